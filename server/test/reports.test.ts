import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';
import { soundQuestions } from './library-kit.ts';
import * as k from './workshop-kit.ts';

let t: TestApp;
let sound: Json[];
beforeAll(async () => {
  t = await testApp();
  sound = (await soundQuestions(30)).map((q) => k.typed(q));
});

const guests = async (count: number) => {
  const made: b.Guest[] = [];
  for (let n = 0; n < count; n++) made.push(await b.makeGuest(t));
  return made;
};
const statusOf = async (id: string) =>
  (await t.ctx.db.selectFrom('questions').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const outcomesOf = async (id: string) =>
  (await t.ctx.db.selectFrom('reports').select('outcome').where('question_id', '=', id).execute()).map(
    (r) => r.outcome,
  );
const setStatus = (room: k.Room, id: string, status: string) =>
  k.post(t, room.owner, `/api/questions/${id}/status`, { status });
const told = async (player: b.Guest, kind: string) =>
  (await k.news(t, player)).filter((n) => n.kind === kind);

describe('reports hide a question', () => {
  it('at the third player and not before, and the owner is told', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    const [first] = await k.reportedBy(t, 2, q._id);
    // The same player again is no second report.
    if (first) await k.report(t, first, q._id, 'ambiguous_wording');
    expect(await statusOf(q._id)).toBe('active');
    expect(await told(room.owner, 'question_hidden')).toEqual([]);
    await k.reportedBy(t, 1, q._id);
    expect(await statusOf(q._id)).toBe('hidden');
    expect(await k.categoryOf(t, room)).toMatchObject({ status: 'ready', poolSize: 14 });
    const news = { categoryId: room.categoryId, name: 'My Own Quiz', question: q.question };
    expect(await told(room.owner, 'question_hidden')).toEqual([expect.objectContaining(news)]);
    const [shown] = await k.listed(t, room);
    expect(shown).toMatchObject({ status: 'hidden' });
    expect(shown.reports.map((r: Json) => r.reason).sort()).toEqual([
      'ambiguous_wording',
      'incorrect_answer',
      'incorrect_answer',
    ]);
    expect(JSON.stringify(shown)).not.toContain(first?.id);
  });

  it('never by guests alone, but with them earlier', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    const many = await guests(12);
    await k.show(t, q._id, many);
    for (const guest of many) await k.report(t, guest, q._id, 'offensive_content');
    expect(await statusOf(q._id)).toBe('active');
    await k.reportedBy(t, 2, q._id);
    expect(await statusOf(q._id)).toBe('hidden');
  });

  it('not when hundreds have seen it and three complain', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    const crowd = await guests(1);
    await k.show(t, q._id, crowd);
    // One quiz copied for many players who are only rows.
    await t.ctx.db
      .insertInto('players')
      .values(
        Array.from({ length: 160 }, (_, n) => ({
          id: t.ctx.deps.newId(),
          alias: `Crowd ${n}`,
          email: null,
          password_hash: null,
          age: null,
          avatar: 1,
          user_type: 'Guest' as const,
          strength: 4,
          created_at: 1,
        })),
      )
      .execute();
    const rows = await t.ctx.db
      .selectFrom('players')
      .select(['id', 'alias'])
      .where('alias', 'like', 'Crowd %')
      .execute();
    await k.show(
      t,
      q._id,
      rows.map(({ id, alias }) => ({ id, alias, token: '' })),
    );
    await k.reportedBy(t, 3, q._id);
    expect(await statusOf(q._id)).toBe('active');
    await k.reportedBy(t, 1, q._id);
    expect(await statusOf(q._id)).toBe('hidden');
  });

  it('sent by many at once: hidden once, told once, counted right', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    const players: b.Registered[] = [];
    for (let n = 0; n < 8; n++) players.push(await b.makeRegistered(t));
    await k.show(t, q._id, players);
    const answers = await Promise.all([...players, ...players].map((p) => k.report(t, p, q._id)));
    expect(answers.map((a) => a.status)).toEqual(Array(16).fill(200));
    expect(await told(room.owner, 'question_hidden')).toHaveLength(1);
    expect(await outcomesOf(q._id)).toHaveLength(8);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('takes a quiz out of the list when fewer than 10 are left', async () => {
    const room = await k.room(t, 15);
    const all = await k.listed(t, room);
    for (const q of all.slice(0, 5)) await setStatus(room, q._id, 'retired');
    await k.reportedBy(t, 3, all[5]._id);
    expect(await k.categoryOf(t, room)).toMatchObject({ status: 'draft', poolSize: 9 });
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('is not asked by new quizzes, while one that runs plays on', async () => {
    const room = await k.room(t, 15);
    const p = await b.start(t, await b.makeGuest(t), room.categoryId);
    const { question } = (await b.next(t, p)).body;
    await k.reportedBy(t, 3, question._id);
    expect(await statusOf(question._id)).toBe('hidden');
    expect((await b.next(t, p)).body.question).toEqual(question);
    expect((await b.answer(t, p, question.answers[0])).status).toBe(200);
    for (let n = 0; n < 4; n++) {
      const later = await b.start(t, await b.makeGuest(t), room.categoryId);
      const asked = await t.ctx.db
        .selectFrom('quiz_questions as u')
        .innerJoin('quizzes as z', 'z.id', 'u.quiz_id')
        .select('u.question_id')
        .where('z.token', '=', later.quizToken)
        .execute();
      expect(asked.map((row) => row.question_id)).not.toContain(question._id);
    }
  });
});

describe("in the house's own quizzes", () => {
  it('hides as well, waits for the operator, and tells nobody', async () => {
    const { id } = await b.makeCategory(t, { questions: 11 });
    const q = await t.ctx.db
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', id)
      .executeTakeFirstOrThrow();
    await k.reportedBy(t, 3, q.id);
    expect(await statusOf(q.id)).toBe('hidden');
    const row = await t.ctx.db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ status: 'ready', pool_size: 10 });
  });

  it('never leaves fewer than 10; the operator is warned', async () => {
    const { id } = await b.makeCategory(t, { questions: 10 });
    const q = await t.ctx.db
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', id)
      .executeTakeFirstOrThrow();
    t.logged.length = 0;
    await k.reportedBy(t, 3, q.id);
    expect(await statusOf(q.id)).toBe('active');
    expect(t.logged.some((line) => line.includes(q.id) && line.includes('too few'))).toBe(true);
  });
});

