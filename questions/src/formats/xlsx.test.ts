import { describe, expect, test } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { bytesOf, KAHOOT_HEADER, saidOf, workbookOf, workbookWith } from './make-file.ts';
import { unzip } from './unzip.ts';
import { readXlsx } from './xlsx.ts';
import { writeXlsx } from './xlsx-write.ts';

const ITALY = [1, 'Capital of Italy?', 'Milan', 'Rome', 'Turin', 'Bari', 20, 2];
const SAID = 'Capital of Italy? | Rome | Milan | Turin | Bari';
const titled = (...rows: (string | number | boolean | Date | null)[][]) => [
  ['Quiz template'],
  [],
  KAHOOT_HEADER,
  ...rows,
];

describe('workbooks that are understood', () => {
  test('the layout of Kahoot, found by its words', async () => {
    const bytes = await workbookOf(titled(ITALY, [2], [3, '2 + 2 = ?', 3, 4, 5, 6, 240, '2']));
    const entries = await readXlsx(bytes);
    expect(saidOf(entries)).toEqual([`4: ${SAID}`, '6: 2 + 2 = ? | 4 | 3 | 5 | 6']);
    expect(entries).toMatchObject([{ draft: { timer: 20, difficulty: 5 } }, { draft: { timer: 60 } }]);
  });

  test('our own columns', async () => {
    const header = [
      'Wrong answer 1',
      'Wrong answer 2',
      'Wrong answer 3',
      'Question',
      'Correct answer',
      'Difficulty',
    ];
    const bytes = await workbookOf([header, ['Milan', 'Turin', 'Bari', 'Capital of Italy?', 'Rome', 7]]);
    expect(await readXlsx(bytes)).toMatchObject([{ row: 2, draft: { answer: 'Rome', difficulty: 7 } }]);
  });

  test('a formula is read as the value that was saved with it', async () => {
    const cells = (row: number, values: string[]) =>
      `<row r="${row}">${values.map((value, i) => `<c r="${'ABCDEF'[i]}${row}" t="str"><f>1+1</f><v>${value}</v></c>`).join('')}</row>`;
    const header = cells(1, [
      'question',
      'correct answer',
      'wrong answer 1',
      'wrong answer 2',
      'wrong answer 3',
    ]);
    const bytes = await workbookWith(
      header + cells(2, ['Capital of Italy?', 'Rome', 'Milan', 'Turin', 'Bari']),
    );
    expect(saidOf(await readXlsx(bytes))).toEqual([`2: ${SAID}`]);
  });

  test('numbers lose the digits that only computers have', async () => {
    const bytes = await workbookOf(titled([1, 'Which is 0.3?', 0.1 + 0.2, 1, 2, 3, null, 1]));
    expect(saidOf(await readXlsx(bytes))).toEqual(['4: Which is 0.3? | 0.3 | 1 | 2 | 3']);
  });
});

describe('workbooks that are refused', () => {
  test.each([
    [
      'two right answers',
      titled([1, 'Capital of Italy?', 'Rome', 'Milan', 'Turin', 'Bari', 20, '1,3']),
      /^4: 2 answers are marked/,
    ],
    [
      'two right answers that became a number',
      titled([1, 'Capital of Italy?', 'Rome', 'Milan', 'Turin', 'Bari', 20, 1.3]),
      /^4: The correct answer must be/,
    ],
    [
      'three answers',
      titled([1, 'Capital of Italy?', 'Rome', 'Milan', 'Turin', null, 20, 1]),
      /^4: There are 3 answers/,
    ],
    [
      'a date',
      titled([1, 'When was it?', new Date(0), 'Milan', 'Turin', 'Bari', 20, 1]),
      /^4: The spreadsheet has turned a text into a date/,
    ],
    ['no header', [['Capital of Italy?', 'Rome']], /^0: No row names the columns/],
  ])('%s', async (_, rows, said) => {
    expect(saidOf(await readXlsx(await workbookOf(rows)))).toEqual([expect.stringMatching(said)]);
  });

  test('what is no workbook', async () => {
    const whole = await workbookOf(titled(ITALY));
    for (const bytes of [
      whole.slice(0, -40),
      whole.slice(100),
      bytesOf('question,answer'),
      bytesOf('PK\u0003\u0004'),
    ]) {
      expect(saidOf(await readXlsx(bytes))).toEqual([
        expect.stringMatching(/^0: The file is not a workbook/),
      ]);
    }
  });

  test('a sheet that reaches too far, before anything fills it up', async () => {
    const bytes = await workbookWith('<row r="1000000000"><c r="A1000000000"><v>1</v></c></row>');
    expect(saidOf(await readXlsx(bytes))).toEqual([expect.stringMatching(/^0: The sheet reaches too far/)]);
  });

  test('a cell without a value that can be read names its row', async () => {
    const bytes = await workbookWith('<row r="7"><c r="A7" t="s"><v>99</v></c></row>');
    expect(saidOf(await readXlsx(bytes))).toEqual([expect.stringMatching(/^7: A cell has no value/)]);
  });
});

test('what looks like a formula or a number is written as text', async () => {
  const bytes = await writeXlsx([
    makeDraft({ question: '=1+1 gives?', answer: '007', others: ['1e5', '=2', 'TRUE'] }),
  ]);
  const parts = unzip(bytes, (name) => name.includes('sheet1.xml') || name.includes('shared'));
  const xml = [...(parts?.values() ?? [])].map((part) => new TextDecoder().decode(part)).join('');
  expect(xml).not.toContain('<f');
  expect(xml).toContain('<t>=1+1 gives?</t>');
  expect(xml).toContain('<t>007</t>');
});
