import type { Reason } from '../gates/gate.ts';

/**
 * Why a question of a model is turned away beyond what the gates ask: it has not the shape of a question; it
 * repeats the instructions or the key; it is not written in plain English; an option is of another kind than the
 * others; the model answers it differently when it does not see the key; it finds none or several answers right,
 * or does not answer.
 */
export const MODEL_REASONS = [
  'malformed',
  'echo',
  'foreign',
  'odd_option',
  'disagreement',
  'unsure',
] as const;
export type ModelReason = (typeof MODEL_REASONS)[number];

export type AnyReason = ModelReason | Reason;

/** Counts of what was turned away, by reason; holds those of the gates as well. */
export type ModelRejections = Partial<Record<AnyReason, number>>;

/** Counts `times` more. */
export function tally(rejections: ModelRejections, reason: AnyReason, times = 1): void {
  if (times > 0) rejections[reason] = (rejections[reason] ?? 0) + times;
}
