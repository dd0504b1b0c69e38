import { transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { hashToken } from '../../http/mount.ts';
import { lockPlayer, replaceReset } from '../accounts/store.ts';
import { mailJob } from './service.ts';
import { mailText } from './texts.service.ts';
import type { SendMail } from './transport.service.ts';

/** A mailed link works for an hour, and once. */
const LINK_LIFE_MS = 60 * 60 * 1000;

/**
 * Sends one queued mail. The secret of the link is made here, so that neither the queue nor a log ever holds
 * it; a retry after a failed sending makes a new one and voids the old.
 */
export async function sendQueuedMail(ctx: Context, send: SendMail, payload: unknown): Promise<void> {
  const job = mailJob.parse(payload);
  const token = ctx.deps.newToken();
  const now = ctx.deps.now();
  const player = await transact(ctx.db, async (trx) => {
    const found = await lockPlayer(trx, job.playerId);
    if (found?.email) {
      await replaceReset(trx, {
        token_hash: hashToken(token),
        player_id: found.id,
        created_at: now,
        expires_at: now + LINK_LIFE_MS,
      });
    }
    return found;
  });
  if (!player?.email) return; // The account is gone: there is nobody to write to.
  const link = `${ctx.config.publicUrl}/reset-password?token=${token}`;
  await send({ to: player.email, ...mailText(job.kind, player.alias, link) });
}
