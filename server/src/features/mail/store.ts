import { sql } from 'kysely';
import type { Trx } from '../../db/transact.ts';

/** Adds a job to the queue inside the caller's transaction. */
export async function enqueue(trx: Trx, task: string, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts => 12)`.execute(
    trx,
  );
}
