import type { Context } from '../../http/context.ts';
import { deleteExpired } from './store.ts';

export const CLEANUP_TASK = 'cleanup';
/** Every night at three, when few play. */
export const CLEANUP_CRON = `0 3 * * * ${CLEANUP_TASK}`;

/** Removes sessions and reset tokens that have run out. */
export function cleanUp(ctx: Context): Promise<void> {
  return deleteExpired(ctx.db, ctx.deps.now());
}
