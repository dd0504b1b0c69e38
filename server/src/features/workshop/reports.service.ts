import type { ReportOutcome } from '@trivium/contract/feedback';
import { BALANCE } from '@trivium/rules/balance';
import { reportsHide } from '@trivium/rules/reports';
import type { Trx } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { notify } from '../notifications/service.ts';
import { categoriesAsking } from '../questions/store.ts';
import { settlePools } from './pool.service.ts';
import { categoriesOf, homeOf, type LockedCategory, lockCategory, ownerOf } from './pool.store.ts';
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
 * A question, locked, with the category that answers for it: its own, or the home of a question of the library.
 * Undefined where it is gone by now. Everybody who may have to be told is held: the owner, those who reported it,
 * and `also`.
 */
export async function lockReported(
  trx: Trx,
  questionId: string,
  also: readonly string[] = [],
): Promise<{ category: LockedCategory; question: QuestionRow } | undefined> {
  const before = await questionById(trx, questionId);
  if (!before) return undefined;
  const owner = before.category_id === null ? null : await ownerOf(trx, before.category_id);
  const concerned = [...(await store.reportersOf(trx, questionId)), ...also];
  await store.holdPlayers(trx, owner === null ? concerned : [...concerned, owner]);
  if (before.category_id === null) await store.lockQuestion(trx, questionId);
  const category =
    before.category_id === null ? await homeOf(trx, questionId) : await lockCategory(trx, before.category_id);
  const question = category && (await questionById(trx, questionId));
  return question && question.status !== 'deleted' ? { category, question } : undefined;
}

/** Gives a question another state, and settles every category that asks it. */
export async function putStatusEverywhere(
  trx: Trx,
  questionId: string,
  status: QuestionRow['status'],
): Promise<void> {
  await setStatus(trx, questionId, status);
  await settlePools(trx, await categoriesOf(trx, await categoriesAsking(trx, questionId)));
}

/** Whether a built-in category would be left with fewer questions than a quiz asks. */
async function wouldEmpty(trx: Trx, questionId: string): Promise<boolean> {
  const asking = await categoriesOf(trx, await categoriesAsking(trx, questionId));
  return asking.some(
    ({ created_by, status, pool_size }) =>
      created_by === null && status === 'ready' && pool_size <= BALANCE.pool.keepMin,
  );
}

/**
 * Hides an active question, wherever it is asked, when its open reports weigh enough (`reportsHide`), and tells the
 * owner. Built-in categories are never hidden to pieces: there the operator is told instead.
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
  if (await wouldEmpty(trx, question.id)) {
    ctx.log.warn({ questionId: question.id }, 'a reported question stays, since its category has too few');
    return;
  }
  await putStatusEverywhere(trx, question.id, 'hidden');
  if (category.created_by === null) return;
  const about = { categoryId: category.id, name: category.name, question: cut(question.question) };
  const once = `hidden:${question.id}:${question.revision}`;
  await notify(ctx, trx, category.created_by, { kind: 'question_hidden', ...about }, once);
}
