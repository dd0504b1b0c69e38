import * as z from 'zod';
import { enqueue } from '../../db/queue.ts';
import { type Trx, transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { hashToken } from '../../http/mount.ts';
import type { SendMail } from '../mail/transport.service.ts';
import { lockPlayer } from '../players/store.ts';
import { deleteExpired, replaceReset } from './store.ts';
import { linkText } from './texts.service.ts';

export const LINK_TASK = 'mail-link';
export const CLEANUP_TASK = 'clean-sessions';
/** Every night at three, when few play. */
export const CLEANUP_CRON = `0 3 * * * ${CLEANUP_TASK}`;

/** A mailed link works for an hour, and once. */
const LINK_LIFE_MS = 60 * 60 * 1000;

/** A mail with a link. It names no address and holds no secret: both are found when it is sent. */
const linkMail = z.object({ kind: z.enum(['reset-password', 'set-password']), playerId: z.uuid() });
export type LinkMail = z.output<typeof linkMail>;

/** Queues a mail with a link in the transaction that causes it. */
export function enqueueLink(trx: Trx, mail: LinkMail): Promise<void> {
  return enqueue(trx, LINK_TASK, mail);
}

/**
 * Mails a link. Its secret is made here, so that neither the queue nor a log ever holds it; a retry after a
 * failed sending makes a new one and voids the old.
 */
export async function sendLink(ctx: Context, send: SendMail, payload: unknown): Promise<void> {
  const mail = linkMail.parse(payload);
  const token = ctx.deps.newToken();
  const now = ctx.deps.now();
  const player = await transact(ctx.db, async (trx) => {
    const found = await lockPlayer(trx, mail.playerId);
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
  if (!player?.email) return; // Nobody of that address, or the account is gone: there is nobody to write to.
  const link = `${ctx.config.publicUrl}/reset-password?token=${token}`;
  await send({ to: player.email, ...linkText(mail.kind, player.alias, link) });
}

/** Removes sessions and reset tokens that have run out. */
export function cleanSessions(ctx: Context): Promise<void> {
  return deleteExpired(ctx.db, ctx.deps.now());
}
