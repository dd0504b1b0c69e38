import { describe, expect, it } from 'vitest';
import { fold, sameKey, wordsOf } from './text.ts';

describe('fold', () => {
  it.each([
    ['Élan', 'elan'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['Straße', 'strasse'],
    ['Ærø', 'aero'],
    ['Ｆｕｌｌ', 'full'],
    ['½', '1/2'],
    ['x²', 'x^2'],
    ['−5', '-5'],
    ['O’Neill', "o'neill"],
    // In Devanagari the vowel signs are letters, in kana the voicing mark is.
    ['की', 'की'],
    ['が', 'が'.normalize('NFKD')],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('wordsOf', () => {
  it.each([
    ['The King’s Speech', 'the king speech'],
    ["Rock 'n' roll, don't stop!", 'rock n roll dont stop'],
    ['U.S. Navy', 'us navy'],
    ['J. R. R. Tolkien', 'j r r tolkien'],
    ['1,000,000 or 1 000 km', '1000000 or 1000 km'],
    ['3.5 and 35', '3.5 and 35'],
    ['-5 or 5', '-5 or 5'],
    ['1914-1918', '1914 1918'],
    ['Anglo-Saxon', 'anglo saxon'],
    ['C, C++ and C#', 'c c++ and c#'],
    ['a <= b', 'a <= b'],
    ['5% of $10', '5 % of $ 10'],
    ['H₂O', 'h2o'],
    ['19th century', '19th century'],
    ['...', ''],
  ])('%s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });
});

describe('sameKey', () => {
  it.each([
    ['The Beatles', 'Beatles'],
    ['a horse', 'Horse'],
    ['São Paulo', 'sao paulo'],
    ['Mont-Blanc', 'Mont Blanc'],
    ['U.K.', 'UK'],
    ['1,000', '1000'],
    ['“Hamlet”', 'Hamlet'],
  ])('%s is %s', (a, b) => {
    expect(sameKey(a)).toBe(sameKey(b));
  });

  it.each([
    ['C', 'C++'],
    ['C#', 'C++'],
    ['-5', '5'],
    ['1.5', '15'],
    ['2³', '23'],
    ['==', '==='],
    ['[]', '{}'],
    ['<b>', '<i>'],
    ['!', '?'],
    ['Vitamin A', 'Vitamin'],
    ['Mont Blanc', 'Mount Blanc'],
    ['The', 'A'],
    ['の', 'ぬ'],
  ])('%s is not %s', (a, b) => {
    expect(sameKey(a)).not.toBe(sameKey(b));
  });
});
