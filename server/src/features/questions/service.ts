import type { Draft } from '@trivium/questions/draft';
import { optionsWithAnswerAt } from '@trivium/questions/options';
import { timerFor } from '@trivium/questions/timer';
import type { Content } from './store.ts';

/** A stored question as the draft it once was. */
export function draftOf(row: Content): Draft {
  const [first = '', second = '', third = ''] = row.answers.toSpliced(
    row.answers.indexOf(row.correct_answer),
    1,
  );
  const picture = row.picture === null ? {} : { picture: { file: row.picture, alt: row.picture_alt ?? '' } };
  return {
    question: row.question,
    answer: row.correct_answer,
    others: [first, second, third],
    explanation: row.explanation,
    difficulty: row.difficulty,
    timer: row.timer_seconds,
    ...picture,
  };
}

/** What is stored of a draft, its right answer at `place` (0 to 3). */
export function contentOf(draft: Draft, place: number): Content {
  return {
    question: draft.question,
    answers: optionsWithAnswerAt(draft, place),
    correct_answer: draft.answer,
    explanation: draft.explanation,
    difficulty: draft.difficulty,
    timer_seconds: timerFor(draft),
    picture: draft.picture?.file ?? null,
    picture_alt: draft.picture?.alt ?? null,
  };
}
