import type { Subject } from '@trivium/rules/category';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

/** A category's row with the alias of its maker. */
export type CategoryRow = {
  id: string;
  name: string;
  description: string;
  subject: Subject;
  status: 'ready' | 'generating' | 'failed' | 'draft';
  status_reason: string | null;
  created_by: string | null;
  creator: string | null;
  pool_size: number;
  difficulty_sum: number;
  completion_count: number;
  rating_sum: number;
  rating_count: number;
  created_at: number;
  sense: string | null;
  interpretation: string | null;
  written: number;
  choices: { sense: string; label: string }[];
  nearest: string[];
  awaits_writer: boolean;
  slug: string | null;
  field: string | null;
  section: string | null;
  position: number;
  /** Quizzes of it that the viewer has finished. */
  times_played: number;
};

/** Categories as `viewer` sees them; null where it does not matter who looks. */
export const rows = (db: Db | Trx, viewer: string | null) =>
  db
    .selectFrom('categories as c')
    .leftJoin('players as p', 'p.id', 'c.created_by')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('quizzes')
          .select('category_id')
          .select(sql<number>`count(*)`.as('times'))
          .where(sql<boolean>`player_id = ${viewer}::uuid`)
          .where('status', '=', 'finished')
          .groupBy('category_id')
          .as('mine'),
      (join) => join.onRef('mine.category_id', '=', 'c.id'),
    )
    .select([
      'c.id',
      'c.name',
      'c.description',
      'c.subject',
      'c.status',
      'c.status_reason',
      'c.created_by',
      'p.alias as creator',
      'c.pool_size',
      'c.difficulty_sum',
      'c.completion_count',
      'c.rating_sum',
      'c.rating_count',
      'c.created_at',
      'c.sense',
      'c.interpretation',
      'c.written',
      'c.choices',
      'c.nearest',
      'c.awaits_writer',
      'c.slug',
      'c.field',
      'c.section',
      'c.position',
    ])
    .select(sql<number>`coalesce(mine.times, 0)`.as('times_played'));

export async function categoryById(
  db: Db | Trx,
  id: string,
  viewer: string | null = null,
): Promise<CategoryRow | undefined> {
  return rows(db, viewer).where('c.id', '=', id).executeTakeFirst();
}

/** A category that is to be played, kept from being deleted for the rest of the transaction. */
export async function categoryToStart(trx: Trx, id: string): Promise<CategoryRow | undefined> {
  return rows(trx, null).where('c.id', '=', id).forKeyShare('c').executeTakeFirst();
}

/** Where a page of the list goes on: the sort key of the last row seen. */
export type Cursor = { rank: number; completions: number; name: string; id: string };

/** Which published categories are listed. */
export type Filter = {
  /** Words of a name or a description. */
  search?: string | undefined;
  /** Slugs of topics that a search means, the best first. */
  slugs: readonly string[];
  field?: string | undefined;
  byPlayers?: boolean;
};

// % and _ are what the player typed, not wildcards.
const pattern = (search: string) => `%${search.replace(/[\\%_]/gu, '\\$&')}%`;

function matching(db: Db, { search, slugs, field, byPlayers }: Filter) {
  let ready = db.selectFrom('categories as c').where('c.status', '=', 'ready');
  if (field) ready = ready.where('c.field', '=', field).where('c.slug', 'is not', null);
  if (byPlayers) ready = ready.where('c.created_by', 'is not', null);
  if (!search) return ready;
  const like = pattern(search);
  const meant = sql<boolean>`c.slug = any (${slugs}::text[])`;
  return ready.where((eb) => eb.or([eb('c.name', 'ilike', like), eb('c.description', 'ilike', like), meant]));
}

/** The order before all else: a field's own, or how well a search is met. */
function rankOf({ search, slugs, field }: Filter) {
  if (field) return sql<number>`c.position`;
  if (search) return sql<number>`coalesce(array_position(${slugs}::text[], c.slug), ${slugs.length + 1})`;
  return sql<number>`0`;
}

export async function countReady(db: Db, filter: Filter): Promise<number> {
  const row = await matching(db, filter).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow();
  return row.n;
}

