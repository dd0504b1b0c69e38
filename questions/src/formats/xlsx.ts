import { readSheet } from 'read-excel-file/universal';
import { type Entry, fileProblem, type Problem } from './format.ts';
import { withinBounds } from './sheet-bounds.ts';
import { NO_HEADER, type Table, tableEntries } from './table.ts';
import { unzip } from './unzip.ts';
import { storedZip } from './zip.ts';

const UNREADABLE = fileProblem('The file is not a workbook of the kind .xlsx, or it is damaged.');
const TOO_FAR = fileProblem(
  'The sheet reaches too far: beyond row 9999 or column CZ. Copy the questions into a new sheet.',
);
const DATE =
  'The spreadsheet has turned a text into a date. Format the cell as text and type it again, so that it stays as you see it.';

/** A cell as text; numbers as a person sees them, without the last digits that only computers have. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' ? cell : '';
}

/** The problem with a cell that the reader gives up on: a formula without its value, mostly. */
function cellProblem(error: unknown): Problem {
  const row = /at row (\d+), col \d+: /u.exec(error instanceof Error ? error.message : '')?.[1];
  if (row === undefined) return UNREADABLE;
  return {
    row: Number(row),
    message: 'A cell has no value that can be read, such as a formula that was never computed.',
  };
}

/** The parts of a workbook that say something, when they are small enough and no sheet reaches too far. */
function soundParts(bytes: Uint8Array): Map<string, Uint8Array<ArrayBuffer>> | Problem {
  const parts = unzip(bytes, (name) => /\.(?:xml|rels)$/u.test(name));
  if (parts === undefined || !parts.has('xl/workbook.xml')) return UNREADABLE;
  const texts = [...parts.values()].map((part) => new TextDecoder().decode(part));
  const sheets = texts.filter((text) => text.includes('sheetData'));
  return sheets.every(withinBounds) ? parts : TOO_FAR;
}

/**
 * The entries of the first sheet of a workbook, in the layout of Kahoot's template or in our own. Formulas are
 * read as the value that was saved with them. The workbook is unpacked and looked through first, and only what was
 * looked at is handed on.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Entry[]> {
  const parts = soundParts(bytes);
  if ('message' in parts) return [parts];
  let rows: readonly (readonly unknown[])[];
  try {
    rows = await readSheet(storedZip(parts));
  } catch (error) {
    return [cellProblem(error)];
  }
  const table: Table = rows.map((row) => row.map(cellText));
  const dated = new Set(rows.flatMap((row, i) => (row.some((cell) => cell instanceof Date) ? [i + 1] : [])));
  const entries = tableEntries(table) ?? [NO_HEADER];
  return entries.map((entry) => (dated.has(entry.row) ? { row: entry.row, message: DATE } : entry));
}
