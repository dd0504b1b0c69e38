import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL } from '../src/features/privacy/store.ts';
import { quiet, taskList } from '../src/jobs.ts';
import * as b from './builders.ts';
import { type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';

const send = (t: TestApp, path: string, token: string, body: object = {}) =>
  t.call('POST', path, { token, body });

/** A player who leaves something in every table. */
async function busyPlayer(t: TestApp, name: string): Promise<b.Registered> {
  const player = await b.makeRegistered(t, { alias: name, email: `${name}@example.org` });
  const category = await b.makeCategory(t, { name: `Lighthouses of ${name}`, questions: 20 });
  const p = await b.start(t, player, category.id);
  const records = await b.playOn(t, p, 9);
  await b.complete(t, p, records);
  const questionId = records[0]?.questionId;
  await send(t, `/api/categories/${category.id}/rate`, player.token, { rating: 1 });
  await send(t, '/api/updatePopularity', player.token, { questionId, action: 1 });
  await send(t, '/api/reportQuestion', player.token, {
    questionId,
    reason: 'other',
    otherText: `text of ${name}`,
  });
  await send(t, '/api/categories/createCategory', player.token, { name: `Waiting of ${name}` });
  // What a language model would have cost.
  await t.ctx.db.insertInto('model_players').values({ day: 1, player_id: player.id, tokens: 5 }).execute();
  await send(t, '/api/support', player.token, { kind: 'bug', message: `words of ${name}` });
  await t.call('POST', '/api/resetPassword', { body: { email: player.email } });
  await runOnce({
    pgPool: t.connections.pool,
    taskList: taskList(t.ctx),
    noHandleSignals: true,
    logger: quiet,
  });
  return player;
}

/** The whole database as text, tables of the product and of the queue. */
async function dump(t: TestApp): Promise<string> {
  const { rows } = await sql<{ s: string; n: string }>`
    select schemaname as s, tablename as n from pg_tables where schemaname in ('public', 'graphile_worker')`.execute(
    t.ctx.db,
  );
  const parts = await Promise.all(
    rows.map(async ({ s, n }) =>
      JSON.stringify((await sql`select * from ${sql.table(`${s}.${n}`)}`.execute(t.ctx.db)).rows),
    ),
  );
  return parts.join('\n');
}

describe('what is kept about a player', () => {
  it('is listed in full: every table that names a player', async () => {
    const t = await testApp();
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'players'::regclass`.execute(t.ctx.db);
    const listed = Object.entries(PERSONAL).map(([table, { owner }]) => `${table}.${owner}`);
    expect([...rows.map((r) => `${r.table}.${r.column}`), 'players.id'].sort()).toEqual(listed.sort());
  });
});

describe('POST /api/exportData', () => {
  it('holds every row about the player and nobody else’s, and no secret', async () => {
    const t = await testApp();
    const ada = await busyPlayer(t, 'ada');
    const eve = await busyPlayer(t, 'eve');
    const answer = await send(t, '/api/exportData', ada.token, { password: ada.password });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    for (const table of Object.keys(PERSONAL))
      expect([table, answer.body[table].length > 0]).toEqual([table, table !== 'board_tops']);
    expect(answer.body.answers_given.length).toBe(10);
    expect(answer.text).toContain('text of ada');
    for (const foreign of ['of eve', eve.email, eve.id, 'argon2', ada.token])
      expect(answer.text).not.toContain(foreign);
    expect(answer.text).not.toMatch(/"(token|token_hash|password_hash|seed)"/u);
  });

  it('asks for the password where there is one', async () => {
    const t = await testApp();
    const ada = await b.makeRegistered(t);
    for (const body of [{}, { password: 'wrong-one' }]) {
      const answer = await send(t, '/api/exportData', ada.token, body);
      expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
      expect(answer.text).not.toMatch(/token/u);
    }
    const guest = await b.makeGuest(t);
    expect((await send(t, '/api/exportData', guest.token)).status).toBe(200);
  });
});

describe('POST /api/deleteAccount', () => {
  it('leaves nothing of the player, keeps the others, and mends the averages', async () => {
    const t = await testApp();
    const ada = await busyPlayer(t, 'ada');
    const eve = await busyPlayer(t, 'eve');
    const published = await b.makeCategory(t, { name: 'Public', createdBy: ada.id });
    const gone = { password: ada.password, confirm: 'DELETE' };
    expect((await send(t, '/api/deleteAccount', ada.token, { confirm: 'DELETE' })).status).toBe(401);
    expect((await send(t, '/api/deleteAccount', ada.token, { password: ada.password })).status).toBe(400);
    expect((await send(t, '/api/deleteAccount', ada.token, gone)).status).toBe(200);
    const after = await dump(t);
    for (const trace of [ada.id, ada.email, 'text of ada', 'words of ada', 'Waiting of ada'])
      expect(after).not.toContain(trace);
    expect(after).toContain('words of eve');
    expect((await t.call('GET', '/api/getUserDetails', { token: ada.token })).status).toBe(401);
    expect((await t.call('POST', '/api/users/login', { body: ada })).status).toBe(401);
    const listed = await t.call('GET', '/api/categories?search=', { token: eve.token });
    const byName = (name: string) => listed.body.find((c: { name: string }) => c.name === name);
    expect(byName('Public')).toMatchObject({ _id: published.id, createdBy: null });
    expect(byName('Lighthouses of ada').averageRating).toBe(4);
    expect(byName('Lighthouses of eve').averageRating).toBeLessThan(4);
    await runOnce({
      pgPool: t.connections.pool,
      taskList: taskList(t.ctx),
      noHandleSignals: true,
      logger: quiet,
    });
  });
});

describe('an account that goes', () => {
  it('leaves others what they gained in a quiz that was taken back', async () => {
    const t = await testApp();
    const [ada, eve] = [await b.makeRegistered(t), await b.makeRegistered(t)];
    const { id } = await b.makeCategory(t, { createdBy: ada.id });
    await b.playQuiz(t, eve, id, 10);
    expect((await send(t, `/api/categories/${id}/withdraw`, ada.token)).status).toBe(200);
    const gone = { password: ada.password, confirm: 'DELETE' };
    expect((await send(t, '/api/deleteAccount', ada.token, gone)).status).toBe(200);
    expect(await broken(t.ctx.db)).toEqual([]);
    const listed = await t.call('GET', '/api/categories', { token: eve.token });
    expect(listed.body).toEqual([]);
  });
});

describe('POST /api/support', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });

  it.each([
    {},
    { kind: 'bug' },
    { kind: 'praise', message: 'It is good.' },
    { kind: 'bug', message: ' x ' },
    { kind: 'bug', message: 'x'.repeat(4001) },
    { kind: 'bug', message: 'It broke.', replyTo: 'no' },
  ])('refuses %j', async (body) => {
    const { token } = await b.makeGuest(t);
    expect((await send(t, '/api/support', token, body)).status).toBe(400);
  });
});

describe('POST /api/analytics', () => {
  it('counts plain words and takes nothing else', async () => {
    const t = await testApp();
    const event = { category: 'API Error', action: 'fetch_failed', label: 'getUserDetails' };
    const count = (events: unknown) => t.call('POST', '/api/analytics', { body: { events } });
    expect((await count([event, event, { category: 'page_view', action: '/categories' }])).status).toBe(400);
    expect((await count([event, event, { category: 'page_view', action: 'categories' }])).status).toBe(204);
    expect((await count([event])).status).toBe(204);
    const rows = await t.ctx.db
      .selectFrom('event_counts')
      .select(['category', 'action', 'label', 'n'])
      .orderBy('n')
      .execute();
    expect(rows).toEqual([
      { category: 'page_view', action: 'categories', label: '', n: 1 },
      { ...event, n: 3 },
    ]);
    for (const bad of [
      [],
      [{ category: 'x' }],
      Array(21).fill(event),
      [{ ...event, label: 'ada@example.org' }],
      [{ ...event, label: '00000000-0000' }],
    ]) {
      expect((await count(bad)).status).toBe(400);
    }
  });
});
