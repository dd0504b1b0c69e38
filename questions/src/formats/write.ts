import type { Draft } from '../draft.ts';
import { writeAiken } from './aiken.ts';
import { writeCsv } from './csv.ts';
import type { Format, Writer } from './format.ts';
import { writeGift } from './gift-write.ts';
import { writeMoodle } from './moodle-write.ts';
import { writeOpenTdb } from './opentdb.ts';
import { writeXlsx } from './xlsx-write.ts';

type Kind = { readonly write: Writer; readonly mimeType: string; readonly extension: string };

const KINDS: Record<Format, Kind> = {
  csv: { write: writeCsv, mimeType: 'text/csv; charset=utf-8', extension: 'csv' },
  xlsx: {
    write: writeXlsx,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  gift: { write: writeGift, mimeType: 'text/plain; charset=utf-8', extension: 'gift' },
  aiken: { write: writeAiken, mimeType: 'text/plain; charset=utf-8', extension: 'txt' },
  moodle: { write: writeMoodle, mimeType: 'application/xml', extension: 'xml' },
  opentdb: { write: writeOpenTdb, mimeType: 'application/json', extension: 'json' },
};

/** A file of questions; `extension` has no dot, `skipped` counts the questions that were left out. */
export type Written = {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly extension: string;
  readonly skipped: number;
};

/**
 * A file with these questions that `readQuestions` reads back as the same ones; Aiken has no place for
 * explanation, level and time. Questions with pictures are left out and counted: no format carries the
 * picture, and a flag cannot be asked for without it.
 */
export async function writeQuestions(drafts: readonly Draft[], format: Format): Promise<Written> {
  const { write, mimeType, extension } = KINDS[format];
  const kept = drafts.filter(({ picture }) => picture === undefined);
  return { bytes: await write(kept), mimeType, extension, skipped: drafts.length - kept.length };
}
