import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Trx } from '../../db/transact.ts';

/** What a revision says. */
export type Content = Omit<Database['question_revisions'], 'question_id' | 'revision'>;

/** The columns of `Content`, of a revision that a statement calls `r`. */
export const SAID = sql.raw(
  'r.question, r.answers, r.correct_answer, r.explanation, r.difficulty, r.timer_seconds, r.picture, r.picture_alt',
);

/** Where a question came from. */
export type Source = 'bank' | 'offline' | 'model' | 'owner' | 'import';

/** A new question of a category. */
export type NewQuestion = Content & { id: string; source: Source; created_at: number };

/** Stores questions with their first revision, all in one statement. */
export async function insertQuestions(
  trx: Trx,
  categoryId: string,
  questions: readonly NewQuestion[],
): Promise<void> {
  await sql`
    with w as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as x
        (id uuid, source text, created_at bigint, question text, answers text[], correct_answer text,
         explanation text, difficulty int, timer_seconds int, picture text, picture_alt text)
    ),
    q as (
      insert into questions (id, category_id, revision, difficulty, created_at, source)
      select id, ${categoryId}, 1, difficulty, created_at, source from w
    )
    insert into question_revisions
      (question_id, revision, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt)
    select id, 1, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt
    from w`.execute(trx);
}
