import { describe, expect, it } from 'vitest';
import { makeDraft } from './make-draft.ts';
import { timerFor } from './timer.ts';

describe('timerFor', () => {
  const option = (length: number) => 'o'.repeat(length);
  const reading = (characters: number) =>
    makeDraft({
      question: 'q'.repeat(characters - 200),
      answer: option(50),
      others: [option(50), option(50), option(50)],
    });

  it.each([
    ['a short question', makeDraft(), 30],
    ['the most that fits 30 s', reading(216), 30],
    ['one character more', reading(217), 35],
    ['the longest there is', reading(380), 45],
    ['what the writer asked for', makeDraft({ timer: 20 }), 20],
    ['what the writer asked for, of a long one', { ...reading(380), timer: 60 }, 60],
  ])('%s', (_, draft, seconds) => {
    expect(timerFor(draft)).toBe(seconds);
  });
});
