import { BALANCE } from '@trivium/rules/balance';
import { xpForLevel } from '@trivium/rules/level';
import { rankFor } from '@trivium/rules/rank';

/** Levels that a player looks forward to. */
const MILESTONES = [2, 5, 10, 25, 50, 100] as const;

/** What each level takes, in XP from the very start. */
export function levelTable(): { level: number; xp: number }[] {
  return MILESTONES.map((level) => ({ level, xp: xpForLevel(level) }));
}

/** The ranks of accuracy with the lowest whole per cent of each, best first. */
export function rankTable(): { name: string; from: number }[] {
  const rows: { name: string; from: number }[] = [];
  for (let from = 100; from >= 0; from--) {
    const { name } = rankFor(from);
    const last = rows.at(-1);
    if (last?.name === name) last.from = from;
    else rows.push({ name, from });
  }
  return rows;
}

/** Shares (0 to 1) that a question pays from its second meeting on; the last one stays. */
export function repeatShares(): number[] {
  return BALANCE.xp.repeatFactors.slice(1);
}
