import { sql } from 'kysely';
import type { Trx } from '../../db/transact.ts';
import type { Content } from '../questions/store.ts';
import type { Status } from './questions.store.ts';

/** Gives a question its next revision. */
export async function insertRevision(
  trx: Trx,
  id: string,
  revision: number,
  status: Status,
  content: Content,
): Promise<void> {
  await trx
    .insertInto('question_revisions')
    .values({ ...content, question_id: id, revision })
    .execute();
  await trx
    .updateTable('questions')
    .set({ revision, status, difficulty: content.difficulty })
    .where('id', '=', id)
    .execute();
}

export async function setStatus(trx: Trx, id: string, status: Status): Promise<void> {
  await trx.updateTable('questions').set({ status }).where('id', '=', id).execute();
}

/** Whether a quiz ever took this question. */
export async function wasTaken(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('quiz_questions')
    .select('quiz_id')
    .where('question_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a question that no quiz took, with everything about it. */
export async function removeQuestion(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('questions').where('id', '=', id).execute();
}

/** Has a category ask `copy` in the place of a shared question. */
export async function replaceInCategory(
  trx: Trx,
  categoryId: string,
  original: string,
  copy: string,
): Promise<void> {
  await sql`
    update category_questions c set added_at = o.added_at
    from category_questions o
    where c.category_id = ${categoryId} and c.question_id = ${copy}
      and o.category_id = ${categoryId} and o.question_id = ${original}`.execute(trx);
  await takeOut(trx, categoryId, original);
}

/** Takes a question out of a category; the question stays. */
export async function takeOut(trx: Trx, categoryId: string, questionId: string): Promise<void> {
  await trx
    .deleteFrom('category_questions')
    .where('category_id', '=', categoryId)
    .where('question_id', '=', questionId)
    .execute();
}
