import { type Draft, ownDraft } from '../draft.ts';
import { sift } from '../gates/judge.ts';
import { readAiken } from './aiken.ts';
import { readCsv } from './csv.ts';
import {
  type Entry,
  FILE_LIMITS,
  type Format,
  fileProblem,
  type Imported,
  type Parsed,
  type Problem,
  type Reader,
} from './format.ts';
import { readGift } from './gift.ts';
import { readMoodle } from './moodle.ts';
import { readOpenTdb } from './opentdb.ts';
import { schemaSentence, sentenceOf } from './sentences.ts';
import { readXlsx } from './xlsx.ts';

const READERS: Record<Format, Reader> = {
  csv: readCsv,
  xlsx: readXlsx,
  gift: readGift,
  aiken: readAiken,
  moodle: readMoodle,
  opentdb: readOpenTdb,
};

/** The text of a draft that a path of the schema leads to. */
function textAt(draft: Draft, [field, place]: readonly PropertyKey[]): string {
  if (field === 'others') return draft.others[Number(place)] ?? '';
  return field === 'question' || field === 'answer' || field === 'explanation' ? draft[field] : '';
}

/** Everything that the schema has against a question, one problem for each field. */
function schemaProblems({ row, draft }: Imported): Problem[] {
  const { error } = ownDraft.safeParse(draft);
  const perField = new Map((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue]));
  return [...perField.values()].map(({ code, path }) => {
    const text = textAt(draft, path)
      .toWellFormed()
      .replace(/\p{Cc}/gu, '');
    return { row, message: schemaSentence({ code, field: String(path[0]), text }) };
  });
}

/** Everything that the gates have against questions of the right shape, each judged beside those before it. */
function gateProblems(questions: readonly Imported[]): Problem[] {
  const rows = new Map(questions.map(({ row, draft }) => [draft, row]));
  const { rejected } = sift([...rows.keys()], [], true);
  return rejected.flatMap(({ draft, rejections }) =>
    rejections.map((rejection) => ({ row: rows.get(draft) ?? 0, message: sentenceOf(rejection) })),
  );
}

function failed(problems: readonly Problem[]): Parsed {
  const sorted = [...problems].sort((a, b) => a.row - b.row);
  return { ok: false, problems: sorted.slice(0, FILE_LIMITS.problems) };
}

function judged(entries: readonly Entry[]): Parsed {
  const problems = entries.filter((entry) => 'message' in entry);
  const questions = entries.filter((entry) => 'draft' in entry);
  if (entries.length === 0) return failed([fileProblem('There are no questions in the file.')]);
  if (entries.length > FILE_LIMITS.questions) {
    const message = `The file holds more than ${FILE_LIMITS.questions} questions, which is the most that can be imported at a time.`;
    return failed([fileProblem(message)]);
  }
  const misshapen = questions.map((question) => ({ question, found: schemaProblems(question) }));
  const shaped = misshapen.filter(({ found }) => found.length === 0).map(({ question }) => question);
  const all = [...problems, ...misshapen.flatMap(({ found }) => found), ...gateProblems(shaped)];
  return all.length > 0 ? failed(all) : { ok: true, questions };
}

/**
 * The questions of a file: read, tidied (NFC, one line, single spaces, without HTML where the format has it),
 * held against the bounds of a player's own question and the gates, also against each other. Either all of
 * them are sound, or the file is refused with every problem found, in the order of rows. A question without a
 * level gets 5; time limits of the Kahoot layout are brought within 15 to 60 seconds. Never throws.
 */
export async function readQuestions(bytes: Uint8Array, format: Format): Promise<Parsed> {
  if (bytes.length > FILE_LIMITS.bytes) return failed([fileProblem('The file is larger than 1 MB.')]);
  if (bytes.length === 0) return failed([fileProblem('The file is empty.')]);
  return judged(await READERS[format](bytes));
}
