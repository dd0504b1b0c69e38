import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BALANCE } from './balance.ts';
import { type AnswerFacts, scoreAnswer, speedShare, xpForAnswer } from './score.ts';

const facts = (change: Partial<AnswerFacts> = {}): AnswerFacts => ({
  correct: true,
  difficulty: 1,
  elapsedMs: 30_000,
  timerSeconds: 30,
  ...change,
});

const anyFacts = fc.record({
  correct: fc.boolean(),
  difficulty: fc.integer({ min: 1, max: 10 }),
  elapsedMs: fc.integer({ min: 0, max: 200_000 }),
  timerSeconds: fc.integer({ min: BALANCE.timer.minSeconds, max: BALANCE.timer.maxSeconds }),
});

describe('speedShare', () => {
  it.each([
    [0, 30, 0],
    [299, 30, 0],
    [300, 30, 1],
    [2_000, 30, 1],
    [16_000, 30, 0.5],
    [23_000, 30, 0.25],
    [30_000, 30, 0],
    // Inside the grace an answer is still right, but no longer quick.
    [31_999, 30, 0],
    [3_500, 5, 0.5],
    [61_000, 120, 0.5],
    [1_000, 1, 0],
    [999, 1, 1],
  ])('%i ms of %i s earns the share %f', (elapsed, timer, share) => {
    expect(speedShare(elapsed, timer)).toBeCloseTo(share, 10);
  });

  it('stays within 0 and 1 and never grows with time once a person can have read the question', () => {
    const time = fc.integer({ min: BALANCE.score.speedFloorMs, max: 130_000 });
    fc.assert(
      fc.property(time, time, fc.integer({ min: 5, max: 120 }), (a, b, timer) => {
        const early = speedShare(Math.min(a, b), timer);
        const late = speedShare(Math.max(a, b), timer);
        expect(early).toBeGreaterThanOrEqual(late);
        expect(late).toBeGreaterThanOrEqual(0);
        expect(early).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('scoreAnswer', () => {
  it.each([
    ['easiest, no time left', facts(), 100, 0, 0],
    ['easiest, at once', facts({ elapsedMs: 1_000 }), 100, 0, 50],
    ['hardest, no time left', facts({ difficulty: 10 }), 100, 90, 0],
    ['hardest, at once', facts({ difficulty: 10, elapsedMs: 300 }), 100, 90, 50],
    ['half the speed bonus', facts({ difficulty: 5, elapsedMs: 16_000 }), 100, 40, 25],
    ['quicker than a reader', facts({ difficulty: 2, elapsedMs: 100 }), 100, 10, 0],
  ])('%s', (_, given, base, difficulty, speed) => {
    expect(scoreAnswer(given)).toEqual({
      total: base + difficulty + speed,
      parts: { base, difficulty, speed },
    });
  });

  it('pays nothing for a wrong answer, however hard and quick', () => {
    expect(scoreAnswer(facts({ correct: false, difficulty: 10, elapsedMs: 500 }))).toEqual({
      total: 0,
      parts: { base: 0, difficulty: 0, speed: 0 },
    });
  });
});

describe('xpForAnswer', () => {
  it.each([
    [facts(), 10, 0, 0],
    [facts({ elapsedMs: 1_000 }), 10, 0, 5],
    [facts({ difficulty: 10, elapsedMs: 1_000 }), 10, 9, 5],
    [facts({ difficulty: 4, elapsedMs: 16_000 }), 10, 3, 3],
    [facts({ correct: false }), 0, 0, 0],
  ])('%o', (given, base, difficulty, speed) => {
    expect(xpForAnswer(given)).toEqual({
      total: base + difficulty + speed,
      parts: { base, difficulty, speed },
    });
  });
});

describe.each([
  ['scoreAnswer', scoreAnswer],
  ['xpForAnswer', xpForAnswer],
])('%s', (_, pay) => {
  it('adds up its parts, in whole numbers of 0 or more', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { total, parts } = pay(given);
        const all = [parts.base, parts.difficulty, parts.speed];
        expect(all.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        expect(all.reduce((sum, part) => sum + part)).toBe(total);
        expect(total > 0).toBe(given.correct);
      }),
    );
  });

  it('never pays an easier question more, all else equal', () => {
    const level = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(anyFacts, level, level, (given, a, b) => {
        const easy = pay({ ...given, difficulty: Math.min(a, b) }).total;
        expect(pay({ ...given, difficulty: Math.max(a, b) }).total).toBeGreaterThanOrEqual(easy);
      }),
    );
  });
});

it('lets knowing beat rushing: the slowest right answer outweighs any speed bonus', () => {
  expect(BALANCE.score.speedMax).toBeLessThanOrEqual(BALANCE.score.base / 2);
  expect(BALANCE.xp.speedMax).toBeLessThanOrEqual(BALANCE.xp.base / 2);
});
