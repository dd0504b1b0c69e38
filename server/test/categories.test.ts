import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('GET /api/categories', () => {
  it('lists published categories with both spellings, a rating and a total', async () => {
    const own = await testApp();
    await b.makeCategory(own, { name: 'Alpha' });
    await b.makeCategory(own, { name: 'Beta' });
    const { token } = await b.makeGuest(own);
    const { status, body, headers } = await own.call('GET', '/api/categories', { token });
    expect(status).toBe(200);
    expect(headers['x-total-count']).toBe('2');
    expect(body.map((c: Json) => c.name)).toEqual(['Alpha', 'Beta']);
    expect(body[0]).toMatchObject({
      completionCount: 0,
      completionsCount: 0,
      averageRating: 4,
      questionCount: 10,
      poolSize: 20,
      difficulty: 'Medium',
      status: 'ready',
      createdBy: null,
    });
    expect(body[0].imageUrl).toBe(body[0].image);
    const cover = await own.call('GET', body[0].imageUrl);
    expect([cover.status, cover.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(cover.text).toMatch(/^<svg .*<\/svg>$/su);
  });

  it('pages through everything exactly once', async () => {
    const own = await testApp();
    const names = Array.from({ length: 7 }, (_, n) => `Category ${n}`);
    for (const name of names) await b.makeCategory(own, { name, questions: 1 });
    const { token } = await b.makeGuest(own);
    const seen: string[] = [];
    let cursor: unknown = '';
    for (let pages = 0; cursor !== undefined && pages < 9; pages++) {
      const at = cursor ? `&cursor=${cursor}` : '';
      const page = await own.call('GET', `/api/categories?limit=3${at}`, { token });
      seen.push(...page.body.map((c: Json) => c.name));
      cursor = page.headers['x-next-cursor'];
    }
    expect(seen).toEqual(names);
  });

  it.each([
    ['volc', ['Volcanoes']],
    ['VOLCANOES', ['Volcanoes']],
    ['  volcanoes ', ['Volcanoes']],
    ['100%', ['100% Fun']],
    ['_', []],
    ["' or 1=1 --", []],
    ['zzz', []],
  ])('finds %j', async (search, names) => {
    const found = async () => {
      const { token } = await b.makeGuest(t);
      return t.call('GET', `/api/categories?search=${encodeURIComponent(search)}`, { token });
    };
    if ((await found()).body.length === 0 && names.length > 0) {
      await b.makeCategory(t, { name: 'Volcanoes', questions: 1 });
      await b.makeCategory(t, { name: '100% Fun', questions: 1 });
    }
    expect((await found()).body.map((c: Json) => c.name)).toEqual(names);
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=1e9',
    'limit=x',
    'limit=1.5',
    'cursor=rubbish',
    'cursor=W10',
    `search=${'x'.repeat(101)}`,
    'limit=1&limit=2',
  ])('refuses ?%s', async (query) => {
    const { token } = await b.makeGuest(t);
    const answer = await t.call('GET', `/api/categories?${query}`, { token });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
  });
});

describe('GET /api/getUserCategories', () => {
  it('lists own ones first, newest first, then what was played last, at most 20', async () => {
    const own = await testApp();
    const player = await b.makeRegistered(own);
    const played = [];
    for (let n = 0; n < 3; n++) {
      const c = await b.makeCategory(own, { name: `Played ${n}`, questions: 10 });
      own.clock.advance(1000);
      await b.playQuiz(own, player, c.id, 5);
      played.unshift(c.name);
    }
    const make = (name: string) =>
      own.call('POST', '/api/categories/createCategory', { token: player.token, body: { name } });
    await make('First');
    own.clock.advance(1000);
    await make('Second');
    const { body } = await own.call('GET', '/api/getUserCategories', { token: player.token });
    expect(body.map((c: Json) => c.name)).toEqual(['Second', 'First', ...played]);
    for (let n = 0; n < 20; n++)
      await b.makeCategory(own, { name: `Own ${n}`, questions: 1, createdBy: player.id });
    expect((await own.call('GET', '/api/getUserCategories', { token: player.token })).body.length).toBe(20);
  });

  it('is empty for a newcomer', async () => {
    const { token } = await b.makeGuest(t);
    expect((await t.call('GET', '/api/getUserCategories', { token })).body).toEqual([]);
  });
});

describe('GET /api/getGetegoryToPlay', () => {
  it('offers what was not played yet, and never the excluded one', async () => {
    const own = await testApp();
    const a = await b.makeCategory(own, { name: 'A', questions: 10 });
    const c = await b.makeCategory(own, { name: 'C', questions: 10 });
    const guest = await b.makeGuest(own);
    const ask = async (exclude = '') =>
      (await own.call('GET', `/api/getGetegoryToPlay${exclude}`, { token: guest.token })).body.categoryId;
    for (let n = 0; n < 10; n++) expect(await ask(`?exclude=${a.id}`)).toBe(c.id);
    expect([a.id, c.id]).toContain(await ask());
  });

  it('offers quizzes of players once others have finished them', async () => {
    const own = await testApp();
    const house = await b.makeCategory(own, { name: 'House', questions: 10 });
    const maker = await b.makeRegistered(own);
    const made = await b.makeCategory(own, { name: 'Made', questions: 10, createdBy: maker.id });
    await own.ctx.db.updateTable('categories').set({ slug: null }).where('id', '=', made.id).execute();
    const guest = await b.makeGuest(own);
    const ask = async (query = '') =>
      (await own.call('GET', `/api/getGetegoryToPlay${query}`, { token: guest.token })).body.categoryId;
    for (let n = 0; n < 10; n++) expect(await ask()).toBe(house.id);
    expect(await ask(`?exclude=${house.id}`)).toBe(made.id);
    await own.ctx.db
      .updateTable('categories')
      .set({ completion_count: 5 })
      .where('id', '=', made.id)
      .execute();
    const offered = new Set(await Promise.all(Array.from({ length: 30 }, () => ask())));
    expect(offered).toEqual(new Set([house.id, made.id]));
  });

  it('offers the excluded one where it is the only one, and says so where there is none', async () => {
    const own = await testApp();
    const { token } = await b.makeGuest(own);
    expect((await own.call('GET', '/api/getGetegoryToPlay', { token })).status).toBe(404);
    const only = await b.makeCategory(own);
    const { body } = await own.call('GET', `/api/getGetegoryToPlay?exclude=${only.id}`, { token });
    expect(body.categoryId).toBe(only.id);
    expect((await own.call('GET', '/api/getGetegoryToPlay?exclude=x', { token })).status).toBe(400);
  });
});

describe('POST /api/categories/createCategory', () => {
  const create = (token: string, body: unknown, on = t) =>
    on.call('POST', '/api/categories/createCategory', { token, body });

  it('is not for guests', async () => {
    const { token } = await b.makeGuest(t);
    const answer = await create(token, { name: 'Rivers' });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed']);
  });

  it('accepts the name, says that it is being created, and shows it to its owner only', async () => {
    const player = await b.makeRegistered(t);
    const { status, body } = await create(player.token, { name: '  Old   Bridges ' });
    expect(status).toBe(202);
    expect(body.message).toMatch(/being created.*notified/u);
    expect(body.category).toMatchObject({
      name: 'Old Bridges',
      status: 'generating',
      createdBy: player.alias,
    });
    const listed = await t.call('GET', '/api/categories?search=Bridges', { token: player.token });
    expect(listed.body).toEqual([]);
    const start = { categoryId: body.category._id };
    expect((await t.call('POST', '/api/startQuiz', { token: player.token, body: start })).body.code).toBe(
      'category_not_ready',
    );
    const other = await b.makeGuest(t);
    expect((await t.call('POST', '/api/startQuiz', { token: other.token, body: start })).status).toBe(404);
  });

  it('stops after ten a day, also when they are sent at once', async () => {
    const own = await testApp({ RATE_LIMITS: 'on' });
    const player = await b.makeRegistered(own);
    const all = await Promise.all(
      Array.from({ length: 13 }, (_, n) => create(player.token, { name: `Quiz ${n}` }, own)),
    );
    expect(all.filter((a) => a.status === 202).length).toBe(10);
    const refused = all.find((a) => a.status === 429);
    expect(refused?.body.code).toBe('rate_limited');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    // What is deleted has been created all the same.
    const { body: mine } = await own.call('GET', '/api/getUserCategories', { token: player.token });
    await own.ctx.db.updateTable('categories').set({ status: 'failed' }).execute();
    const gone = await own.call('POST', `/api/categories/${mine[0]._id}/delete`, { token: player.token });
    expect(gone.status).toBe(200);
    expect((await create(player.token, { name: 'One more' }, own)).status).toBe(429);
    own.clock.advance(25 * 3600_000);
    expect((await create(player.token, { name: 'Tomorrow' }, own)).status).toBe(202);
  });

  it.each([
    [{}],
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: 'x' }],
    [{ name: 'x'.repeat(61) }],
    [{ name: 5 }],
    [{ name: 'a\u0000b' }],
    [{ name: '\u200b\u200b' }],
    [{ name: { a: 1 } }],
  ])('refuses %j', async (body) => {
    const player = await b.makeRegistered(t);
    const answer = await create(player.token, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
  });
});

describe('POST /api/categories/{id}/rate', () => {
  it('takes one rating from each player; the latest counts', async () => {
    const c = await b.makeCategory(t, { questions: 10 });
    const guest = await b.makeGuest(t);
    const rate = (rating: unknown, player = guest) =>
      t.call('POST', `/api/categories/${c.id}/rate`, { token: player.token, body: { rating } });
    const first = await rate(1);
    expect(first).toMatchObject({ status: 200, body: { message: 'Thanks for your feedback!' } });
    expect(first.body.averageRating).toBeCloseTo((4 * 5 + 1) / 6);
    await Promise.all(Array.from({ length: 5 }, () => rate(5)));
    expect((await rate(5)).body.averageRating).toBeCloseTo((4 * 5 + 5) / 6);
    const second = await b.makeGuest(t);
    expect((await rate(3, second)).body.averageRating).toBeCloseTo((4 * 5 + 5 + 3) / 7);
  });

  it.each([0, 6, 2.5, '5', null, undefined, [5]])('refuses %j', async (rating) => {
    const c = await b.makeCategory(t, { questions: 1 });
    const { token } = await b.makeGuest(t);
    const answer = await t.call('POST', `/api/categories/${c.id}/rate`, { token, body: { rating } });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
  });

  it('refuses an unknown category and an own one', async () => {
    const player = await b.makeRegistered(t);
    const unknown = '/api/categories/00000000-0000-4000-8000-000000000000/rate';
    expect((await t.call('POST', unknown, { token: player.token, body: { rating: 5 } })).status).toBe(404);
    const own = await b.makeCategory(t, { createdBy: player.id });
    const answer = await t.call('POST', `/api/categories/${own.id}/rate`, {
      token: player.token,
      body: { rating: 5 },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed']);
  });
});
