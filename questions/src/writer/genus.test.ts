import { describe, expect, it } from 'vitest';
import { genusWord, isPluralFor, ruledOutBy } from './genus.ts';

describe('genusWord', () => {
  it.each([
    ['common brownish-yellow short-legged toad of western Europe', 'toad'],
    ['a gender that refers chiefly to males', 'gender'],
    ['plaything consisting of a toy gun that makes a popping sound', 'plaything'],
    ['any of various large birds that cannot fly', 'birds'],
    ['an American breed of small compact saddle horses', 'horses'],
  ])('%s: %s', (gloss, word) => {
    expect(genusWord(gloss)).toBe(word);
  });
});

describe('isPluralFor', () => {
  it.each([
    ['infectious viral diseases of animals', 'shipping fever', true],
    ['Muslim schools in Bangladesh and Pakistan', 'madrasa', true],
    ['any of various viral diseases of animals', 'fever', false],
    ['leather shoes for men', 'oxfords', false],
    ['a glass for wine', 'goblet', false],
    ['transparent glass of lead', 'crystal', false],
  ])('%s for %s: %s', (gloss, lemma, plural) => {
    expect(isPluralFor(gloss, lemma)).toBe(plural);
  });
});

describe('ruledOutBy', () => {
  it.each([
    ['natterjack', ['tree frog', 'leopard frog', 'cascades frog'], true],
    ['blue lotus', ['toad rush', 'needle spike rush', 'salt rush'], true],
    ['barn owl', ['tawny owl', 'snowy owl', 'horned owl'], false],
    ['natterjack', ['tree frog', 'leopard frog', 'midwife toad'], false],
  ])('%s beside %s: %s', (answer, others, ruled) => {
    expect(ruledOutBy(answer, others)).toBe(ruled);
  });
});
