import type { Body } from '@trivium/contract/endpoint';
import type { reportQuestion, updatePopularity } from '@trivium/contract/feedback';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import * as store from './store.ts';

/** Only who was asked a question may judge it. */
async function mustHaveMet(ctx: Context, playerId: string, questionId: string): Promise<void> {
  const { exists, met } = await store.meeting(ctx.db, playerId, questionId);
  if (!exists) throw notFound('This question');
  if (!met) throw new ApiError('not_allowed', 'You can only judge questions that you have been asked.');
}

/** One vote for each player and question; the latest counts. */
export async function vote(
  ctx: Context,
  playerId: string,
  input: Body<typeof updatePopularity>,
): Promise<void> {
  await mustHaveMet(ctx, playerId, input.questionId);
  await store.upsertVote(ctx.db, {
    player_id: playerId,
    question_id: input.questionId,
    action: input.action,
    created_at: ctx.deps.now(),
  });
}

/** One report for each player and question; the latest counts. The text is kept only with the reason 'other'. */
export async function report(
  ctx: Context,
  playerId: string,
  input: Body<typeof reportQuestion>,
): Promise<void> {
  await mustHaveMet(ctx, playerId, input.questionId);
  await store.upsertReport(ctx.db, {
    player_id: playerId,
    question_id: input.questionId,
    reason: input.reason,
    other_text: input.reason === 'other' ? (input.otherText?.trim() ?? null) : null,
    created_at: ctx.deps.now(),
  });
}
