import { sql } from 'kysely';
import type { Trx } from '../../db/transact.ts';

/** What is decided on of a category while it is locked. */
export type LockedCategory = {
  id: string;
  name: string;
  status: 'ready' | 'generating' | 'failed' | 'draft';
  created_by: string | null;
  pool_size: number;
};

const COLUMNS = ['id', 'name', 'status', 'created_by', 'pool_size'] as const;

/**
 * The category, held until the transaction ends: every change of its questions takes this lock first, so that
 * changes made at once count each other. Quizzes that start meanwhile do not wait for it.
 */
export async function lockCategory(trx: Trx, id: string): Promise<LockedCategory | undefined> {
  return trx
    .selectFrom('categories')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Who made a category; null for the built-in ones, and where there is none. */
export async function ownerOf(trx: Trx, id: string): Promise<string | null> {
  const row = await trx.selectFrom('categories').select('created_by').where('id', '=', id).executeTakeFirst();
  return row?.created_by ?? null;
}

/** Categories by their ids. */
export async function categoriesOf(trx: Trx, ids: readonly string[]): Promise<LockedCategory[]> {
  return trx
    .selectFrom('categories')
    .select(COLUMNS)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .orderBy('id')
    .execute();
}

/** The category of a question's home topic. */
export async function homeOf(trx: Trx, questionId: string): Promise<LockedCategory | undefined> {
  return trx
    .selectFrom('questions as q')
    .innerJoin('categories as c', (join) => join.on(sql<boolean>`c.slug = q.about[1]`))
    .select(COLUMNS.map((column) => `c.${column}` as const))
    .where('q.id', '=', questionId)
    .executeTakeFirst();
}

/** The category, held so that no quiz of it can start either. */
export async function lockWhole(trx: Trx, id: string): Promise<LockedCategory | undefined> {
  return trx.selectFrom('categories').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Takes a category out of the list; `reason` is for its owner. */
export async function makeDraft(trx: Trx, id: string, reason: string | null): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ status: 'draft', status_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Puts a category into the list; what once kept it out is forgotten. */
export async function makeReady(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ status: 'ready', status_reason: null, choices: '[]', nearest: [], awaits_writer: false })
    .where('id', '=', id)
    .execute();
}

/** Whether a quiz of this category was ever started. */
export async function wasPlayed(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('quizzes')
    .select('id')
    .where('category_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a category with all its questions. */
export async function removeCategory(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}
