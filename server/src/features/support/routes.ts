import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { whoIs } from '../players/sessions.service.ts';
import { takeMessage } from './service.ts';

export function supportRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.contactSupport, async ({ bearer, body }) => {
    await takeMessage(ctx, await whoIs(ctx, bearer), body);
    return { message: 'Thank you. Your message is on its way to us.' };
  });
}
