import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { countEvents } from './store.ts';

export function analyticsRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.sendAnalytics, async ({ body }) => {
    const day = new Date(ctx.deps.now()).toISOString().slice(0, 10);
    await countEvents(
      ctx.db,
      day,
      body.events.map((e) => ({ ...e, label: e.label ?? '' })),
    );
  });
}
