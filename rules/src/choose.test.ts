import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BALANCE } from './balance.ts';
import { type Candidate, chooseNext, planQuiz, strengthAfter, targetDifficulty } from './choose.ts';

const NOW = 1_700_000_000_000;
const DAY = 24 * 60 * 60 * 1000;

const unseen = (id: string, difficulty = 5): Candidate => ({ id, difficulty, met: 0, lastMetAt: 0 });
const seen = (id: string, daysAgo: number, change: Partial<Candidate> = {}): Candidate => ({
  id,
  difficulty: 5,
  met: 1,
  lastMetAt: NOW - daysAgo * DAY,
  ...change,
});

/** So many unseen questions at each of the ten levels. */
const pool = (perLevel: number) =>
  Array.from({ length: perLevel * 10 }, (_, i) => unseen(`q${i}`, (i % 10) + 1));

const SEEDS = Array.from({ length: 50 }, (_, i) => `seed-${i}`);
const ids = (plan: readonly Candidate[]) => plan.map((c) => c.id);
const mean = (values: readonly number[]) => values.reduce((sum, n) => sum + n, 0) / values.length;

const anyCandidates = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      difficulty: fc.integer({ min: 1, max: 10 }),
      met: fc.nat({ max: 5 }),
      lastMetAt: fc.integer({ min: 1, max: NOW }),
    })
    .map((c) => (c.met === 0 ? { ...c, lastMetAt: 0 } : c)),
  { selector: (c) => c.id, maxLength: 40 },
);

describe('targetDifficulty', () => {
  it.each([
    [5, 0, 3],
    [5, 2, 5],
    [5, 9, 7],
    [5, 10, 3],
    [1, 0, 1],
    [10, 9, 10],
    [2.5, 1, 1.5],
  ])('strength %f at position %i aims at %f', (strength, position, target) => {
    expect(targetDifficulty(strength, position)).toBe(target);
  });
});

describe('chooseNext', () => {
  it('has nothing to choose from nothing', () => {
    expect(chooseNext([], 5, 0, 'seed')).toBeUndefined();
  });

  it('takes an unseen question before any seen one, however ill it fits', () => {
    const candidates = [seen('fits', 400), unseen('too hard', 10), seen('fits too', 300)];
    for (const seed of SEEDS) expect(chooseNext(candidates, 1, 0, seed)?.id).toBe('too hard');
  });

  it('takes the one unmet for longest when all were seen and fit alike', () => {
    const candidates = [seen('yesterday', 1), seen('long ago', 90), seen('last week', 7)];
    for (const seed of SEEDS) expect(chooseNext(candidates, 5, 2, seed)?.id).not.toBe('yesterday');
    const two = [seen('yesterday', 1), seen('long ago', 90)];
    for (const seed of SEEDS) expect(chooseNext(two, 5, 2, seed)?.id).toBe('long ago');
  });

  it('takes one that was met less often before one met longer ago', () => {
    const candidates = [seen('often', 900, { met: 3 }), seen('once', 1)];
    for (const seed of SEEDS) expect(chooseNext(candidates, 5, 2, seed)?.id).toBe('once');
  });

  it.each([
    [4, 2, 4],
    [4, 0, 2],
    [8, 9, 10],
    [1, 0, 1],
  ])('takes a question near what strength %i aims at in position %i', (strength, position, target) => {
    for (const seed of SEEDS) {
      const chosen = chooseNext(pool(4), strength, position, seed);
      const distance = Math.abs((chosen?.difficulty ?? 99) - target);
      expect(distance).toBeLessThanOrEqual(BALANCE.choice.jitter);
    }
  });
});

