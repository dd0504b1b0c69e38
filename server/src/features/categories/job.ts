import * as z from 'zod';
import { transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import * as store from './writing.store.ts';

/** A category is published with at least this many questions, and never with more than the second number. */
const MIN_QUESTIONS = 15;
const MAX_QUESTIONS = 40;

const payloadSchema = z.object({ categoryId: z.uuid() });

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
      await store.failCategory(trx, categoryId, tooFew(category.name, found.length));
      return;
    }
    const copies = found.map((from) => ({ from, id: ctx.deps.newId() }));
    await store.publishCopies(trx, categoryId, copies, ctx.deps.now());
  });
}

function tooFew(name: string, found: number): string {
  const have = found === 0 ? 'has no questions' : `has only ${found} question${found === 1 ? '' : 's'}`;
  return `Trivium ${have} about “${name}” yet; a quiz needs ${MIN_QUESTIONS}. Nothing was published.`;
}
