import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Draft, draft } from '../draft.ts';
import { loadLibrary } from '../library/read-library.ts';
import { readAiken, writeAiken } from './aiken.ts';
import { readCsv, writeCsv } from './csv.ts';
import { FORMATS, type Format, type Reader, type Writer } from './format.ts';
import { readGift } from './gift.ts';
import { writeGift } from './gift-write.ts';
import { readMoodle } from './moodle.ts';
import { writeMoodle } from './moodle-write.ts';
import { readOpenTdb, writeOpenTdb } from './opentdb.ts';
import { tidy } from './plain.ts';
import { readQuestions } from './read.ts';
import { writeQuestions } from './write.ts';
import { readXlsx } from './xlsx.ts';
import { writeXlsx } from './xlsx-write.ts';

/** What remains of a draft in a format. */
function kept({ question, answer, others, explanation, difficulty, timer }: Draft, format: Format): Draft {
  if (format === 'aiken') return { question, answer, others, explanation: '', difficulty: 5 };
  return { question, answer, others, explanation, difficulty, ...(timer === undefined ? {} : { timer }) };
}

const PAIRS: Record<Format, { read: Reader; write: Writer; runs: number }> = {
  csv: { read: readCsv, write: writeCsv, runs: 1000 },
  xlsx: { read: readXlsx, write: writeXlsx, runs: 40 },
  gift: { read: readGift, write: writeGift, runs: 300 },
  aiken: { read: readAiken, write: writeAiken, runs: 300 },
  moodle: { read: readMoodle, write: writeMoodle, runs: 200 },
  opentdb: { read: readOpenTdb, write: writeOpenTdb, runs: 300 },
};

/** Pieces that mean something in one format or another, and some that mean something nowhere. */
const PIECES = [
  ...[
    '"',
    "'",
    ',',
    ';',
    ':',
    '::',
    '=',
    '+',
    '-',
    '@',
    '~',
    '#',
    '####',
    '{',
    '}',
    '\\',
    '\\n',
    '%',
    '%50%',
    '->',
    '//',
    '|',
  ],
  ...[
    '<',
    '>',
    '&',
    '<b>',
    '</text>',
    '<!-- ',
    ']]>',
    '<![CDATA[',
    '&amp;',
    '&eacute;',
    '&#039;',
    '%20',
    '_x0041_',
    '[html]',
    '[plain]',
  ],
  ...[
    'A. ',
    'B) ',
    'ANSWER: A',
    '$CATEGORY:',
    '// difficulty: 9',
    'TRUE',
    'difficulty:3',
    '1,3',
    '007',
    '=1+1',
    "'=",
  ],
  ...[' ', ' ', ' ', 'a', 'word', 'É', 'ß', '東京', '🙂', '²', '…', '–', '\u00ad', '\u200b', 'bXVsdGlwbGU='],
];

function line(maxLength: number, minLength = 1) {
  return fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
    .map((pieces) => tidy(tidy(pieces.join('')).slice(0, maxLength)))
    .filter((text) => text.length >= minLength && text.isWellFormed());
}

const drafts = fc.array(
  fc.record<Draft>(
    {
      question: line(180),
      answer: line(60),
      others: fc.tuple(line(60), line(60), line(60)),
      explanation: fc.oneof(fc.constant(''), line(240)),
      difficulty: fc.integer({ min: 1, max: 10 }),
      timer: fc.integer({ min: 15, max: 60 }),
    },
    { requiredKeys: ['question', 'answer', 'others', 'explanation', 'difficulty'] },
  ),
  { minLength: 1, maxLength: 4 },
);

const SPECIAL = /["&<>=:;{}#~%\\@+[\]]|[^\p{ASCII}]/u;

/** What the library's questions say, without what no file holds. */
const libraryDrafts = async (): Promise<Draft[]> =>
  (await loadLibrary()).files.flatMap((file) => file.questions.map((q) => z.parse(draft, q)));

describe.each(FORMATS)('%s: export, then import', (format) => {
  const { read, write, runs } = PAIRS[format];

  test('gives the same questions of the library, through bounds and gates', async () => {
    const questions = (await libraryDrafts()).filter(({ picture }) => picture === undefined).slice(0, 44);
    const { bytes, skipped } = await writeQuestions(questions, format);
    const parsed = await readQuestions(bytes, format);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok)
      expect(parsed.questions.map(({ draft }) => draft)).toEqual(questions.map((q) => kept(q, format)));
    expect(skipped).toBe(0);
  });

  test('gives the same questions where the library uses signs that files use too', async () => {
    const all = await libraryDrafts();
    const special = all.filter(({ question, answer, others, picture }) => {
      return picture === undefined && SPECIAL.test([question, answer, ...others].join(''));
    });
    const some = special.slice(0, 250);
    expect(some.length).toBe(250);
    const entries = await read(await write(some));
    expect(entries.map((entry) => ('draft' in entry ? entry.draft : entry))).toEqual(
      some.map((q) => kept(q, format)),
    );
  });

  test('gives the same of whatever can be written', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (made) => {
        const entries = await read(await write(made));
        expect(entries.map((entry) => ('draft' in entry ? entry.draft : entry))).toEqual(
          made.map((d) => kept(d, format)),
        );
      }),
      { numRuns: runs },
    );
  });
});
