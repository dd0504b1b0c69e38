import { transact } from '../../db/transact.ts';
import { notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { decideReports, lockReported, putStatusEverywhere } from '../workshop/reports.service.ts';
import * as store from './store.ts';

// What players typed must not move the cursor of who reads it.
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ');

function linesOf(row: store.ReportedRow): string[] {
  const reasons = Object.entries(row.reasons).map(([reason, n]) => `${n} ${reason}`);
  const open =
    reasons.length > 0 ? reasons.join(', ') : `no open report${row.outcome ? `, ${row.outcome}` : ''}`;
  const lines = [
    `${row.id}  ${row.status}  ${row.category}  ${row.owner === null ? '(the house)' : `by ${row.owner}`}`,
    `  ${open}${row.last_at === null ? '' : `, ${new Date(row.last_at).toISOString()}`}`,
    ...row.texts.map((text) => `  "${text}"`),
    `  ${row.question}`,
    `  = ${row.answer}`,
  ];
  return lines.map(printable);
}

/** Lines for the operator: every reported or hidden question of all categories, those reported last first. */
export async function listReports(ctx: Context): Promise<string[]> {
  const rows = await store.reportedQuestions(ctx.db);
  if (rows.length === 0) return ['No question is reported or hidden.'];
  return [
    ...rows.flatMap(linesOf),
    '',
    'Decide with: npm run reports -- keep ID, or: npm run reports -- remove ID',
  ];
}

/**
 * Decides about a question: kept, it is played again; removed, it is played no more. One of the house stays
 * hidden then, because a retired one comes back with the next seeding. Done again it changes nothing.
 * @throws ApiError not_found
 */
export async function decideQuestion(ctx: Context, id: string, decision: 'keep' | 'remove'): Promise<string> {
  return transact(ctx.db, async (trx) => {
    const found = await lockReported(trx, id);
    if (!found) throw notFound('This question');
    const { category, question } = found;
    const gone = category.created_by === null ? 'hidden' : 'retired';
    const status = decision === 'keep' ? 'active' : gone;
    // What its owner or the bank has retired stays so; only its reports are decided.
    if (question.status !== status && question.status !== 'retired') {
      await putStatusEverywhere(trx, id, status);
    }
    await decideReports(ctx, trx, category, question, decision === 'keep' ? 'kept' : 'removed');
    return `${decision === 'keep' ? 'Kept' : 'Removed'}: ${printable(question.question)}`;
  });
}
