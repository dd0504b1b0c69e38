import writeXlsxFile from 'write-excel-file/node';
import type { Entry } from './format.ts';
import { unzip } from './unzip.ts';
import { storedZip } from './zip.ts';

/** The bytes of a text file in UTF-8, for tests. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The header of Kahoot's template as its users have it, with the number of the question in the first column. */
export const KAHOOT_HEADER = [
  null,
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];

/** A workbook of one sheet, for tests; dates carry a format, without which they would be numbers. */
export async function workbookOf(
  rows: readonly (readonly (string | number | boolean | Date | null)[])[],
): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : value)),
  );
  return writeXlsxFile(cells).toBuffer();
}

/** A workbook whose sheet is this XML between `<sheetData>` and `</sheetData>`, for tests. */
export async function workbookWith(sheetData: string): Promise<Uint8Array> {
  const parts = unzip(await workbookOf([['x']]), () => true) ?? new Map();
  const sheet = `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`;
  parts.set('xl/worksheets/sheet1.xml', new TextEncoder().encode(sheet));
  return new Uint8Array(await storedZip(parts).arrayBuffer());
}

/** What a reader says of a file, for tests: "row: message" for each problem, or "row: question | right | others" for each question. */
export function saidOf(entries: readonly Entry[]): string[] {
  return entries.map((entry) => {
    if ('message' in entry) return `${entry.row}: ${entry.message}`;
    const { question, answer, others } = entry.draft;
    return `${entry.row}: ${[question, answer, ...others].join(' | ')}`;
  });
}
