import { type Trx, transact } from '../../db/transact.ts';
import { notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { lockOwnQuestion, shown } from './access.service.ts';
import { type Changed, changed } from './listing.service.ts';
import { settlePool } from './pool.service.ts';
import type { LockedCategory } from './pool.store.ts';
import type { QuestionRow } from './questions.store.ts';
import { decideReports } from './reports.service.ts';
import * as writes from './writes.store.ts';

const OUTCOMES = { active: 'kept', retired: 'removed' } as const;

/** Brings a question of a locked category into a state, which decides its open reports; done again it changes nothing. */
async function putStatus(
  ctx: Context,
  trx: Trx,
  category: LockedCategory,
  question: QuestionRow,
  status: 'active' | 'retired',
): Promise<void> {
  if (question.status !== status) {
    await writes.setStatus(trx, question.id, status);
    await settlePool(trx, category);
  }
  await decideReports(ctx, trx, category, question, OUTCOMES[status]);
}

/** Retires an own question or has it played again. */
export async function setQuestionStatus(
  ctx: Context,
  playerId: string,
  id: string,
  status: 'active' | 'retired',
): Promise<Changed> {
  return transact(ctx.db, async (trx) => {
    const { category, question, shared } = await lockOwnQuestion(trx, playerId, id);
    if (shared) throw notFound('This question');
    await putStatus(ctx, trx, category, question, status);
    return changed(trx, playerId, category.id, id);
  });
}

/**
 * Deletes an own question; one that was asked stays for the quizzes that asked it and is seen nowhere else. A
 * shared one is only taken out of the named category.
 */
export async function deleteQuestion(
  ctx: Context,
  playerId: string,
  id: string,
  categoryId: string | undefined,
): Promise<Changed['category']> {
  return transact(ctx.db, async (trx) => {
    const { category, question, shared } = await lockOwnQuestion(trx, playerId, id, categoryId);
    if (shared) {
      await writes.takeOut(trx, category.id, id);
      await settlePool(trx, category);
      return shown(trx, playerId, category.id);
    }
    await decideReports(ctx, trx, category, question, 'removed');
    // A quiz of a published category may be starting with it at this moment.
    if (category.status === 'ready' || (await writes.wasTaken(trx, id))) {
      await writes.setStatus(trx, id, 'deleted');
    } else {
      await writes.removeQuestion(trx, id);
    }
    await settlePool(trx, category);
    return shown(trx, playerId, category.id);
  });
}
