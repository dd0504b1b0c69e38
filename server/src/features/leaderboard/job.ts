import { BOARDS, type Board, TIERS, tierOf, weekOf } from '@trivium/rules/boards';
import { type Trx, transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { notify } from '../notifications/service.ts';
import { ALL_TIME } from './service.ts';
import * as store from './store.ts';

export const BOARDS_TASK = 'boards';
/** Every five minutes: how far players may pass a step before it is set anew. */
export const BOARDS_CRON = `*/5 * * * * ${BOARDS_TASK}`;

/** Rows between two steps: what a request for a rank reads at most. */
const STEP = 500;
/** Weeks that are kept: this one, the last, and a little to look back. */
const WEEKS_KEPT = 8;

/** Sets the steps of all boards anew and tells who has risen or fallen at the top of this week's. */
export async function refreshBoards(ctx: Context): Promise<void> {
  const week = weekOf(ctx.deps.now());
  for (const board of BOARDS) {
    for (const period of [ALL_TIME, week]) {
      await transact(ctx.db, (trx) => store.rebuildSteps(trx, board, period, STEP));
    }
    await transact(ctx.db, (trx) => tellTops(ctx, trx, board, week));
  }
  await store.deleteWeeksBefore(ctx.db, week - WEEKS_KEPT);
}

/** A tier means something only where more play than it holds. */
function meaningful(rank: number, players: number): number | null {
  const tier = tierOf(rank);
  return tier !== null && players > tier ? tier : null;
}

async function tellTops(ctx: Context, trx: Trx, board: Board, week: number): Promise<void> {
  const lowest = TIERS[TIERS.length - 1] ?? 0;
  const standings = await store.page(trx, board, week, lowest + 1, undefined);
  const tops = standings.map((s, i) => ({ player_id: s.player_id, rank: i + 1 }));
  const before = await store.lastTops(trx, board, week);
  const now = new Map(tops.map((top) => [top.player_id, top.rank]));
  for (const id of new Set([...before.keys(), ...now.keys()])) {
    const rank = now.get(id) ?? lowest + 1;
    const [was, is] = [before.get(id), meaningful(rank, standings.length)];
    const wasTier = was === undefined ? null : meaningful(was, standings.length);
    if (wasTier === is) continue;
    const rose = is !== null && (wasTier === null || is < wasTier);
    // Once a week for each tier and direction: a close race is not a stream of news.
    const once = `rank:${board}:${week}:${rose ? 'up' : 'down'}:${rose ? is : wasTier}`;
    await notify(ctx, trx, id, { kind: 'rank', board, rank, tier: is, rose }, once);
  }
  await store.replaceTops(trx, board, week, tops);
}
