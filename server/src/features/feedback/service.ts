import type { Body } from '@trivium/contract/endpoint';
import type { reportQuestion, updatePopularity } from '@trivium/contract/feedback';
import { transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { hideWhenReported, lockReported } from '../workshop/reports.service.ts';
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

/**
 * One report for each player and question; the latest counts. The text is kept only with the reason 'other'.
 * What was decided about a revision stays decided; a later revision may be reported anew. Reports that weigh
 * enough hide the question.
 */
export async function report(
  ctx: Context,
  playerId: string,
  input: Body<typeof reportQuestion>,
): Promise<void> {
  await mustHaveMet(ctx, playerId, input.questionId);
  await transact(ctx.db, async (trx) => {
    const found = await lockReported(trx, input.questionId, [playerId]);
    if (!found) return;
    await store.upsertReport(trx, {
      player_id: playerId,
      question_id: input.questionId,
      reason: input.reason,
      other_text: input.reason === 'other' ? (input.otherText?.trim() ?? null) : null,
      revision: found.question.revision,
      created_at: ctx.deps.now(),
    });
    await hideWhenReported(ctx, trx, found.category, found.question);
  });
}
