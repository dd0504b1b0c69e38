import type { Subject } from '@trivium/rules/category';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';
import { type Content, SAID } from '../questions/store.ts';

/** The house's own questions of a category that is called so, whatever the number and case of its words. */
export async function bankNamed(db: Db, name: string): Promise<Content[]> {
  const { rows: found } = await sql<Content>`
    select ${SAID}
    from categories c
    join questions q on q.category_id = c.id and q.status = 'active'
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    where c.slug is not null and c.status = 'ready'
      and to_tsvector('english', c.name) @@ plainto_tsquery('english', ${name})
      and to_tsvector('english', ${name}) @@ plainto_tsquery('english', c.name)
    order by md5(q.id::text || ${name})`.execute(db);
  return found;
}

/** The house's own questions that speak of `name` in question or answer, the best match first. */
export async function bankAbout(db: Db, name: string, limit: number): Promise<Content[]> {
  const { rows: found } = await sql<Content>`
    with wanted as (select phraseto_tsquery('english', ${name}) as query)
    select ${SAID}
    from questions q
    join categories c on c.id = q.category_id and c.slug is not null and c.status = 'ready'
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    cross join wanted
    cross join lateral (select to_tsvector('english', r.question || ' ' || r.correct_answer) as document) d
    where q.status = 'active' and numnode(wanted.query) > 0 and d.document @@ wanted.query
    order by ts_rank(d.document, wanted.query) desc, q.id
    limit ${limit}`.execute(db);
  return found;
}

/** The subject of most of the house's questions that speak of `name`; undefined where hardly any does. */
export async function subjectOf(db: Db | Trx, name: string): Promise<Subject | undefined> {
  const { rows: found } = await sql<{ subject: Subject }>`
    with wanted as (select phraseto_tsquery('english', ${name}) as query)
    select c.subject
    from wanted
    cross join categories c
    join questions q on q.category_id = c.id and q.status = 'active'
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    where c.slug is not null and c.status = 'ready' and numnode(wanted.query) > 0
      and to_tsvector('english', c.name || ' ' || r.question || ' ' || r.correct_answer) @@ wanted.query
    group by c.subject having count(*) >= 2
    order by count(*) desc, c.subject limit 1`.execute(db);
  return found[0]?.subject;
}
