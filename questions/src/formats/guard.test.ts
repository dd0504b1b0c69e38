import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guarded, unguarded } from './guard.ts';

describe('guards against formulas', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-273 degrees', "'-273 degrees"],
    ['@home', "'@home"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["'tis", "'tis"],
    ['2 = 2', '2 = 2'],
    ['', ''],
  ])('%j is written as %j and read back', (cell, written) => {
    expect(guarded(cell)).toBe(written);
    expect(unguarded(written)).toBe(cell);
  });

  test('no cell begins a formula, and every cell comes back', () => {
    const cell = fc
      .array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '＋', 'a', '1', ' '))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(cell, (text) => {
        expect(guarded(text)).not.toMatch(/^[=+\-@\t\r＋]/u);
        expect(unguarded(guarded(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
