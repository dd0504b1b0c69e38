import { describe, expect, test } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { FORMATS } from './format.ts';
import { bytesOf } from './make-file.ts';
import { readQuestions } from './read.ts';
import { writeQuestions } from './write.ts';

type Change = { question?: string; answer?: string; others?: string[]; explanation?: string };

/** What is said of a JSON file in which the second question is changed. */
async function problemsWith(change: Change): Promise<string[]> {
  const { question, answer, others, explanation } = makeDraft();
  const sound = {
    question: 'Which river flows through Cairo?',
    correct_answer: 'Nile',
    incorrect_answers: ['Congo', 'Niger', 'Volta'],
  };
  const changed = { question, answer, others, explanation, ...change };
  const second = {
    question: changed.question,
    correct_answer: changed.answer,
    incorrect_answers: changed.others,
    explanation: changed.explanation,
  };
  const parsed = await readQuestions(bytesOf(JSON.stringify([sound, second])), 'opentdb');
  return parsed.ok ? [] : parsed.problems.map(({ row, message }) => `${row}: ${message}`);
}

describe('what is wrong is said in plain words with its row', () => {
  test.each<[string, Change, string]>([
    ['no question', { question: ' ' }, 'The question is missing.'],
    [
      'a short question',
      { question: 'Who?' },
      'The question "Who?" has 4 characters; at least 5 are needed.',
    ],
    [
      'a long question',
      { question: `${'long '.repeat(40)}?` },
      'The question "long long long long long long long long …" has 201 characters; at most 180 are allowed.',
    ],
    [
      'a huge answer',
      { others: ['x'.repeat(100_000), 'b', 'c'] },
      'has 100000 characters; at most 60 are allowed.',
    ],
    ['a long explanation', { explanation: 'y'.repeat(241) }, 'has 241 characters; at most 240 are allowed.'],
    [
      'a control character',
      { answer: 'Jupi\u0007ter' },
      'The right answer holds characters that cannot be shown.',
    ],
    [
      'half a character',
      { others: ['\ud83d', 'b', 'c'] },
      'The wrong answer holds characters that cannot be shown.',
    ],
    [
      'the same answer twice',
      { others: ['jupiter', 'Mars', 'Venus'] },
      'Two answers cannot be told apart: "Jupiter" and "jupiter" are the same.',
    ],
    ['a leak', { question: 'Why is Jupiter called Jupiter?' }, 'The question gives its answer away:'],
    ['an answer in another', { others: ['Jupiter II', 'Mars', 'Venus'] }, 'One answer is a part of another'],
    [
      'all of the above',
      { others: ['All of the above', 'Mars', 'Venus'] },
      'An answer speaks of the other answers',
    ],
    [
      'the question before once more',
      { question: 'Through Cairo flows which river?', answer: 'Nile', others: ['Congo', 'Niger', 'Volta'] },
      'Another question of this file is much the same',
    ],
  ])('%s', async (_, change, said) => {
    const found = await problemsWith(change);
    expect(found.filter((problem) => problem.includes(said))).toHaveLength(1);
    expect(found.every((problem) => problem.startsWith('2: '))).toBe(true);
  });

  test('each text that is too long has a problem of its own', async () => {
    const others = ['x'.repeat(61), 'y'.repeat(62), 'Venus'];
    expect(await problemsWith({ others })).toEqual([
      expect.stringContaining('61 characters'),
      expect.stringContaining('62 characters'),
    ]);
  });

  test('nothing is wrong with an empty explanation', async () => {
    expect(await problemsWith({ explanation: '' })).toEqual([]);
  });
});

describe('a file with any problem gives no questions', () => {
  test('all problems are told in the order of rows, 50 at most', async () => {
    const drafts = Array.from({ length: 60 }, () => makeDraft({ others: ['Jupiter', 'Mars', 'Venus'] }));
    const { bytes } = await writeQuestions(drafts, 'csv');
    const parsed = await readQuestions(bytes, 'csv');
    if (parsed.ok) throw new Error('expected problems');
    expect(parsed.problems).toHaveLength(50);
    const rows = parsed.problems.map(({ row }) => row);
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect(rows[0]).toBe(2);
  });

  test('shape and gates are told together', async () => {
    const text =
      'Rome is old.{T}\n\nIs Jupiter a planet named Jupiter?{=Jupiter ~Mars ~Venus ~Saturn}\n\nWho?{=Ann ~Ben ~Cid ~Dan}';
    const parsed = await readQuestions(bytesOf(text), 'gift');
    expect(parsed.ok ? [] : parsed.problems.map(({ row }) => row)).toEqual([1, 3, 5]);
  });

  test.each(FORMATS)('%s: empty, too large, and noise', async (format) => {
    const noise = Uint8Array.from({ length: 3000 }, (_, i) => (i * i * 31 + 7 * i) % 256);
    for (const bytes of [new Uint8Array(), bytesOf(' \n \n'), new Uint8Array(1024 * 1024 + 1), noise]) {
      const parsed = await readQuestions(bytes, format);
      expect(parsed).toMatchObject({ ok: false, problems: [{ row: 0 }] });
    }
  });

  test.each(['csv', 'gift', 'aiken', 'moodle', 'opentdb'] as const)(
    '%s: more than 500 questions',
    async (format) => {
      const { bytes } = await writeQuestions(
        Array.from({ length: 501 }, () => makeDraft()),
        format,
      );
      const parsed = await readQuestions(bytes, format);
      expect(parsed).toMatchObject({
        ok: false,
        problems: [{ row: 0, message: expect.stringContaining('more than 500 questions') }],
      });
    },
  );
});
