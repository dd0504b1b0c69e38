import { describe, expect, it } from 'vitest';
import { distanceParts } from './distance.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('distanceParts', () => {
  it.each([
    [0, 0, 'second'],
    [-59_999, 0, 'second'],
    [-MINUTE, -1, 'minute'],
    [-119 * MINUTE, -1, 'hour'],
    [-2 * HOUR, -2, 'hour'],
    [DAY - 1, 23, 'hour'],
    [DAY, 1, 'day'],
    [6.9 * DAY, 6, 'day'],
    [-8 * DAY, -1, 'week'],
  ])('%i ms is %i %s', (ms, value, unit) => {
    expect(distanceParts(ms)).toEqual({ value, unit });
  });
});
