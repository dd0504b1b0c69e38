import type { Draft } from '../draft.ts';
import { noArtifacts } from './artifact.ts';
import { tellingExplanation } from './explanation.ts';
import { type Gate, type GateContext, type Judgement, PASSED, type Reason, type Rejection } from './gate.ts';
import { noLeak } from './leak.ts';
import { lengthBalance, lengths } from './lengths.ts';
import { noNearDuplicate } from './near-duplicate.ts';
import { inoffensive } from './offence.ts';
import { distinctOptions, realOptions, separateOptions } from './options.ts';
import { timeless } from './stale.ts';

/** Every gate with the one reason it rejects for, cheap ones first. A new demand is one row here. */
export const GATES: Record<Reason, Gate> = {
  length: lengths,
  artifact: noArtifacts,
  offence: inoffensive,
  duplicate_option: distinctOptions,
  contained_option: separateOptions,
  meta_option: realOptions,
  length_balance: lengthBalance,
  leak: noLeak,
  stale: timeless,
  empty_explanation: tellingExplanation,
  near_duplicate: noNearDuplicate,
};

const ALONE: GateContext = { accepted: [] };

/** Everything that is wrong with a draft, in the order of the gates; empty when it is sound. */
export function rejectionsOf(draft: Draft, context: GateContext = ALONE): Rejection[] {
  return Object.values(GATES)
    .map((gate) => gate(draft, context))
    .filter((judgement) => !judgement.ok);
}

/** Whether a draft is sound, or the first reason why not. */
export function judgeDraft(draft: Draft, context: GateContext = ALONE): Judgement {
  for (const gate of Object.values(GATES)) {
    const judgement = gate(draft, context);
    if (!judgement.ok) return judgement;
  }
  return PASSED;
}

/** A draft that was turned away, with everything that is wrong with it. */
export type Rejected<D extends Draft> = { readonly draft: D; readonly rejections: readonly Rejection[] };

/** Takes the sound drafts of a batch in their order, each judged beside those taken before it; `own` as in the context of a gate. */
export function sift<D extends Draft>(
  drafts: readonly D[],
  before: readonly D[] = [],
  own = false,
): { accepted: D[]; rejected: Rejected<D>[] } {
  const accepted: D[] = [];
  const rejected: Rejected<D>[] = [];
  for (const draft of drafts) {
    const rejections = rejectionsOf(draft, { accepted: [...before, ...accepted], own });
    if (rejections.length > 0) rejected.push({ draft, rejections });
    else accepted.push(draft);
  }
  return { accepted, rejected };
}
