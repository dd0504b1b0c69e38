import type { AnswerResult, NextQuestion, StartedQuiz } from '@trivium/contract/quiz';
import type { Timed } from './driver.ts';
import type { Call } from './http.ts';

/** A guest who plays one whole quiz after another until the time is over. */
export async function playQuizzes(call: Call, timed: Timed, over: () => boolean): Promise<void> {
  const { token } = (await timed('guestLogin', () => call('POST', '/api/users/guestLogin'))) as {
    token: string;
  };
  while (!over()) {
    const { categoryId } = (await timed('getGetegoryToPlay', () =>
      call('GET', '/api/getGetegoryToPlay', { token }),
    )) as {
      categoryId: string;
    };
    const quiz = (await timed('startQuiz', () =>
      call('POST', '/api/startQuiz', { token, body: { categoryId } }),
    )) as StartedQuiz;
    const answers: object[] = [];
    for (;;) {
      const next = (await timed('nextQuestion', () =>
        call('GET', `/api/nextQuestion/${quiz.token}`, { token }),
      )) as NextQuestion;
      if (!next.question) break;
      const { _id: questionId, answers: four } = next.question;
      const answer = four[answers.length % 4] ?? '';
      const body = { answer, questionId };
      const judged = (await timed('answerQuestion', () =>
        call('POST', `/api/answerQuestion/${quiz.token}`, { token, body }),
      )) as AnswerResult;
      const { isCorrect, correctAnswer } = judged;
      answers.push({ questionId, selectedAnswer: answer, correctAnswer, isCorrect });
    }
    await timed('completion', () =>
      call('POST', `/api/categories/${categoryId}/completion`, {
        token,
        body: { answers, quizToken: quiz.token },
      }),
    );
    await timed('getUserDetails', () => call('GET', '/api/getUserDetails', { token }));
  }
}
