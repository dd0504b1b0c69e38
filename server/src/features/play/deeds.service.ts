import { newAchievements } from '@trivium/rules/achievements';
import type { Subject } from '@trivium/rules/category';
import { accuracyOf } from '@trivium/rules/rank';
import type { RewardedAnswer } from '@trivium/rules/rewards';
import type { Trx } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { notify } from '../notifications/service.ts';
import { type Player, updatePlayer } from '../players/store.ts';
import { achievementsOf, insertAchievements } from './deeds.store.ts';

/** Adds a finished quiz to what the player has done, and gives the achievements that this earns. */
export async function recordDeeds(
  ctx: Context,
  trx: Trx,
  player: Player,
  subject: Subject,
  level: number,
  answers: readonly RewardedAnswer[],
): Promise<void> {
  const correct = answers.filter((a) => a.correct).length;
  const accuracy = accuracyOf(correct, answers.length);
  const subjects = player.subjects.includes(subject) ? player.subjects : [...player.subjects, subject];
  const total = {
    quizzes: player.quizzes + 1,
    flawless: player.flawless + (accuracy === 100 ? 1 : 0),
    correct: player.correct + correct,
  };
  await updatePlayer(trx, player.id, { ...total, subjects });
  const had = await achievementsOf(trx, player.id);
  const earned = newAchievements({ ...total, accuracy, level, subjects: subjects.length }, had);
  await insertAchievements(trx, player.id, earned, ctx.deps.now());
  for (const achievement of earned) {
    await notify(ctx, trx, player.id, { kind: 'achievement', achievement }, `achievement:${achievement}`);
  }
}
