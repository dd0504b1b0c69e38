import type { Category } from '@trivium/contract/categories';
import { BALANCE } from '@trivium/rules/balance';
import { transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { toCategory } from '../categories/service.ts';
import { categoryById } from '../categories/store.ts';
import { recountPools } from '../questions/store.ts';
import { lockOwn, mustOwn, mustRest, shown } from './access.service.ts';
import * as pool from './pool.store.ts';

/** A published category, or one of the player's own in any state. */
export async function getCategory(ctx: Context, playerId: string, id: string): Promise<Category> {
  const row = await categoryById(ctx.db, id, playerId);
  if (!row || (row.status !== 'ready' && row.created_by !== playerId)) throw notFound('This quiz');
  return toCategory(row, playerId);
}

/**
 * Publishes an own category; one that is published stays so.
 * @throws ApiError too_few_questions telling how many are missing
 */
export async function publishCategory(ctx: Context, playerId: string, id: string): Promise<Category> {
  return transact(ctx.db, async (trx) => {
    const category = await lockOwn(trx, playerId, id);
    if (category.status !== 'ready') {
      const active = (await recountPools(trx, [id])).get(id) ?? 0;
      const missing = BALANCE.pool.publishMin - active;
      if (missing > 0) throw tooFew(active, missing);
      await pool.makeReady(trx, id);
    }
    return shown(trx, playerId, id);
  });
}

function tooFew(active: number, missing: number): ApiError {
  const more = missing === 1 ? '1 more' : `${missing} more`;
  const text = `A quiz needs ${BALANCE.pool.publishMin} questions to be published, and this one has ${active}. Please add ${more}.`;
  return new ApiError('too_few_questions', text);
}

/** Takes an own category out of the list; quizzes of it that run are played to their end. */
export async function withdrawCategory(ctx: Context, playerId: string, id: string): Promise<Category> {
  return transact(ctx.db, async (trx) => {
    const category = await lockOwn(trx, playerId, id);
    if (category.status === 'ready') await pool.makeDraft(trx, id, null);
    return shown(trx, playerId, id);
  });
}

/**
 * Deletes an own category with its questions.
 * @throws ApiError not_allowed when somebody has played it: results would lose what they are about
 */
export async function deleteCategory(ctx: Context, playerId: string, id: string): Promise<void> {
  await transact(ctx.db, async (trx) => {
    mustRest(mustOwn(await pool.lockWhole(trx, id), playerId));
    if (await pool.wasPlayed(trx, id)) {
      throw new ApiError(
        'not_allowed',
        'This quiz has been played and cannot be deleted. You can take it back instead.',
      );
    }
    await pool.removeCategory(trx, id);
  });
}
