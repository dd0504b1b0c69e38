import { placeOf } from '@trivium/questions/options';
import { transact } from '../../db/transact.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { contentOf, draftOf } from '../questions/service.ts';
import { insertQuestions } from '../questions/store.ts';
import { lockOwn, lockOwnQuestion } from './access.service.ts';
import { sameContent, soundDraft, type Typed } from './drafts.service.ts';
import { type Changed, changed } from './listing.service.ts';
import { mustFit, settlePool } from './pool.service.ts';
import { questionsOf } from './questions.store.ts';
import { decideReports } from './reports.service.ts';
import { insertRevision } from './writes.store.ts';

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
    const draft = soundDraft(typed, undefined, there.map(draftOf));
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
 * Changes an own question: a new revision, so that quizzes that run keep the text they have shown. It answers
 * open reports and brings a hidden question back. What is there already is no change.
 */
export async function editQuestion(
  ctx: Context,
  playerId: string,
  id: string,
  typed: Typed & { revision: number },
): Promise<Changed> {
  return transact(ctx.db, async (trx) => {
    const { category, question } = await lockOwnQuestion(trx, playerId, id);
    const there = await questionsOf(trx, category.id);
    const beside = there.filter((other) => other.id !== id).map(draftOf);
    const draft = soundDraft(typed, draftOf(question).picture, beside);
    const content = contentOf(draft, question.answers.indexOf(question.correct_answer));
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
