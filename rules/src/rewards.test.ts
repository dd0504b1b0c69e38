import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BALANCE } from './balance.ts';
import { levelForXp, xpForLevel } from './level.ts';
import { crystalsFor, type RewardedAnswer, repeatFactor, rewardsFor, type Standing } from './rewards.ts';

const standing = (change: Partial<Standing> = {}): Standing => ({
  totalXp: 0,
  xpToday: 0,
  coinsToday: 0,
  ownCategory: false,
  ...change,
});

const right = (change: Partial<RewardedAnswer> = {}): RewardedAnswer => ({
  correct: true,
  difficulty: 1,
  elapsedMs: 30_000,
  timerSeconds: 30,
  metBefore: 0,
  ...change,
});
const wrong = (change: Partial<RewardedAnswer> = {}) => right({ correct: false, ...change });

/** A quiz of ten with so many right answers. */
const quiz = (correct: number, change: Partial<RewardedAnswer> = {}) =>
  Array.from({ length: 10 }, (_, i) => (i < correct ? right(change) : wrong(change)));

describe('repeatFactor', () => {
  it.each([
    [0, 1],
    [1, 0.5],
    [2, 0.25],
    [3, 0.1],
    [4, 0.1],
    [1_000, 0.1],
  ])('met %i times before leaves %f', (met, factor) => {
    expect(repeatFactor(met)).toBe(factor);
  });
});

describe('crystalsFor', () => {
  it.each([
    [1, 1, 0],
    [1, 2, 1],
    [3, 4, 1],
    [4, 5, 2],
    [5, 6, 1],
    [4, 6, 3],
    [1, 5, 5],
    [9, 11, 3],
    [1, 999, 998 + 199],
  ])('from level %i to %i: %i', (from, to, crystals) => {
    expect(crystalsFor(from, to)).toBe(crystals);
  });

  it('pays the same for a climb in one go and in two', () => {
    const level = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(level, level, level, (...levels) => {
        const [a = 1, b = 1, c = 1] = levels.sort((x, y) => x - y);
        expect(crystalsFor(a, c)).toBe(crystalsFor(a, b) + crystalsFor(b, c));
      }),
    );
  });
});

