/** Bounds of the pause before the next question comes by itself, ms. */
const SHORTEST_MS = 4_000;
const LONGEST_MS = 15_000;

/** A slow reader takes about this long for one character, ms (150 words a minute). */
const PER_CHARACTER_MS = 70;

/** How long a text stays before the next question comes by itself, ms: enough for a slow reader. */
export function readingPauseMs(text: string): number {
  return Math.min(LONGEST_MS, SHORTEST_MS + [...text].length * PER_CHARACTER_MS);
}
