import type { AnswerResult, NextQuestion, QuizResults, StartedQuiz } from '@trivium/contract/quiz';
import {
  abandonQuiz,
  answerQuestion,
  completeQuiz,
  nextQuestion,
  startQuiz,
  type Wish,
} from '../api/quiz.ts';
import type { AnswerRecord } from './round-state.ts';

/** What a round asks of the server. */
export type RoundApi = {
  start(categoryId: string, wish: Wish): Promise<StartedQuiz>;
  next(quizToken: string): Promise<NextQuestion>;
  answer(quizToken: string, questionId: string, answer: string): Promise<AnswerResult>;
  complete(quiz: StartedQuiz, answers: readonly AnswerRecord[]): Promise<QuizResults>;
  abandon(quizToken: string): Promise<unknown>;
};

// The server counts by itself; what was answered before a reload is known to it alone.
function completionBody(quiz: StartedQuiz, answers: readonly AnswerRecord[]) {
  const correctAnswers = answers.filter((answer) => answer.isCorrect).length;
  return {
    quizToken: quiz.token,
    answers: answers.map(({ questionId, selectedAnswer, correctAnswer, isCorrect }) => ({
      questionId,
      selectedAnswer,
      correctAnswer,
      isCorrect,
    })),
    score: correctAnswers,
    totalQuestions: quiz.totalQuestions,
    questionsAttempted: answers.length,
    correctAnswers,
    incorrectAnswers: answers.length - correctAnswers,
  };
}

/** The calls of a round, made to our server. */
export const roundApi: RoundApi = {
  start: startQuiz,
  next: nextQuestion,
  answer: (token, questionId, answer) => answerQuestion(token, answer, questionId),
  complete: async (quiz, answers) =>
    (await completeQuiz(quiz.categoryId, completionBody(quiz, answers))).results,
  abandon: abandonQuiz,
};
