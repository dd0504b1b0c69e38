import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';
import { soundQuestions } from './library-kit.ts';
import * as k from './workshop-kit.ts';

let t: TestApp;
let sound: Json[];
beforeAll(async () => {
  t = await testApp();
  sound = (await soundQuestions(40)).map((q) => k.typed(q));
});

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const setStatus = (room: k.Room, id: string, status: string) =>
  k.post(t, room.owner, `/api/questions/${id}/status`, { status });
const remove = (room: k.Room, id: string) => k.post(t, room.owner, `/api/questions/${id}/delete`);
const category = (room: k.Room, what: string) =>
  k.post(t, room.owner, `/api/categories/${room.categoryId}/${what}`);

/** Every call of the room that changes or tells what only the owner may know. */
const CALLS: [string, 'GET' | 'POST', (c: string, q: string) => string, () => object][] = [
  ['publish', 'POST', (c) => `/api/categories/${c}/publish`, () => ({})],
  ['withdraw', 'POST', (c) => `/api/categories/${c}/withdraw`, () => ({})],
  ['delete', 'POST', (c) => `/api/categories/${c}/delete`, () => ({})],
  ['list', 'GET', (c) => `/api/categories/${c}/questions`, () => ({})],
  ['add', 'POST', (c) => `/api/categories/${c}/questions`, () => sound[39]],
  ['edit', 'POST', (_, q) => `/api/questions/${q}`, () => ({ ...sound[39], revision: 1 })],
  ['status', 'POST', (_, q) => `/api/questions/${q}/status`, () => ({ status: 'retired' })],
  ['delete question', 'POST', (_, q) => `/api/questions/${q}/delete`, () => ({})],
  ['import', 'POST', (c) => `/api/categories/${c}/import`, () => ({ fileName: 'a.csv', content: 'aaaa' })],
  ['export', 'GET', (c) => `/api/categories/${c}/export?format=csv`, () => ({})],
];

describe('who may do what', () => {
  let published: k.Room;
  let draft: k.Room;
  let house: { categoryId: string; questionId: string };
  beforeAll(async () => {
    published = await k.room(t, 15);
    draft = await k.room(t, 1);
    const made = await b.makeCategory(t);
    const q = await t.ctx.db
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', made.id)
      .executeTakeFirstOrThrow();
    house = { categoryId: made.id, questionId: q.id };
  });
  const ask = async (call: (typeof CALLS)[number], c: string, q: string, player?: b.Guest, head = {}) => {
    const [, method, path, body] = call;
    const sent = method === 'POST' ? { body: body() } : {};
    return t.call(method, path(c, q), { ...sent, ...(player ? { token: player.token } : {}), headers: head });
  };

  it.each(CALLS)('%s is for the owner alone', async (...call) => {
    const [publicOne] = await k.listed(t, published);
    const [privateOne] = await k.listed(t, draft);
    for (const stranger of [await b.makeGuest(t), await b.makeRegistered(t)]) {
      const seen = await ask(call, published.categoryId, publicOne._id, stranger);
      expect([seen.status, seen.body.code]).toEqual([403, 'not_allowed']);
      expect((await ask(call, house.categoryId, house.questionId, stranger)).status).toBe(403);
      expect((await ask(call, draft.categoryId, privateOne._id, stranger)).status).toBe(404);
      expect((await ask(call, UNKNOWN, UNKNOWN, stranger)).status).toBe(404);
    }
    expect((await ask(call, published.categoryId, publicOne._id)).status).toBe(401);
    expect(
      (await ask(call, published.categoryId, publicOne._id, { token: 'dead', id: '', alias: '' })).status,
    ).toBe(401);
    expect((await ask(call, 'x', 'x', published.owner)).status).toBe(400);
    expect(await k.listed(t, published)).toHaveLength(15);
    expect(await k.listed(t, draft)).toHaveLength(1);
  });

  it.each(CALLS.filter(([name]) => !['list', 'export'].includes(name)))(
    '%s waits while the quiz is written',
    async (...call) => {
      const room = await k.room(t, 1);
      const [q] = await k.listed(t, room);
      await t.ctx.db
        .updateTable('categories')
        .set({ status: 'generating' })
        .where('id', '=', room.categoryId)
        .execute();
      const { status, body } = await ask(call, room.categoryId, q._id, room.owner);
      expect([status, body.code]).toEqual([409, 'category_not_ready']);
    },
  );

  it('one category is told to all when it is published, else to its owner', async () => {
    const stranger = await b.makeGuest(t);
    const get = (id: string, token = stranger.token) => t.call('GET', `/api/categories/${id}`, { token });
    expect((await get(published.categoryId)).body).toMatchObject({
      isOwn: false,
      status: 'ready',
      poolSize: 15,
    });
    expect((await get(house.categoryId)).status).toBe(200);
    expect((await get(draft.categoryId)).status).toBe(404);
    expect((await get(draft.categoryId, draft.owner.token)).body).toMatchObject({
      isOwn: true,
      status: 'draft',
    });
    expect((await get(UNKNOWN)).status).toBe(404);
    expect((await t.call('GET', `/api/categories/${published.categoryId}`)).status).toBe(401);
  });
});

