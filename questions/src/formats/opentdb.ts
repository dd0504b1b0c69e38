import { escapeUTF8 } from 'entities';
import * as z from 'zod/mini';
import type { Draft } from '../draft.ts';
import { decodeText } from './decode.ts';
import { entryOf, ONLY_FOUR } from './entry.ts';
import { type Entry, fileProblem } from './format.ts';
import { decodedItem } from './opentdb-encoding.ts';

const numeric = z.optional(z.union([z.string(), z.number()]));

/** One question of Open Trivia DB; the last three fields are ours. */
const item = z.object({
  type: z.optional(z.string()),
  difficulty: z.optional(z.string()),
  question: z.string(),
  correct_answer: z.string(),
  incorrect_answers: z.array(z.string()),
  explanation: z.optional(z.string()),
  difficulty_level: numeric,
  seconds: numeric,
});
type Item = z.output<typeof item>;

const list = z.union([z.array(z.unknown()), z.object({ results: z.array(z.unknown()) })]);

/** Levels for the three words, and the word for a level: those between belong to the nearest. */
const LEVELS: Record<string, number> = { easy: 2, medium: 5, hard: 8 };
const wordFor = (level: number) => (level <= 3 ? 'easy' : level <= 6 ? 'medium' : 'hard');

function itemsOf(text: string): unknown[] | undefined {
  try {
    const parsed = list.safeParse(JSON.parse(text));
    if (!parsed.success) return undefined;
    return Array.isArray(parsed.data) ? parsed.data : parsed.data.results;
  } catch {
    return undefined;
  }
}

function itemEntry({ data }: { data?: Item | undefined }, row: number): Entry {
  if (data === undefined) {
    return {
      row,
      message: 'One of question, correct_answer and incorrect_answers is missing, or is no text.',
    };
  }
  const type = data.type ?? 'multiple';
  if (type !== 'multiple')
    return { row, message: `The question is of the type "${type.slice(0, 20)}". ${ONLY_FOUR}` };
  const word = data.difficulty?.toLowerCase() ?? 'medium';
  const level = data.difficulty_level ?? LEVELS[word] ?? word;
  const wrong = data.incorrect_answers.map((text) => ({ text: text, right: false }));
  return entryOf({
    row,
    question: data.question,
    options: [{ text: data.correct_answer, right: true }, ...wrong],
    explanation: data.explanation ?? '',
    difficulty: String(level),
    seconds: String(data.seconds ?? ''),
  });
}

/**
 * The entries of a file in the JSON of Open Trivia DB, the whole answer or only its list, in any of
 * its encodings. Where no `difficulty_level` stands, easy is 2, medium 5, hard 8.
 */
export function readOpenTdb(bytes: Uint8Array): Entry[] {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return [fileProblem(decoded.message)];
  const items = itemsOf(decoded.text);
  if (items === undefined)
    return [fileProblem('The file is not JSON with a list of questions in "results".')];
  return items.map((one, i) => itemEntry(item.safeParse(decodedItem(one)), i + 1));
}

/** A file in the JSON of Open Trivia DB with the fields explanation, difficulty_level and seconds besides. */
export function writeOpenTdb(drafts: readonly Draft[]): Uint8Array {
  const results = drafts.map((draft) => ({
    type: 'multiple',
    difficulty: wordFor(draft.difficulty),
    category: 'General Knowledge',
    question: escapeUTF8(draft.question),
    correct_answer: escapeUTF8(draft.answer),
    incorrect_answers: draft.others.map(escapeUTF8),
    explanation: escapeUTF8(draft.explanation),
    difficulty_level: draft.difficulty,
    ...(draft.timer === undefined ? {} : { seconds: draft.timer }),
  }));
  return new TextEncoder().encode(`${JSON.stringify({ response_code: 0, results }, null, 2)}\n`);
}
