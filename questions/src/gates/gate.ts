import type { Draft } from '../draft.ts';

/** Why a draft is turned away. The list is closed: counts by reason are kept and shown. */
export const REASONS = [
  'length',
  'artifact',
  'offence',
  'duplicate_option',
  'contained_option',
  'meta_option',
  'length_balance',
  'leak',
  'stale',
  'empty_explanation',
  'near_duplicate',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a gate may know beside the draft itself. */
export type GateContext = {
  /** The questions already taken into the same set. */
  readonly accepted: readonly Draft[];
  /** A player's own question: it may be short and may do without an explanation, which many files cannot hold. */
  readonly own?: boolean;
};

/** `detail` tells a writer what to mend; it may quote the draft. */
export type Rejection = { readonly ok: false; readonly reason: Reason; readonly detail: string };
export type Judgement = { readonly ok: true } | Rejection;

/** One demand on a draft, whoever wrote it. Pure. */
export type Gate = (draft: Draft, context: GateContext) => Judgement;

export const PASSED: Judgement = { ok: true };

export function reject(reason: Reason, detail: string): Rejection {
  return { ok: false, reason, detail };
}
