import writeXlsxFile from 'write-excel-file/node';
import type { Draft } from '../draft.ts';
import { arranged } from './arrange.ts';

/** The titles above the header in Kahoot's template, which has its header in row 8. */
const TITLES = [
  ['Quiz'],
  ['One question in each row, with four answers and the number of the right one.'],
  [],
  [],
  [],
  [],
  [],
];

const HEADER = [
  '',
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
  'Explanation',
  'Difficulty (1-10)',
];

/** Widths of the columns in characters. */
const WIDTHS = [5, 60, 25, 25, 25, 25, 12, 12, 60, 12];

/** "_x0041_" is how a workbook writes a character by its number; who writes it as a text must say so. */
const literal = (value: string) => value.replace(/_(?=x[0-9a-f]{4}_)/giu, '_x005F_');

// Always typed as text, so that "=1+1" and "007" stay what they are.
const text = (value: string) => (value === '' ? null : { value: literal(value), type: String });
const number = (value: number) => ({ value, type: Number });

/**
 * A workbook in the layout of Kahoot's template with the columns Explanation and Difficulty besides. Without a
 * time of its own a question leaves that cell empty.
 */
export async function writeXlsx(drafts: readonly Draft[]): Promise<Uint8Array> {
  const rows = drafts.map((draft, n) => {
    const { options, place } = arranged(draft, n);
    return [
      number(n + 1),
      text(draft.question),
      ...options.map(text),
      draft.timer === undefined ? null : number(draft.timer),
      number(place + 1),
      text(draft.explanation),
      number(draft.difficulty),
    ];
  });
  const sheet = [...[...TITLES, HEADER].map((row) => row.map(text)), ...rows];
  return writeXlsxFile(sheet, { columns: WIDTHS.map((width) => ({ width })) }).toBuffer();
}
