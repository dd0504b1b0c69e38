import type { Query } from '@trivium/contract/endpoint';
import type { BoardEntry, getLeaderboard, Leaderboard } from '@trivium/contract/leaderboard';
import { type Board, boardsOf, type Period, weekEnd, weekOf } from '@trivium/rules/boards';
import type { Subject } from '@trivium/rules/category';
import { levelForXp } from '@trivium/rules/level';
import * as z from 'zod';
import type { Trx } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Player } from '../players/store.ts';
import * as store from './store.ts';

/** The number of all time among the periods; weeks count from 1. */
export const ALL_TIME = 0;

const cursorShape = z.tuple([z.int(), z.int(), z.uuid(), z.int().min(1)]);

function periodNumber(period: Period, now: number): number {
  return period === 'all' ? ALL_TIME : weekOf(now);
}

/** Counts XP that a quiz paid on the boards of its subject, this week's and that of all time. */
export async function countOnBoards(
  trx: Trx,
  player: Pick<Player, 'id' | 'user_type'>,
  subject: Subject,
  xp: number,
  now: number,
): Promise<void> {
  if (xp <= 0) return;
  const ranked = player.user_type === 'Registered';
  await store.addScores(trx, player.id, ranked, boardsOf(subject), [ALL_TIME, weekOf(now)], xp, now);
}

/** The rank (from 1) of a place: the nearest step above it plus what stands in between. */
async function rankOf(ctx: Context, board: Board, period: number, place: store.Place): Promise<number> {
  const step = await store.stepBefore(ctx.db, board, period, place);
  if (step?.player_id === place.player_id) return step.rank;
  return (step?.rank ?? 0) + (await store.countBefore(ctx.db, board, period, place, step)) + 1;
}

function entry(standing: store.Standing, rank: number, viewer: string): BoardEntry {
  return {
    rank,
    alias: standing.alias,
    avatar: standing.avatar,
    level: levelForXp(standing.total_xp),
    knowledgePoints: standing.xp,
    isYou: standing.player_id === viewer,
  };
}

async function ownEntry(
  ctx: Context,
  viewer: Player,
  board: Board,
  period: number,
  shown: readonly BoardEntry[],
): Promise<BoardEntry | null> {
  const onPage = shown.find((e) => e.isYou);
  if (onPage) return onPage;
  const place = await store.placeOf(ctx.db, board, period, viewer.id);
  if (!place) return null;
  const rank = await rankOf(ctx, board, period, place);
  return entry(
    { ...place, alias: viewer.alias, avatar: viewer.avatar, total_xp: viewer.xp },
    rank,
    viewer.id,
  );
}

/** A page of a board and the viewer's own row. No request reads more of a board than its page and one step. */
export async function leaderboard(
  ctx: Context,
  viewer: Player,
  query: Query<typeof getLeaderboard>,
): Promise<Leaderboard> {
  const now = ctx.deps.now();
  const period = periodNumber(query.period, now);
  const [xp, reached_at, player_id, rank] = query.cursor ? decodeCursor(cursorShape, query.cursor) : [];
  const from = player_id === undefined ? undefined : { xp: xp ?? 0, reached_at: reached_at ?? 0, player_id };
  const standings = await store.page(ctx.db, query.board, period, query.limit, from);
  const entries = standings.map((s, i) => entry(s, (rank ?? 0) + i + 1, viewer.id));
  const last = standings.length === query.limit ? standings.at(-1) : undefined;
  return {
    board: query.board,
    period: query.period,
    entries,
    you: await ownEntry(ctx, viewer, query.board, period, entries),
    nextCursor: last
      ? encodeCursor([last.xp, last.reached_at, last.player_id, (rank ?? 0) + entries.length])
      : null,
    endsAt: query.period === 'week' ? new Date(weekEnd(now)).toISOString() : null,
  };
}

/** A guest has registered: what was gained so far is ranked from now on. */
export function rankPlayer(trx: Trx, playerId: string): Promise<void> {
  return store.rankAll(trx, playerId);
}
