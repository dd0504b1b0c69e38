import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';
import { type Content, SAID } from '../questions/store.ts';

/** A built-in category that can be played. */
export type Playable = { slug: string; id: string; name: string; pool_size: number };

/** Those of the topics that can be played, in the given order. */
export async function playable(db: Db | Trx, slugs: readonly string[]): Promise<Playable[]> {
  const { rows } = await sql<Playable>`
    select c.slug, c.id, c.name, c.pool_size
    from unnest(${slugs}::text[]) with ordinality as t (slug, n)
    join categories c on c.slug = t.slug and c.status = 'ready'
    order by t.n`.execute(db);
  return rows;
}

/** A question of the library that could go into a quiz. */
export type Found = { id: string; difficulty: number };

/** Active questions of the library that are about all these topics. */
export async function questionsAbout(db: Db | Trx, slugs: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select q.id, q.difficulty
    from category_questions k
    join categories c on c.id = k.category_id and c.slug = any (${slugs}::text[])
    join questions q on q.id = k.question_id and q.status = 'active'
    group by q.id having count(*) = ${slugs.length}
    order by q.id`.execute(db);
  return rows;
}

/** A question that the search found, with what it says. */
export type Match = Content & { id: string; about: string[] };

/** Active questions of the library with all words of a text in question or answer, the best match first. */
export async function questionsMatching(db: Db | Trx, text: string, limit: number): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with wanted as (select plainto_tsquery('english', ${text}) as query)
    select q.id, q.about, ${SAID}
    from questions q
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    cross join wanted
    where q.document is not null and q.status = 'active' and numnode(wanted.query) > 0
      and q.document @@ wanted.query
    order by ts_rank(q.document, wanted.query) desc, q.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Built-in categories that players like most: what is offered where nothing is near. */
export async function mostPlayed(db: Db | Trx, limit: number): Promise<Playable[]> {
  const { rows } = await sql<Playable>`
    select slug, id, name, pool_size from categories
    where status = 'ready' and slug is not null
    order by completion_count desc, pool_size desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Playable categories of each field, and how many of them the player has finished. */
export async function fieldCounts(
  db: Db,
  playerId: string,
): Promise<Map<string, { categories: number; played: number }>> {
  const { rows } = await sql<{ field: string; categories: number; played: number }>`
    select c.field, count(*) as categories, count(y.category_id) as played
    from categories c
    left join (
      select distinct category_id from quizzes where player_id = ${playerId} and status = 'finished') y
      on y.category_id = c.id
    where c.status = 'ready' and c.slug is not null and c.field is not null
    group by c.field`.execute(db);
  return new Map(rows.map(({ field, ...counts }) => [field, counts]));
}
