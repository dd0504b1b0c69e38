import type { Draft } from '../draft.ts';
import type { Reason } from '../gates/gate.ts';

/** The form of a question; a quiz mixes them. */
export type QuestionKind = 'define' | 'meaning' | 'fact' | 'place' | 'compute';

/** A draft with what the selection needs to know beside it. */
export type Drafted = {
  readonly draft: Draft;
  readonly kind: QuestionKind;
  /** How much the question is worth beside others, higher is better; about 0 to 10. */
  readonly merit: number;
};

/** Why the writer itself gives up a fact, before any gate sees a draft. */
export const WRITER_REASONS = [
  'offence',
  'out_of_date',
  'fragment',
  'unnamed',
  'obscure',
  'vague',

  'too_long',
  'few_distractors',
  'repeated_answer',
  'quota',
] as const;
export type WriterReason = (typeof WRITER_REASONS)[number];

/** Counts of what was turned away, by reason. */
export type Rejections = Partial<Record<WriterReason | Reason, number>>;

/** Counts one more. */
export function count(rejections: Rejections, reason: WriterReason | Reason): void {
  rejections[reason] = (rejections[reason] ?? 0) + 1;
}
