import { describe, expect, it } from 'vitest';
import { reportsHide, reportWeight } from './reports.ts';

const counts = (registered = 0, guests = 0, registeredOffence = 0, guestsOffence = 0) => ({
  registered,
  guests,
  registeredOffence,
  guestsOffence,
});

describe('reportWeight', () => {
  it.each([
    ['nobody', counts(), 0],
    ['two players', counts(2), 2],
    ['a guest', counts(0, 1), 0.25],
    ['all the guests there are', counts(0, 10_000), 1],
    ['one who names an offence', counts(1, 0, 1), 1.5],
    ['a guest who names an offence', counts(0, 1, 0, 1), 0.375],
    ['some of each', counts(3, 2, 1, 0), 4],
  ])('of %s', (_, given, weight) => {
    expect(reportWeight(given)).toBeCloseTo(weight);
  });
});

describe('reportsHide', () => {
  it.each([
    ['two players are not enough', counts(2), 10, false],
    ['three are', counts(3), 10, true],
    ['two who name an offence are', counts(2, 0, 2), 10, true],
    ['two and many guests are', counts(2, 8), 10, true],
    ['200 guests alone are not', counts(0, 200), 200, false],
    ['200 guests who name an offence are not', counts(0, 200, 0, 200), 200, false],
    ['three of a thousand are not', counts(3), 1_000, false],
    ['twenty of a thousand are', counts(20), 1_000, true],
    ['three of 150 are, exactly at the share', counts(3), 150, true],
  ])('%s', (_, given, asked, hides) => {
    expect(reportsHide(given, asked)).toBe(hides);
  });
});
