import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';
import type { Content } from '../questions/store.ts';

// Any constant: two instances that start together seed one after the other.
const SEED_LOCK = 7_216_001;
/** Questions that travel in one statement: a few hundred kilobytes. */
const AT_ONCE = 500;

export async function lockSeeding(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
}

/** What was seeded last: digests by the topic of the file. */
export async function seedDigests(db: Db | Trx): Promise<Map<string, string>> {
  const rows = await db.selectFrom('seeds').select(['name', 'digest']).execute();
  return new Map(rows.map((row) => [row.name, row.digest]));
}

/** Remembers exactly these digests. */
export async function rememberSeeds(
  trx: Trx,
  digests: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  await trx.deleteFrom('seeds').execute();
  await sql`
    insert into seeds (name, digest, seeded_at)
    select name, digest, ${now} from unnest(${[...digests.keys()]}::text[], ${[...digests.values()]}::text[])
      as t (name, digest)`.execute(trx);
}

/** A question of a file as it is stored, with the topics that it is about, its home first, and those whose quizzes ask it. */
export type QuestionRow = Content & {
  readonly id: string;
  readonly key: string;
  readonly about: readonly string[];
  readonly askedIn: readonly string[];
};

const sorted = (row: 'r' | 'w') =>
  sql.raw(`(select array_agg(a order by a) from unnest(${row}.answers) as a)`);

const DOCUMENT = sql.raw(`setweight(to_tsvector('english', w.correct_answer), 'A')
  || setweight(to_tsvector('english', w.question), 'B')`);

function recordset(rows: readonly QuestionRow[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w
    (id uuid, key text, question text, answers text[], correct_answer text, explanation text, difficulty int,
     timer_seconds int, picture text, picture_alt text, about text[])`;
}

/**
 * Brings questions to what their files say. One that reports have hidden stays hidden until its text changes.
 * Returns the ids of those that say something new.
 */
export async function syncQuestions(trx: Trx, rows: readonly QuestionRow[], now: number): Promise<string[]> {
  const mended: string[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    await upsert(trx, part, now);
    mended.push(...(await revise(trx, part)));
  }
  return mended;
}

async function upsert(trx: Trx, rows: readonly QuestionRow[], now: number): Promise<void> {
  await sql`
    insert into questions as q (id, bank_key, difficulty, created_at, about, document)
    select w.id, w.key, w.difficulty, ${now}, w.about, ${DOCUMENT} from ${recordset(rows)}
    on conflict (bank_key) do update
      set difficulty = excluded.difficulty, about = excluded.about, document = excluded.document,
          status = case when q.status = 'hidden' then 'hidden' else 'active' end`.execute(trx);
}

/** Gives a revision to each question whose text is not as it was; what only changed its places says nothing new. */
async function revise(trx: Trx, rows: readonly QuestionRow[]): Promise<string[]> {
  const found = await sql<{ id: string; says_new: boolean }>`
    with changed as (
      select q.id as question_id, q.revision, w.*, r.question_id is null as is_new,
        (r.question, ${sorted('r')}, r.correct_answer, r.explanation, r.picture, r.picture_alt)
          is distinct from (w.question, ${sorted('w')}, w.correct_answer, w.explanation, w.picture, w.picture_alt) as says_new
      from ${recordset(rows)}
      join questions q on q.bank_key = w.key
      left join question_revisions r on r.question_id = q.id and r.revision = q.revision
      where r.question_id is null
        or (r.question, r.answers, r.correct_answer, r.explanation, r.difficulty, r.timer_seconds, r.picture, r.picture_alt)
           is distinct from (w.question, w.answers, w.correct_answer, w.explanation, w.difficulty, w.timer_seconds, w.picture, w.picture_alt)
    ),
    written as (
      insert into question_revisions
        (question_id, revision, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt)
      select question_id, case when is_new then revision else revision + 1 end,
             question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt
      from changed returning question_id, revision
    )
    update questions q
    set revision = written.revision, status = case when changed.says_new then 'active' else q.status end
    from written join changed on changed.question_id = written.question_id
    where q.id = written.question_id returning q.id, changed.says_new`.execute(trx);
  return found.rows.filter((row) => row.says_new).map((row) => row.id);
}

/** Retires the library's questions that no file holds any more; returns their ids. */
export async function retireOthers(trx: Trx, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update questions set status = 'retired'
    where bank_key is not null and status <> 'retired'
      and not exists (select from unnest(${keys}::text[]) as t (key) where t.key = bank_key)
    returning id`.execute(trx);
  return rows.map((row) => row.id);
}
