import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { whoIs } from '../players/sessions.service.ts';
import { deletePlayer, exportOf } from './service.ts';

export function privacyRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.exportData, async ({ bearer, body, header }) => {
    const player = await whoIs(ctx, bearer);
    header('cache-control', 'no-store');
    header('content-disposition', 'attachment; filename="trivium-data.json"');
    return exportOf(ctx, player, body.password);
  });
  mount(endpoints.deleteAccount, async ({ bearer, body }) => {
    await deletePlayer(ctx, await whoIs(ctx, bearer), body.password);
    return { message: 'Your account and everything about you has been deleted.' };
  });
}
