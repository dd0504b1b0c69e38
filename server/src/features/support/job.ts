import * as z from 'zod';
import { enqueue } from '../../db/queue.ts';
import type { Trx } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import type { SendMail } from '../mail/transport.service.ts';
import { supportMessage } from './store.ts';

export const SUPPORT_TASK = 'mail-support';

const payloadSchema = z.object({ messageId: z.uuid() });

/** Queues the mail of a stored message in the transaction that stores it. */
export function enqueueForward(trx: Trx, messageId: string): Promise<void> {
  return enqueue(trx, SUPPORT_TASK, { messageId });
}

/** Hands a player's message to whoever runs the product: the address that mail is sent from. */
export async function forwardToSupport(ctx: Context, send: SendMail, payload: unknown): Promise<void> {
  const { messageId } = payloadSchema.parse(payload);
  const m = await supportMessage(ctx.db, messageId);
  if (!m) return; // The account is gone, and the message with it.
  const what = m.kind === 'bug' ? 'Bug report' : 'Message';
  await send({
    to: ctx.config.mail.from,
    replyTo: m.reply_to ?? undefined,
    subject: `${what} from ${m.alias}`,
    text: `${m.message}\n\n--\nPlayer ${m.player_id}`,
  });
}
