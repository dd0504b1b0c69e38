import type { Category } from '@trivium/contract/categories';
import type { OwnQuestion, OwnQuestions } from '@trivium/contract/workshop';
import { BALANCE } from '@trivium/rules/balance';
import { percentages } from '@trivium/rules/percentages';
import type { Trx } from '../../db/transact.ts';
import { notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { toCategory } from '../categories/service.ts';
import { ownCategory, shown } from './access.service.ts';
import * as store from './questions.store.ts';

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
