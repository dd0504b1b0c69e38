import type { Draft } from '@trivium/questions/draft';
import { formatOf } from '@trivium/questions/formats/detect';
import {
  FILE_LIMITS,
  fileProblem,
  type Imported,
  type Parsed,
  type Problem,
} from '@trivium/questions/formats/format';
import { readQuestions } from '@trivium/questions/formats/read';
import { noNearDuplicate } from '@trivium/questions/gates/near-duplicate';
import { sentence } from './drafts.service.ts';

/** A file with questions, and the questions that are there already where they are to go. */
export type GivenFile = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly there: readonly Draft[];
};

const NO_FORMAT = fileProblem(
  'This file cannot be read. Please choose a CSV, XLSX, GIFT, Aiken, Moodle XML or Open Trivia DB file.',
);

/** Rows whose questions are there already, in the same or in other words. */
export function repeated(imported: readonly Imported[], there: readonly Draft[]): Problem[] {
  const key = (draft: Draft) => `${draft.question}\n${draft.answer}`;
  const known = new Set(there.map(key));
  return imported.flatMap(({ row, draft }) => {
    if (known.has(key(draft))) return [{ row, message: 'This question is in the quiz already.' }];
    const judgement = noNearDuplicate(draft, { accepted: there });
    return judgement.ok ? [] : [{ row, message: sentence(judgement) }];
  });
}

/** The sound questions of a file, none of which is there already, or every problem. Pure; may take seconds. */
export async function judgeFile({ fileName, bytes, there }: GivenFile): Promise<Parsed> {
  const format = formatOf(fileName, bytes);
  if (!format) return { ok: false, problems: [NO_FORMAT] };
  const parsed = await readQuestions(bytes, format);
  const problems = parsed.ok ? repeated(parsed.questions, there) : [];
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, FILE_LIMITS.problems) } : parsed;
}
