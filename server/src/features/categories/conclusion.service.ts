import { placeOf } from '@trivium/questions/options';
import { BALANCE } from '@trivium/rules/balance';
import { type Trx, transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { type News, notify } from '../notifications/service.ts';
import { contentOf } from '../questions/service.ts';
import { insertQuestions, type NewQuestion } from '../questions/store.ts';
import { subjectOf } from './bank.store.ts';
import type { Sourced, Written } from './writing.service.ts';
import * as store from './writing.store.ts';

/** One attempt to write a category. */
export type Run = { readonly id: string; readonly claim: store.Claim; readonly again: boolean };

const OUR_FAULT =
  'Something went wrong on our side while this quiz was written. Nothing was published. Please try again later.';

/**
 * Ends a run with exactly one outcome: published, or failed with a reason. Does nothing where the category was
 * given to another run meanwhile. `written` is undefined where the run broke down.
 */
export async function concludeRun(ctx: Context, run: Run, written: Written | undefined): Promise<void> {
  const { claim } = run;
  await transact(ctx.db, async (trx) => {
    if (!(await store.lockHeld(trx, claim.id, run.id))) return;
    const before = await store.activeQuestions(trx, claim.id);
    const enough = written && before.length + written.questions.length >= BALANCE.pool.publishMin;
    const about = { categoryId: claim.id, name: claim.name };
    if (enough) {
      await insertQuestions(trx, claim.id, newQuestions(ctx, claim.id, written.questions));
      const { interpretation, rejected } = written;
      const subject = await subjectOf(trx, claim.name);
      await store.publish(trx, claim.id, { subject, interpretation, rejected });
      await tell(ctx, trx, run, { kind: 'category_ready', ...about });
      return;
    }
    const failure = failureOf(ctx, claim, written);
    await store.fail(trx, claim.id, failure);
    if (!run.again) await tell(ctx, trx, run, { kind: 'category_failed', ...about, reason: failure.reason });
  });
}

/** What a run found, as it is stored: right answers are spread over the places. */
function newQuestions(ctx: Context, categoryId: string, found: readonly Sourced[]): NewQuestion[] {
  const created_at = ctx.deps.now();
  return found.map(({ draft, source }, n) => ({
    id: ctx.deps.newId(),
    source,
    created_at,
    ...contentOf(draft, placeOf(n, categoryId)),
  }));
}

/** Tells the owner once for each run, unless the account is gone meanwhile. */
async function tell(ctx: Context, trx: Trx, { id, claim }: Run, news: News): Promise<void> {
  if (claim.created_by) await notify(ctx, trx, claim.created_by, news, `written:${id}`);
}

function failureOf(ctx: Context, claim: store.Claim, written: Written | undefined): store.Failure {
  if (!written) {
    return {
      reason: OUR_FAULT,
      choices: [],
      nearest: [],
      awaitsWriter: ctx.config.model !== undefined,
      rejected: {},
    };
  }
  const { offline, model, questions, rejected } = written;
  const refused = model?.stopped === 'refused' || (offline && !offline.ok && offline.failed === 'refused');
  // A model that had its say would say the same again; one that could not is asked later.
  const unheard = !model || model.stopped === 'unreachable' || model.stopped === 'budget';
  return {
    reason: reasonOf(claim.name, written, questions.length),
    choices: written.otherSenses,
    nearest: offline && !offline.ok ? [...offline.nearest] : [],
    awaitsWriter: !refused && unheard,
    rejected,
  };
}

/** Why there is no quiz, in plain words for the player. */
function reasonOf(name: string, { offline, model }: Written, found: number): string {
  if (model?.stopped === 'refused') {
    return `“${name}” was not understood as a subject that others could be asked about. Nothing was published.`;
  }
  const nothing = found === 0 && offline && !offline.ok;
  const why = nothing ? offline.reason.replace(/ Nothing was published\.$/u, '') : tooFew(name, found);
  const also =
    model?.stopped === 'unreachable'
      ? ' The language model could not be reached.'
      : model?.stopped === 'budget'
        ? ' The language model has written enough for today.'
        : '';
  return `${why}${also} Nothing was published.`;
}

function tooFew(name: string, found: number): string {
  const have =
    found === 0
      ? 'no sound questions were'
      : `only ${found} sound question${found === 1 ? ' was' : 's were'}`;
  return `For “${name}” ${have} found; a quiz needs ${BALANCE.pool.publishMin}.`;
}
