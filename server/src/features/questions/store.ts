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

/** A new question of a category; `about` holds slugs of topics. */
export type NewQuestion = Content & {
  id: string;
  source: Source;
  created_at: number;
  about?: readonly string[];
};

/** Stores questions of a category with their first revision, all in one statement. */
export async function insertQuestions(
  trx: Trx,
  categoryId: string,
  questions: readonly NewQuestion[],
): Promise<void> {
  await sql`
    with w as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as x
        (id uuid, source text, created_at bigint, question text, answers text[], correct_answer text,
         explanation text, difficulty int, timer_seconds int, picture text, picture_alt text, about text[])
    ),
    q as (
      insert into questions (id, category_id, revision, difficulty, created_at, source, about)
      select id, ${categoryId}, 1, difficulty, created_at, source, coalesce(about, '{}') from w
    ),
    k as (
      insert into category_questions (category_id, question_id, added_at)
      select ${categoryId}, id, created_at from w
    )
    insert into question_revisions
      (question_id, revision, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt)
    select id, 1, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt
    from w`.execute(trx);
}

/** Has a category ask questions that exist already, in this order; those that it asks already stay as they are. */
export async function selectQuestions(
  trx: Trx,
  categoryId: string,
  questionIds: readonly string[],
  now: number,
): Promise<void> {
  await sql`
    insert into category_questions (category_id, question_id, added_at)
    select ${categoryId}, id, ${now}::bigint + n
    from unnest(${questionIds}::uuid[]) with ordinality as t (id, n)
    on conflict do nothing`.execute(trx);
}

/**
 * Brings the sums of categories to what their active questions are, in the order of their ids, so that two changes
 * at once do not wait for each other crosswise. Returns how many questions each has.
 */
export async function recountPools(trx: Trx, categoryIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; pool_size: number }>`
    with held as (
      select id from categories where id = any (${categoryIds}::uuid[]) order by id for no key update
    ),
    sums as (
      select held.id, count(q.id) as n, coalesce(sum(q.difficulty), 0) as d
      from held
      left join category_questions k on k.category_id = held.id
      left join questions q on q.id = k.question_id and q.status = 'active'
      group by held.id
    )
    update categories c set pool_size = sums.n, difficulty_sum = sums.d
    from sums where c.id = sums.id returning c.id, c.pool_size`.execute(trx);
  return new Map(rows.map((row) => [row.id, row.pool_size]));
}

/** The categories that ask a question, in the order of their ids. */
export async function categoriesAsking(trx: Trx, questionId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('category_questions')
    .select('category_id')
    .where('question_id', '=', questionId)
    .orderBy('category_id')
    .execute();
  return rows.map((row) => row.category_id);
}

/**
 * Counts questions as met by a player who has seen their keys, so that they pay as little as any repetition; in a
 * quiz that runs, too, where they are still to be answered.
 */
export async function countAsMet(
  trx: Trx,
  playerId: string,
  questionIds: readonly string[],
  now: number,
): Promise<void> {
  await sql`
    insert into player_questions (player_id, question_id, times, last_at, told)
    select ${playerId}, id, 0, ${now}, true from unnest(${questionIds}::uuid[]) as t (id)
    on conflict (player_id, question_id) do update set told = true`.execute(trx);
  await sql`
    update quiz_questions u set met_before = 1
    from quizzes z
    where z.id = u.quiz_id and z.player_id = ${playerId} and z.status = 'running'
      and u.question_id = any (${questionIds}::uuid[]) and u.answered_at is null and u.met_before = 0`.execute(
    trx,
  );
}
