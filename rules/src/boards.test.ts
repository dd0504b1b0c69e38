import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardsOf, tierOf, weekEnd, weekOf } from './boards.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const at = (iso: string) => Date.parse(iso);

describe('boardsOf', () => {
  it.each([
    ['science', ['global', 'science']],
    ['history', ['global', 'history']],
    ['sports', ['global', 'sports']],
    ['tech', ['global', 'tech']],
    ['arts', ['global']],
    ['world', ['global']],
    ['global', ['global']],
  ])('%s counts on %j', (subject, boards) => {
    expect(boardsOf(subject)).toEqual(boards);
  });
});

describe('weekOf and weekEnd', () => {
  it.each([
    ['1970-01-04T23:59:59.999Z', -1],
    ['1970-01-05T00:00:00.000Z', 0],
    ['1970-01-11T23:59:59.999Z', 0],
    ['1970-01-12T00:00:00.000Z', 1],
  ])('%s lies in week %i', (iso, week) => {
    expect(weekOf(at(iso))).toBe(week);
  });

  it.each([
    ['a Sunday evening', '2026-03-01T23:59:59.999Z', '2026-03-02T00:00:00.000Z'],
    ['a Monday at midnight', '2026-03-02T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
    ['the turn of a year', '2026-12-31T12:00:00.000Z', '2027-01-04T00:00:00.000Z'],
  ])('the week of %s ends on the next Monday', (_, iso, end) => {
    expect(new Date(weekEnd(at(iso))).toISOString()).toBe(end);
  });

  it('puts every moment before the end of its week, by a week at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (now) => {
        const left = weekEnd(now) - now;
        expect(left > 0 && left <= WEEK).toBe(true);
        expect(weekOf(weekEnd(now))).toBe(weekOf(now) + 1);
      }),
    );
  });
});

describe('tierOf', () => {
  it.each([
    [1, 3],
    [3, 3],
    [4, 10],
    [10, 10],
    [11, 100],
    [100, 100],
    [101, null],
  ])('rank %i belongs to %s', (rank, tier) => {
    expect(tierOf(rank)).toBe(tier);
  });
});
