import { BALANCE } from '@trivium/rules/balance';
import { BOUNDS } from '../bounds.ts';
import { rejectionsOf } from '../gates/judge.ts';
import { difficultyCounts, longestAnswerShare } from '../gates/set.ts';
import { askedIn } from '../library/about.ts';
import { FORMS, type Form, type LibraryQuestion } from '../library/library-file.ts';
import type { Library } from '../library/read-library.ts';
import { placeOf } from '../options.ts';
import { readingSeconds, timerFor } from '../timer.ts';
import { type DuplicatePair, duplicatePairs } from './duplicates.ts';
import { countryShares, decadeCounts, type Share } from './subjects.ts';

/** Most of the library that may name one country. */
const COUNTRY_SHARE = 0.15;
/** Most right answers that may be the longest option. */
const LONGEST_SHARE = 0.3;
/** Points by which a place of the right answer may be off a quarter. */
const PLACE_POINTS = 2;

/** How many questions a topic has: at home in it, and asked in its quiz. */
export type Coverage = { readonly topic: string; readonly home: number; readonly asked: number };

/** What can be said of the library as a whole. Shares are 0 to 1. */
export type Whole = {
  readonly questions: number;
  readonly coverage: readonly Coverage[];
  readonly forms: readonly (readonly [Form, number])[];
  /** Questions at each level, from 1. */
  readonly levels: readonly number[];
  readonly longestShare: number;
  /** Share of right answers at each of the four stored places. */
  readonly places: readonly number[];
  /** Mean lengths in characters. */
  readonly lengths: { readonly question: number; readonly option: number; readonly explanation: number };
  readonly countries: readonly Share[];
  readonly decades: readonly (readonly [string, number])[];
  readonly duplicates: readonly DuplicatePair[];
  /** Ids of questions whose timer is too short to read them. */
  readonly hurried: readonly string[];
  /** What gates have against questions, one line each. */
  readonly rejected: readonly string[];
};

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function coverageOf({ graph, files }: Library): Coverage[] {
  const home = new Map(files.map(({ topic, questions }) => [topic, questions.length]));
  const asked = new Map<string, number>();
  for (const file of files) {
    for (const question of file.questions) {
      for (const slug of askedIn(graph, file, question)) asked.set(slug, (asked.get(slug) ?? 0) + 1);
    }
  }
  return [...graph.topics.keys()].map((topic) => ({
    topic,
    home: home.get(topic) ?? 0,
    asked: asked.get(topic) ?? 0,
  }));
}

function placesOf(questions: readonly LibraryQuestion[]): number[] {
  const places = [0, 0, 0, 0];
  for (const { id } of questions) places[placeOf(0, id)] = (places[placeOf(0, id)] ?? 0) + 1;
  return places.map((count) => count / Math.max(1, questions.length));
}

/** Measures the library as a whole. Takes seconds for some thousand questions. */
export function wholeLibrary(library: Library): Whole {
  const questions = library.files.flatMap((file) => file.questions);
  return {
    questions: questions.length,
    coverage: coverageOf(library),
    forms: FORMS.map((form) => [form, questions.filter((q) => q.form === form).length]),
    levels: difficultyCounts(questions),
    longestShare: longestAnswerShare(questions),
    places: placesOf(questions),
    lengths: {
      question: mean(questions.map((q) => q.question.length)),
      option: mean(questions.flatMap((q) => [q.answer, ...q.others].map((option) => option.length))),
      explanation: mean(questions.map((q) => q.explanation.length)),
    },
    countries: countryShares(questions),
    decades: decadeCounts(questions),
    duplicates: duplicatePairs(questions),
    hurried: questions.filter((q) => timerFor(q) < readingSeconds(q)).map((q) => q.id),
    rejected: questions.flatMap((q) =>
      rejectionsOf(q).map(({ reason, detail }) => `${q.id}: ${reason}: ${detail}`),
    ),
  };
}

/** What is wrong with the library as a whole, one line each; empty when it is sound. */
export function faultsOf(whole: Whole): string[] {
  const off = whole.places.filter((share) => Math.abs(share - 0.25) * 100 > PLACE_POINTS);
  const [country, share] = whole.countries[0] ?? ['', 0];
  return [
    ...whole.rejected,
    ...whole.duplicates.map(({ a, b, how }) => `${a} ${how} ${b}`),
    ...(whole.longestShare > LONGEST_SHARE ? ['the right answer is too often the longest'] : []),
    ...(off.length > 0 ? ['the right answer is not stored evenly'] : []),
    ...(share > COUNTRY_SHARE ? [`too many questions name ${country}`] : []),
    ...whole.hurried.map((id) => `${id}: the timer is too short to read it`),
  ];
}

/** Topics that are quizzes, by how many questions these have. */
export function playable(coverage: readonly Coverage[], least: number = BALANCE.pool.publishMin): Coverage[] {
  return coverage.filter(({ asked }) => asked >= least);
}

export const LEVELS = Array.from(
  { length: BOUNDS.difficulty.max - BOUNDS.difficulty.min + 1 },
  (_, i) => i + BOUNDS.difficulty.min,
);
