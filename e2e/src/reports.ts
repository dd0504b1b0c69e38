import { call } from './api.ts';

type Next = { question: { _id: string; question: string; answers: string[] } | null };

/** Plays all questions of a quiz, whatever the answers; gives the ids of the questions. */
async function askedOf(origin: string, token: string, categoryId: string): Promise<string[]> {
  const body = { categoryId };
  const quiz = await call<{ token: string }>(origin, 'POST /api/startQuiz', { token, body });
  const asked: string[] = [];
  for (;;) {
    const { question } = await call<Next>(origin, `GET /api/nextQuestion/${quiz.token}`, { token });
    if (question === null) return asked;
    asked.push(question._id);
    const answer = { answer: question.answers[0], questionId: question._id };
    await call(origin, `POST /api/answerQuestion/${quiz.token}`, { token, body: answer });
  }
}

/**
 * Has players asked a question, all of them the same one, which they then report. With eleven questions in play,
 * of which each player is asked ten, there always is one.
 * @returns the id of the question
 */
export async function reportTogether(
  origin: string,
  players: readonly { readonly token: string }[],
  categoryId: string,
): Promise<string> {
  const asked: string[][] = [];
  for (const { token } of players) asked.push(await askedOf(origin, token, categoryId));
  const questionId = asked[0]?.find((id) => asked.every((ids) => ids.includes(id)));
  if (questionId === undefined) throw new Error('There is no question that all of them were asked.');
  const body = { questionId, reason: 'ambiguous_wording' };
  for (const { token } of players) await call(origin, 'POST /api/reportQuestion', { token, body });
  return questionId;
}
