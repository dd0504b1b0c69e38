import { BALANCE } from '@trivium/rules/balance';
import { BOUNDS } from './bounds.ts';
import type { Draft } from './draft.ts';
import { optionsOf } from './options.ts';

/** Characters a second at which a slow reader takes in a text of a second language, about 140 words a minute. */
const READING_SPEED = 12;
/** Seconds that remain for thinking and choosing. */
const THINKING_SECONDS = 12;
/** Timers go in steps of this many seconds, so that they do not look like noise. */
const STEP_SECONDS = 5;

/** Seconds that a slow reader needs for the question and its four options. */
export function readingSeconds(draft: Draft): number {
  const characters = [draft.question, ...optionsOf(draft)].reduce((sum, text) => sum + text.length, 0);
  return characters / READING_SPEED;
}

/**
 * Seconds for a question: what its writer asked for, else the default of 30, else more where reading the
 * question and its four options takes longer; 60 at most.
 */
export function timerFor(draft: Draft): number {
  if (draft.timer !== undefined) return draft.timer;
  const needed = THINKING_SECONDS + readingSeconds(draft);
  const stepped = Math.ceil(needed / STEP_SECONDS) * STEP_SECONDS;
  return Math.min(BOUNDS.timer.max, Math.max(BALANCE.timer.defaultSeconds, stepped));
}