describe('rewardsFor', () => {
  it.each([
    // right, XP of the answers, completion, flawless, coins, gems
    [10, 100, 20, 30, 40, 3],
    [9, 90, 20, 0, 23, 2],
    [8, 80, 20, 0, 21, 1],
    [7, 70, 20, 0, 19, 0],
    [1, 10, 20, 0, 7, 0],
    [0, 0, 20, 0, 5, 0],
  ])('%i of 10 easy slow answers', (correct, answers, completion, flawless, coins, wisdomGems) => {
    expect(rewardsFor(quiz(correct), standing())).toMatchObject({
      xp: answers + completion + flawless,
      coins,
      wisdomGems,
      parts: { answers, completion, flawless, capped: 0 },
    });
  });

  it('counts difficulty and speed of each answer', () => {
    const answers = [
      right({ difficulty: 10, elapsedMs: 1_000 }),
      right({ difficulty: 3 }),
      wrong({ difficulty: 9 }),
    ];
    expect(rewardsFor(answers, standing()).parts.answers).toBe(10 + 9 + 5 + (10 + 2));
  });

  it.each([
    // met before, XP of the answers, completion, flawless, coins, gems
    [1, 50, 10, 15, 20, 0],
    [2, 30, 5, 8, 10, 0],
    [3, 10, 2, 3, 4, 0],
    [50, 10, 2, 3, 4, 0],
  ])(
    'pays a flawless repeat less: met %i times',
    (metBefore, answers, completion, flawless, coins, wisdomGems) => {
      expect(rewardsFor(quiz(10, { metBefore }), standing())).toMatchObject({
        xp: answers + completion + flawless,
        coins,
        wisdomGems,
        parts: { answers, completion, flawless },
      });
    },
  );

  it('pays no gems when half of the pay is for repeats, and gems when it is just less', () => {
    const met = (times: number) =>
      Array.from({ length: 10 }, (_, i) => right({ metBefore: i < times ? 1 : 0 }));
    expect(rewardsFor(met(9), standing()).wisdomGems).toBe(3);
    expect(rewardsFor(met(10), standing()).wisdomGems).toBe(0);
  });

  it('pays nothing at all for a quiz of one’s own, and moves no level', () => {
    expect(rewardsFor(quiz(10), standing({ totalXp: 99, ownCategory: true }))).toEqual({
      xp: 0,
      coins: 0,
      wisdomGems: 0,
      enlightenmentCrystals: 0,
      previousLevel: 1,
      currentLevel: 1,
      parts: { answers: 0, completion: 0, flawless: 0, capped: 0 },
    });
  });

  it('pays nothing for a quiz without questions', () => {
    expect(rewardsFor([], standing())).toMatchObject({ xp: 0, coins: 0, wisdomGems: 0 });
  });

  const { dailyCap } = BALANCE.xp;
  it.each([
    [dailyCap - 151, 150, 0],
    [dailyCap - 150, 150, 0],
    [dailyCap - 149, 149, 1],
    [dailyCap - 1, 1, 149],
    [dailyCap, 0, 150],
    [dailyCap + 400, 0, 150],
  ])('caps the XP of a day: %i before', (xpToday, xp, capped) => {
    const paid = rewardsFor(quiz(10), standing({ xpToday }));
    expect(paid).toMatchObject({ xp, parts: { capped } });
    expect(paid.wisdomGems).toBe(xp > 0 ? 3 : 0);
  });

  it.each([
    [BALANCE.coins.dailyCap - 40, 40],
    [BALANCE.coins.dailyCap - 39, 39],
    [BALANCE.coins.dailyCap, 0],
    [BALANCE.coins.dailyCap + 1, 0],
  ])('caps the coins of a day: %i before', (coinsToday, coins) => {
    expect(rewardsFor(quiz(10), standing({ coinsToday })).coins).toBe(coins);
  });

  it.each([
    [0, 1, 2, 1],
    [xpForLevel(5) - 150, 4, 5, 2],
    [xpForLevel(5) - 151, 4, 4, 0],
    [xpForLevel(6) - 1, 5, 6, 1],
  ])('raises the level and pays crystals: %i XP before', (totalXp, previousLevel, currentLevel, crystals) => {
    expect(rewardsFor(quiz(10), standing({ totalXp }))).toMatchObject({
      previousLevel,
      currentLevel,
      enlightenmentCrystals: crystals,
    });
  });

  const anyAnswer = fc.record({
    correct: fc.boolean(),
    difficulty: fc.integer({ min: 1, max: 10 }),
    elapsedMs: fc.integer({ min: 0, max: 130_000 }),
    timerSeconds: fc.integer({ min: 5, max: 120 }),
    metBefore: fc.nat({ max: 20 }),
  });
  const anyStanding = fc.record({
    totalXp: fc.nat({ max: 10_000_000 }),
    xpToday: fc.nat({ max: 6_000 }),
    coinsToday: fc.nat({ max: 1_000 }),
    ownCategory: fc.boolean(),
  });
  const anyQuiz = fc.array(anyAnswer, { maxLength: 12 });

  it('keeps its books: whole numbers, parts that add up, caps kept, levels that follow from XP', () => {
    fc.assert(
      fc.property(anyQuiz, anyStanding, (answers, before) => {
        const paid = rewardsFor(answers, before);
        const { parts } = paid;
        const amounts = [paid.xp, paid.coins, paid.wisdomGems, paid.enlightenmentCrystals];
        const all = [...amounts, ...Object.values(parts)];
        expect(all.every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
        expect(parts.answers + parts.completion + parts.flawless - parts.capped).toBe(paid.xp);
        expect(paid.xp).toBeLessThanOrEqual(Math.max(0, dailyCap - before.xpToday));
        expect(paid.coins).toBeLessThanOrEqual(Math.max(0, BALANCE.coins.dailyCap - before.coinsToday));
        expect(paid.previousLevel).toBe(levelForXp(before.totalXp));
        expect(paid.currentLevel).toBe(levelForXp(before.totalXp + paid.xp));
        if (before.ownCategory) expect(amounts).toEqual([0, 0, 0, 0]);
      }),
    );
  });

  it('never pays more for having met a question more often', () => {
    fc.assert(
      fc.property(anyQuiz, anyStanding, fc.nat({ max: 3 }), (answers, before, more) => {
        const again = answers.map((a) => ({ ...a, metBefore: a.metBefore + more }));
        const first = rewardsFor(answers, before);
        const second = rewardsFor(again, before);
        expect(second.xp).toBeLessThanOrEqual(first.xp);
        expect(second.coins).toBeLessThanOrEqual(first.coins);
        expect(second.wisdomGems).toBeLessThanOrEqual(first.wisdomGems);
      }),
    );
  });

  it('never pays less for one more right answer', () => {
    fc.assert(
      fc.property(anyQuiz, anyStanding, fc.nat(), (answers, before, at) => {
        const better = answers.map((a, i) => (i === at % answers.length ? { ...a, correct: true } : a));
        const first = rewardsFor(answers, before);
        const second = rewardsFor(better, before);
        expect(second.xp).toBeGreaterThanOrEqual(first.xp);
        expect(second.coins).toBeGreaterThanOrEqual(first.coins);
      }),
    );
  });
});
