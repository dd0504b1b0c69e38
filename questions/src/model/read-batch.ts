import * as z from 'zod/mini';
import { type Draft, draft } from '../draft.ts';

/** What a batch of a model holds; `malformed` counts what is no question at all. */
export type WrittenBatch = {
  readonly refused: boolean;
  readonly drafts: readonly Draft[];
  readonly malformed: number;
};

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Some models write the options of a sum as numbers. */
function text(value: unknown): unknown {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
}

/** Some models write numbers as text. */
function whole(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,2}$/u.test(value.trim()) ? Number(value) : value;
}

/** The wrong options; where all four are given, without the right one. */
function wrongOnes(others: unknown, answer: unknown): unknown {
  if (!Array.isArray(others)) return others;
  const options = others.map(text);
  const wrong = options.filter((option) => option !== answer);
  return options.length === 4 && wrong.length === 3 ? wrong : options;
}

/** One question as far as it has the shape of a draft. Pictures and timers are not for a model to set. */
function readQuestion(value: unknown): Draft | undefined {
  if (!isFields(value)) return undefined;
  const answer = text(value.answer);
  const read = z.safeParse(draft, {
    question: value.question,
    answer,
    others: wrongOnes(value.others ?? value.options, answer),
    explanation: value.explanation,
    difficulty: whole(value.difficulty),
  });
  return read.success ? read.data : undefined;
}

/** The candidates for questions in a value: a list, a list under any name, or a question of its own. */
function candidatesIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return undefined;
  if (Object.hasOwn(value, 'question')) return [value];
  const list = value.questions;
  if (isFields(list)) return Object.values(list);
  return Object.values(value).find((inner) => Array.isArray(inner));
}

function isRefusal(value: unknown): boolean {
  if (!isFields(value)) return false;
  const refused = value.refused;
  return refused === true || refused === 'true';
}

/**
 * Reads the questions out of what a model wrote, each for itself: one that is no question costs itself. At most
 * `most` are looked at, because nobody asked for more.
 */
export function readBatch(values: readonly unknown[], most: number): WrittenBatch {
  if (values.some(isRefusal)) return { refused: true, drafts: [], malformed: 0 };
  const lists = values.map(candidatesIn).filter((list) => list !== undefined);
  const candidates = lists.flat().slice(0, most);
  const drafts = candidates.map(readQuestion).filter((read) => read !== undefined);
  // An answer without any list is one piece of nonsense; an empty list is an honest answer.
  const malformed = lists.length === 0 ? 1 : candidates.length - drafts.length;
  return { refused: false, drafts, malformed };
}
