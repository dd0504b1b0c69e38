import { LIMITS } from '@trivium/contract/limits';
import { BALANCE } from '@trivium/rules/balance';
import type { Trx } from '../../db/transact.ts';
import { ApiError } from '../../http/api-error.ts';
import type { LockedCategory } from './pool.store.ts';
import * as store from './pool.store.ts';

/** Why a category left the list, for its owner. */
function tooSmall(left: number): string {
  const { keepMin, publishMin } = BALANCE.pool;
  const questions = left === 1 ? '1 question' : `${left} questions`;
  return `Only ${questions} can be played now; it takes ${keepMin} to stay published. With ${publishMin} you can publish it again.`;
}

/**
 * Settles a locked category after a change of its questions: its sums are what its active questions are, and
 * a player's published one that has too few of them left becomes a draft. The house's own stay published.
 */
export async function settlePool(
  trx: Trx,
  category: Pick<LockedCategory, 'id' | 'status' | 'created_by'>,
): Promise<void> {
  const left = await store.recountPool(trx, category.id);
  if (category.status !== 'ready' || category.created_by === null || left >= BALANCE.pool.keepMin) return;
  await store.makeDraft(trx, category.id, tooSmall(left));
}

/** @throws ApiError too_many_questions where `more` would not fit beside those that are there */
export function mustFit(there: number, more: number): void {
  if (there + more <= LIMITS.categoryQuestions) return;
  const text = `A quiz can hold ${LIMITS.categoryQuestions} questions, and this one has ${there}.`;
  throw new ApiError('too_many_questions', text);
}
