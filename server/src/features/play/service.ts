import type { AnswerResult, NextQuestion } from '@trivium/contract/quiz';
import { difficultyBand } from '@trivium/rules/difficulty';
import { percentages } from '@trivium/rules/percentages';
import { randomFrom, shuffled } from '@trivium/rules/random';
import { type AskedQuestion, type QuizState, type Refusal, step } from '@trivium/rules/session';
import { deadlineOf, remainingMs } from '@trivium/rules/timer';
import { ApiError, notFound, sessionInvalid } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { hashToken, type TokenHash } from '../../http/mount.ts';
import * as store from './store.ts';

/** Two requests at the same moment: the loser sees the winner's result at the second look. */
const LOOKS = 3;

const REFUSALS: Record<Refusal, () => ApiError> = {
  not_running: () => new ApiError('quiz_not_running', 'This quiz is over. Please start a new one.'),
  nothing_asked: () => new ApiError('nothing_asked', 'No question has been asked yet.'),
  unknown_answer: () => new ApiError('unknown_answer', 'This answer is not one of the four.'),
  already_answered: () => new ApiError('already_answered', 'This question has been answered already.'),
  wrong_question: () => new ApiError('wrong_question', 'This question is not the one on show.'),
  unanswered_left: () => new ApiError('quiz_unfinished', 'Some questions of this quiz are not answered yet.'),
};

/** The error that a refusal of the rule is for the caller. */
export function refusalError(refusal: Refusal): ApiError {
  return REFUSALS[refusal]();
}

/** Which quiz a path token means: null for the session token, which stands for the running quiz. */
export function quizTokenOf(bearer: TokenHash, pathToken: string): string | null {
  return hashToken(pathToken).equals(bearer) ? null : pathToken;
}

type Whole = store.Found & store.QuizQuestion & { player_id: string; quiz_id: string };

/** @throws ApiError session_invalid or not_found where the statement came to nothing. */
function known(found: store.Found | undefined): asserts found is store.Found & { quiz_id: string } {
  if (!found?.player_id) throw sessionInvalid();
  if (!found.quiz_id) throw notFound('This quiz');
}

/** The four answers in the order that this quiz shows them: decided by its seed, so a reload shows the same. */
function answersShown(q: Whole): string[] {
  return shuffled(q.answers, randomFrom(`${q.seed}:answers:${q.position}`));
}

export function asked(q: store.QuizQuestion): AskedQuestion {
  return {
    questionId: q.question_id,
    answers: q.answers,
    correctAnswer: q.correct_answer,
    difficulty: q.difficulty,
    timerSeconds: q.timer_seconds,
    shownAt: q.shown_at,
    answeredAt: q.answered_at,
    selected: q.selected,
  };
}

/** The question on show or the next one; `question` is null when there is none left. */
export async function nextQuestion(
  ctx: Context,
  bearer: TokenHash,
  pathToken: string,
): Promise<NextQuestion> {
  const token = quizTokenOf(bearer, pathToken);
  for (let look = 1; ; look++) {
    const now = ctx.deps.now();
    const found = await store.showNext(ctx.db, bearer, token, now);
    known(found);
    if (found.status === 'abandoned') throw refusalError('not_running');
    if (found.question_id === null || found.status === 'finished') return nothingLeft(found.total);
    if (found.shown_at !== null) return onShow(found as Whole, now);
    if (look === LOOKS) throw new ApiError('unavailable', 'Please try again.', 1);
  }
}

function nothingLeft(totalQuestions: number): NextQuestion {
  return {
    question: null,
    timerInSeconds: null,
    questionNumber: null,
    totalQuestions,
    deadline: null,
    remainingMs: null,
  };
}

function onShow(q: Whole, now: number): NextQuestion {
  const shownAt = q.shown_at ?? now;
  return {
    question: {
      _id: q.question_id,
      question: q.question,
      answers: answersShown(q),
      timerInSeconds: q.timer_seconds,
      difficultyLevel: q.difficulty,
      difficultyName: difficultyBand(q.difficulty).name,
      // By the question's id, since the picture's own name would tell the answer.
      image: q.picture_alt === null ? null : `/pictures/${q.question_id}/${q.revision}.svg`,
      imageAlt: q.picture_alt,
    },
    timerInSeconds: q.timer_seconds,
    questionNumber: q.position + 1,
    totalQuestions: q.total,
    deadline: new Date(deadlineOf(shownAt, q.timer_seconds)).toISOString(),
    remainingMs: remainingMs(shownAt, q.timer_seconds, now),
  };
}

/** Judges an answer. The rule decides on what the statement found; the statement stored under the same guard. */
export async function answerQuestion(
  ctx: Context,
  bearer: TokenHash,
  pathToken: string,
  answer: { text: string; questionId: string | undefined },
): Promise<AnswerResult> {
  const token = quizTokenOf(bearer, pathToken);
  for (let look = 1; ; look++) {
    const now = ctx.deps.now();
    const found = await store.storeAnswer(ctx.db, bearer, token, answer.text, answer.questionId ?? null, now);
    known(found);
    if (found.question_id === null)
      throw refusalError(answer.questionId ? 'wrong_question' : 'nothing_asked');
    const q = found as Whole;
    const state: QuizState = { status: q.status, questions: [asked(q)] };
    const outcome = step(state, { type: 'answer', text: answer.text, questionId: q.question_id }, now);
    if (!outcome.ok) throw refusalError(outcome.refusal);
    if (outcome.effect.type !== 'judged') throw new Error('an answer was not judged');
    if (found.stored || outcome.effect.repeated) {
      return result(q, outcome.effect.verdict.correct, found.tallies ?? {}, found.stored ? answer.text : '');
    }
    if (look === LOOKS) throw new ApiError('unavailable', 'Please try again.', 1);
  }
}

function result(
  q: Whole,
  isCorrect: boolean,
  tallies: Record<string, number>,
  counted: string,
): AnswerResult {
  const shown = answersShown(q);
  // The statement read the tallies before its own answer was counted.
  const counts = shown.map((text) => (tallies[text] ?? 0) + (text === counted ? 1 : 0));
  const shares = percentages(counts);
  return {
    isCorrect,
    correctAnswer: q.correct_answer,
    explanation: q.explanation,
    answerStats: shown.map((text, i) => ({ text, percentage: shares[i] ?? 0 })),
  };
}