describe('publishing', () => {
  it.each(['draft', 'failed'] as const)(
    'of a %s needs 15 questions and says how many are missing',
    async (status) => {
      const room = await k.emptyRoom(t, { status });
      for (const q of sound.slice(0, 14)) await k.add(t, room, q);
      const refused = await category(room, 'publish');
      expect([refused.status, refused.body.code]).toEqual([409, 'too_few_questions']);
      expect(refused.body.message).toMatch(/has 14\. Please add 1 more\./u);
      await k.add(t, room, sound[14]);
      const set = {
        status_reason: 'x',
        nearest: ['y'],
        awaits_writer: true,
        choices: '[{"sense":"a","label":"b"}]',
      };
      await t.ctx.db.updateTable('categories').set(set).where('id', '=', room.categoryId).execute();
      const done = await category(room, 'publish');
      expect(done.body.category).toMatchObject({
        status: 'ready',
        statusReason: null,
        poolSize: 15,
        subject: 'history',
      });
      expect((await category(room, 'publish')).status).toBe(200);
      const row = await t.ctx.db
        .selectFrom('categories')
        .selectAll()
        .where('id', '=', room.categoryId)
        .executeTakeFirst();
      expect(row).toMatchObject({ choices: [], nearest: [], awaits_writer: false });
    },
  );

  it('is taken back, and again, and done again; a quiz that runs is played on', async () => {
    const room = await k.room(t, 15);
    const p = await b.start(t, await b.makeGuest(t), room.categoryId);
    for (const _ of [1, 2]) {
      expect((await category(room, 'withdraw')).body.category).toMatchObject({
        status: 'draft',
        statusReason: null,
      });
    }
    const { question } = (await b.next(t, p)).body;
    expect((await b.answer(t, p, question.answers[0])).status).toBe(200);
    expect(
      (await t.call('GET', `/api/categories/${room.categoryId}`, { token: p.player.token })).status,
    ).toBe(404);
    expect((await category(room, 'publish')).body.category.status).toBe('ready');
  });

  it('ends by itself when fewer than 10 are left, with a reason, and does not begin again by itself', async () => {
    const room = await k.room(t, 15);
    const all = await k.listed(t, room);
    for (const q of all.slice(0, 3)) await setStatus(room, q._id, 'retired');
    for (const q of all.slice(3, 5)) await remove(room, q._id);
    expect(await k.categoryOf(t, room)).toMatchObject({ status: 'ready', poolSize: 10 });
    const last = await setStatus(room, all[5]._id, 'retired');
    expect(last.body.category).toMatchObject({ status: 'draft', poolSize: 9 });
    expect(last.body.category.statusReason).toMatch(/^Only 9 questions can be played now/u);
    const back = await setStatus(room, all[5]._id, 'active');
    expect(back.body.category).toMatchObject({ status: 'draft', poolSize: 10 });
    expect((await category(room, 'publish')).body.code).toBe('too_few_questions');
  });
});

describe('deleting a category', () => {
  it('is done with its questions when nobody has played it', async () => {
    const room = await k.room(t, 15);
    expect((await category(room, 'delete')).status).toBe(200);
    expect((await category(room, 'delete')).status).toBe(404);
    const left = await t.ctx.db
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', room.categoryId)
      .execute();
    expect(left).toEqual([]);
  });

  it('is refused once somebody has, with what to do instead', async () => {
    const room = await k.room(t, 15);
    await b.start(t, await b.makeGuest(t), room.categoryId);
    const { status, body } = await category(room, 'delete');
    expect([status, body.message]).toEqual([403, expect.stringMatching(/take it back instead/u)]);
  });
});
