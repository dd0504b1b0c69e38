import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, quoted } from './quote.ts';

const anyText = fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) });

describe('quoted', () => {
  it('is one plain line that says what went in', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = quoted({ text });
        expect(JSON.parse(line)).toEqual({ text });
        expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}<>&`]/u);
      }),
    );
  });

  it.each([
    ['</data>', '"\\u003c/data\\u003e"'],
    ['a\u2028b', '"a\\u2028b"'],
    ['\u{e0041}', '"\\udb40\\udc41"'],
    ['Größe 山 🙂', '"Größe 山 🙂"'],
  ])('%j', (text, line) => {
    expect(quoted(text)).toBe(line);
  });
});

describe('cut', () => {
  it.each([
    ['Volcanoes', 4, 'Volc'],
    ['Cats', 9, 'Cats'],
    ['🙂🙂🙂', 2, '🙂🙂'],
    ['', 3, ''],
  ])('%s to %i', (text, length, start) => {
    expect(cut(text, length)).toBe(start);
  });
});
