import { BALANCE } from './balance.ts';
import { levelForXp } from './level.ts';
import { accuracyOf } from './rank.ts';
import { type AnswerFacts, xpForAnswer } from './score.ts';

/** One judged answer of a finished quiz. */
export type RewardedAnswer = AnswerFacts & {
  /** How often the player had been shown this question before; 0 is a first meeting. */
  readonly metBefore: number;
};

/** What the player had before this quiz. */
export type Standing = {
  readonly totalXp: number;
  /** XP and coins gained since 00:00 UTC. */
  readonly xpToday: number;
  readonly coinsToday: number;
  /** Whether the player made the category: own quizzes pay no XP, coins or gems. */
  readonly ownCategory: boolean;
};

/** What a finished quiz pays; all whole numbers >= 0. `xp` and `coins` are after repeats and caps. */
export type Rewards = {
  readonly xp: number;
  readonly coins: number;
  readonly wisdomGems: number;
  readonly enlightenmentCrystals: number;
  readonly previousLevel: number;
  readonly currentLevel: number;
  readonly parts: {
    readonly answers: number;
    readonly completion: number;
    readonly flawless: number;
    /** What the daily cap took away. */
    readonly capped: number;
  };
};

/** The factor that repeats leave of an answer's XP, 1 for a first meeting. */
export function repeatFactor(metBefore: number): number {
  const factors = BALANCE.xp.repeatFactors;
  return factors[Math.min(metBefore, factors.length - 1)] ?? 0;
}

function wisdomGemsFor(accuracy: number): number {
  return BALANCE.gems.wisdom.find((row) => accuracy >= row.accuracy)?.gems ?? 0;
}

/** Crystals for the levels passed: one each, and one more at every fifth. */
export function crystalsFor(previousLevel: number, currentLevel: number): number {
  const { crystalsPerLevel, crystalEveryLevels } = BALANCE.gems;
  const fifths =
    Math.floor(currentLevel / crystalEveryLevels) - Math.floor(previousLevel / crystalEveryLevels);
  return (currentLevel - previousLevel) * crystalsPerLevel + fifths;
}

function freshness(answers: readonly RewardedAnswer[]): number {
  // Bonuses for the quiz as a whole shrink with the share of questions met before, so that
  // replaying a memorised quiz does not pay the flawless bonus in full.
  if (answers.length === 0) return 0;
  return answers.reduce((sum, a) => sum + repeatFactor(a.metBefore), 0) / answers.length;
}

/** Everything that a finished quiz pays. Pure: the caller writes it to the ledger once. */
export function rewardsFor(answers: readonly RewardedAnswer[], standing: Standing): Rewards {
  const { xp: X, coins: C } = BALANCE;
  const previousLevel = levelForXp(standing.totalXp);
  const correct = answers.filter((a) => a.correct).length;
  const accuracy = accuracyOf(correct, answers.length);
  const pays = standing.ownCategory || answers.length === 0 ? 0 : 1;
  const fresh = freshness(answers) * pays;
  const fromAnswers =
    pays * answers.reduce((sum, a) => sum + Math.round(xpForAnswer(a).total * repeatFactor(a.metBefore)), 0);
  const completion = Math.round(X.completion * fresh);
  const flawless = accuracy === 100 ? Math.round(X.flawless * fresh) : 0;
  const uncapped = fromAnswers + completion + flawless;
  const xp = Math.min(uncapped, Math.max(0, X.dailyCap - standing.xpToday));
  const rawCoins = Math.round(
    (correct * C.perCorrect + C.completion + (accuracy === 100 ? C.flawless : 0)) * fresh,
  );
  const coins = Math.min(rawCoins, Math.max(0, C.dailyCap - standing.coinsToday));
  const currentLevel = levelForXp(standing.totalXp + xp);
  return {
    xp,
    coins,
    // Gems are for a first meeting with most of the quiz; at half pay or less they would be farmed.
    wisdomGems: fresh > 0.5 && xp > 0 ? wisdomGemsFor(accuracy) : 0,
    enlightenmentCrystals: crystalsFor(previousLevel, currentLevel),
    previousLevel,
    currentLevel,
    parts: { answers: fromAnswers, completion, flawless, capped: uncapped - xp },
  };
}
