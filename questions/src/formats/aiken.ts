import type { Draft } from '../draft.ts';
import { arranged } from './arrange.ts';
import { decodeText } from './decode.ts';
import { entryOf } from './entry.ts';
import { type Entry, fileProblem } from './format.ts';

const OPTION = /^\s*([A-Z])[.)]\s*(.*)$/u;
const KEY = /^\s*ANSWER\s*:\s*(.*?)\s*$/iu;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Block = { row: number; question: string[]; options: string[] };

const letter = (index: number) => LETTERS[index] ?? '?';

function keyed({ row, question, options }: Block, key: string): Entry {
  const right = key.length === 1 ? LETTERS.indexOf(key.toUpperCase()) : -1;
  if (right < 0 || right >= options.length) {
    return { row, message: `"ANSWER: ${key.slice(0, 20)}" names none of the answers.` };
  }
  return entryOf({
    row,
    question: question.join(' '),
    options: options.map((text, i) => ({ text, right: i === right })),
  });
}

/** A block that ended without its key. */
function unfinished({ row, question, options }: Block): Entry[] {
  if (question.length === 0) return [];
  const message =
    options.length === 0
      ? 'No answers "A. …" follow the question.'
      : 'The line "ANSWER: …" is missing after the answers.';
  return [{ row, message }];
}

/** The text of a line when it is the next option; a line such as "J. K. Rowling wrote" is not, as its letter is not the next. */
function nextOption(line: string, block: Block): string | undefined {
  const [, found, text] = OPTION.exec(line) ?? [];
  if (block.question.length === 0 || found !== letter(block.options.length)) return undefined;
  return text;
}

/**
 * The entries of a file in Aiken: lines of the question, lines "A. …" or "A) …", the line "ANSWER: B". It has no
 * place for explanation, level and time.
 */
export function readAiken(bytes: Uint8Array): Entry[] {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return [fileProblem(decoded.message)];
  const entries: Entry[] = [];
  let block: Block = { row: 1, question: [], options: [] };
  for (const [i, line] of decoded.text.split(/\r\n|\n|\r/u).entries()) {
    if (line.trim() === '') continue;
    const key = block.options.length > 0 ? KEY.exec(line)?.[1] : undefined;
    const option = nextOption(line, block);
    if (key !== undefined) {
      entries.push(keyed(block, key));
      block = { row: i + 2, question: [], options: [] };
    } else if (option !== undefined) {
      block.options.push(option);
    } else if (block.options.length > 0) {
      entries.push(...unfinished(block));
      block = { row: i + 1, question: [line], options: [] };
    } else {
      if (block.question.length === 0) block.row = i + 1;
      block.question.push(line);
    }
  }
  return [...entries, ...unfinished(block)];
}

/** A file in Aiken; explanation, level and time are lost. */
export function writeAiken(drafts: readonly Draft[]): Uint8Array {
  const blocks = drafts.map((draft, n) => {
    const { options, place } = arranged(draft, n);
    const lines = options.map((option, i) => `${letter(i)}. ${option}`);
    return [draft.question, ...lines, `ANSWER: ${letter(place)}`, ''].join('\n');
  });
  return new TextEncoder().encode(blocks.join('\n'));
}
