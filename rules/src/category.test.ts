import { describe, expect, it } from 'vitest';
import {
  averageRating,
  isNew,
  isTrending,
  ROADS,
  roadOf,
  SUBJECTS,
  timeEstimateMinutes,
} from './category.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_700_000_000_000;

describe('isTrending', () => {
  it.each([
    [0, false],
    [50, false],
    [51, true],
  ])('%i completions: %s', (completions, trending) => {
    expect(isTrending(completions)).toBe(trending);
  });
});

describe('isNew', () => {
  it.each([
    ['first of the list, a year old', 365 * DAY, 0, true],
    ['second of the list, a year old', 365 * DAY, 1, true],
    ['third of the list, a year old', 365 * DAY, 2, false],
    ['made just now', 0, 40, true],
    ['made 7 days ago', 7 * DAY, 40, true],
    ['made 7 days and 1 ms ago', 7 * DAY + 1, 40, false],
    ['made on a clock that is ahead', -DAY, 40, true],
  ])('%s', (_, age, index, expected) => {
    expect(isNew(NOW - age, NOW, index)).toBe(expected);
  });
});

describe('timeEstimateMinutes', () => {
  it.each([
    [0, 0],
    [1, 1],
    [5, 3],
    [10, 6],
    [11, 7],
    [15, 9],
    [20, 12],
    [21, 13],
    [1_000, 600],
  ])('%i questions take %i minutes', (questions, minutes) => {
    expect(timeEstimateMinutes(questions)).toBe(minutes);
  });

  it('is the exact ceiling of 6 tenths for every count', () => {
    for (let n = 0; n <= 2_000; n++) {
      expect(timeEstimateMinutes(n)).toBe(Math.floor((n * 6 + 9) / 10));
    }
  });
});

describe('averageRating', () => {
  it.each([
    [0, 0, 4],
    [5, 1, 25 / 6],
    [1, 1, 21 / 6],
    [25, 5, 4.5],
    [5_000, 1_000, 5_020 / 1_005],
  ])('a sum of %i from %i votes', (sum, count, rating) => {
    expect(averageRating(sum, count)).toBeCloseTo(rating, 12);
  });

  it('puts many good votes above one perfect vote', () => {
    expect(averageRating(470, 100)).toBeGreaterThan(averageRating(5, 1));
  });

  it('stays between 1 and 5', () => {
    expect(averageRating(1_000_000, 1_000_000)).toBeGreaterThan(1);
    expect(averageRating(5_000_000, 1_000_000)).toBeLessThan(5);
  });
});

describe('roadOf', () => {
  it.each([
    ['arts', 'grammar'],
    ['science', 'logic'],
    ['tech', 'logic'],
    ['history', 'rhetoric'],
    ['sports', 'rhetoric'],
    ['world', 'rhetoric'],
  ] as const)('%s walks with %s', (subject, road) => {
    expect(roadOf(subject)).toBe(road);
  });

  it('leaves no road without a subject', () => {
    expect(new Set(SUBJECTS.map(roadOf))).toEqual(new Set(ROADS));
  });
});
