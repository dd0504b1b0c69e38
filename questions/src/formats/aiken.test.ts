import { describe, expect, test } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { readAiken, writeAiken } from './aiken.ts';
import { bytesOf, saidOf } from './make-file.ts';

const read = (text: string) => saidOf(readAiken(bytesOf(text)));
const FOUR = 'A. Milan\nB. Rome\nC. Turin\nD. Bari\n';
const SAID = 'Capital of Italy? | Rome | Milan | Turin | Bari';

describe('Aiken that is understood', () => {
  test.each([
    ['dots', `Capital of Italy?\n${FOUR}ANSWER: B\n`, [`1: ${SAID}`]],
    [
      'brackets, CRLF, empty lines',
      `\r\n\r\nCapital of Italy?\r\n${FOUR.replaceAll('. ', ') ').replaceAll('\n', '\r\n\r\n')}answer:b`,
      [`3: ${SAID}`],
    ],
    ['two lines of a question', `Capital\nof Italy?\n${FOUR}ANSWER: B`, [`1: ${SAID}`]],
    [
      'initials at the beginning',
      `A. A. Milne wrote?\n${FOUR}ANSWER: B`,
      ['1: A. A. Milne wrote? | Rome | Milan | Turin | Bari'],
    ],
    [
      'no empty line between',
      `Capital of Italy?\n${FOUR}ANSWER: B\nCapital of Italy?\n${FOUR}ANSWER: B`,
      [`1: ${SAID}`, `7: ${SAID}`],
    ],
  ])('%s', (_, text, said) => {
    expect(read(text)).toEqual(said);
  });
});

describe('Aiken that is refused', () => {
  test.each([
    ['no key', `Capital of Italy?\n${FOUR}`, ['1: The line "ANSWER: …" is missing']],
    [
      'no key before the next',
      `Capital of Italy?\n${FOUR}\nCapital of Peru?\n${FOUR}ANSWER: B`,
      ['1: The line "ANSWER: …" is missing', '7: Capital of Peru?'],
    ],
    ['no answers', 'Capital of Italy?\n', ['1: No answers "A. …" follow']],
    ['a key of no answer', `Capital of Italy?\n${FOUR}ANSWER: E`, ['1: "ANSWER: E" names none']],
    ['two keys', `Capital of Italy?\n${FOUR}ANSWER: A, B`, ['1: "ANSWER: A, B" names none']],
    [
      'three answers',
      'Capital of Italy?\nA. Milan\nB. Rome\nC. Turin\nANSWER: B',
      ['1: There are 3 answers'],
    ],
    ['five answers', `Capital of Italy?\n${FOUR}E. Pisa\nANSWER: B`, ['1: There are 5 answers']],
    [
      'an empty answer',
      'Capital of Italy?\nA. Milan\nB. Rome\nC.\nD. Bari\nANSWER: B',
      ['1: There are 3 answers'],
    ],
  ])('%s', (_, text, said) => {
    expect(read(text)).toEqual(said.map((part) => expect.stringContaining(part)));
  });
});

test('the right answer is not always at the same place', () => {
  const drafts = ['a', 'b', 'c', 'd'].map((letter) => makeDraft({ question: `What of ${letter}?` }));
  const text = new TextDecoder().decode(writeAiken(drafts.flatMap((draft) => [draft, draft])));
  expect(new Set(text.match(/ANSWER: [A-D]/gu)).size).toBeGreaterThan(2);
});
