import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

/** Ids of the house's own questions that speak of `name`, the best match first. */
export async function questionsAbout(db: Db, name: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (select plainto_tsquery('english', ${name}) as query)
    select q.id
    from questions q
    join categories c on c.id = q.category_id and c.created_by is null
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    cross join wanted
    cross join lateral (
      select setweight(to_tsvector('english', c.name), 'B')
        || setweight(to_tsvector('english', r.question || ' ' || r.correct_answer), 'A')
        || setweight(to_tsvector('english', r.explanation), 'C') as document) d
    where q.status = 'active' and numnode(wanted.query) > 0 and d.document @@ wanted.query
    order by ts_rank(d.document, wanted.query) desc, q.id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** The category if it still waits for its questions, locked against a second writer. */
export async function lockGenerating(
  trx: Trx,
  id: string,
): Promise<{ name: string; created_by: string | null } | undefined> {
  return trx
    .selectFrom('categories')
    .select(['name', 'created_by'])
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .forUpdate()
    .executeTakeFirst();
}

/** Copies questions into a category and publishes it. */
export async function publishCopies(
  trx: Trx,
  categoryId: string,
  copies: readonly { from: string; id: string }[],
  now: number,
): Promise<void> {
  const pairs = sql`unnest(${copies.map((c) => c.from)}::uuid[], ${copies.map((c) => c.id)}::uuid[]) as pair (source, copy)`;
  await sql`
    insert into questions (id, category_id, difficulty, created_at)
    select pair.copy, ${categoryId}, q.difficulty, ${now}
    from ${pairs} join questions q on q.id = pair.source`.execute(trx);
  await sql`
    insert into question_revisions
      (question_id, revision, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt)
    select pair.copy, 1, r.question, r.answers, r.correct_answer, r.explanation, r.difficulty, r.timer_seconds,
           r.picture, r.picture_alt
    from ${pairs}
    join questions q on q.id = pair.source
    join question_revisions r on r.question_id = q.id and r.revision = q.revision`.execute(trx);
  await sql`
    update categories set status = 'ready',
      pool_size = (select count(*) from questions where category_id = ${categoryId} and status = 'active'),
      difficulty_sum = (select sum(difficulty) from questions where category_id = ${categoryId} and status = 'active'),
      subject = (
        select c.subject from ${pairs} join questions q on q.id = pair.source join categories c on c.id = q.category_id
        group by c.subject order by count(*) desc, c.subject limit 1)
    where id = ${categoryId}`.execute(trx);
}

export async function failCategory(trx: Trx, id: string, reason: string): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ status: 'failed', status_reason: reason })
    .where('id', '=', id)
    .execute();
}
