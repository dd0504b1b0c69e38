import { optionsWithAnswerAt } from '@trivium/questions/options';
import type { Subject } from '@trivium/rules/category';
import { transact } from '../src/db/transact.ts';
import { insertQuestions, recountPools } from '../src/features/questions/store.ts';
import type { Answer, Json, TestApp } from './harness.ts';

export type Guest = { token: string; id: string; alias: string };

/** A guest who has just come in. */
export async function makeGuest(t: TestApp): Promise<Guest> {
  const { body } = await t.call('POST', '/api/users/guestLogin');
  return { token: body.token, id: body.user._id, alias: body.user.alias };
}

export type Registered = Guest & { email: string; password: string };

/** A registered player who has logged in. */
export async function makeRegistered(t: TestApp, over: Partial<Registered> = {}): Promise<Registered> {
  const email = over.email ?? `player-${t.ctx.deps.newId()}@example.org`;
  const password = over.password ?? 'violet-harbour-71';
  const alias = over.alias ?? 'Ada';
  const made = await t.call('POST', '/api/users/register', { body: { alias, email, password, age: 30 } });
  if (made.status !== 201) throw new Error(`register: ${made.text}`);
  const { body } = await t.call('POST', '/api/users/login', { body: { email, password } });
  return { token: body.token, id: body.user._id, alias, email, password };
}

export type MadeCategory = { id: string; name: string };

/** A published category; the right answer of question n is 'Right n'. */
export async function makeCategory(
  t: TestApp,
  over: { name?: string; questions?: number; createdBy?: string; subject?: Subject; timer?: number } = {},
): Promise<MadeCategory> {
  const id = t.ctx.deps.newId();
  const name = over.name ?? 'Numbers';
  const now = t.clock.now();
  await t.ctx.db
    .insertInto('categories')
    .values({
      id,
      name,
      slug: id,
      description: `Test your knowledge in ${name}`,
      subject: over.subject ?? 'science',
      status: 'ready',
      status_reason: null,
      created_by: over.createdBy ?? null,
      created_at: now - 30 * 24 * 3600_000,
    })
    .execute();
  const questions = Array.from({ length: over.questions ?? 20 }, (_, n) => ({
    id: t.ctx.deps.newId(),
    source: 'owner' as const,
    created_at: now + n,
    question: `What is the right answer to question number ${n}?`,
    answers: optionsWithAnswerAt(
      { answer: `Right ${n}`, others: [`Wrong ${n}a`, `Wrong ${n}b`, `Wrong ${n}c`] },
      n % 4,
    ),
    correct_answer: `Right ${n}`,
    explanation: `It is called right ${n}, since the others are wrong by construction.`,
    difficulty: 1 + (n % 10),
    timer_seconds: over.timer ?? 30,
    picture: null,
    picture_alt: null,
  }));
  await transact(t.ctx.db, async (trx) => {
    await insertQuestions(trx, id, questions);
    await recountPools(trx, [id]);
  });
  return { id, name };
}

export type Playing = { quizToken: string; categoryId: string; player: Guest };

export async function start(t: TestApp, player: Guest, categoryId: string): Promise<Playing> {
  const { body, status, text } = await t.call('POST', '/api/startQuiz', {
    token: player.token,
    body: { categoryId, numQuestions: 10, userToken: player.token },
  });
  if (status !== 200) throw new Error(`startQuiz: ${text}`);
  return { quizToken: body.token, categoryId, player };
}

export function next(t: TestApp, p: Playing): Promise<Answer> {
  return t.call('GET', `/api/nextQuestion/${p.quizToken}`, { token: p.player.token });
}

export function answer(t: TestApp, p: Playing, text: string, questionId?: string): Promise<Answer> {
  const body = { answer: text, ...(questionId ? { questionId } : {}) };
  return t.call('POST', `/api/answerQuestion/${p.quizToken}`, { token: p.player.token, body });
}

export const rightOf = (question: Json): string =>
  question.answers.find((a: string) => a.startsWith('Right'));
export const wrongOf = (question: Json): string =>
  question.answers.find((a: string) => a.startsWith('Wrong'));

/** Answers all that is left, `right` of them rightly and the rest wrongly; each takes `ms`. */
export async function playOn(t: TestApp, p: Playing, right: number, ms = 5_000): Promise<Json[]> {
  const records: Json[] = [];
  for (;;) {
    const { body } = await next(t, p);
    if (body.question === null) return records;
    t.clock.advance(ms);
    const selectedAnswer = records.length < right ? rightOf(body.question) : wrongOf(body.question);
    const judged = await answer(t, p, selectedAnswer, body.question._id);
    if (judged.status !== 200) throw new Error(`answerQuestion: ${judged.text}`);
    records.push({
      questionId: body.question._id,
      selectedAnswer,
      correctAnswer: judged.body.correctAnswer,
      isCorrect: judged.body.isCorrect,
    });
  }
}

export function complete(t: TestApp, p: Playing, answers: Json[], extra: object = {}): Promise<Answer> {
  return t.call('POST', `/api/categories/${p.categoryId}/completion`, {
    token: p.player.token,
    body: {
      answers,
      score: 1,
      totalQuestions: 10,
      questionsAttempted: 10,
      correctAnswers: 10,
      incorrectAnswers: 0,
      ...extra,
    },
  });
}

/** A whole quiz from start to results. */
export async function playQuiz(t: TestApp, player: Guest, categoryId: string, right: number): Promise<Json> {
  const p = await start(t, player, categoryId);
  const records = await playOn(t, p, right);
  return (await complete(t, p, records, { quizToken: p.quizToken })).body.results;
}
