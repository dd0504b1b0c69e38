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

/** Who made a category; null for the house's own, and where there is none. */
export async function ownerOf(trx: Trx, id: string): Promise<string | null> {
  const row = await trx.selectFrom('categories').select('created_by').where('id', '=', id).executeTakeFirst();
  return row?.created_by ?? null;
}

/** The category, held so that no quiz of it can start either. */
export async function lockWhole(trx: Trx, id: string): Promise<LockedCategory | undefined> {
  return trx.selectFrom('categories').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Brings the sums of a category to what its active questions are; returns how many these are. */
export async function recountPool(trx: Trx, id: string): Promise<number> {
  const { rows } = await sql<{ pool_size: number }>`
    update categories c set pool_size = s.n, difficulty_sum = s.d
    from (select count(*) as n, coalesce(sum(difficulty), 0) as d
          from questions where category_id = ${id} and status = 'active') s
    where c.id = ${id} returning c.pool_size`.execute(trx);
  return rows[0]?.pool_size ?? 0;
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
