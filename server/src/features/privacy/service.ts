import { transact } from '../../db/transact.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { verifyPassword } from '../players/passwords.service.ts';
import { toDetails } from '../players/service.ts';
import { lockPlayer, type Player } from '../players/store.ts';
import * as store from './store.ts';

/** Who has a password gives it once more: a borrowed phone must not be enough. */
async function confirm(ctx: Context, player: Player, password: string | undefined): Promise<void> {
  const stored = await store.passwordHash(ctx.db, player.id);
  if (stored === null) return;
  if (password === undefined || !(await verifyPassword(stored, password))) {
    throw new ApiError('wrong_credentials', 'This is not your password. Please try again.');
  }
}

/** Everything about the player, and nobody else's. */
export async function exportOf(
  ctx: Context,
  player: Player,
  password: string | undefined,
): Promise<Record<string, unknown>> {
  await confirm(ctx, player, password);
  const [rows, answers, questions] = await Promise.all([
    store.personalRows(ctx.db, player.id),
    store.answersGiven(ctx.db, player.id),
    store.questionsMade(ctx.db, player.id),
  ]);
  return {
    exportedAt: new Date(ctx.deps.now()).toISOString(),
    note: 'All times are milliseconds since 1970-01-01 00:00 UTC.',
    profile: toDetails(player),
    ...rows,
    answers_given: answers,
    questions_made: questions,
  };
}

/** Deletes the player and everything about them. */
export async function deletePlayer(
  ctx: Context,
  player: Player,
  password: string | undefined,
): Promise<void> {
  await confirm(ctx, player, password);
  await transact(ctx.db, async (trx) => {
    // Waits for a quiz that is being finished at this moment.
    await lockPlayer(trx, player.id);
    await store.erase(trx, player.id);
  });
}
