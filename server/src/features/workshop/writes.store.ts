import { sql } from 'kysely';
import type { Trx } from '../../db/transact.ts';
import type { Content, Status } from './questions.store.ts';

/** A new question of a category. */
export type NewQuestion = Content & { id: string; created_at: number };

/** Stores questions with their first revision, all in one statement. */
export async function insertQuestions(
  trx: Trx,
  categoryId: string,
  source: 'owner' | 'import',
  questions: readonly NewQuestion[],
): Promise<void> {
  await sql`
    with w as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as x
        (id uuid, created_at bigint, question text, answers text[], correct_answer text, explanation text,
         difficulty int, timer_seconds int, picture text, picture_alt text)
    ),
    q as (
      insert into questions (id, category_id, difficulty, created_at, source)
      select id, ${categoryId}, difficulty, created_at, ${source} from w
    )
    insert into question_revisions
      (question_id, revision, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt)
    select id, 1, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt
    from w`.execute(trx);
}

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
