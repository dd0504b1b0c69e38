import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import { hashToken, type Mount } from '../../http/mount.ts';
import { toDetails } from '../players/service.ts';
import { whoIs } from '../players/sessions.service.ts';
import { deleteSession } from '../players/store.ts';
import * as service from './service.ts';

export function accountRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.guestLogin, () => service.enterAsGuest(ctx));
  mount(endpoints.login, ({ body }) => service.logIn(ctx, body));
  mount(endpoints.register, ({ body, bearer }) => service.registerPlayer(ctx, body, bearer));
  mount(endpoints.logout, async ({ bearer }) => {
    await whoIs(ctx, bearer);
    await deleteSession(ctx.db, bearer);
  });
  mount(endpoints.resetPassword, async ({ body }) => {
    await service.requestReset(ctx, body.email);
    return { message: 'If this email address is registered, a reset link is on its way.' };
  });
  mount(endpoints.updatePassword, async ({ body }) => {
    await service.redeemReset(ctx, hashToken(body.token), body.password);
    return { message: 'Your password has been updated. Please log in.' };
  });
  mount(endpoints.getUserDetails, async ({ bearer, header }) => {
    const player = await whoIs(ctx, bearer);
    header('cache-control', 'no-store');
    return toDetails(player);
  });
  mount(endpoints.updateUserDetails, async ({ bearer, body }) => {
    const player = await whoIs(ctx, bearer);
    return { user: await service.changeProfile(ctx, player, body) };
  });
}
