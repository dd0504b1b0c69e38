import type { Category } from '@trivium/contract/categories';
import type { OwnQuestion, OwnQuestions } from '@trivium/contract/workshop';
import { BALANCE } from '@trivium/rules/balance';
import { percentages } from '@trivium/rules/percentages';
import { type Trx, transact } from '../../db/transact.ts';
import { notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { toCategory } from '../categories/service.ts';
import { countAsMet } from '../questions/store.ts';
import { ownCategory, shown } from './access.service.ts';
import * as store from './questions.store.ts';

/** A question after a change, with its category. */
export type Changed = { question: OwnQuestion; category: Category };

const byCharacters = (a: string, b: string) => (a < b ? -1 : 1);

/** A question for its owner; without what tells the key where it is the library's and its key was not asked for. */
function toOwn(row: store.JudgedRow, revealed = false): OwnQuestion {
  const shared = row.category_id === null;
  const told = !shared || revealed;
  const others = row.answers.toSpliced(row.answers.indexOf(row.correct_answer), 1);
  // Only texts that still are options; an earlier wording's are history.
  const counted = [row.correct_answer, ...others].map((text) => ({ text, times: row.tallies[text] ?? 0 }));
  if (row.timeouts > 0) counted.push({ text: '', times: row.timeouts });
  const shares = percentages(counted.map(({ times }) => times));
  return {
    _id: row.id,
    shared,
    revision: row.revision,
    question: row.question,
    // Not in the order in which they are stored: that follows a rule that everybody can read.
    options: row.answers.toSorted(byCharacters),
    answer: told ? row.correct_answer : null,
    others: told ? others : [],
    explanation: told ? row.explanation : null,
    difficulty: row.difficulty,
    timerInSeconds: row.timer_seconds,
    imageUrl: row.picture_alt === null ? null : `/pictures/${row.id}/${row.revision}.svg`,
    imageAlt: row.picture_alt,
    // Deleted ones are never read.
    status: row.status === 'deleted' ? 'retired' : row.status,
    source: row.source,
    answered: counted.reduce((sum, { times }) => sum + times, 0),
    answers: told ? counted.map((entry, i) => ({ ...entry, percentage: shares[i] ?? 0 })) : [],
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
  return {
    category: toCategory(category, playerId),
    questions: rows.map((row) => toOwn(row)),
    publishMin,
    keepMin,
  };
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

/**
 * Tells the key of a shared question of an own category. From now on the player has met it: answering it pays as
 * little as any repetition, in a quiz that runs already, too.
 */
export async function revealQuestion(
  ctx: Context,
  playerId: string,
  categoryId: string,
  questionId: string,
): Promise<OwnQuestion> {
  await ownCategory(ctx.db, playerId, categoryId);
  return transact(ctx.db, async (trx) => {
    const [row] = await store.judgedQuestions(trx, categoryId, questionId);
    if (!row) throw notFound('This question');
    if (row.category_id === null) await countAsMet(trx, playerId, [questionId], ctx.deps.now());
    return toOwn(row, true);
  });
}
