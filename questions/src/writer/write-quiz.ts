import { randomFrom, shuffled } from '@trivium/rules/random';
import type { Draft } from '../draft.ts';
import { keyOf } from '../facts/key.ts';
import type { FactSource } from '../facts/source.ts';
import { candidates } from './candidates.ts';
import type { Rejections } from './drafted.ts';
import { resolveTopic } from './resolve.ts';
import { select } from './select.ts';
import { offered } from './spelling.ts';
import type { Choice } from './topic.ts';

/** What a quiz is written for; the same options and facts give the same quiz. */
export type QuizOptions = {
  /** The meaning chosen after an ambiguous name. */
  readonly sense?: string;
  readonly seed: string;
  /** Questions aimed at, 40 unless told. */
  readonly wanted?: number;
  /** With fewer than this, 15 unless told, there is no quiz. */
  readonly minimum?: number;
};

export type WrittenQuiz =
  | {
      readonly ok: true;
      readonly name: string;
      readonly interpretation: string;
      readonly questions: readonly Draft[];
      readonly rejected: Rejections;
    }
  | {
      readonly ok: false;
      /** Why there is no quiz: the name is refused, not understood, has several meanings, or too few facts were found. */
      readonly failed: 'refused' | 'unknown' | 'ambiguous' | 'too_few';
      /** In plain words, for the player. */
      readonly reason: string;
      /** Names that are covered and near. */
      readonly nearest: readonly string[];
      readonly choices: readonly Choice[];
      readonly rejected: Rejections;
    };

/** Writes a quiz from just a name, or says in plain words why it cannot. Pure but for the reads of `source`. */
export function writeQuiz(
  source: FactSource,
  name: string,
  { sense, seed, wanted = 40, minimum = 15 }: QuizOptions,
): WrittenQuiz {
  const resolution = resolveTopic(source, name, sense);
  const failure = { ok: false, nearest: [], choices: [], rejected: {} } as const;
  if (resolution.status === 'ambiguous') {
    const { choices, interpretation } = resolution;
    return { ...failure, failed: 'ambiguous', reason: `${interpretation} Which one do you mean?`, choices };
  }
  if (resolution.status !== 'ok') {
    return { ...failure, failed: resolution.status, reason: resolution.reason, nearest: resolution.nearest };
  }
  const { topic, interpretation } = resolution;
  const random = randomFrom(`${seed}|${keyOf(name)}|${sense ?? ''}`);
  const rejected: Rejections = {};
  const questions = select(candidates(source, topic, random, rejected), wanted, rejected);
  if (questions.length < minimum) {
    const reason = `There were only ${questions.length} sound questions on “${topic.name}”, too few for a quiz. Nothing was published.`;
    return {
      ...failure,
      failed: 'too_few',
      reason,
      nearest: offered(source, keyOf(name)).filter((near) => near !== topic.name),
      rejected,
    };
  }
  return { ok: true, name: topic.name, interpretation, questions: shuffled(questions, random), rejected };
}
