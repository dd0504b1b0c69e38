import type { Draft } from '@trivium/questions/draft';
import type { Subject } from '@trivium/rules/category';
import * as b from './builders.ts';
import type { Answer, Json, TestApp } from './harness.ts';
import { soundQuestions } from './library-kit.ts';

/** A sound question as an owner types it. */
export function typed(q: Draft, over: object = {}): Json {
  const { question, answer, others, explanation, difficulty } = q;
  return { question, answer, others, explanation, difficulty, ...over };
}

export type Room = { owner: b.Registered; categoryId: string };

/** A registered player with an own category that is empty and not published. */
export async function emptyRoom(
  t: TestApp,
  over: { status?: 'draft' | 'failed' | 'generating' } = {},
): Promise<Room> {
  const owner = await b.makeRegistered(t);
  const row = await t.ctx.db
    .insertInto('categories')
    .values({
      id: t.ctx.deps.newId(),
      slug: null,
      name: 'My Own Quiz',
      description: 'Test your knowledge',
      subject: 'history' satisfies Subject,
      status: over.status ?? 'draft',
      status_reason: null,
      created_by: owner.id,
      created_at: t.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { owner, categoryId: row.id };
}

/** The same with this many questions, published when there are enough. */
export async function room(t: TestApp, questions: number, publish = questions >= 15): Promise<Room> {
  const made = await emptyRoom(t);
  for (const q of await soundQuestions(questions)) {
    const { status, text } = await add(t, made, typed(q));
    if (status !== 201) throw new Error(`add: ${text}`);
    t.clock.advance(1);
  }
  if (publish) await post(t, made.owner, `/api/categories/${made.categoryId}/publish`);
  return made;
}

export const post = (t: TestApp, player: b.Guest, path: string, body: unknown = {}): Promise<Answer> =>
  t.call('POST', path, { token: player.token, body });

export const add = (t: TestApp, { owner, categoryId }: Room, body: unknown): Promise<Answer> =>
  post(t, owner, `/api/categories/${categoryId}/questions`, body);

export async function listed(t: TestApp, { owner, categoryId }: Room): Promise<Json[]> {
  const { body } = await t.call('GET', `/api/categories/${categoryId}/questions`, { token: owner.token });
  return body.questions;
}

export async function categoryOf(t: TestApp, { owner, categoryId }: Room): Promise<Json> {
  return (await t.call('GET', `/api/categories/${categoryId}`, { token: owner.token })).body;
}

/** What a player was told, the newest first. */
export async function news(t: TestApp, player: b.Guest): Promise<Json[]> {
  return (await t.call('GET', '/api/notifications', { token: player.token })).body.notifications;
}

/** Has a question shown to players, as a quiz does that they then gave up. */
export async function show(t: TestApp, questionId: string, players: readonly b.Guest[]): Promise<void> {
  const { category_id, revision } = await t.ctx.db
    .selectFrom('questions as q')
    .innerJoin('category_questions as k', 'k.question_id', 'q.id')
    .select(['k.category_id', 'q.revision'])
    .where('q.id', '=', questionId)
    .orderBy('k.category_id')
    .executeTakeFirstOrThrow();
  const at = t.clock.now();
  for (const player of players) {
    const id = t.ctx.deps.newId();
    const who = { player_id: player.id, category_id };
    const ended = { status: 'abandoned', ended_at: at, results: null, answers_digest: null } as const;
    const quiz = { id, ...who, ...ended, token: t.ctx.deps.newToken(), seed: 's', total: 1, started_at: at };
    await t.ctx.db.insertInto('quizzes').values(quiz).execute();
    const asked = { quiz_id: id, position: 0, question_id: questionId, revision, shown_at: at };
    await t.ctx.db
      .insertInto('quiz_questions')
      .values({ ...asked, answered_at: null, selected: null })
      .execute();
    const met = { player_id: player.id, question_id: questionId, times: 1, last_at: at };
    await t.ctx.db.insertInto('player_questions').values(met).execute();
  }
}

export const report = (
  t: TestApp,
  player: b.Guest,
  questionId: string,
  reason = 'incorrect_answer',
): Promise<Answer> => post(t, player, '/api/reportQuestion', { questionId, reason });

/** Registered players who were shown a question, each of whom reports it. */
export async function reportedBy(t: TestApp, count: number, questionId: string): Promise<b.Registered[]> {
  const players: b.Registered[] = [];
  for (let n = 0; n < count; n++) players.push(await b.makeRegistered(t));
  await show(t, questionId, players);
  for (const player of players) await report(t, player, questionId);
  return players;
}

/** Puts retired questions into a room by hand: hundreds unlike each other would take long to type. */
export async function fillUp(t: TestApp, room: Room, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => t.ctx.deps.newId());
  const retired = { category_id: room.categoryId, bank_key: null, status: 'retired' as const };
  await t.ctx.db
    .insertInto('questions')
    .values(ids.map((id) => ({ id, ...retired, revision: 1, difficulty: 5, created_at: 1 })))
    .execute();
  await t.ctx.db
    .insertInto('category_questions')
    .values(ids.map((id) => ({ category_id: room.categoryId, question_id: id, added_at: 1 })))
    .execute();
  await t.ctx.db
    .insertInto('question_revisions')
    .values(
      ids.map((id) => ({
        question_id: id,
        revision: 1,
        question: `Q ${id}`,
        answers: ['a', 'b', 'c', 'd'],
        correct_answer: 'a',
        explanation: '',
        difficulty: 5,
        timer_seconds: 30,
        picture: null,
        picture_alt: null,
      })),
    )
    .execute();
}
