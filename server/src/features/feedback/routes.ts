import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { whoIs } from '../players/sessions.service.ts';
import * as service from './service.ts';

export function feedbackRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.updatePopularity, async ({ bearer, body }) => {
    const player = await whoIs(ctx, bearer);
    await service.vote(ctx, player.id, body);
    return { message: 'Thanks for your vote!' };
  });
  mount(endpoints.reportQuestion, async ({ bearer, body }) => {
    const player = await whoIs(ctx, bearer);
    await service.report(ctx, player.id, body);
    return { message: 'Thank you. We will look at this question.' };
  });
}
