import { guestAlias } from '@trivium/rules/guest-alias';
import { expect, it } from 'vitest';
import { judgeName } from './moderate.ts';

/** Finer than either list of words is long, so that every word comes. */
const STEPS = 128;

/** The alias that comes of these three draws, each from 0 to below 1. */
function aliasOf(...draws: number[]): string {
  let next = 0;
  return guestAlias(() => draws[next++] ?? 0);
}

const steps = Array.from({ length: STEPS }, (_, n) => n / STEPS);
const refused = (aliases: Iterable<string>) =>
  [...new Set(aliases)].filter((alias) => !judgeName(alias, 'alias').ok);

it('finds every pair of words that a guest may be called fit for a name', () => {
  const pairs = steps.flatMap((adjective) => steps.map((animal) => aliasOf(adjective, animal, 0.42)));
  expect(new Set(pairs).size).toBeGreaterThan(3000);
  expect(refused(pairs)).toEqual([]);
});

it('finds every figure that a guest may be called by fit for a name', () => {
  const figures = Array.from({ length: 9000 }, (_, n) => aliasOf(0.5, 0.5, (n + 0.5) / 9000));
  expect(new Set(figures).size).toBe(9000);
  expect(refused(figures)).toEqual([]);
});
