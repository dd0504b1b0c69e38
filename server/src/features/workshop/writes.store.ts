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
