import { describe, expect, it } from 'vitest';
import { BALANCE } from './balance.ts';
import { levelForXp, levelProgress, xpForLevel } from './level.ts';

const { max } = BALANCE.level;

describe('xpForLevel', () => {
  it.each([
    [1, 0],
    [2, 100],
    [3, 300],
    [10, 4_500],
    [50, 122_500],
    [max, 49_850_100],
  ])('level %i begins at %i XP', (level, xp) => {
    expect(xpForLevel(level)).toBe(xp);
  });
});

describe('levelForXp', () => {
  it('is the exact inverse for every total from 0 to 200 000', () => {
    let level = 1;
    for (let xp = 0; xp <= 200_000; xp++) {
      if (xp === xpForLevel(level + 1)) level++;
      // A plain comparison: 200 000 calls of expect take seconds.
      if (levelForXp(xp) !== level) expect.fail(`${xp} XP is level ${levelForXp(xp)}, not ${level}`);
    }
    expect(level).toBe(63);
  });

  it('changes on the very point at every level up to the last', () => {
    for (let level = 2; level <= max; level++) {
      expect(levelForXp(xpForLevel(level) - 1)).toBe(level - 1);
      expect(levelForXp(xpForLevel(level))).toBe(level);
      expect(levelForXp(xpForLevel(level) + 1)).toBe(level);
    }
  });

  it.each([
    [-1, 1],
    [0, 1],
    [2 ** 31 - 1, max],
    [2 ** 31, max],
    [Number.MAX_SAFE_INTEGER, max],
  ])('%i XP is level %i', (xp, level) => {
    expect(levelForXp(xp)).toBe(level);
  });
});

describe('levelProgress', () => {
  it.each([
    [-5, { level: 1, into: 0, size: 100, share: 0 }],
    [0, { level: 1, into: 0, size: 100, share: 0 }],
    [99, { level: 1, into: 99, size: 100, share: 0.99 }],
    [100, { level: 2, into: 0, size: 200, share: 0 }],
    [250, { level: 2, into: 150, size: 200, share: 0.75 }],
    [xpForLevel(max), { level: max, into: 0, size: 99_900, share: 0 }],
  ])('%i XP', (xp, progress) => {
    expect(levelProgress(xp)).toEqual(progress);
  });

  it('shows the last level as full when there is nothing left to gain', () => {
    expect(levelProgress(2 ** 31)).toMatchObject({ level: max, share: 1 });
  });
});
