import { describe, expect, it } from 'vitest';
import { cueOf } from './round-cues.ts';
import { makeResult } from './round-fakes.ts';
import { NEW_ROUND, type RoundState } from './round-state.ts';

const at = (change: Partial<RoundState>): RoundState => ({ ...NEW_ROUND, ...change });
const asking = at({ phase: 'asking', seconds: 6 });
const locked = (choice: string) => at({ phase: 'locked', choice });
const revealed = (choice: string, streak = 0) =>
  at({ phase: 'revealed', choice, streak, result: makeResult(choice) });

describe('cueOf', () => {
  it('taps at an answer', () => expect(cueOf(asking, locked('right'))?.sound).toBe('tap'));
  it('sounds when time is up, and not again at the verdict', () => {
    expect(cueOf(asking, locked(''))?.sound).toBe('timeOut');
    expect(cueOf(locked(''), revealed(''))).toBeNull();
  });
  it('tells right from wrong', () => {
    expect(cueOf(locked('right'), revealed('right', 1))).toMatchObject({ sound: 'right', semitones: 0 });
    expect(cueOf(locked('wrong'), revealed('wrong'))?.sound).toBe('wrong');
  });
  it('climbs with the streak, up to seven semitones', () => {
    expect(cueOf(locked('right'), revealed('right', 3))?.semitones).toBe(2);
    expect(cueOf(locked('right'), revealed('right', 10))?.semitones).toBe(7);
  });
  it.each([
    [6, 5, 'tick'],
    [2, 1, 'tick'],
    [7, 6, undefined],
    [1, 0, undefined],
  ])('ticks in the last five seconds: %i to %i', (from, to, sound) => {
    expect(cueOf({ ...asking, seconds: from }, { ...asking, seconds: to })?.sound).toBe(sound);
  });
  it('is silent where nothing happens', () => expect(cueOf(asking, asking)).toBeNull());
  it('ends the quiz with a fifth', () =>
    expect(cueOf(at({ phase: 'completing' }), at({ phase: 'finished' }))?.sound).toBe('quizEnd'));
});
