import type { BankCategory } from '@trivium/questions/draft';
import { optionsWithAnswerAt, placeOf } from '@trivium/questions/options';
import { timerFor } from '@trivium/questions/timer';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

// Any constant: two instances that start together seed one after the other.
const SEED_LOCK = 7_216_001;

export async function lockSeeding(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
}

/** What was seeded last, by category slug. */
export async function seedDigests(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('seeds').select(['name', 'digest']).execute();
  return new Map(rows.map((row) => [row.name, row.digest]));
}

export async function rememberSeed(trx: Trx, name: string, digest: string, now: number): Promise<void> {
  await trx
    .insertInto('seeds')
    .values({ name, digest, seeded_at: now })
    .onConflict((oc) => oc.column('name').doUpdateSet({ digest, seeded_at: now }))
    .execute();
}

/** The id of the house's category with this slug, made or brought up to date. */
export async function upsertCategory(trx: Trx, c: BankCategory, newId: string, now: number): Promise<string> {
  const row = await trx
    .insertInto('categories')
    .values({
      id: newId,
      slug: c.slug,
      name: c.name,
      description: c.description,
      subject: c.subject,
      status: 'ready',
      status_reason: null,
      created_by: null,
      created_at: now,
    })
    .onConflict((oc) =>
      oc
        .column('slug')
        .doUpdateSet({ name: c.name, description: c.description, subject: c.subject, status: 'ready' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const sorted = (row: 'r' | 'w') =>
  sql.raw(`(select array_agg(a order by a) from unnest(${row}.answers) as a)`);

/** Ids of questions that say something new, and of those that left the bank. */
export type Synced = { changed: string[]; retired: string[] };

/**
 * Brings the questions of a category to what its file says. One that reports have hidden stays hidden until its
 * text changes. One statement for each step, however many questions: the whole file travels as one JSON array.
 */
export async function syncQuestions(
  trx: Trx,
  categoryId: string,
  category: BankCategory,
  newId: () => string,
  now: number,
): Promise<Synced> {
  const wanted = category.questions.map((q, n) => ({
    id: newId(),
    key: q.id,
    question: q.question,
    answers: optionsWithAnswerAt(q, placeOf(n, category.slug)),
    correct: q.answer,
    explanation: q.explanation,
    difficulty: q.difficulty,
    timer: timerFor(q),
    picture: q.picture?.file ?? null,
    picture_alt: q.picture?.alt ?? null,
  }));
  const file = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w
    (id uuid, key text, question text, answers text[], correct text, explanation text, difficulty int, timer int, picture text, picture_alt text)`;
  await sql`
    insert into questions as q (id, category_id, bank_key, difficulty, created_at)
    select w.id, ${categoryId}, w.key, w.difficulty, ${now} from ${file}
    on conflict (bank_key) do update
      set category_id = excluded.category_id, difficulty = excluded.difficulty,
          status = case when q.status = 'hidden' then 'hidden' else 'active' end`.execute(trx);
  // A question whose text is as it was keeps its revision. One whose options only changed places, since another
  // left the file, gets a revision but says nothing new.
  const changed = await sql<{ id: string; says_new: boolean }>`
    with changed as (
      select q.id, q.revision, w.*, r.question_id is null as is_new,
        (r.question, ${sorted('r')}, r.correct_answer, r.explanation, r.picture, r.picture_alt)
          is distinct from (w.question, ${sorted('w')}, w.correct, w.explanation, w.picture, w.picture_alt) as says_new
      from ${sql`jsonb_to_recordset(${JSON.stringify(wanted.map(({ id: _, ...w }) => w))}::jsonb) as w
        (key text, question text, answers text[], correct text, explanation text, difficulty int, timer int, picture text, picture_alt text)`}
      join questions q on q.bank_key = w.key
      left join question_revisions r on r.question_id = q.id and r.revision = q.revision
      where r.question_id is null
        or (r.question, r.answers, r.correct_answer, r.explanation, r.difficulty, r.timer_seconds, r.picture, r.picture_alt)
           is distinct from (w.question, w.answers, w.correct, w.explanation, w.difficulty, w.timer, w.picture, w.picture_alt)
    ),
    written as (
      insert into question_revisions
        (question_id, revision, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt)
      select id, case when is_new then revision else revision + 1 end,
             question, answers, correct, explanation, difficulty, timer, picture, picture_alt
      from changed returning question_id, revision
    )
    update questions q
    set revision = written.revision, status = case when changed.says_new then 'active' else q.status end
    from written join changed on changed.id = written.question_id
    where q.id = written.question_id returning q.id, changed.says_new`.execute(trx);
  const retired = await sql<{ id: string }>`
    update questions set status = 'retired'
    where category_id = ${categoryId} and bank_key is not null and status <> 'retired'
      and bank_key <> all (${wanted.map((w) => w.key)}::text[]) returning id`.execute(trx);
  await sql`
    update categories c set
      pool_size = s.n, difficulty_sum = s.d
    from (select count(*) as n, coalesce(sum(difficulty), 0) as d
          from questions where category_id = ${categoryId} and status = 'active') s
    where c.id = ${categoryId}`.execute(trx);
  const mended = changed.rows.filter((row) => row.says_new);
  return { changed: mended.map((row) => row.id), retired: retired.rows.map((row) => row.id) };
}
