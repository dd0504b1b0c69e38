import type { Category } from '@trivium/contract/categories';
import { LIMITS } from '@trivium/contract/limits';
import type { OwnQuestion, OwnQuestions } from '@trivium/contract/workshop';
import type { Draft } from '@trivium/questions/draft';
import { optionsWithAnswerAt, placeOf } from '@trivium/questions/options';
import { timerFor } from '@trivium/questions/timer';
import { BALANCE } from '@trivium/rules/balance';
import { percentages } from '@trivium/rules/percentages';
import { type Trx, transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { toCategory } from '../categories/service.ts';
import { lockOwn, lockOwnQuestion, ownCategory, shown } from './access.service.ts';
import { draftOf, sameContent, soundDraft, type Typed } from './drafts.service.ts';
import { settlePool } from './pool.service.ts';
import * as store from './questions.store.ts';
import { decideReports } from './reports.service.ts';
import { insertQuestions, insertRevision } from './writes.store.ts';

/** A question after a change, with its category. */
export type Changed = { question: OwnQuestion; category: Category };

function toOwn(row: store.JudgedRow): OwnQuestion {
  const others = row.answers.toSpliced(row.answers.indexOf(row.correct_answer), 1);
  // Only texts that still are options; an earlier wording's are history.
  const counted = [row.correct_answer, ...others].map((text) => ({ text, times: row.tallies[text] ?? 0 }));
  if (row.timeouts > 0) counted.push({ text: '', times: row.timeouts });
  const shares = percentages(counted.map(({ times }) => times));
  return {
    _id: row.id,
    revision: row.revision,
    question: row.question,
    answer: row.correct_answer,
    others,
    explanation: row.explanation,
    difficulty: row.difficulty,
    timerInSeconds: row.timer_seconds,
    imageUrl: row.picture_alt === null ? null : `/pictures/${row.id}/${row.revision}.svg`,
    imageAlt: row.picture_alt,
    // Deleted ones are never read.
    status: row.status === 'deleted' ? 'retired' : row.status,
    source: row.source,
    answered: counted.reduce((sum, { times }) => sum + times, 0),
    answers: counted.map((entry, i) => ({ ...entry, percentage: shares[i] ?? 0 })),
    likes: row.likes,
    dislikes: row.dislikes,
    reports: row.reports.map((report) => ({
      reason: report.reason,
      otherText: report.other_text,
      createdAt: new Date(report.created_at).toISOString(),
    })),
  };
}

/** All questions of an own category, oldest first, with what players did with them. */
export async function listOwnQuestions(ctx: Context, playerId: string, id: string): Promise<OwnQuestions> {
  const category = await ownCategory(ctx.db, playerId, id);
  const rows = await store.judgedQuestions(ctx.db, id);
  const { publishMin, keepMin } = BALANCE.pool;
  return { category: toCategory(category, playerId), questions: rows.map(toOwn), publishMin, keepMin };
}

/** What the caller is told of a question after a change. */
export async function changed(
  trx: Trx,
  playerId: string,
  categoryId: string,
  questionId: string,
): Promise<Changed> {
  const [row] = await store.judgedQuestions(trx, categoryId, questionId);
  if (!row) throw notFound('This question');
  return { question: toOwn(row), category: await shown(trx, playerId, categoryId) };
}

/** What is stored of a draft, its right answer at `place` (0 to 3). */
export function contentOf(draft: Draft, place: number): store.Content {
  return {
    question: draft.question,
    answers: optionsWithAnswerAt(draft, place),
    correct_answer: draft.answer,
    explanation: draft.explanation,
    difficulty: draft.difficulty,
    timer_seconds: timerFor(draft),
    picture: draft.picture?.file ?? null,
    picture_alt: draft.picture?.alt ?? null,
  };
}

/** @throws ApiError too_many_questions where `more` would not fit beside those that are there */
export function mustFit(there: number, more: number): void {
  if (there + more <= LIMITS.categoryQuestions) return;
  const text = `A quiz can hold ${LIMITS.categoryQuestions} questions, and this one has ${there}.`;
  throw new ApiError('too_many_questions', text);
}

/** Adds a typed question to an own category. */
export async function addQuestion(
  ctx: Context,
  playerId: string,
  categoryId: string,
  typed: Typed,
): Promise<Changed> {
  return transact(ctx.db, async (trx) => {
    const category = await lockOwn(trx, playerId, categoryId);
    const there = await store.questionsOf(trx, categoryId);
    mustFit(there.length, 1);
    const draft = soundDraft(typed, undefined, there.map(draftOf));
    const id = ctx.deps.newId();
    const content = contentOf(draft, placeOf(there.length, categoryId));
    await insertQuestions(trx, categoryId, 'owner', [{ id, created_at: ctx.deps.now(), ...content }]);
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
    const there = await store.questionsOf(trx, category.id);
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
