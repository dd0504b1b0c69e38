import type { ReportOutcome } from '@trivium/contract/feedback';
import { BALANCE } from '@trivium/rules/balance';
import { reportsHide } from '@trivium/rules/reports';
import type { Trx } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { notify } from '../notifications/service.ts';
import { settlePool } from './pool.service.ts';
import { type LockedCategory, lockCategory, ownerOf } from './pool.store.ts';
import { type QuestionRow, questionById } from './questions.store.ts';
import * as store from './reports.store.ts';
import { setStatus } from './writes.store.ts';

/** So much of a question is told in a notification, in characters. */
const TOLD = 120;

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= TOLD ? text : `${characters.slice(0, TOLD - 1).join('')}…`;
}

type Reported = Pick<QuestionRow, 'id' | 'question'>;
type Of = Pick<LockedCategory, 'id' | 'name' | 'created_by'>;

/** Closes the open reports of a question and tells those who sent them; an owner needs not be told what they decide. */
export async function decideReports(
  ctx: Context,
  trx: Trx,
  category: Of,
  question: Reported,
  outcome: ReportOutcome,
): Promise<void> {
  const about = { categoryId: category.id, name: category.name, question: cut(question.question) };
  for (const reporter of await store.decideOpen(trx, question.id, outcome, ctx.deps.now())) {
    if (reporter === category.created_by) continue;
    await notify(ctx, trx, reporter, { kind: 'report_decided', ...about, outcome });
  }
}

/** Does so for many questions, most of which nobody has reported. */
export async function decideReportsOf(
  ctx: Context,
  trx: Trx,
  category: Of,
  questionIds: readonly string[],
  outcome: ReportOutcome,
): Promise<void> {
  for (const question of await store.reportedOf(trx, questionIds)) {
    await decideReports(ctx, trx, category, question, outcome);
  }
}

/**
 * A question with its category, locked; undefined where it is gone by now. Everybody who may have to be told is
 * held: its owner, those who reported it, and `also`.
 */
export async function lockReported(
  trx: Trx,
  questionId: string,
  also: readonly string[] = [],
): Promise<{ category: LockedCategory; question: QuestionRow } | undefined> {
  const before = await questionById(trx, questionId);
  if (!before) return undefined;
  const owner = await ownerOf(trx, before.category_id);
  const concerned = [...(await store.reportersOf(trx, questionId)), ...also];
  await store.holdPlayers(trx, owner === null ? concerned : [...concerned, owner]);
  const category = await lockCategory(trx, before.category_id);
  const question = category && (await questionById(trx, questionId));
  return question && question.status !== 'deleted' ? { category, question } : undefined;
}

/**
 * Hides an active question of a locked category when its open reports weigh enough (`reportsHide`), and tells
 * the owner. The house's categories are never hidden to pieces: there the operator is told instead.
 */
export async function hideWhenReported(
  ctx: Context,
  trx: Trx,
  category: LockedCategory,
  question: QuestionRow,
): Promise<void> {
  if (question.status !== 'active') return;
  const counts = await store.openReports(trx, question.id);
  // Counting whom it was shown to is the dear part, and mostly the reports are too few anyway.
  if (!reportsHide(counts, 0) || !reportsHide(counts, await store.askedPlayers(trx, question.id))) return;
  if (category.created_by === null && category.pool_size <= BALANCE.pool.keepMin) {
    ctx.log.warn({ questionId: question.id }, 'a reported question stays, since its category has too few');
    return;
  }
  await setStatus(trx, question.id, 'hidden');
  await settlePool(trx, category);
  if (category.created_by === null) return;
  const about = { categoryId: category.id, name: category.name, question: cut(question.question) };
  const once = `hidden:${question.id}:${question.revision}`;
  await notify(ctx, trx, category.created_by, { kind: 'question_hidden', ...about }, once);
}
