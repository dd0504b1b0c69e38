import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { PREPARED } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

/** A player's row as inner code sees it. */
export type Player = {
  id: string;
  alias: string;
  email: string | null;
  age: number | null;
  avatar: number;
  user_type: 'Guest' | 'Registered';
  xp: number;
  coins: number;
  wisdom_gems: number;
  crystals: number;
  strength: number;
  quizzes: number;
  flawless: number;
  correct: number;
  subjects: string[];
};

const COLUMNS = [
  'id',
  'alias',
  'email',
  'age',
  'avatar',
  'user_type',
  'xp',
  'coins',
  'wisdom_gems',
  'crystals',
  'strength',
  'quizzes',
  'flawless',
  'correct',
  'subjects',
] as const;

/** A player with the session that named them. */
export type InSession = Player & { session_created_at: number; session_expires_at: number };

/** Whose session this is and how long it lives, or undefined when it is unknown or over. */
export async function playerBySession(
  db: Db,
  tokenHash: Buffer,
  now: number,
): Promise<InSession | undefined> {
  const { rows } = await sql<InSession>`${sql.raw(PREPARED)}
    select ${sql.raw(COLUMNS.map((c) => `p.${c}`).join(', '))},
      s.created_at as session_created_at, s.expires_at as session_expires_at
    from sessions s join players p on p.id = s.player_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function extendSession(db: Db, tokenHash: Buffer, until: number): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: until }).where('token_hash', '=', tokenHash).execute();
}

export async function insertSession(
  trx: Trx,
  row: { token_hash: Buffer; player_id: string; created_at: number; expires_at: number },
): Promise<void> {
  await trx.insertInto('sessions').values(row).execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(trx: Trx, playerId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('player_id', '=', playerId).execute();
}

export async function aliasTaken(trx: Trx, alias: string): Promise<boolean> {
  const row = await trx
    .selectFrom('players')
    .select('id')
    .where('alias', '=', alias)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPlayer(
  trx: Trx,
  row: {
    id: string;
    alias: string;
    alias_generated: boolean;
    email: string | null;
    password_hash: string | null;
    age: number | null;
    avatar: number;
    user_type: 'Guest' | 'Registered';
    strength: number;
    created_at: number;
  },
): Promise<Player> {
  return trx.insertInto('players').values(row).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** The player with the row locked, so that what is decided on it stays true until the transaction ends. */
export async function lockPlayer(trx: Trx, id: string): Promise<Player | undefined> {
  return trx.selectFrom('players').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type PlayerChange = Partial<{
  alias: string;
  alias_generated: boolean;
  email: string;
  password_hash: string;
  age: number;
  avatar: number;
  user_type: 'Registered';
  xp: number;
  coins: number;
  wisdom_gems: number;
  crystals: number;
  strength: number;
  quizzes: number;
  flawless: number;
  correct: number;
  subjects: string[];
}>;

export async function updatePlayer(trx: Trx, id: string, change: PlayerChange): Promise<Player> {
  const base = trx.updateTable('players').where('id', '=', id).returning(COLUMNS);
  // An empty change is a no-op, not an error: PostgreSQL knows no empty SET.
  return base.set(Object.keys(change).length > 0 ? change : { id }).executeTakeFirstOrThrow();
}
