import { BALANCE } from './balance.ts';

/** Total XP at which a level begins: step * n(n-1)/2. Level 1 begins at 0. */
export function xpForLevel(level: number): number {
  return (BALANCE.level.step * level * (level - 1)) / 2;
}

/**
 * The level that a total of XP has reached: the inverse of `xpForLevel`, exact for every whole number.
 * The root can miss by one in floating point, so the neighbours are checked.
 */
export function levelForXp(xp: number): number {
  const { step, max } = BALANCE.level;
  if (xp <= 0) return 1;
  let level = Math.floor((1 + Math.sqrt(1 + (8 * xp) / step)) / 2);
  if (xpForLevel(level) > xp) level--;
  if (xpForLevel(level + 1) <= xp) level++;
  return Math.min(max, Math.max(1, level));
}

/** Where a total of XP stands inside its level: XP gained, XP the level takes, and the share (0 to 1). */
export function levelProgress(xp: number): { level: number; into: number; size: number; share: number } {
  const level = levelForXp(xp);
  const into = Math.max(0, xp - xpForLevel(level));
  const size = xpForLevel(level + 1) - xpForLevel(level);
  return { level, into, size, share: Math.min(1, into / size) };
}
