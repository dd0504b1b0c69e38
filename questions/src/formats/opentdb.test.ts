import { describe, expect, test } from 'vitest';
import { bytesOf, saidOf } from './make-file.ts';
import { readOpenTdb } from './opentdb.ts';

const ITALY = {
  type: 'multiple',
  difficulty: 'easy',
  category: 'Geography',
  question: 'Capital of Italy?',
  correct_answer: 'Rome',
  incorrect_answers: ['Milan', 'Turin', 'Bari'],
};
const SAID = '1: Capital of Italy? | Rome | Milan | Turin | Bari';
const entries = (value: unknown) =>
  readOpenTdb(bytesOf(typeof value === 'string' ? value : JSON.stringify(value)));
const read = (value: unknown) => saidOf(entries(value));

/** The question with every text changed, the lists too. */
function encoded(encode: (text: string) => string, keepType: boolean) {
  const { incorrect_answers: wrong, type, ...rest } = { ...ITALY, question: 'Capital of “Italy”?' };
  const texts = Object.fromEntries(Object.entries(rest).map(([key, text]) => [key, encode(text)]));
  return { ...texts, type: keepType ? type : encode(type), incorrect_answers: wrong.map(encode) };
}

describe('the JSON of Open Trivia DB that is understood', () => {
  test('the whole answer, or only its list', () => {
    expect(read({ response_code: 0, results: [ITALY] })).toEqual([SAID]);
    expect(read([ITALY])).toEqual([SAID]);
  });

  test('entities become characters, once', () => {
    const question = '&quot;Caf&eacute;&quot; &amp;amp; it&#039;s AT&T &lt;b&gt;?';
    expect(read([{ ...ITALY, question }])).toEqual([
      '1: "Café" &amp; it\'s AT&T <b>? | Rome | Milan | Turin | Bari',
    ]);
  });

  test('the other two encodings', () => {
    const said = [SAID.replace('Italy', '“Italy”')];
    expect(read([encoded((text) => Buffer.from(text).toString('base64'), false)])).toEqual(said);
    expect(read([encoded(encodeURIComponent, true)])).toEqual(said);
  });

  test.each([
    [{ difficulty: 'easy' }, 2],
    [{ difficulty: 'Medium' }, 5],
    [{ difficulty: 'hard' }, 8],
    [{ difficulty: undefined }, 5],
    [{ difficulty: 'hard', difficulty_level: 10 }, 10],
    [{ difficulty_level: '3' }, 3],
  ])('%j is of level %i', (change, level) => {
    expect(entries([{ ...ITALY, ...change }])).toMatchObject([{ draft: { difficulty: level } }]);
  });
});

describe('JSON that is refused', () => {
  test.each([
    [
      'true or false',
      { type: 'boolean', correct_answer: 'True', incorrect_answers: ['False'] },
      'The question is of the type "boolean". Only',
    ],
    ['three answers', { incorrect_answers: ['a', 'b'] }, 'There are 3 answers'],
    ['five answers', { incorrect_answers: ['a', 'b', 'c', 'd'] }, 'There are 5 answers'],
    ['an empty answer', { incorrect_answers: ['a', 'b', ''] }, 'There are 3 answers'],
    [
      'no right answer',
      { correct_answer: undefined },
      'One of question, correct_answer and incorrect_answers is missing',
    ],
    ['a number for a text', { question: 3 }, 'One of question, correct_answer'],
    ['an unknown level', { difficulty: 'fiendish' }, 'The difficulty "fiendish" is not'],
    ['a level outside', { difficulty_level: 11 }, 'The difficulty "11" is not'],
    ['a time outside', { seconds: 600 }, 'The time "600" is not'],
  ])('%s', (_, change, said) => {
    expect(read([ITALY, { ...ITALY, ...change }])).toEqual([SAID, expect.stringContaining(`2: ${said}`)]);
  });

  test.each([
    ['cut off', JSON.stringify([ITALY]).slice(0, -3)],
    ['another shape', '{"questions": []}'],
    ['a number', '3'],
    ['brackets without end', '['.repeat(100_000)],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual([expect.stringMatching(/^0: The file is not JSON with a list/)]);
  });

  test('items that are no questions', () => {
    expect(read([null, 3, 'x', []])).toHaveLength(4);
  });
});
