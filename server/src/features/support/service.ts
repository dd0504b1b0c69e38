import type { contactSupport } from '@trivium/contract/account';
import type { Body } from '@trivium/contract/endpoint';
import { transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import type { Player } from '../players/store.ts';
import { enqueueForward } from './job.ts';
import { insertMessage } from './store.ts';

/** Stores a message to the people behind the product and mails it to them; neither happens without the other. */
export async function takeMessage(
  ctx: Context,
  player: Player,
  input: Body<typeof contactSupport>,
): Promise<void> {
  const id = ctx.deps.newId();
  await transact(ctx.db, async (trx) => {
    await insertMessage(trx, {
      id,
      player_id: player.id,
      kind: input.kind,
      message: input.message,
      reply_to: input.replyTo || player.email,
      created_at: ctx.deps.now(),
    });
    await enqueueForward(trx, id);
  });
}
