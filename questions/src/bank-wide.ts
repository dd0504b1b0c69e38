import { createRequire } from 'node:module';
import type { Countries } from 'world-countries';
import type { BankCategory, BankQuestion } from './draft.ts';
import { comparedWords, duplication } from './gates/near-duplicate.ts';
import { longestAnswerShare } from './gates/set.ts';
import { placeOf } from './options.ts';
import { readingSeconds, timerFor } from './timer.ts';

// The package is CommonJS whose types promise a default export that it does not have.
const countries = createRequire(import.meta.url)('world-countries') as Countries;

/** Most of the bank that may be about one country … */
const COUNTRY_SHARE = 0.15;
/** … from this many questions on: a category about Asia is about China, the bank is not. */
const COUNTRY_FROM = 500;
/** Most right answers that may be the longest option. */
const LONGEST_SHARE = 0.3;
/** Points by which a place of the right answer may be off a quarter. */
const PLACE_POINTS = 2;

/** Two questions of the bank, in whatever files, that are one. */
export type DuplicatePair = { readonly a: string; readonly b: string; readonly how: string };

/** What can only be said of the bank as a whole. Shares are 0 to 1. */
export type WholeBank = {
  readonly questions: number;
  readonly duplicates: readonly DuplicatePair[];
  readonly longestShare: number;
  /** Share of right answers at each of the four stored places. */
  readonly places: readonly number[];
  /** The countries that most questions are about, with their shares, the largest first. */
  readonly countries: readonly (readonly [string, number])[];
  /** Ids of questions whose timer is too short to read them. */
  readonly hurried: readonly string[];
};

/**
 * Pairs of near-duplicates. Only pairs that share two telling words or the answer are compared: of all pairs
 * of two thousand questions that is a few in a thousand.
 */
function duplicatePairs(questions: readonly BankQuestion[]): DuplicatePair[] {
  const byWord = new Map<string, number[]>();
  for (const [n, question] of questions.entries()) {
    for (const word of comparedWords(question)) byWord.set(word, [...(byWord.get(word) ?? []), n]);
  }
  const pairs: DuplicatePair[] = [];
  for (const [n, question] of questions.entries()) {
    const shared = new Map<number, number>();
    for (const word of comparedWords(question)) {
      for (const other of byWord.get(word) ?? []) {
        if (other < n) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    for (const [other, words] of shared) {
      const earlier = questions[other];
      const how = words >= 2 && earlier ? duplication(question, earlier) : undefined;
      if (how && earlier) pairs.push({ a: question.id, b: earlier.id, how });
    }
  }
  return pairs;
}

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

/** How many questions name each country or its people, in the question or as the answer. */
function countryShares(questions: readonly BankQuestion[]): (readonly [string, number])[] {
  return NAMES.map(({ name, words }) => {
    const about = questions.filter((q) => words.test(q.question) || words.test(q.answer)).length;
    return [name, about / Math.max(1, questions.length)] as const;
  })
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5);
}

/** Measures the bank as a whole. */
export function wholeBank(categories: readonly BankCategory[]): WholeBank {
  const questions = categories.flatMap((category) => category.questions);
  const places = [0, 0, 0, 0];
  for (const { slug, questions: own } of categories) {
    for (const n of own.keys()) places[placeOf(n, slug)] = (places[placeOf(n, slug)] ?? 0) + 1;
  }
  return {
    questions: questions.length,
    duplicates: duplicatePairs(questions),
    longestShare: longestAnswerShare(questions),
    places: places.map((count) => count / Math.max(1, questions.length)),
    countries: countryShares(questions),
    hurried: questions.filter((q) => timerFor(q) < readingSeconds(q)).map((q) => q.id),
  };
}

/** What is wrong with the bank as a whole, one line each; empty when it is sound. */
export function wholeBankFaults(bank: WholeBank): string[] {
  const off = bank.places.filter((share) => Math.abs(share - 0.25) * 100 > PLACE_POINTS);
  const [country, share] = bank.countries[0] ?? ['', 0];
  return [
    ...bank.duplicates.map(({ a, b, how }) => `${a} ${how} ${b}`),
    ...(bank.longestShare > LONGEST_SHARE ? ['the right answer is too often the longest'] : []),
    ...(off.length > 0 ? ['the right answer is not stored evenly'] : []),
    ...(share > COUNTRY_SHARE && bank.questions >= COUNTRY_FROM
      ? [`too many questions are about ${country}`]
      : []),
    ...bank.hurried.map((id) => `${id}: the timer is too short to read it`),
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The measures as a table for a person. */
export function wholeBankTable(bank: WholeBank): string {
  return [
    `questions             ${bank.questions}`,
    `right answer longest  ${percent(bank.longestShare)}`,
    `its stored places     ${bank.places.map(percent).join(', ')}`,
    `most named countries  ${bank.countries.map(([name, share]) => `${name} ${percent(share)}`).join(', ')}`,
    `near-duplicate pairs  ${bank.duplicates.length}`,
    `timers too short      ${bank.hurried.length}`,
  ].join('\n');
}
