import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOf, isLate, remainingMs, timerBand } from './timer.ts';

const SHOWN = 1_700_000_000_000;

describe('deadlineOf', () => {
  it.each([
    [30, 32_000],
    [5, 7_000],
    [120, 122_000],
  ])('a timer of %i s ends after %i ms, the network included', (seconds, ms) => {
    expect(deadlineOf(SHOWN, seconds)).toBe(SHOWN + ms);
  });
});

describe('isLate', () => {
  it.each([
    [-5_000, false],
    [0, false],
    [30_000, false],
    [30_001, false],
    [31_999, false],
    [32_000, false],
    [32_001, true],
    [3_600_000, true],
  ])('%i ms after a 30 s question was shown: %s', (elapsed, late) => {
    expect(isLate(SHOWN, 30, SHOWN + elapsed)).toBe(late);
  });
});

describe('remainingMs', () => {
  it.each([
    [-1, 30_000],
    [0, 30_000],
    [1, 29_999],
    [29_999, 1],
    [30_000, 0],
    [31_000, 0],
  ])('%i ms after the start: %i', (elapsed, left) => {
    expect(remainingMs(SHOWN, 30, SHOWN + elapsed)).toBe(left);
  });

  it('never shows time left on a question that is late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 120 }), fc.nat({ max: 300_000 }), (timer, elapsed) => {
        const now = SHOWN + elapsed;
        if (isLate(SHOWN, timer, now)) expect(remainingMs(SHOWN, timer, now)).toBe(0);
        if (remainingMs(SHOWN, timer, now) > 0) expect(isLate(SHOWN, timer, now)).toBe(false);
      }),
    );
  });
});

describe('timerBand', () => {
  it.each([
    [120, 'ok'],
    [21, 'ok'],
    [20.01, 'ok'],
    [20, 'warn'],
    [11, 'warn'],
    [10.01, 'warn'],
    [10, 'bad'],
    [0, 'bad'],
  ])('%f s left is %s', (seconds, band) => {
    expect(timerBand(seconds)).toBe(band);
  });
});
