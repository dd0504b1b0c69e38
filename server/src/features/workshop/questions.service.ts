import { placeOf } from '@trivium/questions/options';
import { transact } from '../../db/transact.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { contentOf, draftOf } from '../questions/service.ts';
import { insertQuestions } from '../questions/store.ts';
import { lockOwn, lockOwnQuestion } from './access.service.ts';
import { draftsBeside, sameContent, soundDraft, type Typed } from './drafts.service.ts';
import { type Changed, changed } from './listing.service.ts';
import { mustFit, settlePool } from './pool.service.ts';
import { questionsOf } from './questions.store.ts';
import { decideReports } from './reports.service.ts';
import { insertRevision, replaceInCategory } from './writes.store.ts';

/** Adds a typed question to an own category. */
export async function addQuestion(
  ctx: Context,
  playerId: string,
  categoryId: string,
  typed: Typed,
): Promise<Changed> {
  return transact(ctx.db, async (trx) => {
    const category = await lockOwn(trx, playerId, categoryId);
    const there = await questionsOf(trx, categoryId);
    mustFit(there.length, 1);
    const draft = soundDraft(typed, undefined, draftsBeside(there));
    const id = ctx.deps.newId();
    const content = contentOf(draft, placeOf(there.length, categoryId));
    await insertQuestions(trx, categoryId, [{ id, source: 'owner', created_at: ctx.deps.now(), ...content }]);
    await settlePool(trx, category);
    return changed(trx, playerId, categoryId, id);
  });
}

const editedMeanwhile = () =>
  new ApiError('edited_meanwhile', 'This question was changed meanwhile. Please look at it again.');

/**
 * Changes a question of an own category. A shared one is replaced there by a copy that says what was typed; the
 * library's stays as it is. Any other gets a new revision, so that quizzes that run keep the text they have shown;
 * that answers open reports and brings a hidden question back. What is there already is no change.
 */
export async function editQuestion(
  ctx: Context,
  playerId: string,
  id: string,
  typed: Typed & { revision: number; categoryId?: string | undefined },
): Promise<Changed> {
  return transact(ctx.db, async (trx) => {
    const { category, question, shared } = await lockOwnQuestion(trx, playerId, id, typed.categoryId);
    const there = await questionsOf(trx, category.id);
    const beside = draftsBeside(there.filter((other) => other.id !== id));
    const draft = soundDraft(typed, draftOf(question).picture, beside);
    const content = contentOf(draft, question.answers.indexOf(question.correct_answer));
    if (shared) {
      if (typed.revision !== question.revision) throw editedMeanwhile();
      const copy = ctx.deps.newId();
      const created_at = ctx.deps.now();
      await insertQuestions(trx, category.id, [{ id: copy, source: 'owner', created_at, ...content }]);
      await replaceInCategory(trx, category.id, id, copy);
      await settlePool(trx, category);
      return changed(trx, playerId, category.id, copy);
    }
    if (!sameContent(content, question)) {
      if (typed.revision !== question.revision) throw editedMeanwhile();
      const status = question.status === 'hidden' ? 'active' : question.status;
      await insertRevision(trx, id, question.revision + 1, status, content);
      await decideReports(ctx, trx, category, question, 'changed');
      await settlePool(trx, category);
    }
    return changed(trx, playerId, category.id, id);
  });
}
