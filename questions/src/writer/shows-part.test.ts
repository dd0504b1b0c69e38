import { describe, expect, it } from 'vitest';
import { showsPart } from './shows-part.ts';

describe('showsPart', () => {
  it.each([
    ['What is a toy gun that makes a popping sound?', 'popgun', true],
    ['Which gender refers to males?', 'masculine', true],
    ['What do you call participation in theatrical productions?', 'dramatics', true],
    ['What does one have slept in?', 'sleeping bag', true],
    ['Which toy is flown in the wind on a string?', 'kite', false],
  ])('%s %s: %s', (question, answer, shown) => {
    expect(showsPart(question, answer)).toBe(shown);
  });
});
