import { comparedWords, duplication } from '../gates/near-duplicate.ts';
import type { LibraryQuestion } from '../library/library-file.ts';

/** Two questions of the library, in whatever files, that are one. */
export type DuplicatePair = { readonly a: string; readonly b: string; readonly how: string };

/** Words in more questions than this tell nothing about which two are alike. */
const COMMON = 400;

/**
 * Pairs of near-duplicates. Only pairs that share two telling words are compared: of all pairs of some thousand
 * questions that is a few in a thousand.
 */
export function duplicatePairs(questions: readonly LibraryQuestion[]): DuplicatePair[] {
  const byWord = new Map<string, number[]>();
  for (const [n, question] of questions.entries()) {
    for (const word of comparedWords(question)) {
      const at = byWord.get(word);
      if (at) at.push(n);
      else byWord.set(word, [n]);
    }
  }
  const pairs: DuplicatePair[] = [];
  for (const [n, question] of questions.entries()) {
    const shared = new Map<number, number>();
    for (const word of comparedWords(question)) {
      const at = byWord.get(word) ?? [];
      if (at.length > COMMON) continue;
      for (const other of at) if (other < n) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    for (const [other, words] of shared) {
      const earlier = questions[other];
      const how = words >= 2 && earlier ? duplication(question, earlier) : undefined;
      if (how && earlier) pairs.push({ a: question.id, b: earlier.id, how });
    }
  }
  return pairs;
}
