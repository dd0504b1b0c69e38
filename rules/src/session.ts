import { isLate } from './timer.ts';

/** One question of a running quiz, as the judge keeps it. Times are ms since the epoch on the server's clock. */
export type AskedQuestion = {
  readonly questionId: string;
  readonly answers: readonly string[];
  readonly correctAnswer: string;
  readonly difficulty: number;
  readonly timerSeconds: number;
  /** When it was first shown; null while it waits for its turn. */
  readonly shownAt: number | null;
  readonly answeredAt: number | null;
  /** The chosen text, '' for a time-out, null while unanswered. */
  readonly selected: string | null;
};

export type QuizState = {
  readonly status: 'running' | 'finished' | 'abandoned';
  /** In the order they are asked. */
  readonly questions: readonly AskedQuestion[];
};

export type QuizEvent =
  | { readonly type: 'next' }
  /** Without `questionId` the answer is for the question on show. */
  | { readonly type: 'answer'; readonly text: string; readonly questionId?: string | undefined }
  | { readonly type: 'finish' }
  | { readonly type: 'abandon' };

export type Refusal =
  | 'not_running'
  | 'nothing_asked'
  | 'unknown_answer'
  | 'already_answered'
  | 'wrong_question'
  | 'unanswered_left';

/** What the judge says about one answer. */
export type Verdict = {
  readonly correct: boolean;
  readonly late: boolean;
  readonly elapsedMs: number;
};

export type QuizEffect =
  /** Show the question at `position`; `first` unless it is on show already (a reload). */
  | { readonly type: 'show'; readonly position: number; readonly first: boolean }
  | { readonly type: 'exhausted' }
  /** `repeated` when the same answer was given before: nothing new happened. */
  | {
      readonly type: 'judged';
      readonly position: number;
      readonly verdict: Verdict;
      readonly repeated: boolean;
    }
  | { readonly type: 'finished' }
  | { readonly type: 'abandoned' };

export type Outcome =
  | { readonly ok: true; readonly state: QuizState; readonly effect: QuizEffect }
  | { readonly ok: false; readonly refusal: Refusal };

/** Judges one answered question; refuses to judge an unanswered one. Late or empty answers are wrong. */
export function judge(question: AskedQuestion): Verdict {
  const { shownAt, answeredAt, selected } = question;
  if (shownAt === null || answeredAt === null || selected === null) throw new Error('not answered yet');
  const late = isLate(shownAt, question.timerSeconds, answeredAt);
  return {
    late,
    correct: !late && selected === question.correctAnswer,
    elapsedMs: Math.max(0, answeredAt - shownAt),
  };
}

/** Index of the first unanswered question, or -1 when all are answered. */
export function currentPosition(state: QuizState): number {
  return state.questions.findIndex((q) => q.answeredAt === null);
}

function changed(state: QuizState, position: number, change: Partial<AskedQuestion>): QuizState {
  return {
    ...state,
    questions: state.questions.map((q, i) => (i === position ? { ...q, ...change } : q)),
  };
}

function next(state: QuizState, now: number): Outcome {
  const position = currentPosition(state);
  const question = state.questions[position];
  if (!question) return { ok: true, state, effect: { type: 'exhausted' } };
  if (question.shownAt !== null) return { ok: true, state, effect: { type: 'show', position, first: false } };
  return {
    ok: true,
    state: changed(state, position, { shownAt: now }),
    effect: { type: 'show', position, first: true },
  };
}

/** The question that an answer is meant for: the named one, else the one on show, else the last answered. */
function meantPosition(state: QuizState, questionId: string | undefined): number {
  if (questionId !== undefined) return state.questions.findIndex((q) => q.questionId === questionId);
  const current = currentPosition(state);
  if (current === -1) return state.questions.length - 1;
  return state.questions[current]?.shownAt === null ? current - 1 : current;
}

function answer(state: QuizState, text: string, questionId: string | undefined, now: number): Outcome {
  const position = meantPosition(state, questionId);
  const question = state.questions[position];
  if (!question) return { ok: false, refusal: questionId === undefined ? 'nothing_asked' : 'wrong_question' };
  if (question.answeredAt !== null) {
    if (question.selected !== text) return { ok: false, refusal: 'already_answered' };
    return {
      ok: true,
      state,
      effect: { type: 'judged', position, verdict: judge(question), repeated: true },
    };
  }
  if (question.shownAt === null) return { ok: false, refusal: 'wrong_question' };
  if (text !== '' && !question.answers.includes(text)) return { ok: false, refusal: 'unknown_answer' };
  const answered = { ...question, answeredAt: now, selected: text };
  return {
    ok: true,
    state: changed(state, position, answered),
    effect: { type: 'judged', position, verdict: judge(answered), repeated: false },
  };
}

/**
 * The quiz as a reducer: what an event at `now` (ms) does to a quiz, or why it is refused.
 * Pure; the server and its tests run the same function.
 */
export function step(state: QuizState, event: QuizEvent, now: number): Outcome {
  if (state.status !== 'running') return { ok: false, refusal: 'not_running' };
  switch (event.type) {
    case 'next':
      return next(state, now);
    case 'answer':
      return answer(state, event.text, event.questionId, now);
    case 'finish':
      if (currentPosition(state) !== -1) return { ok: false, refusal: 'unanswered_left' };
      return { ok: true, state: { ...state, status: 'finished' }, effect: { type: 'finished' } };
    case 'abandon':
      return { ok: true, state: { ...state, status: 'abandoned' }, effect: { type: 'abandoned' } };
  }
}
