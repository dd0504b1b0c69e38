import { collide } from '../apart.ts';
import { sameLength } from '../distractors.ts';
import type { Drafted, QuestionKind } from '../drafted.ts';

/**
 * The pieces of a question that is put together from data. `others` are candidates, the best first; three that fit
 * beside the answer and each other in length are taken, and without three there is no question.
 */
export type Pieces = {
  readonly question: string;
  readonly answer: string;
  readonly others: readonly string[];
  readonly explanation: string;
  readonly level: number;
  readonly kind: QuestionKind;
  readonly merit?: number;
};

/** The question of these pieces, or none where three wrong answers are missing. */
export function make({ question, answer, others, explanation, level, kind, merit = 6 }: Pieces): Drafted[] {
  const picked: string[] = [];
  for (const other of others) {
    const shown = [answer, ...picked];
    if (picked.length < 3 && shown.every((text) => sameLength(text, other) && !collide(text, other)))
      picked.push(other);
  }
  const [a, b, c] = picked;
  if (a === undefined || b === undefined || c === undefined) return [];
  const difficulty = Math.max(1, Math.min(10, Math.round(level)));
  return [{ draft: { question, answer, others: [a, b, c], explanation, difficulty }, kind, merit }];
}
