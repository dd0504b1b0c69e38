import type { StartedQuiz } from '@trivium/contract/quiz';
import { BALANCE } from '@trivium/rules/balance';
import { planQuiz } from '@trivium/rules/choose';
import { transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import type { TokenHash } from '../../http/mount.ts';
import { categoryToStart } from '../categories/store.ts';
import { whoIs } from '../players/sessions.service.ts';
import { lockPlayer } from '../players/store.ts';
import * as quizzes from './quizzes.store.ts';
import { quizTokenOf } from './service.ts';

/**
 * Starts a quiz of a category, or resumes the running one of it: same question, same deadline. A running
 * quiz of another category, or one that nobody touched for long, is given up. `wish` asks the easiest or the
 * hardest questions that the category has.
 */
export async function startQuiz(
  ctx: Context,
  bearer: TokenHash,
  { categoryId, wish }: { categoryId: string; wish?: 'easy' | 'hard' | undefined },
): Promise<StartedQuiz> {
  const { id: playerId } = await whoIs(ctx, bearer);
  return transact(ctx.db, async (trx) => {
    // Held until the quiz is there: nobody can delete it in between.
    const category = await categoryToStart(trx, categoryId);
    if (!category || (category.status !== 'ready' && category.created_by !== playerId))
      throw notFound('This quiz');
    if (category.status !== 'ready')
      throw new ApiError('category_not_ready', 'This quiz is not ready to be played yet.');
    // Two starts of one player wait for each other here: there is one running quiz, not two.
    const player = await lockPlayer(trx, playerId);
    if (!player) throw notFound('This player');
    const now = ctx.deps.now();
    const running = await quizzes.runningQuiz(trx, playerId);
    const started = { categoryId, categoryName: category.name };
    if (running?.category_id === categoryId && now - running.touched_at < BALANCE.quiz.idleLimitMs) {
      return { ...started, token: running.token, totalQuestions: running.total };
    }
    if (running) {
      await quizzes.endQuiz(trx, running.id, {
        status: 'abandoned',
        ended_at: now,
        results: null,
        answers_digest: null,
      });
    }
    const seed = ctx.deps.newToken();
    const pool = await quizzes.candidates(trx, categoryId, playerId, { seed, wish });
    const plan = planQuiz(pool, player.strength, seed);
    if (plan.length === 0) throw new ApiError('category_not_ready', 'This quiz has no questions yet.');
    const revisions = new Map(pool.map((q) => [q.id, q.revision]));
    const token = ctx.deps.newToken();
    const quiz = {
      id: ctx.deps.newId(),
      token,
      player_id: playerId,
      category_id: categoryId,
      seed,
      started_at: now,
    };
    await quizzes.insertQuiz(
      trx,
      quiz,
      plan.map(({ id }) => ({ id, revision: revisions.get(id) ?? 1 })),
    );
    return { ...started, token, totalQuestions: plan.length };
  });
}

/** Gives a running quiz up; one that has ended stays as it is. */
export async function abandonQuiz(ctx: Context, bearer: TokenHash, pathToken: string): Promise<void> {
  const player = await whoIs(ctx, bearer);
  const token = quizTokenOf(bearer, pathToken);
  if (token !== null && !(await quizzes.hasQuiz(ctx.db, player.id, token))) throw notFound('This quiz');
  await quizzes.abandon(ctx.db, player.id, token, ctx.deps.now());
}
