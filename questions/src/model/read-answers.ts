import * as z from 'zod/mini';
import type { Letter } from './exam.ts';

/** How the second reading went for one question: it agrees with the key, it does not, or it cannot tell. */
export type Verdict = 'agrees' | 'disagreement' | 'unsure';

const YES = z.union([z.literal(true), z.literal('true')]);

/** One answer; weaker models write numbers as text and a bracket after the letter. */
const entry = z.object({
  number: z.union([
    z.int(),
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/u)),
      z.transform((digits: string) => Number(digits)),
    ),
  ]),
  letter: z.string().check(z.maxLength(20)),
  sure: z.unknown(),
});
type Entry = z.output<typeof entry>;

function entriesIn(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.flatMap(entriesIn);
  const read = z.safeParse(entry, value);
  if (read.success) return [read.data];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .filter((inner) => Array.isArray(inner))
    .flatMap((list) => list.flatMap(entryIn));
}

function entryIn(value: unknown): Entry[] {
  const read = z.safeParse(entry, value);
  return read.success ? [read.data] : [];
}

function verdictOf(entries: readonly Entry[], letter: Letter): Verdict {
  const said = new Set(
    entries.map((one) => /^\(?([A-D])[).:]?$/iu.exec(one.letter.trim())?.[1]?.toUpperCase()),
  );
  const [only] = said;
  if (said.size !== 1 || only === undefined) return 'unsure';
  if (only !== letter) return 'disagreement';
  return entries.every((one) => YES.safeParse(one.sure).success) ? 'agrees' : 'unsure';
}

/**
 * Compares what a model answered with the letters of the key, question by question. No answer, two different
 * ones, "none", "several" or a doubt is 'unsure': only a firm and equal answer agrees.
 */
export function readAnswers(values: readonly unknown[], key: readonly Letter[]): Verdict[] {
  const entries = values.flatMap(entriesIn);
  return key.map((letter, i) =>
    verdictOf(
      entries.filter((one) => one.number === i + 1),
      letter,
    ),
  );
}
