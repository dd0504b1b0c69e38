import type { AnswerResult, NextQuestion, QuizResults, StartedQuiz } from '@trivium/contract/quiz';
import type { Clock } from './countdown.ts';
import type { RoundApi } from './round-api.ts';

type Timer = { at: number; run: () => void };

/** A clock for tests that moves only when told to. */
export class FakeClock implements Clock {
  #now = 1_000;
  #asleep = 0;
  #timers: Timer[] = [];

  now = () => this.#now;
  wall = () => 1_700_000_000_000 + this.#now + this.#asleep;

  after = (ms: number, run: () => void) => {
    const timer = { at: this.#now + Math.max(0, ms), run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Lets `ms` pass; timers run at their moment. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#due(end); due; due = this.#due(end)) {
      this.#timers = this.#timers.filter((other) => other !== due);
      this.#now = Math.max(this.#now, due.at);
      due.run();
    }
    this.#now = end;
  }

  /** Lets `ms` pass at once, as for a page whose timers are held back; the due timers run after it. */
  freeze(ms: number): void {
    this.#now += ms;
    this.pass(0);
  }

  /** The machine sleeps: the wall clock goes on, the monotonic one stands still. */
  sleep(ms: number): void {
    this.#asleep += ms;
  }

  #due(end: number): Timer | undefined {
    return this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

export const QUIZ: StartedQuiz = {
  token: 'quiz-token',
  categoryId: 'category-1',
  categoryName: 'Rivers',
  totalQuestions: 10,
};

export function makeNext(number: number, change: Partial<NextQuestion> = {}): NextQuestion {
  return {
    question: {
      _id: `question-${number}`,
      question: `Question ${number}?`,
      answers: ['right', 'wrong', 'worse', 'worst'],
      timerInSeconds: 30,
      difficultyLevel: 5,
      difficultyName: 'Medium',
      image: null,
      imageAlt: null,
    },
    timerInSeconds: 30,
    questionNumber: number,
    totalQuestions: 10,
    deadline: '2026-01-01T00:00:32.000Z',
    remainingMs: 30_000,
    ...change,
  };
}

export const NONE_LEFT: NextQuestion = {
  question: null,
  timerInSeconds: null,
  questionNumber: null,
  totalQuestions: 10,
  deadline: null,
  remainingMs: null,
};

export function makeResult(answer: string): AnswerResult {
  return {
    isCorrect: answer === 'right',
    correctAnswer: 'right',
    explanation: 'Because it is right.',
    answerStats: [
      { text: 'right', percentage: 70 },
      { text: 'wrong', percentage: 30 },
    ],
  };
}

export const RESULTS: QuizResults = {
  percentageCorrect: 90,
  knowledgeGained: 140,
  totalKnowledge: 240,
  previousLevel: 1,
  currentLevel: 2,
  coinsGained: 23,
  wisdomGemsGained: 2,
  enlightenmentCrystalsGained: 1,
  correctAnswers: 9,
  totalQuestions: 10,
  score: 1_200,
  breakdown: { answers: 120, completion: 20, flawless: 0, capped: 0 },
};

/** A server for tests: asks question after question, and counts the calls. Overwrite what should differ. */
export function makeApi(change: Partial<RoundApi> = {}): RoundApi & { calls: string[] } {
  let number = 0;
  let open = false;
  const calls: string[] = [];
  const api: RoundApi = {
    start: async () => QUIZ,
    next: async () => {
      if (!open) number += 1;
      open = number <= 10;
      return open ? makeNext(number) : NONE_LEFT;
    },
    answer: async (_token, _questionId, answer) => {
      open = false;
      return makeResult(answer);
    },
    complete: async () => RESULTS,
    abandon: async () => undefined,
    ...change,
  };
  const counted = <A extends unknown[], R>(name: string, make: (...args: A) => R) => {
    return (...args: A): R => {
      calls.push([name, ...args.filter((arg) => typeof arg === 'string')].join(' '));
      return make(...args);
    };
  };
  return {
    calls,
    start: counted('start', api.start),
    next: counted('next', api.next),
    answer: counted('answer', api.answer),
    complete: counted('complete', api.complete),
    abandon: counted('abandon', api.abandon),
  };
}
