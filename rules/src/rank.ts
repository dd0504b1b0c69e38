/** The accuracy ranks of specification 9, best first. */
const RANKS = [
  { from: 100, name: 'LEGENDARY', message: 'FLAWLESS VICTORY!' },
  { from: 90, name: 'DIAMOND', message: 'Nearly Perfect!' },
  { from: 80, name: 'PLATINUM', message: 'Excellent Performance!' },
  { from: 70, name: 'GOLD', message: 'Great Job!' },
  { from: 50, name: 'BRONZE', message: 'Keep Pushing!' },
  { from: 0, name: 'ROOKIE', message: 'Time to Review!' },
] as const;

export type Rank = (typeof RANKS)[number];

/** The rank of an accuracy in per cent (0 to 100). */
export function rankFor(accuracy: number): Rank {
  return RANKS.find((rank) => accuracy >= rank.from) ?? RANKS[5];
}

/** Accuracy in whole per cent; only a flawless quiz reaches 100. A quiz without questions counts as 0. */
export function accuracyOf(correct: number, total: number): number {
  if (total <= 0) return 0;
  return correct >= total ? 100 : Math.min(99, Math.round((correct / total) * 100));
}
