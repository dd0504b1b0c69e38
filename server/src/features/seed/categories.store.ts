import { BALANCE } from '@trivium/rules/balance';
import type { Subject } from '@trivium/rules/category';
import { sql } from 'kysely';
import type { Trx } from '../../db/transact.ts';
import type { QuestionRow } from './store.ts';

/** A topic as a built-in category. */
export type TopicRow = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly subject: Subject;
  readonly field: string;
  readonly section: string | null;
  readonly position: number;
};

/** Makes a category of each topic or brings it up to date; which are published is for `settleTopics` to say. */
export async function upsertTopics(trx: Trx, topics: readonly TopicRow[], now: number): Promise<void> {
  await sql`
    insert into categories as c (id, slug, name, description, subject, status, created_at, field, section, position)
    select id, slug, name, description, subject, 'draft', ${now}, field, section, position
    from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as t
      (id uuid, slug text, name text, description text, subject text, field text, section text, position int)
    on conflict (slug) do update
      set name = excluded.name, description = excluded.description, subject = excluded.subject,
          field = excluded.field, section = excluded.section, position = excluded.position
      where (c.name, c.description, c.subject, c.field, c.section, c.position)
        is distinct from (excluded.name, excluded.description, excluded.subject, excluded.field,
                          excluded.section, excluded.position)`.execute(trx);
  await sql`
    update categories set status = 'draft', field = null, section = null
    where slug is not null and slug <> all (${topics.map((topic) => topic.slug)}::text[])`.execute(trx);
}

/** Has each question asked in the built-in categories of its topics and in no other built-in one. */
export async function syncSelections(trx: Trx, rows: readonly QuestionRow[], now: number): Promise<void> {
  const pairs = rows.flatMap(({ key, askedIn }) => askedIn.map((slug) => ({ key, slug })));
  await sql`
    create temporary table wanted on commit drop as
    select c.id as category_id, q.id as question_id
    from unnest(${pairs.map(({ key }) => key)}::text[], ${pairs.map(({ slug }) => slug)}::text[]) as t (key, slug)
    join questions q on q.bank_key = t.key
    join categories c on c.slug = t.slug`.execute(trx);
  await sql`
    delete from category_questions k
    using categories c, questions q
    where c.id = k.category_id and c.slug is not null and q.id = k.question_id
      and (q.status = 'retired' or q.bank_key = any (${rows.map(({ key }) => key)}::text[]))
      and not exists (
        select from wanted w where w.category_id = k.category_id and w.question_id = k.question_id)`.execute(
    trx,
  );
  await sql`
    insert into category_questions (category_id, question_id, added_at)
    select category_id, question_id, ${now}::bigint from wanted
    on conflict do nothing`.execute(trx);
}

/** Brings the sums of all categories up to date and publishes the built-in ones that have enough questions. */
export async function settleTopics(trx: Trx): Promise<void> {
  await sql`
    update categories c set
      pool_size = s.n, difficulty_sum = s.d,
      status = case when c.slug is null then c.status
                    when s.n >= ${BALANCE.pool.publishMin} then 'ready'
                    -- One that lost a few questions to reports is not taken from those who play it.
                    when c.status = 'ready' and c.field is not null and s.n >= ${BALANCE.pool.keepMin} then 'ready'
                    else 'draft' end
    from (
      select c.id, count(q.id) as n, coalesce(sum(q.difficulty), 0) as d
      from categories c
      left join category_questions k on k.category_id = c.id
      left join questions q on q.id = k.question_id and q.status = 'active'
      group by c.id) s
    where s.id = c.id
      and (c.slug is not null or (c.pool_size, c.difficulty_sum) is distinct from (s.n, s.d))`.execute(trx);
}

/** The home of each question that somebody reported and nobody has decided on, as a category with its questions. */
export async function homesOf(
  trx: Trx,
  questionIds: readonly string[],
): Promise<{ home: { id: string; name: string }; ids: string[] }[]> {
  const { rows } = await sql<{ id: string; name: string; ids: string[] }>`
    select c.id, c.name, array_agg(q.id) as ids
    from questions q join categories c on c.slug = q.about[1]
    where q.id = any (${questionIds}::uuid[])
      and exists (select from reports r where r.question_id = q.id and r.outcome is null)
    group by c.id, c.name order by c.id`.execute(trx);
  return rows.map(({ ids, ...home }) => ({ home, ids }));
}
