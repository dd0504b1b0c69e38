/** Edits that are a slip of the finger in a name of so many letters: none in a short one, two from nine on. */
export const slipsAllowed = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/**
 * Edits between two texts, with swapped neighbours counted as one (optimal string alignment); `most + 1` where it
 * is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

/** How a word sounds, roughly: double letters and common misspellings of a sound fall together. */
export function soundOf(text: string): string {
  return text
    .replace(/ph/gu, 'f')
    .replace(/ck|q|kh/gu, 'k')
    .replace(/c(?=[eiy])/gu, 's')
    .replace(/[c]/gu, 'k')
    .replace(/z/gu, 's')
    .replace(/gh|h(?![aeiou])/gu, '')
    .replace(/[y]/gu, 'i')
    .replace(/(?:ie|ei|ee|ea)/gu, 'i')
    .replace(/(?:ou|oo|u)/gu, 'u')
    .replace(/(?:er|or|ar|re)\b/gu, 'er')
    .replace(/(.)\1+/gu, '$1');
}
