import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Draft } from '../draft.ts';
import { decodeText } from './decode.ts';
import { type Entry, fileProblem, type Problem } from './format.ts';
import { guarded, unguarded } from './guard.ts';
import { NO_HEADER, type Table, tableEntries } from './table.ts';

/** Our own columns, in the order in which they are written; read in any order. */
const HEADER = [
  'question',
  'correct answer',
  'wrong answer 1',
  'wrong answer 2',
  'wrong answer 3',
  'explanation',
  'difficulty',
  'seconds',
];

/** More rows than a sound file has, with empty ones; the rest would only be counted. */
const MAX_ROWS = 5000;

const DELIMITERS = [',', ';', '\t'] as const;

function rowsOf(text: string, delimiter: string): Table | Problem {
  try {
    const options = {
      delimiter,
      to: MAX_ROWS,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    };
    const rows = parse(text, options);
    return rows.map((row) => row.map(unguarded));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      row: typeof error.records === 'number' ? error.records + 1 : 0,
      message: 'The quotation marks around a text do not match. Put "" for each one inside a text.',
    };
  }
}

/**
 * The entries of a file of separated values. Commas, semicolons and tabs are tried in turn until the header is
 * understood; guards against formulas are taken off.
 */
export function readCsv(bytes: Uint8Array): Entry[] {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return [fileProblem(decoded.message)];
  let broken: Problem | undefined;
  for (const delimiter of DELIMITERS) {
    const rows = rowsOf(decoded.text, delimiter);
    if ('message' in rows) {
      broken ??= rows;
      continue;
    }
    const entries = tableEntries(rows);
    if (entries !== undefined) return entries;
  }
  return [broken ?? NO_HEADER];
}

/** A file of comma-separated values with every cell quoted and guarded, and a byte order mark, without which Excel takes it for another encoding. */
export function writeCsv(drafts: readonly Draft[]): Uint8Array {
  const rows = drafts.map((draft) => [
    draft.question,
    draft.answer,
    ...draft.others,
    draft.explanation,
    String(draft.difficulty),
    draft.timer === undefined ? '' : String(draft.timer),
  ]);
  const cells = [HEADER, ...rows].map((row) => row.map(guarded));
  return new TextEncoder().encode(stringify(cells, { bom: true, quoted: true, record_delimiter: '\r\n' }));
}
