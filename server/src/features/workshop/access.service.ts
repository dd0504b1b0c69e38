import type { Category } from '@trivium/contract/categories';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { toCategory } from '../categories/service.ts';
import { type CategoryRow, categoryById } from '../categories/store.ts';
import { type LockedCategory, lockCategory } from './pool.store.ts';
import { asks, type QuestionRow, questionById } from './questions.store.ts';
import { holdPlayers, reportersOf } from './reports.store.ts';

/**
 * Lets only the owner pass. What is not published is not there for anybody else.
 * @throws ApiError not_found or not_allowed
 */
export function mustOwn<C extends Pick<CategoryRow, 'status' | 'created_by'>>(
  category: C | undefined,
  playerId: string,
): C {
  if (category?.created_by === playerId) return category;
  if (category?.status !== 'ready') throw notFound('This quiz');
  throw new ApiError('not_allowed', 'Only the player who made this quiz can do that.');
}

/** @throws ApiError category_not_ready while the questions are being written */
export function mustRest<C extends Pick<CategoryRow, 'status'>>(category: C): C {
  if (category.status !== 'generating') return category;
  throw new ApiError('category_not_ready', 'This quiz is still being written. Please wait until it is done.');
}

/** An own category to be looked at, in any state. */
export async function ownCategory(db: Db, playerId: string, id: string): Promise<CategoryRow> {
  return mustOwn(await categoryById(db, id, playerId), playerId);
}

/** An own category to be changed, locked until the transaction ends. */
export async function lockOwn(trx: Trx, playerId: string, id: string): Promise<LockedCategory> {
  return mustRest(mustOwn(await lockCategory(trx, id), playerId));
}

/** A question of an own category; `shared` where it is the library's, which other quizzes ask too. */
export type OwnQuestionFound = {
  readonly question: QuestionRow;
  readonly category: LockedCategory;
  readonly shared: boolean;
};

/**
 * A question of an own category, which is locked until the transaction ends. A shared one is found in the category
 * that is named, any other in its own.
 */
export async function lockOwnQuestion(
  trx: Trx,
  playerId: string,
  id: string,
  categoryId?: string,
): Promise<OwnQuestionFound> {
  const before = await questionById(trx, id);
  const within = before?.category_id ?? categoryId;
  if (!before || before.status === 'deleted' || within === undefined) throw notFound('This question');
  if (before.category_id !== null) await holdPlayers(trx, await reportersOf(trx, id));
  const category = await lockOwn(trx, playerId, within);
  // Once more, since it may have been changed while the lock was waited for.
  const question = (await asks(trx, within, id)) ? await questionById(trx, id) : undefined;
  if (!question || question.status === 'deleted') throw notFound('This question');
  return { question, category, shared: question.category_id === null };
}

/** The category as its owner sees it after a change. */
export async function shown(db: Db | Trx, playerId: string, id: string): Promise<Category> {
  return toCategory(mustOwn(await categoryById(db, id, playerId), playerId), playerId);
}
