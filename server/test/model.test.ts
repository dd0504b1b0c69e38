import type { Draft } from '@trivium/questions/draft';
import { type FakeModel, refuses, says, startFakeModel } from '@trivium/questions/model/fake-model';
import { unfitness } from '@trivium/questions/model/fit';
import { batchOf, quizModel } from '@trivium/questions/model/quiz-model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCategory, writeWaiting } from '../src/features/categories/job.ts';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';
import { soundQuestions, testLibrary } from './library-kit.ts';

const KEY = 'canary-key-77a1';
let model: FakeModel;
let t: TestApp;
let player: b.Registered;
/** Sound questions for the model to say, none of them in the test's database. */
let sound: Draft[];

const settings = (more: Record<string, string> = {}) => ({
  LLM_BASE_URL: model.baseUrl,
  LLM_API_KEY: KEY,
  LLM_MODEL: 'fake',
  ...more,
});

beforeAll(async () => {
  model = await startFakeModel();
  const fit = (await soundQuestions(200)).filter((draft) => unfitness(draft, KEY) === undefined);
  sound = fit.slice(0, 44);
  t = await testApp(
    settings(),
    testLibrary([
      { name: 'Volcanoes', questions: 12 },
      { name: 'Birds', questions: 3 },
    ]),
  );
});
afterAll(() => model.close());
beforeEach(async () => {
  player = await b.makeRegistered(t);
});

const batches = (count: number, from = sound) =>
  Array.from({ length: count }, (_, n) => batchOf(...from.slice(n * 10, n * 10 + 10)));

const create = async (name: string, on = t, who = player): Promise<string> => {
  const body = { name };
  const made = await on.call('POST', '/api/categories/createCategory', { token: who.token, body });
  if (made.status !== 202) throw new Error(made.text);
  return made.body.category._id;
};
const seen = async (id: string, on = t, who = player): Promise<Json> => {
  const { body } = await on.call('GET', '/api/getUserCategories', { token: who.token });
  return body.find((c: Json) => c._id === id);
};
const sourcesOf = async (id: string, on = t): Promise<Record<string, number>> => {
  const rows = await on.ctx.db
    .selectFrom('category_questions as k')
    .innerJoin('questions as q', 'q.id', 'k.question_id')
    .select(['q.source', sql<number>`count(*)::int`.as('n')])
    .where('k.category_id', '=', id)
    .groupBy('q.source')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.source, row.n]));
};

describe('a category written by a language model', () => {
  it('shows how far it is, is published, and costs its maker what was spent', async () => {
    const id = await create('Songs of the far north');
    const progress: number[] = [];
    const script = quizModel(batches(4));
    model.play((received, n) => {
      const reply = script(received, n);
      return (response, one) => {
        void seen(id).then((category) => {
          progress.push(category.progress.written);
          reply(response, one);
        });
      };
    });
    await writeCategory(t.ctx, { categoryId: id });
    expect(await seen(id)).toMatchObject({ status: 'ready', poolSize: 40 });
    expect(await sourcesOf(id)).toEqual({ model: 40 });
    expect(new Set(progress)).toEqual(new Set([0, 10, 20, 30]));
    const spent = await t.ctx.db
      .selectFrom('model_players')
      .select('tokens')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    // The service says 150 for each of its answers.
    expect(model.received.length).toBe(8);
    expect(spent.tokens).toBe(150 * 8);
  });

  it('never shows its key: not in what is asked, answered or logged', async () => {
    const id = await create('Echoes');
    model.play((received) => refuses(401, {}, JSON.stringify(received.headers)));
    await writeCategory(t.ctx, { categoryId: id });
    expect(model.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    const told = JSON.stringify([await seen(id), model.received.map(({ body }) => body)]);
    expect(told + t.logged.join('\n')).not.toContain(KEY);
  });

  it('writes on from what the library has, which it is shown as examples and as asked already', async () => {
    model.play(quizModel(batches(1)));
    const id = await create('Volcanoes');
    await writeCategory(t.ctx, { categoryId: id });
    expect(await sourcesOf(id)).toEqual({ bank: 12, model: 10 });
    const asked = String(JSON.stringify(model.received[0]?.body));
    const [, examples = '', already = ''] = asked.split(/EXAMPLES|ALREADY ASKED/u).slice(-3);
    expect(examples).toMatch(/about volcanoes.*Wrong/u);
    expect(already.match(/about volcanoes/gu)).toHaveLength(12);
    const { rows } = await sql<{ about: string[] }>`
      select distinct about from questions where category_id = ${id}`.execute(t.ctx.db);
    expect(rows).toEqual([{ about: ['volcanoes'] }]);
  });

  it('is refused where the model does not take the name for a subject', async () => {
    model.play(() => says('{"refused": true, "questions": []}'));
    const id = await create('Wobbegongs of yore');
    await writeCategory(t.ctx, { categoryId: id });
    const failed = await seen(id);
    expect(failed).toMatchObject({ status: 'failed', advice: { awaitsWriter: false } });
    expect(failed.statusReason).toMatch(/not understood as a subject/u);
  });

  it('waits where the model cannot be reached, and is written when it can', async () => {
    model.play(() => refuses(401));
    const id = await create('Ballads of Kwunt');
    await writeCategory(t.ctx, { categoryId: id });
    const failed = await seen(id);
    expect(failed).toMatchObject({ status: 'failed', advice: { awaitsWriter: true } });
    expect(failed.statusReason).toMatch(/could not be reached/u);
    model.play(quizModel(batches(4)));
    await writeWaiting(t.ctx);
    expect((await seen(id)).status).toBe('generating');
    await writeCategory(t.ctx, { categoryId: id, again: true });
    expect((await seen(id)).status).toBe('ready');
    const { body } = await t.call('GET', '/api/notifications', { token: player.token });
    expect(body.notifications.map((n: Json) => n.kind).sort()).toEqual(['category_failed', 'category_ready']);
  });

  it('begins anew after a stop of the server', async () => {
    const id = await create('Interrupted');
    const stop = new AbortController();
    model.play(() => () => stop.abort());
    await expect(
      writeCategory(t.ctx, { categoryId: id }, { attempt: 4, signal: stop.signal }),
    ).rejects.toThrow();
    expect((await seen(id)).status).toBe('generating');
    model.play(quizModel(batches(4)));
    await writeCategory(t.ctx, { categoryId: id });
    expect((await seen(id)).status).toBe('ready');
  });
});

describe('the budget', () => {
  it.each([
    ['of a player', { LLM_TOKENS_PER_PLAYER: '10' }],
    ['of the day', { LLM_TOKENS_PER_DAY: '10' }],
  ])('%s ends the writing, and the category waits', async (_, budget) => {
    const own = await testApp(settings(budget));
    const who = await b.makeRegistered(own);
    model.play(quizModel(batches(4)));
    const id = await create('Ballads of Kwunt', own, who);
    await writeCategory(own.ctx, { categoryId: id });
    const failed = await seen(id, own, who);
    expect(failed).toMatchObject({ status: 'failed', advice: { awaitsWriter: true } });
    expect(failed.statusReason).toMatch(/enough for today/u);
    expect(model.received).toEqual([]);
  });
});
