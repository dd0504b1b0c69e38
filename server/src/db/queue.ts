import { sql } from 'kysely';
import type { Trx } from './transact.ts';

/** How a job is queued beside its ordinary way: at once, as often as it is asked for. */
export type QueueOptions = {
  /** Of waiting jobs with one key there is only one; a running one does not count. */
  readonly key?: string;
  /** Not before this, ms since the epoch. */
  readonly at?: number;
};

/**
 * Adds a job to the queue inside the caller's transaction: it is there if and only if what caused it is.
 * Jobs run at least once; a failed one is tried again, ever later.
 */
export async function enqueue(
  trx: Trx,
  task: string,
  payload: object,
  { key, at }: QueueOptions = {},
): Promise<void> {
  const runAt = at === undefined ? sql`null` : sql`to_timestamp(${at}::float8 / 1000)`;
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    run_at => ${runAt}, job_key => ${key ?? null}, max_attempts => 12)`.execute(trx);
}

/**
 * Sets free what runs of this database's queue hold that did not end in an orderly way. Only for who knows that
 * no run is alive: the one server of an embedded database, before it starts to work.
 */
export async function releaseDeadJobs(trx: Trx): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`.execute(trx);
}