/** Published categories: in the order of a field or of a search, then the most played first, then by name. */
export async function listReady(
  db: Db,
  viewer: string,
  filter: Filter,
  limit: number,
  after: Cursor | undefined,
): Promise<(CategoryRow & { rank: number })[]> {
  const rank = rankOf(filter);
  let query = rows(db, viewer)
    .select(rank.as('rank'))
    .where('c.id', 'in', matching(db, filter).select('c.id'));
  if (after) {
    query = query.where(
      sql<boolean>`(${rank}, -c.completion_count, c.name, c.id)
        > (${after.rank}, ${-after.completions}, ${after.name}, ${after.id}::uuid)`,
    );
  }
  return query
    .orderBy('rank')
    .orderBy('c.completion_count', 'desc')
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

export async function ownCategories(db: Db, playerId: string, limit: number): Promise<CategoryRow[]> {
  return rows(db, playerId)
    .where('c.created_by', '=', playerId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** Published categories of others that the player played lately, the latest first. */
export async function playedCategories(db: Db, playerId: string, limit: number): Promise<CategoryRow[]> {
  return rows(db, playerId)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('quizzes')
          .select('category_id')
          .select(sql<number>`max(started_at)`.as('last'))
          .where('player_id', '=', playerId)
          .groupBy('category_id')
          .as('played'),
      (join) => join.onRef('played.category_id', '=', 'c.id'),
    )
    .where('c.status', '=', 'ready')
    .where(sql<boolean>`c.created_by is distinct from ${playerId}::uuid`)
    .orderBy('played.last', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Ids of published categories to suggest: those the player has not played, or not for longest, first. Quizzes of
 * players only once they were finished `proven` times: who presses Play has not chosen to try one out.
 */
export async function toPlay(
  db: Db,
  playerId: string,
  exclude: string | undefined,
  limit: number,
  proven: number,
): Promise<string[]> {
  let query = db
    .selectFrom('categories as c')
    .leftJoin('quizzes as q', (join) =>
      join.onRef('q.category_id', '=', 'c.id').on('q.player_id', '=', playerId),
    )
    .select('c.id')
    .where('c.status', '=', 'ready')
    .where((eb) => eb.or([eb('c.slug', 'is not', null), eb('c.completion_count', '>=', proven)]))
    .groupBy('c.id');
  if (exclude) query = query.where('c.id', '!=', exclude);
  const found = await query
    .orderBy(sql`max(q.started_at)`, (o) => o.asc().nullsFirst())
    .orderBy('c.completion_count', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute();
  return found.map((row) => row.id);
}

export async function countCreatedSince(trx: Trx, playerId: string, since: number): Promise<number> {
  const row = await trx
    .selectFrom('creations')
    .select(sql<number>`count(*)`.as('n'))
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function rememberCreation(trx: Trx, playerId: string, now: number): Promise<void> {
  await trx.insertInto('creations').values({ player_id: playerId, created_at: now }).execute();
}

export async function forgetCreationsBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom('creations').where('created_at', '<', before).execute();
}

export async function insertCategory(
  trx: Trx,
  row: {
    id: string;
    name: string;
    description: string;
    subject: Subject;
    created_by: string;
    created_at: number;
    sense: string | null;
    interpretation: string | null;
  },
): Promise<void> {
  await trx
    .insertInto('categories')
    .values({ ...row, slug: null, status: 'generating', status_reason: null })
    .execute();
}

export async function countCompletion(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ completion_count: sql`completion_count + 1` })
    .where('id', '=', id)
    .execute();
}

/** Stores a rating; the player's earlier one is replaced. Returns sum and count after it. */
export async function upsertRating(
  trx: Trx,
  row: { category_id: string; player_id: string; stars: number; created_at: number },
): Promise<{ rating_sum: number; rating_count: number }> {
  const before = await trx
    .selectFrom('ratings')
    .select('stars')
    .where('category_id', '=', row.category_id)
    .where('player_id', '=', row.player_id)
    .executeTakeFirst();
  await trx
    .insertInto('ratings')
    .values(row)
    .onConflict((oc) => oc.columns(['category_id', 'player_id']).doUpdateSet({ stars: row.stars }))
    .execute();
  return trx
    .updateTable('categories')
    .set({
      rating_sum: sql`rating_sum + ${row.stars - (before?.stars ?? 0)}`,
      rating_count: sql`rating_count + ${before ? 0 : 1}`,
    })
    .where('id', '=', row.category_id)
    .returning(['rating_sum', 'rating_count'])
    .executeTakeFirstOrThrow();
}
