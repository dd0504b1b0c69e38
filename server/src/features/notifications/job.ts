import type { Context } from '../../http/context.ts';
import { deleteNoticesBefore } from './store.ts';

export const OLD_NEWS_TASK = 'clean-notifications';
export const OLD_NEWS_CRON = `30 3 * * * ${OLD_NEWS_TASK}`;

/** Notifications are news; after this long they are none. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export function deleteOldNews(ctx: Context): Promise<void> {
  return deleteNoticesBefore(ctx.db, ctx.deps.now() - KEPT_MS);
}
