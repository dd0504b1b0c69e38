import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

/** Who may log in with this address, with the stored hash. */
export async function credentials(
  db: Db,
  email: string,
): Promise<{ id: string; password_hash: string | null } | undefined> {
  return db
    .selectFrom('players')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Stores a reset token and voids all earlier ones of the player. */
export async function replaceReset(
  trx: Trx,
  row: { token_hash: Buffer; player_id: string; created_at: number; expires_at: number },
): Promise<void> {
  await trx.deleteFrom('password_resets').where('player_id', '=', row.player_id).execute();
  await trx.insertInto('password_resets').values(row).execute();
}

/** Uses a reset token up: whose it was, or undefined. Of two at once only one gets it. */
export async function takeReset(trx: Trx, tokenHash: Buffer, now: number): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('player_id')
    .executeTakeFirst();
  return row?.player_id;
}

export async function deleteResetsOf(trx: Trx, playerId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('player_id', '=', playerId).execute();
}

/** Removes what has run out: sessions and reset tokens. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
