import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accuracyOf, rankFor } from './rank.ts';

describe('rankFor', () => {
  it.each([
    [100, 'LEGENDARY', 'FLAWLESS VICTORY!'],
    [99, 'DIAMOND', 'Nearly Perfect!'],
    [99.5, 'DIAMOND', 'Nearly Perfect!'],
    [90, 'DIAMOND', 'Nearly Perfect!'],
    [89, 'PLATINUM', 'Excellent Performance!'],
    [80, 'PLATINUM', 'Excellent Performance!'],
    [79, 'GOLD', 'Great Job!'],
    [70, 'GOLD', 'Great Job!'],
    [69, 'BRONZE', 'Keep Pushing!'],
    [50, 'BRONZE', 'Keep Pushing!'],
    [49, 'ROOKIE', 'Time to Review!'],
    [0, 'ROOKIE', 'Time to Review!'],
  ])('%f %% is %s: %s', (accuracy, name, message) => {
    expect(rankFor(accuracy)).toMatchObject({ name, message });
  });
});

describe('accuracyOf', () => {
  it.each([
    [0, 0, 0],
    [0, 10, 0],
    [1, 10, 10],
    [9, 10, 90],
    [10, 10, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    // 99.5 % rounds to 100, but a mistake was made.
    [199, 200, 99],
    [999, 1_000, 99],
  ])('%i of %i is %i %%', (correct, total, accuracy) => {
    expect(accuracyOf(correct, total)).toBe(accuracy);
  });

  it('is a whole number from 0 to 100, and 100 for no quiz with a mistake', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5_000 }), fc.nat({ max: 5_000 }), (a, b) => {
        const accuracy = accuracyOf(Math.min(a, b), Math.max(a, b));
        expect(Number.isInteger(accuracy) && accuracy >= 0).toBe(true);
        expect(accuracy === 100).toBe(a === b && a > 0);
      }),
    );
  });
});
