import * as z from 'zod';
import { enqueue } from '../../db/queue.ts';
import { type Trx, transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { type News, notify } from '../notifications/service.ts';
import * as store from './writing.store.ts';

/** A category is published with at least this many questions, and never with more than the second number. */
const MIN_QUESTIONS = 15;
const MAX_QUESTIONS = 40;

export const WRITING_TASK = 'write-category';

const payloadSchema = z.object({ categoryId: z.uuid() });

/** Queues the search for a category's questions in the transaction that creates it. */
export function enqueueWriting(trx: Trx, categoryId: string): Promise<void> {
  return enqueue(trx, WRITING_TASK, { categoryId });
}

/**
 * Gives a new category the house's own questions about its name, or says honestly that there are too few.
 * Runs in one transaction on the locked category, so that a crash leaves it waiting and a second run finds
 * nothing to do.
 */
export async function writeCategory(ctx: Context, payload: unknown): Promise<void> {
  const { categoryId } = payloadSchema.parse(payload);
  await transact(ctx.db, async (trx) => {
    const category = await store.lockGenerating(trx, categoryId);
    if (!category) return;
    const found = await store.questionsAbout(trx, category.name, MAX_QUESTIONS);
    if (found.length < MIN_QUESTIONS) {
      const reason = tooFew(category.name, found.length);
      await store.failCategory(trx, categoryId, reason);
      await tell(ctx, trx, category, { kind: 'category_failed', categoryId, name: category.name, reason });
      return;
    }
    const copies = found.map((from) => ({ from, id: ctx.deps.newId() }));
    await store.publishCopies(trx, categoryId, copies, ctx.deps.now());
    await tell(ctx, trx, category, { kind: 'category_ready', categoryId, name: category.name });
  });
}

/** Tells the owner, unless the account is gone meanwhile. */
async function tell(
  ctx: Context,
  trx: Trx,
  category: { created_by: string | null },
  news: News,
): Promise<void> {
  if (category.created_by) await notify(ctx, trx, category.created_by, news);
}

function tooFew(name: string, found: number): string {
  const have = found === 0 ? 'has no questions' : `has only ${found} question${found === 1 ? '' : 's'}`;
  return `Trivium ${have} about “${name}” yet; a quiz needs ${MIN_QUESTIONS}. Nothing was published.`;
}
