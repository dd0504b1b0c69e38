import * as z from 'zod/mini';
import { BOUNDS } from './bounds.ts';

export { BOUNDS };

// Line breaks and other controls have no place in a line of text; U+0000 and lone surrogates cannot be stored.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the point is to find them
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
const clean = (text: string) => text.isWellFormed() && !CONTROL.test(text);

/** One line of text: NFC, trimmed, within its bounds. */
export function line({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .check(
      z.normalize('NFC'),
      z.trim(),
      z.minLength(min),
      z.maxLength(max),
      z.refine(clean, 'Contains characters that are not allowed.'),
    );
}

function whole({ min, max }: { min: number; max: number }) {
  return z.int().check(z.minimum(min), z.maximum(max));
}

/**
 * A picture that belongs to a question: a flag by its two-letter code, or a drawing of ours. `alt` describes
 * it to who cannot see it, without naming what is asked.
 */
const picture = z.strictObject({
  file: z
    .string()
    .check(z.regex(/^(flags|drawings)\/[a-z0-9]+(-[a-z0-9]+)*$/u, 'Must be flags/xx or drawings/name.')),
  alt: line(BOUNDS.pictureAlt),
});

/**
 * A question as its writer hands it in, whoever that is: a person, a program, a file. The answer stands apart
 * from the three others, so that exactly one is right and none has a place; unknown fields are dropped.
 * A draft of this shape is not yet a sound one: that is for the gates to say.
 */
export const draft = z.object({
  question: line(BOUNDS.question),
  answer: line(BOUNDS.option),
  others: z.tuple([line(BOUNDS.option), line(BOUNDS.option), line(BOUNDS.option)]),
  explanation: line(BOUNDS.explanation),
  /** 1: nearly everybody knows it; 10: an expert may miss it. */
  difficulty: whole(BOUNDS.difficulty),
  /** Seconds; only where the rule of `timerFor` does not fit, as with counting. */
  timer: z.optional(whole(BOUNDS.timer)),
  picture: z.optional(picture),
});
export type Draft = z.output<typeof draft>;

/** A player's own question, typed or from a file: it may be short, and its explanation may be empty. */
export const ownDraft = z.object({
  ...draft.shape,
  question: line(BOUNDS.ownQuestion),
  explanation: line({ min: 0, max: BOUNDS.explanation.max }),
});

/** A stable name in lower case with hyphens. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, 'Must be lower case with hyphens.'), z.maxLength(64));
