import type { Category } from '@trivium/contract/categories';
import type { Imported, Problem } from '@trivium/questions/formats/format';
import { placeOf } from '@trivium/questions/options';
import { type Trx, transact } from '../../db/transact.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { contentOf } from '../questions/service.ts';
import { insertQuestions } from '../questions/store.ts';
import { lockOwn, mustRest, ownCategory, shown } from './access.service.ts';
import { draftsBeside } from './drafts.service.ts';
import { repeated } from './judged-file.service.ts';
import { mustFit, settlePool } from './pool.service.ts';
import type { LockedCategory } from './pool.store.ts';
import { type QuestionRow, questionsOf } from './questions.store.ts';
import { readFile } from './reading.service.ts';

/** So many problems are told at a time. */
const TOLD = 50;

/** @returns the error that names every problem, with the first one as its text */
function importRefused(problems: readonly Problem[]): ApiError {
  const [first, ...more] = problems;
  const where = first && first.row > 0 ? `Row ${first.row}: ` : '';
  const rest =
    more.length === 0
      ? ''
      : ` There ${more.length === 1 ? 'is 1 more problem' : `are ${more.length} more problems`}.`;
  const text = `Nothing was imported. ${where}${first?.message ?? ''}${rest}`;
  return new ApiError('import_refused', text, undefined, { problems: problems.slice(0, TOLD) });
}

/** A file that was read while the category had these revisions of its questions. */
export type ReadFile = { readonly imported: readonly Imported[]; readonly beside: ReadonlySet<string> };

const revisionOf = ({ id, revision }: QuestionRow) => `${id}/${revision}`;

/**
 * The sound questions of a file that is to go into a category, or into a new one where `categoryId` is null.
 * @throws ApiError import_refused with every problem, unavailable
 */
export async function questionsIn(
  ctx: Context,
  categoryId: string | null,
  file: { fileName: string; bytes: Uint8Array },
): Promise<ReadFile> {
  const there = categoryId === null ? [] : await questionsOf(ctx.db, categoryId);
  const parsed = await readFile({ ...file, there: draftsBeside(there) });
  if (!parsed.ok) throw importRefused(parsed.problems);
  return { imported: parsed.questions, beside: new Set(there.map(revisionOf)) };
}

/**
 * Adds the questions of a file to a locked category, all of them.
 * @throws ApiError import_refused or too_many_questions, and then none is added
 */
export async function addImported(
  ctx: Context,
  trx: Trx,
  category: LockedCategory,
  { imported, beside }: ReadFile,
): Promise<void> {
  const there = await questionsOf(trx, category.id);
  // Only what came in while the file was read has not been compared with it.
  const since = there.filter((row) => !beside.has(revisionOf(row)));
  const problems = repeated(imported, draftsBeside(since));
  if (problems.length > 0) throw importRefused(problems);
  mustFit(there.length, imported.length);
  const now = ctx.deps.now();
  const rows = imported.map(({ draft }, n) => ({
    id: ctx.deps.newId(),
    source: 'import' as const,
    // A millisecond apart, so that the order of the file is the order in which they are listed.
    created_at: now + n,
    ...contentOf(draft, placeOf(there.length + n, category.id)),
  }));
  await insertQuestions(trx, category.id, rows);
  await settlePool(trx, category);
}

/** Adds all questions of a file to an own category, or none. */
export async function importQuestions(
  ctx: Context,
  playerId: string,
  id: string,
  file: { fileName: string; content: string },
): Promise<{ imported: number; category: Category }> {
  mustRest(await ownCategory(ctx.db, playerId, id));
  const bytes = Buffer.from(file.content, 'base64');
  const read = await questionsIn(ctx, id, { fileName: file.fileName, bytes });
  return transact(ctx.db, async (trx) => {
    const category = await lockOwn(trx, playerId, id);
    await addImported(ctx, trx, category, read);
    return { imported: read.imported.length, category: await shown(trx, playerId, id) };
  });
}
