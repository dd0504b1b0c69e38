import type { Draft } from '@trivium/questions/draft';
import { sift } from '@trivium/questions/gates/judge';
import { nameKey } from '@trivium/questions/library/key';
import type { Understanding } from '@trivium/questions/library/understand';
import { BALANCE } from '@trivium/rules/balance';
import type { Context } from '../../http/context.ts';
import { draftOf } from '../questions/service.ts';
import { draw, everythingOn } from '../topics/selection.service.ts';
import { nearestTopics, understandName } from '../topics/service.ts';
import { type Playable, questionsAbout } from '../topics/store.ts';
import { type Modelled, modelQuestions } from './model.service.ts';
import * as store from './writing.store.ts';

/** Questions that are shown to the model where the library has none on the subject itself. */
const EXAMPLES = 5;

/** What a run has found, or why it is too little. */
export type Written = {
  readonly understood: Understanding;
  /** Ids of the library's questions that the category is to ask. */
  readonly selected: readonly string[];
  /** What the language model wrote. */
  readonly drafts: readonly Draft[];
  readonly rejected: Readonly<Record<string, number>>;
  /** What the language model said; undefined where it was not asked. */
  readonly model: Modelled | undefined;
  /** Other meanings of the name, where the chosen one gave too little. */
  readonly otherMeanings: readonly Playable[];
  /** Topics to play at once, where there is too little. */
  readonly nearest: readonly Playable[];
};

/** Tells how many questions there are by now; throws where the run has lost the category. */
export type OnProgress = (found: number) => Promise<void>;

/** Whether the answer of a question is the very name of its quiz: then nobody has to know anything. */
const isGiven = (draft: Draft, name: string) => nameKey(draft.answer) === nameKey(name);

/** Those of the model's drafts that are sound beside what there is, with counts of the others by reason. */
function soundOnes(
  drafts: readonly Draft[],
  before: readonly Draft[],
  name: string,
): { accepted: Draft[]; rejected: Record<string, number> } {
  const asking = drafts.filter((draft) => !isGiven(draft, name));
  const { accepted, rejected } = sift(asking, before);
  const counts: Record<string, number> = {};
  for (const { rejections } of rejected) {
    const reason = rejections[0]?.reason;
    if (reason) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  if (asking.length < drafts.length) counts.leak = (counts.leak ?? 0) + drafts.length - asking.length;
  return { accepted, rejected: counts };
}

const added = (a: Readonly<Record<string, number | undefined>>, b: Readonly<Record<string, number>>) => {
  const sum: Record<string, number> = { ...b };
  for (const [reason, n] of Object.entries(a)) if (n) sum[reason] = (sum[reason] ?? 0) + n;
  return sum;
};

/**
 * Looks for questions about a claimed category: first what the library has on its name, then, where a language model
 * is configured and something is missing, what that writes on from there. Writes nothing but the progress. Rejects
 * where `signal` stops it.
 */
export async function findQuestions(
  ctx: Context,
  claim: store.Claim,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Written> {
  const { understood } = await understandName(ctx, claim.name, claim.sense ?? undefined);
  const there = await store.activeQuestions(ctx.db, claim.id);
  const library = await everythingOn(ctx, understood);
  const room = Math.max(0, BALANCE.pool.wanted - there.length);
  const asked = new Set(there.map(({ id }) => id));
  const fresh = library.questions.filter(({ id }) => !asked.has(id));
  const selected = draw(fresh, understood.wish, claim.id).slice(0, room);
  await onProgress(there.length + selected.length);
  signal.throwIfAborted();

  const before = [...there.map(draftOf), ...(await store.draftsOf(ctx.db, selected)).map(draftOf)];
  const model =
    understood.kind === 'refused'
      ? undefined
      : await modelQuestions(ctx, claim, {
          before,
          examples: await examplesFor(ctx, understood, library.near, before),
          wanted: room - selected.length,
          onProgress,
          signal,
        });
  signal.throwIfAborted();
  const { accepted, rejected } = soundOnes(model?.questions ?? [], before, claim.name);
  const drafts = accepted.slice(0, room - selected.length);
  await onProgress(before.length + drafts.length);
  const isShort = before.length + drafts.length < BALANCE.pool.publishMin;
  return {
    understood,
    selected,
    drafts,
    rejected: added(model?.rejected ?? {}, rejected),
    model,
    otherMeanings: isShort ? await meaningsBeside(ctx, claim) : [],
    nearest: isShort ? await nearestTopics(ctx, understood, library.near) : [],
  };
}

/** Questions that show the craft: of the quiz itself, or of a topic near to its subject. */
async function examplesFor(
  ctx: Context,
  understood: Understanding,
  near: readonly string[],
  before: readonly Draft[],
): Promise<readonly Draft[]> {
  if (before.length > 0) return before;
  const [topic] = await nearestTopics(ctx, understood, near);
  if (!topic) return [];
  const found = await questionsAbout(ctx.db, [topic.slug]);
  const ids = draw(found, null, topic.id).slice(0, EXAMPLES);
  return (await store.draftsOf(ctx.db, ids)).map(draftOf);
}

async function meaningsBeside(ctx: Context, { name, sense }: store.Claim): Promise<Playable[]> {
  if (sense === null) return [];
  const { meanings } = await understandName(ctx, name);
  return meanings.filter(({ slug }) => slug !== sense);
}
