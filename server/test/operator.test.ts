import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../src/db/embedded.ts';
import { ask, scratch } from '../src/db/embedded-test-kit.ts';
import { follow } from '../src/features/operator/service.ts';
import * as b from './builders.ts';
import { type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';
import * as k from './workshop-kit.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'trivium-operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const order = (...args: string[]) => follow(t.ctx, args, folder);
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const statusOf = async (id: string) =>
  (await t.ctx.db.selectFrom('questions').select('status').where('id', '=', id).executeTakeFirst())?.status;
const told = async (player: b.Guest | undefined) =>
  player && (await k.news(t, player)).map(({ kind, outcome }) => [kind, outcome]);

describe('reports', () => {
  it('lists nothing, then what is reported or hidden, the latest first, with all that is needed to decide', async () => {
    const own = await testApp();
    const list = async () => (await follow(own.ctx, ['reports'], folder)).lines.join('\n');
    expect(await list()).toBe('No question is reported or hidden.');
    const room = await k.room(own, 15);
    const [first] = await k.listed(own, room);
    await k.reportedBy(own, 3, first._id);
    own.clock.advance(1000);
    const house = await b.makeCategory(own, { name: 'The\u0007House', questions: 12 });
    const q = await own.ctx.db
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', house.id)
      .executeTakeFirstOrThrow();
    const [reporter] = await k.reportedBy(own, 2, q.id);
    await k.post(own, reporter as b.Guest, '/api/reportQuestion', {
      questionId: q.id,
      reason: 'other',
      otherText: 'Two\nare right',
    });
    const text = await list();
    expect(text.indexOf(q.id)).toBeLessThan(text.indexOf(first._id));
    expect(text).toContain(`${q.id}  active  The House  (the house)`);
    expect(text).toMatch(/1 incorrect_answer, 1 other|1 other, 1 incorrect_answer/u);
    expect(text).toContain('"Two are right"');
    expect(text).toContain(`${first._id}  hidden  My Own Quiz  by Ada`);
    expect(text).toContain(`  ${first.question}\n  = ${first.answer}`);
  });

  it.each([
    ["a player's", 'keep', 'active', 'kept'],
    ["a player's", 'remove', 'retired', 'removed'],
    ["the house's", 'keep', 'active', 'kept'],
    ["the house's", 'remove', 'hidden', 'removed'],
  ])('of %s question: %s', async (whose, decision, status, outcome) => {
    const categoryId =
      whose === "a player's" ? (await k.room(t, 15)).categoryId : (await b.makeCategory(t)).id;
    const { id } = await t.ctx.db
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', categoryId)
      .executeTakeFirstOrThrow();
    const reporters = await k.reportedBy(t, 3, id);
    expect(await statusOf(id)).toBe('hidden');
    for (const _ of [1, 2]) expect((await order('reports', decision, id)).ok).toBe(true);
    expect(await statusOf(id)).toBe(status);
    expect(await told(reporters[0])).toEqual([['report_decided', outcome]]);
    expect((await order('reports')).lines.some((line) => line.startsWith(id))).toBe(status === 'hidden');
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('a question that its owner retired meanwhile stays retired', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    await k.post(t, room.owner, `/api/questions/${q._id}/status`, { status: 'retired' });
    const [reporter] = await k.reportedBy(t, 1, q._id);
    await order('reports', 'keep', q._id);
    expect([await statusOf(q._id), await told(reporter)]).toEqual(['retired', [['report_decided', 'kept']]]);
  });

  it.each([
    [['reports', 'keep', UNKNOWN], /was not found/u],
    [['reports', 'keep', 'x'], /x is no id/u],
    [['reports', 'burn', UNKNOWN], /burn is none of keep, remove/u],
    [['reports', '--all'], /Unknown option/u],
    [['repots'], /npm run reports/u],
  ])('%j is refused', async (args, why) => {
    const { ok, lines } = await order(...args);
    expect([ok, lines.join('\n')]).toEqual([false, expect.stringMatching(why)]);
  });
});

describe('import and export', () => {
  const category = (name: string) =>
    t.ctx.db.selectFrom('categories').selectAll().where('name', '=', name).execute();
  let file: string;
  beforeAll(async () => {
    const room = await k.room(t, 20);
    file = join(folder, 'quiz.csv');
    await order('export', '--category', room.categoryId, '--format', 'csv', '--out', file);
  });

  it('makes a category of the house that can be played, once', async () => {
    const { ok, lines } = await order('import', 'quiz.csv', '--name', ' Old  Times ', '--subject', 'history');
    expect([ok, lines]).toEqual([
      true,
      [expect.stringMatching(/^20 questions imported into Old Times \([0-9a-f-]{36}\)\.$/u)],
    ]);
    const [row] = await category('Old Times');
    expect(row).toMatchObject({ status: 'ready', created_by: null, subject: 'history', pool_size: 20 });
    const p = await b.start(t, await b.makeGuest(t), row?.id ?? '');
    expect((await b.next(t, p)).body.totalQuestions).toBe(10);
    expect(await order('import', file, '--name', 'old times')).toMatchObject({
      ok: false,
      lines: [expect.stringContaining(row?.id ?? '')],
    });
    const again = await order('import', file, '--category', row?.id ?? '');
    expect([again.ok, again.lines.length]).toEqual([false, 21]);
    expect(again.lines[1]).toBe('Row 2: This question is in the quiz already.');
    expect((await category('Old Times'))[0]?.pool_size).toBe(20);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('export writes a file that import reads', async () => {
    const made = await b.makeCategory(t, { name: 'Été & Co', questions: 3 });
    const done = await order('export', '--category', made.id, '--format', 'opentdb');
    expect(done).toEqual({ ok: true, lines: [`3 questions written to ${join(folder, 'ete-co.json')}.`] });
    expect(JSON.parse(await readFile(join(folder, 'ete-co.json'), 'utf8')).results).toHaveLength(3);
  });

  it('every problem of a bad file is told and nothing is stored', async () => {
    const text = await readFile(file, 'utf8');
    await writeFile(join(folder, 'bad.csv'), `${text}Only a question?,,,,\nAnother one?,a,a,b,c\n`);
    const { ok, lines } = await order('import', 'bad.csv', '--name', 'Bad');
    expect(ok).toBe(false);
    expect(lines.map((line) => /^Row \d+/u.exec(line)?.[0])).toEqual(
      expect.arrayContaining(['Row 22', 'Row 23']),
    );
    expect(await category('Bad')).toEqual([]);
  });

  it.each([
    [['import'], /Name one file/u],
    [['import', 'quiz.csv'], /either --name or --category/u],
    [['import', 'quiz.csv', '--name', 'A', '--category', UNKNOWN], /either --name or --category/u],
    [['import', 'quiz.csv', '--name', 'A'], /2 to 60 characters/u],
    [['import', 'quiz.csv', '--name', 'Any', '--subject', 'cooking'], /cooking is none of/u],
    [['import', 'quiz.csv', '--category', UNKNOWN], /was not found/u],
    [['import', 'none.csv', '--name', 'Any'], /ENOENT.*none\.csv/u],
    [['import', 'small.csv', '--name', 'Small'], /needs 15 questions, and the file has 1/u],
    [['export', '--category', UNKNOWN], /was not found/u],
    [['export', '--format', 'csv'], /Nothing is no id/u],
    [['export', '--category', UNKNOWN, '--format', 'pdf'], /pdf is none of csv/u],
  ])('%j is refused', async (args, why) => {
    const small =
      'question,correct answer,wrong answer 1,wrong answer 2,wrong answer 3\nWhich metal is liquid?,Mercury,Iron,Copper,Silver\n';
    await writeFile(join(folder, 'small.csv'), small);
    const { ok, lines } = await order(...args);
    expect([ok, lines.join('\n')]).toEqual([false, expect.stringMatching(why)]);
  });
});

describe('the command', () => {
  const OPERATOR = new URL('../src/operator.ts', import.meta.url).pathname;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const outcome = async (dataDir: string, ...args: string[]) => {
    const child = spawn(process.execPath, [OPERATOR, ...args], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: folder,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
    }
    const [code] = await once(child, 'exit');
    return { code, text };
  };

  it('works on the embedded database, beside the server that runs on it and without one', async () => {
    const dataDir = scratch();
    const none = { code: 0, text: 'No question is reported or hidden.\n' };
    expect(await outcome(dataDir, 'reports')).toEqual(none);
    const embedded = await startEmbedded({ dataDir, log });
    try {
      expect(await outcome(dataDir, 'reports')).toEqual(none);
      const unknown = { code: 1, text: 'This question was not found.\n' };
      expect(await outcome(dataDir, 'reports', 'keep', UNKNOWN)).toEqual(unknown);
      expect(await ask(embedded.url, 'select count(*)::int from questions')).toEqual([0]);
    } finally {
      await embedded.stop();
    }
  });

  it('says in one line which setting is wrong', async () => {
    const child = spawn(process.execPath, [OPERATOR, 'reports'], { env: { DATABASE_URL: 'nonsense' } });
    const [text] = await once(child.stderr.setEncoding('utf8'), 'data');
    expect(text).toMatch(/^DATABASE_URL is not usable: .*\n$/u);
  });
});
