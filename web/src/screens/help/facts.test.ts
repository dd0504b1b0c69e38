import { BALANCE } from '@trivium/rules/balance';
import { levelForXp } from '@trivium/rules/level';
import { expect, it } from 'vitest';
import { levelTable, rankTable, repeatShares } from './facts.ts';

it('each level of the table begins exactly where it says', () => {
  for (const { level, xp } of levelTable()) {
    expect(levelForXp(xp)).toBe(level);
    expect(levelForXp(xp - 1)).toBe(level - 1);
  }
});

it('the ranks are those of the specification', () => {
  expect(rankTable()).toEqual([
    { name: 'LEGENDARY', from: 100 },
    { name: 'DIAMOND', from: 90 },
    { name: 'PLATINUM', from: 80 },
    { name: 'GOLD', from: 70 },
    { name: 'BRONZE', from: 50 },
    { name: 'ROOKIE', from: 0 },
  ]);
});

it('repeats pay ever less, and never nothing', () => {
  const shares = [1, ...repeatShares()];
  expect(shares).toHaveLength(BALANCE.xp.repeatFactors.length);
  expect([...shares].sort((a, b) => b - a)).toEqual(shares);
  expect(Math.min(...shares)).toBeGreaterThan(0);
});