describe('the owner decides', () => {
  const DECISIONS: [string, string, string | undefined, (room: k.Room, q: Json) => Promise<unknown>][] = [
    ['publish again', 'kept', 'active', (room, q) => setStatus(room, q._id, 'active')],
    ['retire', 'removed', 'retired', (room, q) => setStatus(room, q._id, 'retired')],
    [
      'edit',
      'changed',
      'active',
      (room, q) => k.post(t, room.owner, `/api/questions/${q._id}`, { ...sound[25], revision: 1 }),
    ],
    ['delete', 'removed', 'deleted', (room, q) => k.post(t, room.owner, `/api/questions/${q._id}/delete`)],
  ];
  it.each(DECISIONS)('%s: reporters are told "%s", once', async (_, outcome, status, decide) => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    await k.show(t, q._id, [room.owner]);
    await k.report(t, room.owner, q._id);
    const reporters = await k.reportedBy(t, 3, q._id);
    expect(await statusOf(q._id)).toBe('hidden');
    await decide(room, q);
    await decide(room, q);
    expect(await statusOf(q._id)).toBe(status);
    expect(await outcomesOf(q._id)).toEqual([outcome, outcome, outcome, outcome]);
    for (const player of reporters) {
      const news = { outcome, categoryId: room.categoryId, name: 'My Own Quiz', question: q.question };
      expect(await told(player, 'report_decided')).toEqual([expect.objectContaining(news)]);
    }
    expect(await told(room.owner, 'report_decided')).toEqual([]);
    for (const listed of await k.listed(t, room)) expect(listed.reports).toEqual([]);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('also about a question that is not hidden', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    const [player] = await k.reportedBy(t, 1, q._id);
    expect((await setStatus(room, q._id, 'active')).body.question.reports).toEqual([]);
    expect(await told(player as b.Guest, 'report_decided')).toHaveLength(1);
  });

  it('what was decided stays so for that wording; a new wording may be reported anew', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    const reporters = await k.reportedBy(t, 3, q._id);
    await setStatus(room, q._id, 'active');
    for (const player of reporters) expect((await k.report(t, player, q._id)).status).toBe(200);
    expect([await statusOf(q._id), await outcomesOf(q._id)]).toEqual(['active', ['kept', 'kept', 'kept']]);
    await k.post(t, room.owner, `/api/questions/${q._id}`, { ...sound[25], revision: 1 });
    for (const player of reporters) await k.report(t, player, q._id);
    expect([await statusOf(q._id), await outcomesOf(q._id)]).toEqual(['hidden', [null, null, null]]);
    expect(await told(room.owner, 'question_hidden')).toHaveLength(2);
  });

  it('about a question that is deleted nothing is kept', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    const guest = await b.makeGuest(t);
    await k.show(t, q._id, [guest]);
    await k.post(t, room.owner, `/api/questions/${q._id}/delete`);
    expect((await k.report(t, guest, q._id)).status).toBe(200);
    expect(await outcomesOf(q._id)).toEqual([]);
  });

  it('a long question is cut in what is told', async () => {
    const room = await k.emptyRoom(t);
    const long = { ...sound[0], question: `Which ${'very '.repeat(30)}old city is meant?` };
    const { body } = await k.add(t, room, long);
    const [player] = await k.reportedBy(t, 1, body.question._id);
    await setStatus(room, body.question._id, 'retired');
    const [news] = await told(player as b.Guest, 'report_decided');
    expect(news.question).toHaveLength(120);
  });
});
