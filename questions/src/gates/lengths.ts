import { BOUNDS } from '../bounds.ts';
import type { Draft } from '../draft.ts';
import { optionsOf } from '../options.ts';
import { type Gate, PASSED, reject } from './gate.ts';

/** The longest option may have this many times the characters of the shortest. */
const MAX_RATIO = 2.2;
/** Where all options are shorter than this, a difference in length catches nobody's eye ("Io", "Ganymede"). */
const SHORT_OPTION = 14;

function bounded(draft: Draft, own: boolean): { what: string; text: string; min: number; max: number }[] {
  return [
    { what: 'question', text: draft.question, ...(own ? BOUNDS.ownQuestion : BOUNDS.question) },
    ...optionsOf(draft).map((text) => ({ what: 'option', text, ...BOUNDS.option })),
    { what: 'explanation', text: draft.explanation, ...BOUNDS.explanation, ...(own ? { min: 0 } : {}) },
  ];
}

/** Every text is within its bounds. Drafts made by a program have not met the schema, which asks the same. */
export const lengths: Gate = (draft, { own = false }) => {
  for (const { what, text, min, max } of bounded(draft, own)) {
    const length = text.trim().length;
    if (length >= min && length <= max) continue;
    return reject('length', `${what} has ${length} characters, not ${min} to ${max}: "${text.slice(0, 60)}"`);
  }
  return PASSED;
};

/**
 * No option stands out by its length: the odd one is too often the right one, and players know. A player's own
 * question may: whole honest files would be refused for "China" beside "United States of America".
 */
export const lengthBalance: Gate = (draft, { own = false }) => {
  if (own) return PASSED;
  const sorted = optionsOf(draft).sort((a, b) => a.length - b.length);
  const [shortest = '', longest = ''] = [sorted[0], sorted.at(-1)];
  if (longest.length < SHORT_OPTION || longest.length <= shortest.length * MAX_RATIO) return PASSED;
  const ratio = (longest.length / Math.max(1, shortest.length)).toFixed(1);
  return reject('length_balance', `"${longest}" is ${ratio} times as long as "${shortest}"`);
};
