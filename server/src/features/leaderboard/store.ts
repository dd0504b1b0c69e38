import type { Board } from '@trivium/rules/boards';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

/** The place of a row in the order of a board. */
export type Place = { xp: number; reached_at: number; player_id: string };

export type Standing = Place & { alias: string; avatar: number; total_xp: number };

/** Adds XP to the player's rows of these boards and periods. */
export async function addScores(
  trx: Trx,
  playerId: string,
  ranked: boolean,
  boards: readonly Board[],
  periods: readonly number[],
  xp: number,
  now: number,
): Promise<void> {
  const rows = boards.flatMap((board) =>
    periods.map((period) => ({ player_id: playerId, board, period, xp, reached_at: now, ranked })),
  );
  await trx
    .insertInto('scores')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['player_id', 'board', 'period']).doUpdateSet({
        xp: sql`scores.xp + excluded.xp`,
        reached_at: now,
        ranked,
      }),
    )
    .execute();
}

export async function rankAll(trx: Trx, playerId: string): Promise<void> {
  await trx.updateTable('scores').set({ ranked: true }).where('player_id', '=', playerId).execute();
}

const after = (p: Place) =>
  sql<boolean>`(s.minus_xp, s.reached_at, s.player_id) > (${-p.xp}::int, ${p.reached_at}::bigint, ${p.player_id}::uuid)`;
const before = (p: Place) =>
  sql<boolean>`(s.minus_xp, s.reached_at, s.player_id) < (${-p.xp}::int, ${p.reached_at}::bigint, ${p.player_id}::uuid)`;

/** A page of a board in its order. */
export async function page(
  db: Db,
  board: Board,
  period: number,
  limit: number,
  from: Place | undefined,
): Promise<Standing[]> {
  let query = db
    .selectFrom('scores as s')
    .innerJoin('players as p', 'p.id', 's.player_id')
    .select(['s.xp', 's.reached_at', 's.player_id', 'p.alias', 'p.avatar', 'p.xp as total_xp'])
    .where('s.board', '=', board)
    .where('s.period', '=', period)
    .where(sql<boolean>`s.ranked`);
  if (from) query = query.where(after(from));
  return query.orderBy('s.minus_xp').orderBy('s.reached_at').orderBy('s.player_id').limit(limit).execute();
}

export async function placeOf(
  db: Db,
  board: Board,
  period: number,
  playerId: string,
): Promise<Place | undefined> {
  return db
    .selectFrom('scores')
    .select(['xp', 'reached_at', 'player_id'])
    .where('player_id', '=', playerId)
    .where('board', '=', board)
    .where('period', '=', period)
    .where('ranked', '=', true)
    .executeTakeFirst();
}

/** The last step at or before a place, or undefined where the board has none there. */
export async function stepBefore(
  db: Db,
  board: Board,
  period: number,
  place: Place,
): Promise<(Place & { rank: number }) | undefined> {
  return db
    .selectFrom('board_steps as s')
    .select(['s.rank', 's.reached_at', 's.player_id'])
    .select(sql<number>`-s.minus_xp`.as('xp'))
    .where('s.board', '=', board)
    .where('s.period', '=', period)
    .where(
      sql<boolean>`(s.minus_xp, s.reached_at, s.player_id) <= (${-place.xp}::int, ${place.reached_at}::bigint, ${place.player_id}::uuid)`,
    )
    .orderBy('s.minus_xp', 'desc')
    .orderBy('s.reached_at', 'desc')
    .orderBy('s.player_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many rows stand before a place, counted from `from` (exclusive) or from the top. */
export async function countBefore(
  db: Db,
  board: Board,
  period: number,
  place: Place,
  from: Place | undefined,
): Promise<number> {
  let query = db
    .selectFrom('scores as s')
    .select(sql<number>`count(*)`.as('n'))
    .where('s.board', '=', board)
    .where('s.period', '=', period)
    .where(sql<boolean>`s.ranked`)
    .where(before(place));
  if (from) query = query.where(after(from));
  return (await query.executeTakeFirstOrThrow()).n;
}

/** Sets the steps of a board anew: every `every`-th row in its order. */
export async function rebuildSteps(trx: Trx, board: Board, period: number, every: number): Promise<void> {
  await trx.deleteFrom('board_steps').where('board', '=', board).where('period', '=', period).execute();
  await sql`
    insert into board_steps (board, period, rank, minus_xp, reached_at, player_id)
    select ${board}, ${period}, rank, minus_xp, reached_at, player_id from (
      select minus_xp, reached_at, player_id,
             row_number() over (order by minus_xp, reached_at, player_id) as rank
      from scores where board = ${board} and period = ${period} and ranked) numbered
    where rank % ${every} = 0`.execute(trx);
}

/** The players at the top as they were told last time. */
export async function lastTops(trx: Trx, board: Board, period: number): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('board_tops')
    .select(['player_id', 'rank'])
    .where('board', '=', board)
    .where('period', '=', period)
    .execute();
  return new Map(rows.map((row) => [row.player_id, row.rank]));
}

export async function replaceTops(
  trx: Trx,
  board: Board,
  period: number,
  tops: readonly { player_id: string; rank: number }[],
): Promise<void> {
  await trx.deleteFrom('board_tops').where('board', '=', board).where('period', '=', period).execute();
  if (tops.length === 0) return;
  await trx
    .insertInto('board_tops')
    .values(tops.map((top) => ({ ...top, board, period })))
    .execute();
}

/** Removes weeks that nobody can look at any more. */
export async function deleteWeeksBefore(db: Db, period: number): Promise<void> {
  for (const table of ['scores', 'board_steps', 'board_tops'] as const) {
    await db.deleteFrom(table).where('period', '>', 0).where('period', '<', period).execute();
  }
}
