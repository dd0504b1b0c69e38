import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentages } from './percentages.ts';

const sum = (values: readonly number[]) => values.reduce((total, n) => total + n, 0);

describe('percentages', () => {
  it.each([
    [[], []],
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    [[7], [100]],
    [
      [1, 1],
      [50, 50],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1, 1, 1, 1],
      [25, 25, 25, 25],
    ],
    [
      [2, 1, 0, 0],
      [67, 33, 0, 0],
    ],
    [
      [0, 1, 2, 3],
      [0, 17, 33, 50],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [17, 17, 17, 17, 16, 16],
    ],
    // 29 / 100 * 100 is 28.999999999999996 in floating point.
    [
      [29, 71],
      [29, 71],
    ],
    // Equal remainders of 0.5: the earlier entry gets the point, whatever the floating point makes of them.
    [
      [29, 171],
      [15, 85],
    ],
    [
      [171, 29],
      [86, 14],
    ],
    [
      [57, 143],
      [29, 71],
    ],
    [
      [1, 1_000_000],
      [0, 100],
    ],
  ])('%j becomes %j', (counts, expected) => {
    expect(percentages(counts)).toEqual(expected);
  });

  const counts = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 8 });

  it('adds up to 100 as soon as anything was counted, and is off by less than 1 anywhere', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const result = percentages(given);
        const total = sum(given);
        expect(sum(result)).toBe(total > 0 ? 100 : 0);
        result.forEach((value, i) => {
          expect(Number.isInteger(value)).toBe(true);
          if (total > 0) expect(Math.abs(value - ((given[i] ?? 0) / total) * 100)).toBeLessThan(1 + 1e-9);
        });
      }),
    );
  });

  it('never gives a smaller count the larger share', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const pairs = percentages(given).map((share, i) => ({ share, n: given[i] ?? 0 }));
        pairs.sort((a, b) => a.n - b.n || a.share - b.share);
        const shares = pairs.map((pair) => pair.share);
        expect(shares).toEqual([...shares].sort((a, b) => a - b));
      }),
    );
  });

  it('gives equal counts to the earlier entry first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 999 }), (length, n) => {
        const result = percentages(Array.from({ length }, () => n));
        expect(result).toEqual([...result].sort((a, b) => b - a));
      }),
    );
  });
});
