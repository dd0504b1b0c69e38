import type { Topic } from '@trivium/questions/library/topic-graph';
import type { Understanding } from '@trivium/questions/library/understand';
import { placeOf } from '@trivium/questions/options';
import { BALANCE } from '@trivium/rules/balance';
import { type Trx, transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { type News, notify } from '../notifications/service.ts';
import { contentOf } from '../questions/service.ts';
import { insertQuestions, type NewQuestion, selectQuestions } from '../questions/store.ts';
import type { Written } from './writing.service.ts';
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
    const found = written ? written.selected.length + written.drafts.length : 0;
    const about = { categoryId: claim.id, name: claim.name };
    if (written && before.length + found >= BALANCE.pool.publishMin) {
      const now = ctx.deps.now();
      await selectQuestions(trx, claim.id, written.selected, now);
      const rows = newQuestions(ctx, claim.id, written, now + written.selected.length + 1);
      await insertQuestions(trx, claim.id, rows);
      await store.publish(trx, claim.id, { ...placeOfTopic(written.understood), rejected: written.rejected });
      await tell(ctx, trx, run, { kind: 'category_ready', ...about });
      return;
    }
    const failure = failureOf(ctx, claim, written, before.length + found);
    await store.fail(trx, claim.id, failure);
    if (!run.again) await tell(ctx, trx, run, { kind: 'category_failed', ...about, reason: failure.reason });
  });
}

/** The topics that a name stands for. */
function topicsOf(understood: Understanding): readonly Topic[] {
  if (understood.kind === 'topic') return [understood.topic];
  return understood.kind === 'topics' ? understood.topics : [];
}

/** Where a category on this belongs, and what its name was taken for; null where no topic tells. */
function placeOfTopic(understood: Understanding): store.Place {
  const topics = topicsOf(understood);
  const [topic] = topics;
  return {
    subject: topic?.subject ?? null,
    field: topic?.field ?? null,
    interpretation: topics.length > 0 ? topics.map(({ name }) => name).join(' and ') : null,
  };
}

/** What the model wrote, as it is stored: right answers are spread over the places. */
function newQuestions(ctx: Context, categoryId: string, written: Written, now: number): NewQuestion[] {
  const about = topicsOf(written.understood).map(({ slug }) => slug);
  return written.drafts.map((draft, n) => ({
    id: ctx.deps.newId(),
    source: 'model',
    created_at: now + n,
    about,
    ...contentOf(draft, placeOf(n, categoryId)),
  }));
}

/** Tells the owner once for each run, unless the account is gone meanwhile. */
async function tell(ctx: Context, trx: Trx, { id, claim }: Run, news: News): Promise<void> {
  if (claim.created_by) await notify(ctx, trx, claim.created_by, news, `written:${id}`);
}

function failureOf(
  ctx: Context,
  claim: store.Claim,
  written: Written | undefined,
  found: number,
): store.Failure {
  if (!written) {
    return {
      reason: OUR_FAULT,
      choices: [],
      nearest: [],
      awaitsWriter: ctx.config.model !== undefined,
      rejected: {},
    };
  }
  const { understood, model, rejected } = written;
  const refused = model?.stopped === 'refused' || understood.kind === 'refused';
  // A model that had its say would say the same again; one that could not is asked later.
  const unheard = !model || model.stopped === 'unreachable' || model.stopped === 'budget';
  return {
    reason: reasonOf(claim.name, written, found),
    choices: written.otherMeanings.map(({ slug, name }) => ({ sense: slug, label: name })),
    nearest: written.nearest.map(({ name }) => name),
    awaitsWriter: !refused && unheard,
    rejected,
  };
}

/** Why there is no quiz, in plain words for the player. */
function reasonOf(name: string, { understood, model }: Written, found: number): string {
  if (understood.kind === 'refused') return `${understood.reason} Nothing was published.`;
  if (model?.stopped === 'refused') {
    return `“${name}” was not understood as a subject that others could be asked about. Nothing was published.`;
  }
  const also =
    model?.stopped === 'unreachable'
      ? ' The language model could not be reached.'
      : model?.stopped === 'budget'
        ? ' The language model has written enough for today.'
        : '';
  return `${tooFew(name, found)}${also} Nothing was published.`;
}

function tooFew(name: string, found: number): string {
  const have = found === 0 ? 'no questions were' : `only ${found} question${found === 1 ? ' was' : 's were'}`;
  return `For “${name}” ${have} found; a quiz needs ${BALANCE.pool.publishMin}.`;
}
