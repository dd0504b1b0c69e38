/** The badge bands of specification 9: 1-3, 4-5, 6-7, 8-10. */
export type DifficultyName = 'Easy' | 'Medium' | 'Hard' | 'Expert';

const BANDS: readonly { upTo: number; name: DifficultyName; pips: number }[] = [
  { upTo: 3, name: 'Easy', pips: 1 },
  { upTo: 5, name: 'Medium', pips: 2 },
  { upTo: 7, name: 'Hard', pips: 3 },
  { upTo: 10, name: 'Expert', pips: 4 },
];

/** Name and pips (1-4) of a difficulty level from 1 to 10; levels outside count as the nearest. */
export function difficultyBand(level: number): { name: DifficultyName; pips: number } {
  const band = BANDS.find((b) => level <= b.upTo) ?? BANDS[BANDS.length - 1];
  if (!band) throw new Error('no difficulty bands');
  return { name: band.name, pips: band.pips };
}

/**
 * The three-word difficulty of a category (specification 3) from the mean level of its questions.
 * The borders are the bands' own, with Hard and Expert told apart only on questions.
 */
export function categoryDifficulty(meanLevel: number): 'Easy' | 'Medium' | 'Hard' {
  if (meanLevel < 4) return 'Easy';
  return meanLevel < 6 ? 'Medium' : 'Hard';
}
