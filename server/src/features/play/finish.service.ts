import { createHash } from 'node:crypto';
import type { Body } from '@trivium/contract/endpoint';
import type { completion, QuizResults } from '@trivium/contract/quiz';
import { strengthAfter } from '@trivium/rules/choose';
import { accuracyOf } from '@trivium/rules/rank';
import { type RewardedAnswer, type Rewards, rewardsFor } from '@trivium/rules/rewards';
import { scoreAnswer } from '@trivium/rules/score';
import { judge, step } from '@trivium/rules/session';
import { type Trx, transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import type { TokenHash } from '../../http/mount.ts';
import { categoryById, countCompletion } from '../categories/store.ts';
import { countOnBoards } from '../leaderboard/service.ts';
import { whoIs } from '../players/sessions.service.ts';
import { lockPlayer, type Player, updatePlayer } from '../players/store.ts';
import { recordDeeds } from './deeds.service.ts';
import * as quizzes from './quizzes.store.ts';
import { asked, refusalError } from './service.ts';
import type { QuizQuestion } from './store.ts';

type Sent = Body<typeof completion>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the client says it answered, as one short text: the same data twice is the same completion. */
function digestOf(answers: Sent['answers']): string {
  const pairs = (answers ?? []).map((a) => [a.questionId, a.selectedAnswer ?? '']);
  return createHash('sha256').update(JSON.stringify(pairs)).digest('base64url');
}

/**
 * Finishes a quiz: counts, pays and remembers, in one transaction. Sent again it answers the same and pays
 * nothing; with other answers it is a conflict.
 */
export async function finishQuiz(
  ctx: Context,
  bearer: TokenHash,
  categoryId: string,
  sent: Sent,
): Promise<QuizResults> {
  const { id: playerId } = await whoIs(ctx, bearer);
  const digest = digestOf(sent.answers);
  return transact(ctx.db, async (trx) => {
    // The lock makes a second completion wait and then find the quiz finished.
    const player = await lockPlayer(trx, playerId);
    if (!player) throw notFound('This player');
    const quiz = await quizzes.quizToFinish(trx, playerId, categoryId, sent.quizToken);
    if (!quiz) throw notFound('This quiz');
    if (quiz.status === 'abandoned') throw refusalError('not_running');
    if (quiz.status === 'finished') {
      if (quiz.answers_digest === digest) return quiz.results as QuizResults;
      throw new ApiError('quiz_finished_differently', 'This quiz has been finished with other answers.');
    }
    return pay(ctx, trx, player, quiz, digest);
  });
}

function answersOf(questions: readonly QuizQuestion[]): RewardedAnswer[] {
  return questions.map((q) => {
    const verdict = judge(asked(q));
    return {
      correct: verdict.correct,
      difficulty: q.difficulty,
      elapsedMs: verdict.elapsedMs,
      timerSeconds: q.timer_seconds,
      metBefore: q.met_before,
    };
  });
}

async function pay(
  ctx: Context,
  trx: Trx,
  player: Player,
  quiz: quizzes.Quiz,
  digest: string,
): Promise<QuizResults> {
  const now = ctx.deps.now();
  const questions = await quizzes.questionsOf(trx, quiz.id);
  const outcome = step({ status: quiz.status, questions: questions.map(asked) }, { type: 'finish' }, now);
  if (!outcome.ok) throw refusalError(outcome.refusal);
  const answers = answersOf(questions);
  const category = await categoryById(trx, quiz.category_id);
  const today = await quizzes.gainedSince(trx, player.id, now - (now % DAY_MS));
  const rewards = rewardsFor(answers, {
    totalXp: player.xp,
    xpToday: today.xp,
    coinsToday: today.coins,
    ownCategory: category?.created_by === player.id,
  });
  const subject = category?.subject ?? 'world';
  const own = category?.created_by === player.id;
  await give(trx, player, quiz.id, rewards, answers, now);
  await countOnBoards(trx, player, subject, rewards.xp, now);
  // Whoever knows the key has not achieved anything.
  if (!own) await recordDeeds(ctx, trx, player, subject, rewards.currentLevel, answers);
  const results = resultsOf(player, rewards, answers);
  await quizzes.endQuiz(trx, quiz.id, { status: 'finished', ended_at: now, results, answers_digest: digest });
  // Last, since the row of a popular category is what everybody's transaction waits for.
  await countCompletion(trx, quiz.category_id);
  return results;
}

async function give(
  trx: Trx,
  player: Player,
  quizId: string,
  rewards: Rewards,
  answers: readonly RewardedAnswer[],
  now: number,
): Promise<void> {
  const amounts = {
    xp: rewards.xp,
    coins: rewards.coins,
    wisdom_gems: rewards.wisdomGems,
    crystals: rewards.enlightenmentCrystals,
  };
  await quizzes.insertLedger(trx, player.id, `quiz:${quizId}`, amounts, now);
  await updatePlayer(trx, player.id, {
    xp: player.xp + amounts.xp,
    coins: player.coins + amounts.coins,
    wisdom_gems: player.wisdom_gems + amounts.wisdom_gems,
    crystals: player.crystals + amounts.crystals,
    // Only first meetings tell how strong a player is; the rest tells how good a memory is.
    strength: answers
      .filter((a) => a.metBefore === 0)
      .reduce((s, a) => strengthAfter(s, a.difficulty, a.correct), player.strength),
  });
}

function resultsOf(player: Player, rewards: Rewards, answers: readonly RewardedAnswer[]): QuizResults {
  const correctAnswers = answers.filter((a) => a.correct).length;
  return {
    percentageCorrect: accuracyOf(correctAnswers, answers.length),
    knowledgeGained: rewards.xp,
    totalKnowledge: player.xp + rewards.xp,
    previousLevel: rewards.previousLevel,
    currentLevel: rewards.currentLevel,
    coinsGained: rewards.coins,
    wisdomGemsGained: rewards.wisdomGems,
    enlightenmentCrystalsGained: rewards.enlightenmentCrystals,
    correctAnswers,
    totalQuestions: answers.length,
    score: answers.reduce((sum, a) => sum + scoreAnswer(a).total, 0),
    breakdown: { ...rewards.parts },
  };
}
