import { createRequire } from 'node:module';
import type { Countries } from 'world-countries';
import type { LibraryQuestion } from '../library/library-file.ts';

// The package is CommonJS whose types promise a default export that it does not have.
const countries = createRequire(import.meta.url)('world-countries') as Countries;

/** How many questions speak of something, as a share of all, 0 to 1. */
export type Share = readonly [name: string, share: number];

const NAMES = countries
  .filter((country) => country.unMember)
  .map((country) => ({
    name: country.name.common,
    words: new RegExp(
      `\\b(${[country.name.common, country.demonyms?.eng?.m ?? '', country.demonyms?.eng?.f ?? '']
        .filter((word) => word.length > 2)
        .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
        .join('|')})\\b`,
      'u',
    ),
  }));

const said = ({ question, answer }: LibraryQuestion) => `${question} ${answer}`;

/** The countries that most questions name, or their people, the most named first. */
export function countryShares(questions: readonly LibraryQuestion[], most = 8): Share[] {
  const texts = questions.map(said);
  return NAMES.map(({ name, words }): Share => {
    const about = texts.filter((text) => words.test(text)).length;
    return [name, about / Math.max(1, questions.length)];
  })
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most);
}

/** The years that questions name, by century until 1900 and by decade from then on, in their order. */
export function decadeCounts(questions: readonly LibraryQuestion[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const question of questions) {
    const years = new Set(
      [...said(question).matchAll(/\b(1[0-9]|20)\d\d(?:s\b|\b)/gu)].map(([year]) => Number(year.slice(0, 4))),
    );
    const labels = new Set(
      [...years].map((year) => (year < 1900 ? `${Math.floor(year / 100)}00` : `${Math.floor(year / 10)}0s`)),
    );
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
