import * as z from 'zod/mini';
import { EXAM_SYSTEM } from './exam.ts';
import { type Received, type Script, says } from './fake-model.ts';
import { readBatch } from './read-batch.ts';
import { rescueJson } from './rescue-json.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const asked = z.array(
  z.object({
    number: z.int(),
    question: z.string(),
    A: z.string(),
    B: z.string(),
    C: z.string(),
    D: z.string(),
  }),
);
export type Asked = z.output<typeof asked>[number];
export type Said = { readonly number: number; readonly letter: unknown; readonly sure: unknown };

/** The questions of a second reading, as the service sees them. */
function askedIn(received: Received): Asked[] {
  return asked.parse(JSON.parse(received.user.split('QUESTIONS\n')[1] ?? '[]'));
}

/** The letter of an option in a question of the second reading, 'none' where it has no such option. */
function letterOf(one: Asked, option: string | undefined): string {
  return LETTERS.find((letter) => one[letter] === option) ?? 'none';
}

/**
 * A model for tests that writes these texts one after the other, then nothing more, and answers the second reading
 * as it meant each question: the worst accomplice of a bad one. `answers` changes what it says there.
 */
export function quizModel(texts: readonly string[], answers?: (one: Asked, said: Said) => unknown): Script {
  const meant = new Map<string, string>();
  let written = 0;
  return (received) => {
    if (received.system !== EXAM_SYSTEM) {
      const text = texts[written++] ?? '{"refused": false, "questions": []}';
      for (const { question, answer } of readBatch(rescueJson(text), 100).drafts) meant.set(question, answer);
      return says(text);
    }
    const said = askedIn(received).flatMap((one) => {
      const honest = { number: one.number, letter: letterOf(one, meant.get(one.question)), sure: true };
      return answers ? answers(one, honest) : honest;
    });
    return says(JSON.stringify({ answers: said.filter((one) => one !== undefined) }));
  };
}

/** What a model writes that keeps to the shape. */
export function batchOf(...questions: readonly unknown[]): string {
  return JSON.stringify({ refused: false, questions });
}
