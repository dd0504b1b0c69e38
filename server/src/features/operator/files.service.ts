import { name as nameField } from '@trivium/contract/fields';
import { LIMITS } from '@trivium/contract/limits';
import type { FileFormat } from '@trivium/contract/workshop';
import { BALANCE } from '@trivium/rules/balance';
import type { Subject } from '@trivium/rules/category';
import { type Trx, transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { categoryById } from '../categories/store.ts';
import { mustRest } from '../workshop/access.service.ts';
import { fileOf } from '../workshop/export.service.ts';
import { addImported, questionsIn } from '../workshop/import.service.ts';
import { type LockedCategory, lockCategory } from '../workshop/pool.store.ts';
import * as store from './store.ts';

/** Where imported questions go: into a new category of the house, or into one that is there. */
export type Target = { name: string; subject: Subject } | { categoryId: string };

const categoryName = nameField('The name', LIMITS.categoryName.min, LIMITS.categoryName.max);

async function newCategory(
  ctx: Context,
  trx: Trx,
  target: { name: string; subject: Subject },
  questions: number,
): Promise<LockedCategory> {
  const { publishMin } = BALANCE.pool;
  if (questions < publishMin) {
    const text = `A category needs ${publishMin} questions, and the file has ${questions}. Use --category to add to another one.`;
    throw new ApiError('too_few_questions', text);
  }
  const parsed = categoryName.safeParse(target.name);
  if (!parsed.success)
    throw new ApiError('name_refused', parsed.error.issues[0]?.message ?? 'This is no name.');
  const name = parsed.data;
  const same = await store.houseCategoryNamed(trx, name);
  if (same)
    throw new ApiError('name_refused', `The house has this category already: --category ${same} adds to it.`);
  const id = ctx.deps.newId();
  const description = `Test your knowledge in ${name}`;
  const now = ctx.deps.now();
  await store.insertHouseCategory(trx, { id, name, description, subject: target.subject, created_at: now });
  return { id, name, status: 'ready', created_by: null, pool_size: 0 };
}

async function knownCategory(trx: Trx, id: string): Promise<LockedCategory> {
  const category = await lockCategory(trx, id);
  if (!category) throw notFound('This category');
  return mustRest(category);
}

/**
 * Imports all questions of a file, or none.
 * @returns a line for the operator
 * @throws ApiError import_refused with every problem, name_refused, too_few_questions, too_many_questions,
 * category_not_ready or not_found
 */
export async function importFile(
  ctx: Context,
  file: { fileName: string; bytes: Uint8Array },
  target: Target,
): Promise<string> {
  const read = await questionsIn(ctx, 'categoryId' in target ? target.categoryId : null, file);
  const questions = read.imported.length;
  return transact(ctx.db, async (trx) => {
    const category =
      'categoryId' in target
        ? await knownCategory(trx, target.categoryId)
        : await newCategory(ctx, trx, target, questions);
    await addImported(ctx, trx, category, read);
    return `${questions} questions imported into ${category.name} (${category.id}).`;
  });
}

/** The questions of any category as a file. @throws ApiError not_found */
export async function exportFile(
  ctx: Context,
  categoryId: string,
  format: FileFormat,
): Promise<{ fileName: string; bytes: Uint8Array; exported: number; skipped: number }> {
  const category = await categoryById(ctx.db, categoryId);
  if (!category) throw notFound('This category');
  return fileOf(ctx, category, format);
}
