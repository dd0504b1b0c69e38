import type { ReportReason } from '@trivium/contract/feedback';
import type { OwnQuestion } from '@trivium/contract/workshop';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import type { Trx } from '../../db/transact.ts';
import { type Content, SAID } from '../questions/store.ts';

export type Status = Database['questions']['status'];

/** A question with what its current revision says; `category_id` is null where the library owns it. */
export type QuestionRow = Content & {
  id: string;
  category_id: string | null;
  status: Status;
  revision: number;
};

const QUESTION = sql`
  select q.id, q.category_id, q.status, q.revision, ${SAID}
  from questions q join question_revisions r on r.question_id = q.id and r.revision = q.revision`;

/** A question in any state, or undefined. */
export async function questionById(db: Db | Trx, id: string): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`${QUESTION} where q.id = ${id}`.execute(db);
  return rows[0];
}

/** The questions of a category that are not deleted, oldest first. */
export async function questionsOf(db: Db | Trx, categoryId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`${QUESTION}
    join category_questions k on k.question_id = q.id and k.category_id = ${categoryId}
    where q.status <> 'deleted' order by k.added_at, q.id`.execute(db);
  return rows;
}

/** Whether a category asks a question. */
export async function asks(trx: Trx, categoryId: string, questionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('category_questions')
    .select('question_id')
    .where('category_id', '=', categoryId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A question with what players did with it. */
export type JudgedRow = QuestionRow & {
  source: OwnQuestion['source'];
  /** How often each text was chosen, of all revisions. */
  tallies: Record<string, number>;
  timeouts: number;
  likes: number;
  dislikes: number;
  reports: { reason: ReportReason; other_text: string | null; created_at: number }[];
};

/** The questions of a category that are not deleted, oldest first, or the one named: one statement. */
export async function judgedQuestions(
  db: Db | Trx,
  categoryId: string,
  questionId: string | null = null,
): Promise<JudgedRow[]> {
  const { rows } = await sql<JudgedRow>`
    select q.id, q.category_id, q.status, q.revision, q.source, ${SAID},
           coalesce(t.tallies, '{}') as tallies, u.timeouts, v.likes, v.dislikes, coalesce(p.reports, '[]') as reports
    from category_questions k
    join questions q on q.id = k.question_id and q.status <> 'deleted'
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    cross join lateral (
      select json_object_agg(answer, n) as tallies from answer_tallies where question_id = q.id) t
    cross join lateral (
      select count(*) as timeouts from quiz_questions where question_id = q.id and selected = '') u
    cross join lateral (
      select count(*) filter (where action = 1) as likes, count(*) filter (where action = 2) as dislikes
      from votes where question_id = q.id) v
    cross join lateral (
      select json_agg(json_build_object('reason', reason, 'other_text', other_text, 'created_at', created_at)
                      order by created_at desc) as reports
      from reports where question_id = q.id and outcome is null) p
    where k.category_id = ${categoryId} and (${questionId}::uuid is null or q.id = ${questionId}::uuid)
    order by k.added_at, q.id`.execute(db);
  return rows;
}
