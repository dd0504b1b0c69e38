import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { whoIs } from '../players/sessions.service.ts';
import { listFields, lookUp } from './service.ts';

export function topicRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.lookUpTopic, async ({ bearer, query }) => {
    await whoIs(ctx, bearer);
    return lookUp(ctx, query.q);
  });
  mount(endpoints.listFields, async ({ bearer }) => {
    const player = await whoIs(ctx, bearer);
    return listFields(ctx, player.id);
  });
}
