import { Buffer } from 'node:buffer';
import type { LibraryQuestion } from './library.ts';

const COLUMNS = [
  'question',
  'correct answer',
  'wrong answer 1',
  'wrong answer 2',
  'wrong answer 3',
  'explanation',
  'difficulty',
];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A CSV file of questions with its header in row 1, as a spreadsheet saves it. */
export function csvOf(questions: readonly LibraryQuestion[]): Buffer {
  const rows = questions.map(({ question, answer, others, explanation, difficulty }) => [
    question,
    answer,
    ...others,
    explanation,
    String(difficulty),
  ]);
  return Buffer.from([COLUMNS, ...rows].map((row) => row.map(quoted).join(',')).join('\n'));
}

/** A file as a file input takes it. */
export const fileOf = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});
