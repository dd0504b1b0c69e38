import { sql } from 'kysely';
import type { Trx } from './transact.ts';

/**
 * Adds a job to the queue inside the caller's transaction: it is there if and only if what caused it is.
 * Jobs run at least once; a failed one is tried again, ever later.
 */
export async function enqueue(trx: Trx, task: string, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts => 12)`.execute(
    trx,
  );
}
