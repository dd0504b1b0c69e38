import { type Notification, type Notifications, notification } from '@trivium/contract/notifications';
import * as z from 'zod';
import type { Trx } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import * as store from './store.ts';

type Told<N> = N extends Notification ? Omit<N, '_id' | 'createdAt' | 'read'> : never;
/** What a notification says, without when and for whom. */
export type News = Told<Notification>;

/**
 * Tells a player something, in the transaction in which it happens. With `once` the same thing is told only
 * the first time.
 */
export async function notify(
  ctx: Context,
  trx: Trx,
  playerId: string,
  news: News,
  once: string | null = null,
): Promise<void> {
  const { kind, ...data } = news;
  const created_at = ctx.deps.now();
  await store.insertNotice(trx, { id: ctx.deps.newId(), player_id: playerId, kind, data, once, created_at });
}

export function toNotification(row: store.NoticeRow): Notification {
  return notification.parse({
    ...row.data,
    _id: row.id,
    kind: row.kind,
    createdAt: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
  });
}

const cursorShape = z.tuple([z.int(), z.uuid()]);

export async function listNotifications(
  ctx: Context,
  playerId: string,
  query: { limit: number; cursor?: string | undefined },
): Promise<Notifications> {
  const [created_at, id] = query.cursor ? decodeCursor(cursorShape, query.cursor) : [];
  const before = created_at === undefined || id === undefined ? undefined : { created_at, id };
  const [rows, unread] = await Promise.all([
    store.newest(ctx.db, playerId, query.limit, before),
    store.countUnread(ctx.db, playerId),
  ]);
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  return {
    notifications: rows.map(toNotification),
    unread,
    nextCursor: last ? encodeCursor([last.created_at, last.id]) : null,
  };
}

/** Marks the named notifications as read, or all; returns how many stay unread. */
export async function readNotifications(
  ctx: Context,
  playerId: string,
  ids: readonly string[] | undefined,
): Promise<number> {
  await store.markRead(ctx.db, playerId, ids, ctx.deps.now());
  return store.countUnread(ctx.db, playerId);
}
