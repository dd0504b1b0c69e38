import type { Subject } from '@trivium/rules/category';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';
import { type Content, SAID } from '../questions/store.ts';
import { type CategoryRow, rows } from './store.ts';

/** What a run that writes a category needs to know about it. */
export type Claim = {
  readonly id: string;
  readonly name: string;
  readonly sense: string | null;
  readonly interpretation: string | null;
  readonly created_by: string | null;
};

/** The player's category of this name and meaning that is being written, if there is one. */
export async function generatingOf(
  trx: Trx,
  playerId: string,
  wish: { name: string; sense?: string | undefined },
): Promise<CategoryRow | undefined> {
  return rows(trx, playerId)
    .where('c.created_by', '=', playerId)
    .where('c.status', '=', 'generating')
    .where(sql`lower(c.name)`, '=', wish.name.toLowerCase())
    .where(sql<boolean>`c.sense is not distinct from ${wish.sense ?? null}::text`)
    .limit(1)
    .executeTakeFirst();
}

export async function lockCategory(
  trx: Trx,
  id: string,
): Promise<{ status: CategoryRow['status'] } | undefined> {
  return trx.selectFrom('categories').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setGenerating(
  trx: Trx,
  id: string,
  change: { sense?: string | null; interpretation?: string | null },
): Promise<void> {
  await trx
    .updateTable('categories')
    .set({
      ...change,
      status: 'generating',
      status_reason: null,
      written: 0,
      choices: '[]',
      nearest: sql`'{}'`,
      awaits_writer: false,
      rejected: '{}',
      writer_run: null,
      writer_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes a waiting category, or one whose run has let its time pass, for `run`; undefined where another holds it or nothing is to be done. */
export async function claim(
  db: Db,
  id: string,
  run: string,
  now: number,
  until: number,
): Promise<Claim | undefined> {
  return db
    .updateTable('categories')
    .set({ writer_run: run, writer_until: until, written: 0 })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .where((eb) => eb.or([eb('writer_until', 'is', null), eb('writer_until', '<=', now)]))
    .returning(['id', 'name', 'sense', 'interpretation', 'created_by'])
    .executeTakeFirst();
}

/** Until when another run holds the category; undefined where it does not wait for questions. */
export async function heldUntil(trx: Trx, id: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('categories')
    .select('writer_until')
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .executeTakeFirst();
  return row && (row.writer_until ?? 0);
}

/** Tells how far the run is and holds the category longer; false where it has lost it. */
export async function progress(
  db: Db,
  id: string,
  run: string,
  written: number,
  until: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('categories')
    .set({ written, writer_until: until })
    .where('id', '=', id)
    .where('writer_run', '=', run)
    .where('status', '=', 'generating')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function letGo(db: Db, id: string, run: string): Promise<void> {
  await db
    .updateTable('categories')
    .set({ writer_until: null })
    .where('id', '=', id)
    .where('writer_run', '=', run)
    .execute();
}

/** Whether the category still waits for this run's questions; locked for the rest of the transaction. */
export async function lockHeld(trx: Trx, id: string, run: string): Promise<boolean> {
  const row = await trx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .where('writer_run', '=', run)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What the category can be played with already. */
export async function activeQuestions(db: Db | Trx, id: string): Promise<(Content & { id: string })[]> {
  const { rows: found } = await sql<Content & { id: string }>`
    select q.id, ${SAID} from category_questions k
    join questions q on q.id = k.question_id and q.status = 'active'
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    where k.category_id = ${id} order by k.added_at, q.id`.execute(db);
  return found;
}

/** What questions say, by their ids. */
export async function draftsOf(db: Db, ids: readonly string[]): Promise<Content[]> {
  const { rows: found } = await sql<Content>`
    select ${SAID} from unnest(${ids}::uuid[]) with ordinality as t (id, n)
    join questions q on q.id = t.id
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    order by t.n`.execute(db);
  return found;
}

/** Where a category belongs, and what its name was taken for; null where that is not known. */
export type Place = {
  readonly subject: Subject | null;
  readonly field: string | null;
  readonly interpretation: string | null;
};

/** Publishes a category with what it holds. */
export async function publish(trx: Trx, id: string, outcome: Place & { rejected: object }): Promise<void> {
  await sql`
    update categories c set
      status = 'ready', status_reason = null, choices = '[]', nearest = '{}', awaits_writer = false,
      writer_until = null, rejected = ${JSON.stringify(outcome.rejected)}::jsonb,
      interpretation = coalesce(${outcome.interpretation}, c.interpretation),
      subject = coalesce(${outcome.subject}, c.subject), field = coalesce(${outcome.field}, c.field),
      pool_size = s.n, difficulty_sum = s.d, written = s.n
    from (select count(*) as n, coalesce(sum(q.difficulty), 0) as d
          from category_questions k join questions q on q.id = k.question_id and q.status = 'active'
          where k.category_id = ${id}) s
    where c.id = ${id}`.execute(trx);
}

/** Why a category failed and what its owner can do. */
export type Failure = {
  readonly reason: string;
  readonly choices: readonly { readonly sense: string; readonly label: string }[];
  readonly nearest: readonly string[];
  readonly awaitsWriter: boolean;
  readonly rejected: object;
};

export async function fail(trx: Trx, id: string, failure: Failure): Promise<void> {
  await trx
    .updateTable('categories')
    .set({
      status: 'failed',
      status_reason: failure.reason,
      choices: JSON.stringify(failure.choices),
      nearest: sql`${[...failure.nearest]}::text[]`,
      awaits_writer: failure.awaitsWriter,
      rejected: JSON.stringify(failure.rejected),
      writer_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Categories that wait for questions while nobody is at work on them. */
export async function forgotten(db: Db, now: number): Promise<string[]> {
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where('status', '=', 'generating')
    .where((eb) => eb.or([eb('writer_until', 'is', null), eb('writer_until', '<=', now)]))
    .execute();
  return found.map((row) => row.id);
}

/** Failed categories that wait for a better writer, the oldest first. */
export async function awaitingWriter(trx: Trx, limit: number): Promise<string[]> {
  const found = await trx
    .selectFrom('categories')
    .select('id')
    .where('awaits_writer', '=', true)
    .where('status', '=', 'failed')
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return found.map((row) => row.id);
}

/** Frees every category that a run holds: for the start of the only server. */
export async function freeAll(trx: Trx): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ writer_until: null })
    .where('status', '=', 'generating')
    .execute();
}
