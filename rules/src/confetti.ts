import { BALANCE } from './balance.ts';

/** Confetti pieces on the results: 300 for 100 %, 200 on a level-up, else 100; none below 80 % without one (specification 2 and 9). */
export function confettiPieces(accuracy: number, leveledUp: boolean): number {
  const { flawless, levelUp, normal, fromAccuracy } = BALANCE.confetti;
  if (accuracy < fromAccuracy && !leveledUp) return 0;
  if (accuracy >= 100) return flawless;
  return leveledUp ? levelUp : normal;
}
