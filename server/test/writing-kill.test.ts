import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeModel, startFakeModel } from '@trivium/questions/model/fake-model';
import { unfitness } from '@trivium/questions/model/fit';
import { batchOf, quizModel } from '@trivium/questions/model/quiz-model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { soundQuestions } from './library-kit.ts';
import { addressOf, killAll, runProduct } from './product-process.ts';

const name = `kill_${process.pid}_${Date.now()}`;
let folder: string;
let admin: pg.Client;
let database: pg.Client;
let env: Record<string, string>;
let model: FakeModel;
let texts: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trivium-kill-'));
  model = await startFakeModel();
  admin = new pg.Client({ connectionString: inject('databaseServer') });
  await admin.connect();
  await admin.query(`create database ${name} template trivium_template`);
  const url = inject('databaseServer').replace(/\/[^/?]*(\?|$)/u, `/${name}$1`);
  database = new pg.Client({ connectionString: url });
  await database.connect();
  const settings = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
  env = { DATABASE_URL: url, DATA_DIR: folder, ...settings };
  const found = await soundQuestions(200);
  const questions = found.filter((draft) => unfitness(draft, undefined) === undefined);
  texts = [0, 10, 20, 30].map((n) => batchOf(...questions.slice(n, n + 10)));
});
afterAll(async () => {
  killAll();
  await model.close();
  await database.end();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

const post = async (url: string, body: object, token?: string) => {
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  const headers = { 'content-type': 'application/json', ...authorization };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as { token: string; category: { _id: string } };
};

async function makePlayer(address: string, n: number | string): Promise<string> {
  const entry = { email: `kill-${n}@example.org`, password: 'violet-harbour-71' };
  await post(`${address}/api/users/register`, { ...entry, alias: 'Ada', age: 30 });
  return (await post(`${address}/api/users/login`, entry)).token;
}

type Outcome = { status: string; questions: number; pool_size: number; news: string[] };

async function outcomeOf(id: string): Promise<Outcome> {
  const { rows } = await database.query<Outcome>(
    `select status, pool_size,
       (select count(*)::int from questions where category_id = c.id) as questions,
       array(select kind from notifications where data->>'categoryId' = c.id::text) as news
     from categories c where id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error('the category is gone');
  return rows[0];
}

const ended = (id: string) =>
  expect
    .poll(async () => (await outcomeOf(id)).status, { timeout: 30_000, interval: 50 })
    .not.toBe('generating');

describe('kill -9 while a category is written', () => {
  // Calls to the model by the time of the kill: none yet, in a writing, in a second reading, at the end.
  it.each([0, 1, 2, 8])(
    'after %i calls to the model ends with one outcome',
    { timeout: 60_000 },
    async (calls) => {
      const script = quizModel(texts);
      let reached = () => {};
      const atTheCall = new Promise<void>((resolve) => {
        reached = resolve;
      });
      model.play((received, n) => {
        if (n + 1 >= calls) reached();
        // At the moment of the kill the answer is under way or never comes.
        return n + 1 === calls && calls < 8 ? () => {} : script(received, n);
      });
      const first = runProduct({ ...env });
      const address = await addressOf(first);
      const token = await makePlayer(address, calls);
      const made = await post(
        `${address}/api/categories/createCategory`,
        { name: `Songs of Kwunt ${calls}` },
        token,
      );
      if (calls > 0) await atTheCall;
      first.kill('SIGKILL');
      await once(first, 'exit');
      model.play(quizModel(texts));
      // The dead run's time passes.
      await database.query('update categories set writer_until = 0 where writer_until is not null');
      const second = runProduct({ ...env });
      await addressOf(second);
      await ended(made.category._id);
      const news = ['category_ready'];
      expect(await outcomeOf(made.category._id)).toEqual({
        status: 'ready',
        questions: 40,
        pool_size: 40,
        news,
      });
      second.kill('SIGKILL');
      await once(second, 'exit');
    },
  );

  it('two servers at once write each category once', { timeout: 60_000 }, async () => {
    const script = quizModel(Array.from({ length: 10 }, () => texts).flat());
    model.play(script);
    const products = [runProduct({ ...env }), runProduct({ ...env })];
    const addresses = await Promise.all(products.map(addressOf));
    const token = await makePlayer(addresses[0] ?? '', 'two');
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        post(`${addresses[n % 2]}/api/categories/createCategory`, { name: `Kwunt dances ${n}` }, token),
      ),
    );
    for (const { category } of made) await ended(category._id);
    for (const { category } of made) {
      const { status, questions, pool_size, news } = await outcomeOf(category._id);
      expect([questions, news.length]).toEqual([pool_size, 1]);
      expect(status === 'ready').toBe(pool_size >= 15);
    }
  });
});
