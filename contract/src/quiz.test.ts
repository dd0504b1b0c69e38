import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { answerQuestion, completion, nextQuestion, question, startQuiz } from './quiz.ts';

const ID = '018f6a7e-3c1d-7b2a-9f00-0123456789ab';
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('question', () => {
  const onShow = {
    _id: ID,
    question: 'Which planet is the largest?',
    answers: ['Mars', 'Jupiter', 'Venus', 'Earth'],
    timerInSeconds: 30,
    difficultyLevel: 2,
    difficultyName: 'Easy',
    image: null,
    imageAlt: null,
  };
  const secrets = {
    correct_answer: 'Jupiter',
    correctAnswer: 'Jupiter',
    answer: 'Jupiter',
    explanation: 'It is.',
    isCorrect: [false, true, false, false],
  };

  it('never carries the right answer', () => {
    expect(z.parse(question, { ...onShow, ...secrets })).toEqual(onShow);
  });

  it('never carries it inside the answer of nextQuestion either', () => {
    const frame = {
      question: onShow,
      timerInSeconds: 30,
      questionNumber: 1,
      totalQuestions: 10,
      deadline: '2030-01-01T00:00:00.000Z',
      remainingMs: 30_000,
    };
    const stored = { ...frame, question: { ...onShow, ...secrets }, ...secrets };
    expect(z.parse(nextQuestion.output, stored)).toEqual(frame);
  });

  it('lets nextQuestion say that none is left', () => {
    const none = {
      question: null,
      timerInSeconds: null,
      questionNumber: null,
      totalQuestions: 10,
      deadline: null,
      remainingMs: null,
    };
    expect(z.parse(nextQuestion.output, none)).toEqual(none);
  });
});

describe('startQuiz', () => {
  it.each([
    [{ categoryId: ID }, true],
    [{ categoryId: ID, numQuestions: 10, userToken: 'anything' }, true],
    [{ categoryId: ID, userToken: null }, true],
    [{ categoryId: ID, numQuestions: 9 }, false],
    [{ categoryId: ID, numQuestions: '10' }, false],
    [{ categoryId: ID, userToken: 'a'.repeat(LIMITS.token.max + 1) }, false],
    [{ categoryId: 'space' }, false],
    [{}, false],
  ])('%j: %s', (body, ok) => {
    expect(accepts(startQuiz.body, body)).toBe(ok);
  });
});

describe('answerQuestion', () => {
  it.each([
    [{ answer: '' }, true],
    [{ answer: 'Jupiter' }, true],
    [{ answer: 'Jupiter', questionId: ID }, true],
    [{ answer: 'a'.repeat(LIMITS.answer.max) }, true],
    [{ answer: 'a'.repeat(LIMITS.answer.max + 1) }, false],
    [{ answer: 'a\u0000' }, false],
    [{ answer: 'a\ud800' }, false],
    [{ answer: null }, false],
    [{ answer: 1 }, false],
    [{ answer: ['Jupiter'] }, false],
    [{ answer: 'Jupiter', questionId: '1' }, false],
    [{}, false],
  ])('%j: %s', (body, ok) => {
    expect(accepts(answerQuestion.body, body)).toBe(ok);
  });
});

describe('completion', () => {
  const record = { questionId: ID, selectedAnswer: 'Mars', correctAnswer: 'Jupiter', isCorrect: false };

  it.each([
    ['nothing', {}],
    [
      'the payload of the specification',
      {
        answers: [record],
        score: 50,
        totalQuestions: 10,
        questionsAttempted: 10,
        correctAnswers: 5,
        incorrectAnswers: 5,
      },
    ],
    [
      'numbers that cannot be',
      {
        score: -5,
        totalQuestions: 1e300,
        questionsAttempted: 0.1,
        correctAnswers: 11,
        incorrectAnswers: Number.MIN_VALUE,
      },
    ],
    ['nulls', { answers: [{ questionId: 'x', selectedAnswer: null }], score: null, correctAnswers: null }],
    ['a time-out', { answers: [{ ...record, selectedAnswer: '' }] }],
    ['the name of the quiz', { quizToken: 'abc_123' }],
  ])('takes %s', (_, body) => {
    expect(z.parse(completion.body, body)).toEqual(body);
  });

  it.each([
    ['answers that are no list', { answers: 'all right' }],
    ['more answers than any quiz has', { answers: Array.from({ length: 51 }, () => record) }],
    ['an answer without its question', { answers: [{ selectedAnswer: 'Mars' }] }],
    ['an answer that cannot be stored', { answers: [{ ...record, selectedAnswer: 'a\u0000' }] }],
    ['an endless question id', { answers: [{ ...record, questionId: 'a'.repeat(65) }] }],
    ['a score in words', { score: 'ten' }],
    ['a token that is none', { quizToken: 'a b' }],
  ])('refuses %s', (_, body) => {
    expect(accepts(completion.body, body)).toBe(false);
  });

  it('drops rewards that a client would like to have', () => {
    expect(z.parse(completion.body, { score: 1, xp: 9_999, coins: 9_999, level: 99 })).toEqual({ score: 1 });
  });
});