describe('planQuiz', () => {
  it('asks ten different questions out of many', () => {
    const plan = ids(planQuiz(pool(4), 5, 'seed'));
    expect(plan).toHaveLength(BALANCE.quiz.questions);
    expect(new Set(plan).size).toBe(plan.length);
  });

  it.each([
    [0, 0],
    [1, 1],
    [9, 9],
    [10, 10],
  ])('asks all there are when there are only %i', (available, asked) => {
    const few = Array.from({ length: available }, (_, i) => unseen(`q${i}`));
    expect(new Set(ids(planQuiz(few, 5, 'seed'))).size).toBe(asked);
  });

  it('asks as many as wanted', () => {
    expect(planQuiz(pool(4), 5, 'seed', 3)).toHaveLength(3);
    expect(planQuiz(pool(4), 5, 'seed', 0)).toEqual([]);
  });

  it('is the same for the same seed and differs between seeds', () => {
    expect(ids(planQuiz(pool(4), 5, 'one'))).toEqual(ids(planQuiz(pool(4), 5, 'one')));
    const plans = new Set(SEEDS.map((seed) => ids(planQuiz(pool(4), 5, seed)).join()));
    expect(plans.size).toBe(SEEDS.length);
  });

  it('uses up the unseen before it repeats', () => {
    const candidates = [
      ...Array.from({ length: 30 }, (_, i) => seen(`old${i}`, i + 1)),
      ...pool(1).slice(0, 6),
    ];
    for (const seed of SEEDS) {
      expect(
        planQuiz(candidates, 5, seed)
          .slice(0, 6)
          .every((c) => c.met === 0),
      ).toBe(true);
    }
  });

  it('leaves out what was asked yesterday while as much of the same level is older', () => {
    const candidates = Array.from({ length: 20 }, (_, i) => seen(`q${i}`, i < 10 ? 1 : 60));
    for (const seed of SEEDS) {
      expect(planQuiz(candidates, 5, seed).every((c) => c.lastMetAt < NOW - 30 * DAY)).toBe(true);
    }
  });

  it.each([2, 5, 8])('keeps its difficulty around a strength of %i', (strength) => {
    const levels = SEEDS.flatMap((seed) => planQuiz(pool(10), strength, seed).map((c) => c.difficulty));
    expect(Math.abs(mean(levels) - strength)).toBeLessThan(1);
  });

  it('starts easier than it ends', () => {
    const at = (position: number) =>
      mean(SEEDS.map((seed) => planQuiz(pool(10), 5, seed)[position]?.difficulty ?? 0));
    expect(at(0)).toBeLessThan(at(4));
    expect(at(4)).toBeLessThan(at(9));
  });

  it('never repeats a question and never asks what is not there', () => {
    fc.assert(
      fc.property(
        anyCandidates,
        fc.double({ min: 1, max: 10, noNaN: true }),
        fc.string(),
        fc.nat({ max: 15 }),
        (candidates, strength, seed, count) => {
          const plan = ids(planQuiz(candidates, strength, seed, count));
          expect(plan).toHaveLength(Math.min(count, candidates.length));
          expect(new Set(plan).size).toBe(plan.length);
          const known = new Set(ids(candidates));
          expect(plan.every((id) => known.has(id))).toBe(true);
        },
      ),
    );
  });

  it('never asks a seen question while an unseen one is left', () => {
    fc.assert(
      fc.property(
        anyCandidates,
        fc.integer({ min: 1, max: 10 }),
        fc.string(),
        (candidates, strength, seed) => {
          const plan = planQuiz(candidates, strength, seed);
          const firstSeen = plan.findIndex((c) => c.met > 0);
          const rest = firstSeen === -1 ? [] : plan.slice(firstSeen);
          expect(rest.every((c) => c.met > 0)).toBe(true);
        },
      ),
    );
  });
});

describe('strengthAfter', () => {
  const anyStrength = fc.double({ min: 1, max: 10, noNaN: true });
  const anyLevel = fc.integer({ min: 1, max: 10 });

  it('rises with right answers, falls with wrong ones, and stays from 1 to 10', () => {
    fc.assert(
      fc.property(anyStrength, anyLevel, (strength, level) => {
        const up = strengthAfter(strength, level, true);
        const down = strengthAfter(strength, level, false);
        expect(up).toBeGreaterThanOrEqual(strength);
        expect(down).toBeLessThanOrEqual(strength);
        expect(up).toBeLessThanOrEqual(10);
        expect(down).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('learns more from the answers that surprise', () => {
    const risen = (level: number) => strengthAfter(5, level, true) - 5;
    const fallen = (level: number) => 5 - strengthAfter(5, level, false);
    expect(risen(9)).toBeGreaterThan(risen(5));
    expect(risen(5)).toBeGreaterThan(risen(1));
    expect(fallen(1)).toBeGreaterThan(fallen(5));
    expect(fallen(5)).toBeGreaterThan(fallen(9));
    expect(risen(1)).toBeLessThan(0.05);
    expect(fallen(10)).toBeLessThan(0.05);
  });

  it('expects three right answers in four from a question of the player’s own strength', () => {
    const risen = strengthAfter(5, 5, true) - 5;
    const fallen = 5 - strengthAfter(5, 5, false);
    expect(fallen / (risen + fallen)).toBeCloseTo(0.73, 2);
  });

  it.each([2, 5, 8])('finds a player who knows everything up to level %i and nothing above', (known) => {
    let strength: number = BALANCE.choice.startStrength;
    for (let i = 0; i < 60; i++) {
      const level = Math.round(targetDifficulty(strength, i % 10));
      strength = strengthAfter(strength, level, level <= known);
    }
    expect(Math.abs(strength - known)).toBeLessThan(1.5);
  });
});
