import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

export type NoticeRow = {
  id: string;
  kind: string;
  data: Record<string, unknown>;
  created_at: number;
  read_at: number | null;
};

const COLUMNS = ['id', 'kind', 'data', 'created_at', 'read_at'] as const;

/** The channel on which the database tells every instance of a new notification. */
export const CHANNEL = 'notifications';

/** Stores a notification, unless one of the same `once` was told before, and tells all instances at commit. */
export async function insertNotice(
  trx: Trx,
  row: { id: string; player_id: string; kind: string; data: object; once: string | null; created_at: number },
): Promise<void> {
  const stored = await trx
    .insertInto('notifications')
    .values({ ...row, data: JSON.stringify(row.data), read_at: null })
    .onConflict((oc) => oc.columns(['player_id', 'once']).where('once', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) await sql`select pg_notify(${CHANNEL}, ${`${row.player_id}:${row.id}`})`.execute(trx);
}

export async function newest(
  db: Db,
  playerId: string,
  limit: number,
  before: { created_at: number; id: string } | undefined,
): Promise<NoticeRow[]> {
  let query = db.selectFrom('notifications').select(COLUMNS).where('player_id', '=', playerId);
  if (before)
    query = query.where(sql<boolean>`(created_at, id) < (${before.created_at}, ${before.id}::uuid)`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function noticeById(db: Db, id: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('notifications').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function countUnread(db: Db, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)`.as('n'))
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function markRead(
  db: Db,
  playerId: string,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null);
  if (ids) query = query.where('id', 'in', ids);
  await query.execute();
}

export async function deleteNoticesBefore(db: Db, moment: number): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', moment).execute();
}
