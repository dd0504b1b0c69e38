import { randomFrom } from '@trivium/rules/random';
import { describe, expect, it } from 'vitest';
import { binaryQuestions, mathsQuestions, romanQuestions, toRoman } from './computed.ts';

describe('toRoman', () => {
  it.each([
    [1, 'I'],
    [4, 'IV'],
    [14, 'XIV'],
    [49, 'XLIX'],
    [90, 'XC'],
    [444, 'CDXLIV'],
    [1994, 'MCMXCIV'],
    [3999, 'MMMCMXCIX'],
  ])('%d is %s', (value, letters) => {
    expect(toRoman(value)).toBe(letters);
  });
});

describe('computed questions', () => {
  const all = ['a', 'b', 'c', 'd'].flatMap((seed) => [
    ...mathsQuestions(randomFrom(seed)),
    ...romanQuestions(randomFrom(seed)),
    ...binaryQuestions(randomFrom(seed)),
  ]);

  it('have four different options', () => {
    for (const { draft } of all) expect(new Set([draft.answer, ...draft.others]).size).toBe(4);
  });

  it('are right', () => {
    for (const { draft } of all) {
      const product = /multiplied by/u.test(draft.question)
        ? (draft.question.match(/\d+/gu) ?? []).map(Number)
        : [];
      if (product.length === 2) expect(draft.answer).toBe(String((product[0] ?? 0) * (product[1] ?? 0)));
      const bits = /number is ([01]+) in binary/u.exec(draft.question)?.[1];
      if (bits !== undefined) expect(draft.answer).toBe(String(Number.parseInt(bits, 2)));
      const root = /square root of (\d+)/u.exec(draft.question)?.[1];
      if (root !== undefined) expect(Number(draft.answer) ** 2).toBe(Number(root));
    }
  });
});
