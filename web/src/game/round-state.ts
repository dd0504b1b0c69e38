import type { AnswerResult, NextQuestion, Question, QuizResults, StartedQuiz } from '@trivium/contract/quiz';
import { type Breakdown, scoreAnswer } from '@trivium/rules/score';

/** Answered as empty text: time ran out. */
export const TIME_OUT = '';

/** A tap on Next counts only this long (ms) after the answer, so that a double tap on an answer does not skip the verdict. */
const NEXT_GUARD_MS = 500;

/** The sentences of the error screen, by what went wrong. */
export type Failure =
  | 'start'
  | 'next'
  | 'answerRefused'
  | 'answerUnsent'
  | 'completeRefused'
  | 'completeUnsent';

/** One question on show. */
export type Asked = {
  readonly question: Question;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  /** End of the visible countdown on the monotonic clock, ms. */
  readonly endsAt: number;
};

/** One answered question, as the completion sends it. */
export type AnswerRecord = {
  readonly questionId: string;
  /** From 1. */
  readonly number: number;
  readonly selectedAnswer: string;
  readonly correctAnswer: string;
  readonly isCorrect: boolean;
};

/**
 * Where a round stands. `locked`: an answer is chosen or time is up, the verdict is not shown yet.
 * `revealed`: verdict and percentages are on show. `moving`: the next question is on its way.
 */
export type Phase =
  | 'loading'
  | 'asking'
  | 'locked'
  | 'revealed'
  | 'moving'
  | 'completing'
  | 'finished'
  | 'failed';

export type RoundState = {
  readonly phase: Phase;
  readonly quiz: StartedQuiz | null;
  readonly asked: Asked | null;
  /** Whole seconds on the countdown. */
  readonly seconds: number;
  /** The chosen text, '' after a time-out, null while open. */
  readonly choice: string | null;
  /** Monotonic ms of the choice. */
  readonly lockedAt: number;
  readonly result: AnswerResult | null;
  /** Whether the explanation is on show. */
  readonly explained: boolean;
  /** Points of the last answer as the page counts them; the judge's own count stands in the results. */
  readonly points: Breakdown | null;
  readonly streak: number;
  readonly answers: readonly AnswerRecord[];
  readonly results: QuizResults | null;
  readonly failure: Failure | null;
};

export const NEW_ROUND: RoundState = {
  phase: 'loading',
  quiz: null,
  asked: null,
  seconds: 0,
  choice: null,
  lockedAt: 0,
  result: null,
  explained: false,
  points: null,
  streak: 0,
  answers: [],
  results: null,
  failure: null,
};

export type RoundEvent =
  | { readonly type: 'opened'; readonly quiz: StartedQuiz }
  | { readonly type: 'asked'; readonly asked: Asked }
  | { readonly type: 'second'; readonly seconds: number }
  | { readonly type: 'chosen'; readonly answer: string; readonly now: number }
  | { readonly type: 'judged'; readonly result: AnswerResult }
  | { readonly type: 'revealed' }
  | { readonly type: 'explained' }
  | { readonly type: 'advanced' }
  /** The question on show was answered in another tab. */
  | { readonly type: 'overtaken' }
  | { readonly type: 'completing' }
  | { readonly type: 'completed'; readonly results: QuizResults }
  | { readonly type: 'failed'; readonly failure: Failure };

/** The question that an answer of `nextQuestion` puts on show, or null when there is none left. */
export function askedFrom(next: NextQuestion, endsAt: number): Asked | null {
  const { question, questionNumber, totalQuestions } = next;
  if (question === null) return null;
  return { question, number: questionNumber ?? 1, total: totalQuestions, endsAt };
}

function ask(state: RoundState, asked: Asked): RoundState {
  // The same question again is a fresh look at its deadline, nothing else.
  if (state.phase === 'asking' && state.asked?.question._id === asked.question._id)
    return { ...state, asked };
  return {
    ...state,
    phase: 'asking',
    asked,
    seconds: asked.question.timerInSeconds,
    choice: null,
    result: null,
    explained: false,
    points: null,
  };
}

function judge(state: RoundState, result: AnswerResult): RoundState {
  const { asked, choice } = state;
  if (state.phase !== 'locked' || state.result || !asked || choice === null) return state;
  const { _id, difficultyLevel, timerInSeconds } = asked.question;
  const whole = timerInSeconds * 1000;
  const elapsedMs = Math.max(0, whole - Math.max(0, asked.endsAt - state.lockedAt));
  return {
    ...state,
    result,
    points: scoreAnswer({
      correct: result.isCorrect,
      difficulty: difficultyLevel,
      elapsedMs,
      timerSeconds: timerInSeconds,
    }),
    streak: result.isCorrect ? state.streak + 1 : 0,
    answers: [
      ...state.answers,
      {
        questionId: _id,
        number: asked.number,
        selectedAnswer: choice,
        correctAnswer: result.correctAnswer,
        isCorrect: result.isCorrect,
      },
    ],
  };
}

/** Whether an answer can still be given. */
export function isOpen(state: RoundState): boolean {
  return state.phase === 'asking';
}

/** Whether Next may be pressed at `now` (monotonic ms). */
export function mayAdvance(state: RoundState, now: number): boolean {
  return state.phase === 'revealed' && now - state.lockedAt >= NEXT_GUARD_MS;
}

/** Whether the question on show is the last one. */
export function isLast(state: RoundState): boolean {
  return state.asked !== null && state.asked.number >= state.asked.total;
}

/** What an event does to a round. Pure; an event that does not fit the phase changes nothing. */
export function transition(state: RoundState, event: RoundEvent): RoundState {
  switch (event.type) {
    case 'opened':
      return { ...NEW_ROUND, quiz: event.quiz };
    case 'asked':
      return ask(state, event.asked);
    case 'second':
      return isOpen(state) ? { ...state, seconds: event.seconds } : state;
    case 'chosen':
      if (!isOpen(state)) return state;
      return { ...state, phase: 'locked', choice: event.answer, lockedAt: event.now };
    case 'judged':
      return judge(state, event.result);
    case 'revealed':
      return state.phase === 'locked' && state.result ? { ...state, phase: 'revealed' } : state;
    case 'explained':
      return state.phase === 'revealed' ? { ...state, explained: true } : state;
    case 'advanced':
      return state.phase === 'revealed' ? { ...state, phase: 'moving' } : state;
    case 'overtaken':
      return state.phase === 'locked' ? { ...state, phase: 'moving' } : state;
    case 'completing':
      return { ...state, phase: 'completing' };
    case 'completed':
      return { ...state, phase: 'finished', results: event.results };
    case 'failed':
      return { ...state, phase: 'failed', failure: event.failure };
  }
}
