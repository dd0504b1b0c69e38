import type { Choice } from '@trivium/contract/fields';
import type { Draft } from '@trivium/questions/draft';
import { sift } from '@trivium/questions/gates/judge';
import { givenByName, namesProperly } from '@trivium/questions/writer/about-name';
import { refusal } from '@trivium/questions/writer/refuse';
import type { WrittenQuiz } from '@trivium/questions/writer/write-quiz';
import { BALANCE } from '@trivium/rules/balance';
import type { Context } from '../../http/context.ts';
import { draftOf } from '../questions/service.ts';
import type { Source } from '../questions/store.ts';
import * as bank from './bank.store.ts';
import { type Modelled, modelQuestions } from './model.service.ts';
import * as store from './writing.store.ts';

/** At most this share of a quiz is copied from a category of the house that is called alike: the rest is to be new. */
const BANK_SHARE = 0.5;

/** A question that is to go into a category. */
export type Sourced = { readonly draft: Draft; readonly source: Source };

/** What a run has found, or why it is too little. */
export type Written = {
  /** Beside what the category held before. */
  readonly questions: readonly Sourced[];
  readonly interpretation: string | null;
  readonly rejected: Readonly<Record<string, number>>;
  /** What the writers said; undefined for one that was not asked. */
  readonly offline: WrittenQuiz | undefined;
  readonly model: Modelled | undefined;
  /** Other meanings of the name, where the chosen one gave too little. */
  readonly otherSenses: readonly Choice[];
};

/** Tells how many questions there are by now; throws where the run has lost the category. */
export type OnProgress = (found: number) => Promise<void>;

/** Collects sound questions, each judged beside those before it. */
class Collection {
  readonly taken: Sourced[] = [];
  readonly rejected: Record<string, number> = {};
  private readonly name: string;
  private readonly before: readonly Draft[];

  constructor(name: string, before: readonly Draft[]) {
    this.name = name;
    this.before = before;
  }

  get drafts(): Draft[] {
    return [...this.before, ...this.taken.map(({ draft }) => draft)];
  }

  get missing(): number {
    return Math.max(0, BALANCE.pool.wanted - this.drafts.length);
  }

  count(counts: Readonly<Record<string, number | undefined>>): void {
    for (const [reason, n] of Object.entries(counts)) {
      if (n) this.rejected[reason] = (this.rejected[reason] ?? 0) + n;
    }
  }

  add(source: Source, drafts: readonly Draft[], most = this.missing): void {
    const asking = drafts.filter((draft) => !givenByName(draft, this.name));
    this.count({ leak: drafts.length - asking.length });
    const { accepted, rejected } = sift(asking, this.drafts);
    for (const [first] of rejected.map(({ rejections }) => rejections)) {
      if (first) this.count({ [first.reason]: 1 });
    }
    for (const draft of accepted.slice(0, Math.min(most, this.missing))) this.taken.push({ draft, source });
  }
}

/**
 * Looks for questions about a claimed category, the likeliest to be good first: a category of the house that is
 * called so, the language model where one is configured, the offline writer, and what the house's questions say
 * about the name. Writes nothing but the progress. Rejects where `signal` stops it.
 */
export async function findQuestions(
  ctx: Context,
  claim: store.Claim,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Written> {
  const { name, sense } = claim;
  const found = new Collection(name, (await store.activeQuestions(ctx.db, claim.id)).map(draftOf));
  const alike = await bank.bankNamed(ctx.db, name);
  found.add('bank', alike.map(draftOf), Math.floor(BALANCE.pool.wanted * BANK_SHARE));
  await onProgress(found.drafts.length);

  const model =
    ctx.config.model &&
    (await modelQuestions(ctx, claim, { before: found.drafts, wanted: found.missing, onProgress, signal }));
  signal.throwIfAborted();
  if (model) {
    found.count(model.rejected);
    found.add('model', model.questions);
    await onProgress(found.drafts.length);
  }
  // What the model would not take for a subject is not handed to another writer.
  const offline =
    model?.stopped === 'refused' || found.missing === 0 ? undefined : await offlineQuiz(ctx, claim);
  if (offline) {
    found.count(offline.rejected);
    if (offline.ok) found.add('offline', offline.questions);
    await onProgress(found.drafts.length);
  }
  // Of a name with several meanings the words alone do not tell which one a question speaks of, and what is no
  // subject ("my friends", "things") stands in many questions.
  const plain = sense === null && refusal(name) === undefined && model?.stopped !== 'refused';
  if (found.missing > 0 && plain) {
    const about = await bank.bankAbout(ctx.db, name, BALANCE.pool.wanted * 2);
    found.add(
      'bank',
      about.map(draftOf).filter((draft) => namesProperly(draft, name)),
    );
    await onProgress(found.drafts.length);
  }
  const interpretation = offline?.ok ? offline.interpretation : claim.interpretation;
  const otherSenses = found.drafts.length < BALANCE.pool.publishMin ? await sensesBeside(ctx, claim) : [];
  return { questions: found.taken, interpretation, rejected: found.rejected, offline, model, otherSenses };
}

async function sensesBeside(ctx: Context, { name, sense }: store.Claim): Promise<Choice[]> {
  if (sense === null) return [];
  const understood = await ctx.writer.resolve(name);
  return understood.status === 'ambiguous' ? understood.choices.filter((c) => c.sense !== sense) : [];
}

function offlineQuiz(ctx: Context, { id, name, sense }: store.Claim): Promise<WrittenQuiz> {
  const wanted = BALANCE.pool.wanted;
  // With fewer than the least there may still be a quiz, together with what others found: that is for the run to say.
  return ctx.writer.write(name, { seed: id, wanted, minimum: 1, ...(sense === null ? {} : { sense }) });
}
