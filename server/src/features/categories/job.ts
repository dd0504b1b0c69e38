import * as z from 'zod';
import { enqueue } from '../../db/queue.ts';
import { type Trx, transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { concludeRun, type Run } from './conclusion.service.ts';
import { forgetCreationsBefore } from './store.ts';
import { findQuestions } from './writing.service.ts';
import * as store from './writing.store.ts';

export const WRITING_TASK = 'write-category';
export const RESUME_TASK = 'resume-writing';
export const RESUME_CRON = `* * * * * ${RESUME_TASK}`;
export const CREATIONS_TASK = 'forget-creations';
export const CREATIONS_CRON = `50 3 * * * ${CREATIONS_TASK}`;
export const WAITING_TASK = 'write-waiting';
export const WAITING_CRON = `17 * * * * ${WAITING_TASK}`;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A run holds its category this long beyond its last sign of life: longer than its longest step, a call of a model of at most 90 s, ms. */
const HELD_MS = 150_000;
/** A run that failed for no reason of the name is tried so often before the player is told. */
const ATTEMPTS = 4;
/** Categories that are tried again in an hour. */
const WAITING_AN_HOUR = 20;

const payloadSchema = z.object({
  categoryId: z.uuid(),
  /** Tried again by ourselves: only a success is told. */
  again: z.optional(z.boolean()),
});

/** Queues the writing of a category in the transaction that wants it; of waiting ones there is one each. */
export function enqueueWriting(
  trx: Trx,
  categoryId: string,
  more: { again?: true; at?: number } = {},
): Promise<void> {
  const { at, ...again } = more;
  const options = { key: `write:${categoryId}`, ...(at === undefined ? {} : { at }) };
  return enqueue(trx, WRITING_TASK, { categoryId, ...again }, options);
}

/** Which attempt this is, and what ends it early. */
type Attempt = { readonly attempt: number; readonly signal: AbortSignal };

/** Thrown by a run whose category has been given to another one, or is gone. */
class Lost extends Error {}

/**
 * Writes a category: looks for questions, then publishes them or says why not, in one transaction. A run holds its
 * category for a time that each step renews, so that two never write one, and one that dies gives it free.
 * `attempt` counts from 1; a stopping server ends the run by `signal`, and it begins anew elsewhere or later.
 */
export async function writeCategory(
  ctx: Context,
  payload: unknown,
  { attempt, signal }: Attempt = { attempt: 1, signal: new AbortController().signal },
): Promise<void> {
  const { categoryId, again = false } = payloadSchema.parse(payload);
  const id = ctx.deps.newId();
  const until = () => ctx.deps.now() + HELD_MS;
  const claim = await store.claim(ctx.db, categoryId, id, ctx.deps.now(), until());
  if (!claim) return comeBack(ctx, categoryId, again);
  const run: Run = { id, claim, again };
  try {
    const onProgress = async (found: number) => {
      if (!(await store.progress(ctx.db, categoryId, id, found, until()))) throw new Lost();
    };
    const written = await findQuestions(ctx, claim, onProgress, signal);
    await concludeRun(ctx, run, written);
  } catch (error) {
    if (error instanceof Lost) return;
    if (attempt < ATTEMPTS || signal.aborted) {
      await store.letGo(ctx.db, categoryId, id);
      throw error;
    }
    ctx.log.error({ err: error, category: categoryId }, 'a category could not be written');
    await concludeRun(ctx, run, undefined);
  }
}

/** Looks again when the run that holds the category should have ended; nothing is to be done for one that does not wait. */
async function comeBack(ctx: Context, categoryId: string, again: boolean): Promise<void> {
  await transact(ctx.db, async (trx) => {
    const held = await store.heldUntil(trx, categoryId);
    if (held === undefined) return;
    await enqueueWriting(trx, categoryId, {
      at: Math.max(held, ctx.deps.now()) + 1_000,
      ...(again ? { again } : {}),
    });
  });
}

/** Queues what waits for questions while nobody is at work on it: its run died, or its job was lost. */
export async function resumeWriting(ctx: Context): Promise<void> {
  for (const id of await store.forgotten(ctx.db, ctx.deps.now())) {
    await transact(ctx.db, (trx) => enqueueWriting(trx, id));
  }
}

/** Tries categories again that wait for a better writer, where there is one. */
export async function writeWaiting(ctx: Context): Promise<void> {
  if (!ctx.config.model) return;
  await transact(ctx.db, async (trx) => {
    for (const id of await store.awaitingWriter(trx, WAITING_AN_HOUR)) {
      await store.setGenerating(trx, id, {});
      await enqueueWriting(trx, id, { again: true });
    }
  });
}

/** Removes what the daily allowance does not ask for any more. */
export function forgetCreations(ctx: Context): Promise<void> {
  return forgetCreationsBefore(ctx.db, ctx.deps.now() - 2 * DAY_MS);
}

/** At the start of the only server: what a run held that was killed is free at once. */
export function freeHeld(trx: Trx): Promise<void> {
  return store.freeAll(trx);
}
