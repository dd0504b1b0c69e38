import { BOUNDS } from '../draft.ts';
import type { Entry } from './format.ts';
import { tidy } from './plain.ts';

/** Said of every question that is not of the one kind that is played here. */
export const ONLY_FOUR =
  'Only multiple-choice questions with four answers and one right one can be imported.';

/** Where a file names no level. */
const DEFAULT_DIFFICULTY = 5;

/** A question as a file tells it; texts may still be untidy, numbers are text as they stand there, '' where there is none. */
export type Told = {
  readonly row: number;
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly right: boolean }[];
  readonly explanation?: string;
  readonly difficulty?: string;
  readonly seconds?: string;
  /** Time limits are brought within the bounds of the timer: 5 or 120 seconds are ordinary elsewhere. */
  readonly clampSeconds?: boolean;
};

/** A whole number, undefined where nothing stands, NaN where something else does. */
function wholeNumber(text = ''): number | undefined {
  const tidied = tidy(text);
  if (tidied === '') return undefined;
  return /^-?\d{1,9}(?:\.0+)?$/u.test(tidied) ? Number(tidied) : Number.NaN;
}

function within(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

function optionsProblem(options: readonly { text: string; right: boolean }[]): string | undefined {
  const filled = options.filter(({ text }) => text !== '').length;
  const right = options.filter((option) => option.right).length;
  if (options.length !== 4 || filled !== 4)
    return `There ${filled === 1 ? 'is 1 answer' : `are ${filled} answers`}. ${ONLY_FOUR}`;
  if (right === 0) return `No answer is marked as right. ${ONLY_FOUR}`;
  if (right > 1) return `${right} answers are marked as right. ${ONLY_FOUR}`;
  return undefined;
}

/** The entry for what a file tells: a draft of four answers with one right, or the problem that it is not. Bounds of texts and gates come later. */
export function entryOf(told: Told): Entry {
  const { row } = told;
  const options = told.options.map(({ text, right }) => ({ text: tidy(text), right }));
  const message = optionsProblem(options);
  if (message !== undefined) return { row, message };
  const difficulty = wholeNumber(told.difficulty) ?? DEFAULT_DIFFICULTY;
  if (!within(difficulty, BOUNDS.difficulty)) {
    return {
      row,
      message: `The difficulty "${tidy(told.difficulty ?? '').slice(0, 20)}" is not a whole number from 1 to 10.`,
    };
  }
  const seconds = wholeNumber(told.seconds);
  const { min, max } = BOUNDS.timer;
  const timer = seconds !== undefined && told.clampSeconds ? Math.min(max, Math.max(min, seconds)) : seconds;
  if (timer !== undefined && !within(timer, BOUNDS.timer)) {
    return {
      row,
      message: `The time "${tidy(told.seconds ?? '').slice(0, 20)}" is not a whole number of seconds from ${min} to ${max}.`,
    };
  }
  const [first = '', second = '', third = ''] = options.filter(({ right }) => !right).map(({ text }) => text);
  const draft = {
    question: tidy(told.question),
    answer: options.find(({ right }) => right)?.text ?? '',
    others: [first, second, third] as [string, string, string],
    explanation: tidy(told.explanation ?? ''),
    difficulty,
    ...(timer === undefined ? {} : { timer }),
  };
  return { row, draft };
}
