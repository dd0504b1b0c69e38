import type { ReportOutcome } from '@trivium/contract/feedback';
import type { Subject } from '@trivium/rules/category';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

/** A question that was reported or is hidden, as the operator sees it. */
export type ReportedRow = {
  id: string;
  status: 'active' | 'hidden' | 'retired';
  category: string;
  /** Alias of the owner; null for the house's own. */
  owner: string | null;
  question: string;
  answer: string;
  /** Open reports by reason. */
  reasons: Record<string, number>;
  texts: string[];
  /** What was decided last, where nothing is open. */
  outcome: ReportOutcome | null;
  /** Ms since the epoch; null where nobody reported it. */
  last_at: number | null;
};

/** Questions with open reports and hidden ones, those reported last first. */
export async function reportedQuestions(db: Db): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select q.id, q.status, c.name as category, p.alias as owner, v.question, v.correct_answer as answer,
           coalesce(o.reasons, '{}') as reasons, coalesce(o.texts, '{}') as texts,
           case when o.n is null then a.outcome end as outcome, coalesce(o.last_at, a.last_at) as last_at
    from questions q
    join categories c on c.id = q.category_id or (q.category_id is null and c.slug = q.about[1])
    join question_revisions v on v.question_id = q.id and v.revision = q.revision
    left join players p on p.id = c.created_by
    cross join lateral (
      select sum(n)::int as n, json_object_agg(reason, n) as reasons, max(last_at) as last_at,
             (select array_agg(other_text order by created_at desc) from reports
              where question_id = q.id and outcome is null and other_text is not null) as texts
      from (select reason, count(*) as n, max(created_at) as last_at
            from reports where question_id = q.id and outcome is null group by reason) g) o
    left join lateral (
      select outcome, decided_at as last_at from reports
      where question_id = q.id and outcome is not null order by decided_at desc limit 1) a on true
    where q.status = 'hidden' or (q.status <> 'deleted' and o.n > 0)
    order by last_at desc nulls last, q.id`.execute(db);
  return rows;
}

/** A category of the house with this name, whatever its case. */
export async function houseCategoryNamed(trx: Trx, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from categories where created_by is null and lower(name) = lower(${name}) limit 1`.execute(trx);
  return rows[0]?.id;
}

/** Makes an empty category of the house, published. */
export async function insertHouseCategory(
  trx: Trx,
  row: { id: string; name: string; description: string; subject: Subject; created_at: number },
): Promise<void> {
  await trx
    .insertInto('categories')
    .values({ ...row, slug: null, status: 'ready', status_reason: null, created_by: null })
    .execute();
}
