import type { Input } from '@trivium/contract/endpoint';
import type { completion as completionEndpoint } from '@trivium/contract/quiz';
import type { Lookup } from '@trivium/contract/topics';
import { call } from './client.ts';
import { endpoints } from './endpoints.ts';
import { readToken } from './session.ts';

const QUESTIONS = 10;

/** How hard the questions are wished to be; null for as they come. */
export type Wish = Lookup['wish'];

/** Starts a quiz of a category, or resumes the running one. */
export function startQuiz(categoryId: string, wish: Wish) {
  return call(endpoints.startQuiz, {
    body: {
      categoryId,
      numQuestions: QUESTIONS,
      userToken: readToken(),
      ...(wish === null ? {} : { wish }),
    },
  });
}

export function nextQuestion(token: string) {
  return call(endpoints.nextQuestion, { params: { token } });
}

/** The empty string means that time ran out. */
export function answerQuestion(token: string, answer: string, questionId: string) {
  return call(endpoints.answerQuestion, { params: { token }, body: { answer, questionId } });
}

/** Gives the quiz up; sent even while the page is being left. */
export function abandonQuiz(token: string) {
  return call(endpoints.abandonQuiz, { params: { token } }, { keepalive: true });
}

export function completeQuiz(categoryId: string, body: Input<typeof completionEndpoint>['body']) {
  return call(endpoints.completion, { params: { id: categoryId }, body });
}
