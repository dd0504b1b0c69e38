import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, shuffled } from './random.ts';

const draws = (seed: string, count: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, random);
};

/** Any UTF-16 unit, lone surrogates too. */
const anyUnit = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));

/** Pearson's chi-squared of counts that should all be equal. */
const chiSquared = (counts: readonly number[]) => {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
};

describe('randomFrom', () => {
  it('gives the same stream for the same seed and another for another', () => {
    expect(draws('quiz-1', 20)).toEqual(draws('quiz-1', 20));
    expect(draws('quiz-1', 20)).not.toEqual(draws('quiz-2', 20));
    expect(draws('', 3)).toEqual(draws('', 3));
  });

  it('stays in [0, 1) for any seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (seed) => {
        expect(draws(seed, 50).every((n) => n >= 0 && n < 1)).toBe(true);
      }),
    );
  });

  it('spreads evenly, within a stream and over the first draws of numbered seeds', () => {
    const firsts = Array.from({ length: 20_000 }, (_, i) => randomFrom(`quiz:${i}`)());
    for (const numbers of [draws('spread', 20_000), firsts]) {
      const bins = Array.from({ length: 20 }, () => 0);
      for (const n of numbers) bins[Math.floor(n * 20)] = (bins[Math.floor(n * 20)] ?? 0) + 1;
      // 19 degrees of freedom: above 43.8 in one of 1 000 fair runs. The seeds are fixed, so this never flickers.
      expect(chiSquared(bins)).toBeLessThan(43.8);
    }
  });
});

describe('shuffled', () => {
  it('keeps every item and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const out = shuffled(items, randomFrom(seed));
        expect(items).toEqual(before);
        expect([...out].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
  });

  it('gives every one of the 24 orders of four answers equally often', () => {
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(['a', 'b', 'c', 'd'], randomFrom(`quiz-${i}:question`)).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    // 23 degrees of freedom: above 49.7 in one of 1 000 fair runs.
    expect(chiSquared([...orders.values()])).toBeLessThan(49.7);
  });

  it('puts the first answer into each place equally often, whatever is numbered in the seed', () => {
    const places = [0, 0, 0, 0];
    for (let i = 0; i < 10_000; i++) {
      const place = shuffled([0, 1, 2, 3], randomFrom(`same-quiz:${i}`)).indexOf(0);
      places[place] = (places[place] ?? 0) + 1;
    }
    // 3 degrees of freedom: above 16.3 in one of 1 000 fair runs.
    expect(chiSquared(places)).toBeLessThan(16.3);
  });
});
