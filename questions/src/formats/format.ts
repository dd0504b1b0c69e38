import type { Draft } from '../draft.ts';

/** The kinds of file that questions are read from and written to. */
export const FORMATS = ['csv', 'xlsx', 'gift', 'aiken', 'moodle', 'opentdb'] as const;
export type Format = (typeof FORMATS)[number];

/** What a file may hold at most; a larger one is refused before it is read. */
export const FILE_LIMITS = {
  /** Bytes of the file as it is sent. */
  bytes: 1024 * 1024,
  questions: 500,
  /** So many problems are told of one file; nobody mends more at a time. */
  problems: 50,
} as const;

/**
 * What is wrong with a file, in a sentence for its owner. `row` is what a person sees in the file: the row of
 * the spreadsheet for csv and xlsx (from 1, the header counts), the line on which the question begins for gift
 * and aiken (from 1), the number of the question for moodle and opentdb (from 1, categories do not count).
 * 0: the whole file.
 */
export type Problem = { readonly row: number; readonly message: string };

/** One question of a file with its row as in `Problem`. */
export type Imported = { readonly row: number; readonly draft: Draft };

/** All questions of a file, or everything that is wrong with it (at most `FILE_LIMITS.problems`): one bad row spoils the file. */
export type Parsed =
  | { readonly ok: true; readonly questions: Imported[] }
  | { readonly ok: false; readonly problems: Problem[] };

/** What stands at one place of a file, before bounds and gates: a question with four answers, or why it is none. */
export type Entry = Imported | Problem;

/** The entries of a file in their order; pure, and never throws whatever the bytes are. */
export type Reader = (bytes: Uint8Array) => Entry[] | Promise<Entry[]>;

/** The bytes of a file with these questions; drafts with pictures have been left out before. */
export type Writer = (drafts: readonly Draft[]) => Uint8Array | Promise<Uint8Array>;

/** A problem of the whole file. */
export function fileProblem(message: string): Problem {
  return { row: 0, message };
}
