/**
 * Whole per cents that add up to 100 (largest remainder; ties go to the earlier entry), or all 0 when
 * nothing was counted. Counts are whole numbers.
 */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total <= 0) return counts.map(() => 0);
  // In whole numbers: 29 / 200 * 100 is a little below 14.5 in floating point and would lose its tie.
  const rests = counts.map((n) => (n * 100) % total);
  const floors = counts.map((n, i) => (n * 100 - (rests[i] ?? 0)) / total);
  const missing = 100 - floors.reduce((sum, n) => sum + n, 0);
  const order = rests
    .map((rest, index) => ({ index, rest }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, missing)) floors[index] = (floors[index] ?? 0) + 1;
  return floors;
}
