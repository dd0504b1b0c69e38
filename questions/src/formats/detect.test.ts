import { expect, test } from 'vitest';
import { decodeText } from './decode.ts';
import { formatOf } from './detect.ts';
import { bytesOf, workbookOf } from './make-file.ts';

const AIKEN = 'Which?\nA. a\nB. b\nANSWER: B\n';
const GIFT = 'Which?{=a ~b}';

test.each([
  ['quiz.csv', 'question,correct answer', 'csv'],
  ['QUIZ.CSV', 'question', 'csv'],
  ['quiz.tsv', 'question\tanswer', 'csv'],
  ['quiz.gift', GIFT, 'gift'],
  ['quiz.txt', GIFT, 'gift'],
  ['quiz.txt', AIKEN, 'aiken'],
  ['quiz.gift.txt', GIFT, 'gift'],
  ['quiz.xml', '<?xml version="1.0"?>\n<quiz>', 'moodle'],
  ['quiz.json', ' [{}]', 'opentdb'],
  ['quiz.json', '{"results": []}', 'opentdb'],
  ['../../etc/quiz.csv', 'question', 'csv'],
  ['quiz.txt', 'only words', undefined],
  ['quiz.xml', '<rss/>', undefined],
  ['quiz.json', '<quiz>', undefined],
  ['quiz.xlsx', 'question,answer', undefined],
  ['quiz.xls', 'question', undefined],
  ['quiz.pdf', 'question', undefined],
  ['quiz', 'question', undefined],
  ['quiz.csv', 'a\u0000b', undefined],
  ['quiz.csv', '', undefined],
])('%s with %j is %s', (name, text, format) => {
  expect(formatOf(name, bytesOf(text))).toBe(format);
});

test('a workbook is told by its content and its name', async () => {
  const bytes = await workbookOf([['x']]);
  expect(formatOf('quiz.xlsx', bytes)).toBe('xlsx');
  expect(formatOf('quiz.csv', bytes)).toBeUndefined();
});

test.each([
  ['UTF-8', [0x61, 0xc3, 0xa9], 'aé'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['UTF-16, little end first', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0xe9], 'é'],
  ['Latin 1', [0x61, 0xe9], undefined],
  ['half a pair in UTF-16', [0xff, 0xfe, 0x3d, 0xd8], undefined],
  ['a picture', [0x89, 0x50, 0x4e, 0x47], undefined],
])('%s', (_, bytes, text) => {
  const decoded = decodeText(new Uint8Array(bytes));
  expect(decoded).toMatchObject(
    text === undefined ? { ok: false, message: expect.stringContaining('UTF-8') } : { ok: true, text },
  );
});
