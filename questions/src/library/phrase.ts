import { FRAMES } from './phrase-frames.ts';

/** What a phrase wishes of the questions beside their subject. */
export type Wish = 'easy' | 'hard' | null;

/** A phrase taken apart: what it is about, and how hard it wants to be. */
export type Phrase = { readonly subject: string; readonly wish: Wish };

const ENDS = /^[\s"'“”‘’.,:;!?-]+|[\s"'“”‘’.,:;!?-]+$/gu;
/** What a frame leaves of its own in front of the subject. */
const LEFT = /^(?:about|on|of|regarding) /iu;
/** Frames that are taken away at most: real phrases have two or three. */
const MOST_FRAMES = 6;

/** The phrase without the one frame that fits first; undefined where none does. */
function unframed({ subject, wish }: Phrase): Phrase | undefined {
  for (const { pattern, wish: wished } of FRAMES) {
    const inner = pattern.exec(subject)?.groups?.s?.replace(ENDS, '').replace(LEFT, '');
    if (inner === undefined || inner.length < 2 || inner === subject) continue;
    return { subject: inner, wish: wish ?? wished ?? null };
  }
  return undefined;
}

/**
 * What a phrase may be about, the reading with the least taken away first: 'quiz about frogs for kids' is itself,
 * then 'quiz about frogs' and 'frogs', both easy. Only frames that say nothing about the subject are taken away;
 * numbers and decades stay with it. The first reading that names something is the right one.
 */
export function readingsOf(typed: string): Phrase[] {
  const whole = typed.replace(/\s+/gu, ' ').replace(ENDS, '') || typed.trim();
  const readings: Phrase[] = [{ subject: whole, wish: null }];
  while (readings.length <= MOST_FRAMES) {
    const last = readings.at(-1);
    const next = last && unframed(last);
    if (!next) break;
    readings.push(next);
  }
  return readings;
}
