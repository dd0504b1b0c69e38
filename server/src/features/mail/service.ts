import * as z from 'zod';
import type { Trx } from '../../db/transact.ts';
import { enqueue } from './store.ts';

/** A mail to be sent. It names no address and holds no secret: the job looks both up when it sends. */
export const mailJob = z.object({ kind: z.enum(['reset-password', 'set-password']), playerId: z.uuid() });
export type MailJob = z.output<typeof mailJob>;

export const MAIL_TASK = 'mail';

/** Queues a mail in the transaction that causes it. */
export function enqueueMail(trx: Trx, job: MailJob): Promise<void> {
  return enqueue(trx, MAIL_TASK, job);
}
