import { keyOf } from '../facts/key.ts';
import type { FactSource } from '../facts/source.ts';
import { formsOf } from './plural.ts';

/** Edits that are a slip of the finger: one in a short word, two from nine letters on. */
const allowed = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Edit distance with swapped neighbours counted as one (optimal string alignment); stops above `most`. */
function distance(a: string, b: string, most = 3): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** Whether no single word of a name is bent more than a slip allows: medical terms are no musical terms. */
function isWordByWord(key: string, other: string): boolean {
  const [typed, meant] = [key.split(' '), other.split(' ')];
  if (typed.length === 1 || typed.length !== meant.length) return true;
  return typed.every((word, i) => distance(word, meant[i] ?? '') <= allowed(word.length));
}

function closest(key: string, words: readonly string[], most: number): string | undefined {
  const near = words
    // Without its plural ending a word is no other word: comics are no comic.
    .filter((word) => word[0] === key[0] && `${word}s` !== key)
    .filter((word) => isWordByWord(key, word))
    .map((word) => ({ word, edits: distance(key, word, most) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .sort(
      (a, b) =>
        a.edits - b.edits || Math.abs(a.word.length - key.length) - Math.abs(b.word.length - key.length),
    );
  return near[0]?.word;
}

/**
 * The key that a misspelt one most likely means: a curated name first, then a common word of the dictionary with
 * the same first two letters. Only for names in plain ASCII, so that no word of another language is bent into
 * an English one; undefined when nothing is near.
 */
export function corrected(
  source: FactSource,
  key: string,
  isCommon: (word: string) => boolean,
): string | undefined {
  const most = allowed(key.length);
  if (most === 0 || !/^[a-z ]+$/u.test(key)) return undefined;
  const curated = closest(
    key,
    source.aliases().map((alias) => alias.key),
    // A curated name is worth one edit more: 'Geografy' can only be geography.
    key.length >= 8 ? 2 : most,
  );
  if (curated !== undefined) return curated;
  const words = source.keysLike(key.slice(0, 2), key.length - most, key.length + most).filter(isCommon);
  return closest(key, words, most);
}

/** Words that many names have and that say nothing about their subject. */
const COMMONPLACE = new Set([
  'system',
  'world',
  'games',
  'terms',
  'words',
  'great',
  'famous',
  'city',
  'modern',
  'science',
  'travel',
]);

/** Curated names that share a word with a key or are spelt like it, at most `most` of them. */
function nearestNames(source: FactSource, key: string, most = 3): string[] {
  const words = key.split(' ').filter((word) => word.length > 3 && !COMMONPLACE.has(word));
  const scored = source.aliases().flatMap((alias) => {
    const shared = alias.key
      .split(' ')
      .filter((word) =>
        words.some(
          (typed) =>
            typed === word || (word.length > 4 && (typed.startsWith(word) || word.startsWith(typed))),
        ),
      ).length;
    const like =
      key.length > 3 &&
      alias.key[0] === key[0] &&
      distance(key, alias.key, 3) <= Math.max(1, allowed(key.length))
        ? 0.9
        : 0;
    const score = Math.max(shared / Math.sqrt(alias.key.split(' ').length), like);
    return score > 0.6 ? [{ name: alias.name, score }] : [];
  });
  return [
    ...new Set(
      scored.sort((a, b) => b.score - a.score || a.name.localeCompare(b.name)).map(({ name }) => name),
    ),
  ].slice(0, most);
}

/** Curated topics that a word of the dictionary belongs to: birds for owls, composers for Beethoven; nearest first. */
function topicsAbove(source: FactSource, key: string, most = 3): string[] {
  const senses =
    formsOf(key)
      .map((form) => source.senses(form))
      .find((found) => found.length > 0) ?? [];
  const names: string[] = [];
  let level = senses.slice(0, 1).map((sense) => sense.entry);
  for (let steps = 0; steps < 6 && level.length > 0 && names.length < most; steps++) {
    const entries = source.entries(level);
    for (const entry of steps === 0 ? [] : entries) {
      const keys = [entry.lemma, ...entry.others].flatMap((name) => formsOf(keyOf(name)));
      const alias = keys.map((each) => source.alias(each)).find((found) => found !== undefined);
      if (alias !== undefined && !alias.target.startsWith('? ')) names.push(alias.name);
    }
    level = entries.flatMap((entry) => entry.parents);
  }
  return [...new Set(names)].slice(0, most);
}

/** The curated topics that the table says a name is near to. */
export const nearTopics = (source: FactSource, key: string): string[] =>
  formsOf(key).flatMap((form) => source.near(form));

/** What to offer when there is no quiz on a name: what the table says, wider topics, then names that resemble it. */
export function offered(source: FactSource, key: string, most = 3): string[] {
  const names = [...nearTopics(source, key), ...topicsAbove(source, key), ...nearestNames(source, key)];
  return [...new Set(names)].slice(0, most);
}
