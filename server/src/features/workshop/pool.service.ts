import { LIMITS } from '@trivium/contract/limits';
import { BALANCE } from '@trivium/rules/balance';
import type { Trx } from '../../db/transact.ts';
import { ApiError } from '../../http/api-error.ts';
import { recountPools } from '../questions/store.ts';
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
  await settlePools(trx, [category]);
}

/** Does so for all categories that ask a question that has changed. */
export async function settlePools(
  trx: Trx,
  categories: readonly Pick<LockedCategory, 'id' | 'status' | 'created_by'>[],
): Promise<void> {
  const counts = await recountPools(
    trx,
    categories.map(({ id }) => id),
  );
  for (const { id, status, created_by } of categories) {
    const left = counts.get(id) ?? 0;
    if (status === 'ready' && created_by !== null && left < BALANCE.pool.keepMin)
      await store.makeDraft(trx, id, tooSmall(left));
  }
}

/** @throws ApiError too_many_questions where `more` would not fit beside those that are there */
export function mustFit(there: number, more: number): void {
  if (there + more <= LIMITS.categoryQuestions) return;
  const text = `A quiz can hold ${LIMITS.categoryQuestions} questions, and this one has ${there}.`;
  throw new ApiError('too_many_questions', text);
}
