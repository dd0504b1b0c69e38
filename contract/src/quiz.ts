import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, id, text, token } from './fields.ts';
import { LIMITS } from './limits.ts';
import { WISHES } from './topics.ts';

/** A question on show. The right answer is not in this type, so it cannot leave with it. */
export const question = z.object({
  _id: z.string(),
  question: z.string(),
  answers: z.array(z.string()),
  timerInSeconds: count,
  difficultyLevel: z.int(),
  difficultyName: z.string(),
  /** Address of a picture that belongs to the question, and what it shows in words; both null without one. */
  image: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
});
export type Question = z.output<typeof question>;

const byToken = z.object({ token });

export const startQuiz = endpoint({
  method: 'POST',
  path: '/api/startQuiz',
  summary:
    'Start a quiz, or resume the running one of this category; a running quiz of another category is given up',
  auth: 'player',
  limit: 'general',
  body: z.object({
    categoryId: id,
    numQuestions: z.optional(z.literal(10, 'A quiz has 10 questions.')),
    /** Asks the easiest or the hardest questions that the category has. */
    wish: z.optional(z.enum(WISHES)),
    /** Sent by clients of old; the bearer token decides who plays. */
    userToken: z.optional(z.nullable(z.string().check(z.maxLength(LIMITS.token.max)))),
  }),
  status: 200,
  output: z.object({
    token: z.string(),
    categoryId: z.string(),
    categoryName: z.string(),
    totalQuestions: count,
  }),
  errors: ['session_invalid', 'category_not_ready'],
});
export type StartedQuiz = z.output<typeof startQuiz.output>;

export const nextQuestion = endpoint({
  method: 'GET',
  path: '/api/nextQuestion/:token',
  summary: 'The question on show, or the next one; `question` is null when there is none left',
  auth: 'player',
  limit: 'general',
  params: byToken,
  status: 200,
  output: z.object({
    question: z.nullable(question),
    timerInSeconds: z.nullable(count),
    /** From 1. */
    questionNumber: z.nullable(count),
    totalQuestions: count,
    /** ISO 8601; an answer that arrives later is late. Includes the grace for the network. */
    deadline: z.nullable(z.string()),
    /** Ms left on the visible countdown when this answer was made: no clock of the client's is needed. */
    remainingMs: z.nullable(count),
  }),
  errors: ['session_invalid', 'quiz_not_running'],
});
export type NextQuestion = z.output<typeof nextQuestion.output>;

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/answerQuestion/:token',
  summary: 'Answer the question on show; the empty string means that time ran out',
  auth: 'player',
  limit: 'general',
  params: byToken,
  body: z.object({
    answer: text(LIMITS.answer.max),
    /** Names the question that is meant, so that a second tab cannot answer another one by accident. */
    questionId: z.optional(id),
  }),
  status: 200,
  output: z.object({
    isCorrect: z.boolean(),
    correctAnswer: z.string(),
    explanation: z.string(),
    /** Share of all players' answers, whole per cents. */
    answerStats: z.array(z.object({ text: z.string(), percentage: count })),
  }),
  errors: [
    'session_invalid',
    'quiz_not_running',
    'nothing_asked',
    'already_answered',
    'wrong_question',
    'unknown_answer',
  ],
});
export type AnswerResult = z.output<typeof answerQuestion.output>;

export const abandonQuiz = endpoint({
  method: 'POST',
  path: '/api/abandonQuiz/:token',
  summary: 'Give a running quiz up; its progress is lost',
  auth: 'player',
  limit: 'general',
  params: byToken,
  status: 204,
  errors: ['session_invalid'],
});

const ignoredNumber = z.optional(z.nullable(z.number()));

export const completion = endpoint({
  method: 'POST',
  path: '/api/categories/:id/completion',
  summary: 'Finish the quiz of this category; the server counts, the numbers sent are ignored',
  auth: 'player',
  limit: 'general',
  params: z.object({ id }),
  body: z.object({
    /** Which quiz is meant; without it the running one of the category, else the last finished. */
    quizToken: z.optional(token),
    answers: z.optional(
      z
        .array(
          z.object({
            questionId: z.string().check(z.maxLength(64)),
            selectedAnswer: z.optional(z.nullable(text(LIMITS.answer.max))),
            correctAnswer: z.optional(z.nullable(z.string())),
            isCorrect: z.optional(z.nullable(z.boolean())),
          }),
        )
        .check(z.maxLength(50)),
    ),
    score: ignoredNumber,
    totalQuestions: ignoredNumber,
    questionsAttempted: ignoredNumber,
    correctAnswers: ignoredNumber,
    incorrectAnswers: ignoredNumber,
  }),
  status: 200,
  output: z.object({
    results: z.object({
      /** 0 to 100. */
      percentageCorrect: count,
      /** XP that this quiz paid. */
      knowledgeGained: count,
      /** XP of the player after it. */
      totalKnowledge: count,
      previousLevel: count,
      currentLevel: count,
      coinsGained: count,
      wisdomGemsGained: count,
      enlightenmentCrystalsGained: count,
      correctAnswers: count,
      totalQuestions: count,
      /** Points of the quiz, for the eye only: XP is what counts. */
      score: count,
      /** XP by where it came from; `capped` is what the daily cap took. */
      breakdown: z.object({ answers: count, completion: count, flawless: count, capped: count }),
    }),
  }),
  errors: ['session_invalid', 'quiz_not_running', 'quiz_unfinished', 'quiz_finished_differently'],
});
export type QuizResults = z.output<typeof completion.output>['results'];
