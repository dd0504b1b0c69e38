import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { whoIs } from '../players/sessions.service.ts';
import { leaderboard } from './service.ts';

export function leaderboardRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.getLeaderboard, async ({ bearer, query }) =>
    leaderboard(ctx, await whoIs(ctx, bearer), query),
  );
}
