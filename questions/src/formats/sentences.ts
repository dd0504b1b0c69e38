import { BOUNDS } from '../draft.ts';
import type { Reason, Rejection } from '../gates/gate.ts';

/** What each reason of the gates means to somebody who wrote the question; `detail` quotes the place. */
const SENTENCES: Record<Reason, (detail: string) => string> = {
  length: (detail) => `A text is too short or too long: ${detail}.`,
  artifact: (detail) => `Something stands in a text that players should not see: ${detail}.`,
  offence: (detail) => `The words are not fit for everybody who plays here (${detail}).`,
  duplicate_option: (detail) => `Two answers cannot be told apart: ${detail}.`,
  contained_option: (detail) => `One answer is a part of another, so both could be right: ${detail}.`,
  meta_option: (detail) => `An answer speaks of the other answers, which are shuffled: ${detail}.`,
  length_balance: (detail) => `One answer stands out by its length: ${detail}.`,
  leak: (detail) => `The question gives its answer away: ${detail}.`,
  stale: (detail) => `The text will not stay true: ${detail}. Name a year instead.`,
  empty_explanation: (detail) => `The explanation tells nothing new (${detail}).`,
  near_duplicate: (detail) => `Another question of this file is much the same: this one ${detail}.`,
};

/** A rejection by a gate as a sentence for the person who wrote the question. */
export function sentenceOf({ reason, detail }: Rejection): string {
  return SENTENCES[reason](detail);
}

const FIELDS: Record<string, { name: string; bounds: { min: number; max: number } }> = {
  question: { name: 'question', bounds: BOUNDS.ownQuestion },
  answer: { name: 'right answer', bounds: BOUNDS.option },
  others: { name: 'wrong answer', bounds: BOUNDS.option },
  explanation: { name: 'explanation', bounds: { min: 0, max: BOUNDS.explanation.max } },
};

/** What the schema of a draft says of one field, as a sentence; `text` is what stands there, without characters that cannot be shown. */
export function schemaSentence(issue: { code: string | undefined; field: string; text: string }): string {
  const { name, bounds } = FIELDS[issue.field] ?? { name: issue.field, bounds: { min: 0, max: 0 } };
  const shown = `"${issue.text.slice(0, 40)}${issue.text.length > 40 ? '…' : ''}"`;
  if (issue.code === 'too_big') {
    return `The ${name} ${shown} has ${issue.text.length} characters; at most ${bounds.max} are allowed.`;
  }
  if (issue.code === 'too_small' && issue.text === '') return `The ${name} is missing.`;
  if (issue.code === 'too_small') {
    return `The ${name} ${shown} has ${issue.text.length} characters; at least ${bounds.min} are needed.`;
  }
  return `The ${name} holds characters that cannot be shown.`;
}
