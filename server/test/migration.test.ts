import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { type Connections, connect } from '../src/db/pool.ts';
import { hashToken } from '../src/http/mount.ts';
import { migrateJobs } from '../src/jobs.ts';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';
import { broken, INVARIANTS } from './invariants.ts';
import { soundQuestions, testLibrary } from './library-kit.ts';

const DUMP = new URL('./dumps/004-played.sql', import.meta.url);

type Row = Record<string, Json>;

/** What must be the same before and after: players, rewards, quizzes, ratings, and what was done by the words of a question. */
const KEPT: Readonly<Record<string, string>> = {
  players: 'select * from players order by id',
  ledger: 'select * from ledger order by player_id, currency, reason',
  scores: 'select * from scores order by player_id, board, period',
  achievements: 'select * from achievements order by player_id, key',
  notifications: 'select * from notifications order by id',
  ratings: 'select * from ratings order by category_id, player_id',
  quizzes: 'select * from quizzes order by id',
  completions: 'select id, completion_count, rating_sum, rating_count, status from categories order by id',
  'answers as they were given': `
    select u.quiz_id, u.position, r.question, r.correct_answer, r.explanation, u.selected, u.shown_at, u.answered_at, u.met_before
    from quiz_questions u
    join question_revisions r on r.question_id = u.question_id and r.revision = u.revision
    order by 1, 2`,
  'tallies by the words of the question': `
    select r.correct_answer, r.question, t.answer, sum(t.n)::int as n
    from answer_tallies t join questions q on q.id = t.question_id
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    group by 1, 2, 3 order by 2, 1, 3`,
  'votes by the words of the question': `
    select distinct v.player_id, r.question from votes v join questions q on q.id = v.question_id
    join question_revisions r on r.question_id = q.id and r.revision = q.revision order by 1, 2`,
  'reports by the words of the question': `
    select p.player_id, r.question, p.reason, p.other_text, p.outcome from reports p
    join questions q on q.id = p.question_id
    join question_revisions r on r.question_id = q.id and r.revision = q.revision order by 1, 2`,
  'meetings by the words of the question': `
    select m.player_id, r.question, sum(m.times)::int as times, max(m.last_at) as last_at
    from player_questions m join questions q on q.id = m.question_id
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    group by 1, 2 order by 1, 2`,
};

let connections: Connections;
let admin: pg.Client;
const name = `migration_${process.pid}_${Date.now()}`;
let before: Record<string, Row[]>;
let after: Record<string, Row[]>;
let pools: { before: Row[]; after: Row[] };

const rowsOf = async (query: string): Promise<Row[]> =>
  (await sql.raw<Row>(query).execute(connections.db)).rows;
const kept = async () => {
  const found: Record<string, Row[]> = {};
  for (const [what, query] of Object.entries(KEPT)) found[what] = await rowsOf(query);
  return found;
};
const POOLS = 'select id, pool_size, difficulty_sum from categories order by id';

beforeAll(async () => {
  const server = inject('databaseServer');
  admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  connections = connect(server.replace(/\/[^/?]*(\?|$)/u, `/${name}$1`), () => {}, 4);
  await migrate(connections.db, '004-writing');
  await sql.raw(await readFile(DUMP, 'utf8')).execute(connections.db);
  before = await kept();
  const poolsBefore = await rowsOf(POOLS);
  await migrate(connections.db);
  after = await kept();
  pools = { before: poolsBefore, after: await rowsOf(POOLS) };
});
afterAll(async () => {
  await connections.close();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

describe('the migration to the library', () => {
  it('is tried on an installation that was really played', () => {
    expect(before.quizzes?.some((quiz) => quiz.status === 'running')).toBe(true);
    for (const rows of Object.values(before)) expect(rows.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(KEPT))('keeps %s', (what) => {
    expect(after[what]).toEqual(before[what]);
  });

  it('makes copies of built-in questions the built-in ones', async () => {
    const copies = await rowsOf(`
      select q.status from questions q
      join question_revisions r on r.question_id = q.id and r.revision = q.revision
      where q.source = 'bank' and q.bank_key is null
        and exists (select from question_revisions w join questions o on o.id = w.question_id
                    where o.bank_key is not null and w.question = r.question)`);
    expect(copies).toEqual([]);
    const [shared] = await rowsOf(`
      select count(*)::int as n from (
        select question_id from category_questions k join questions q on q.id = k.question_id
        where q.category_id is null group by question_id having count(*) > 1) s`);
    expect(shared?.n).toBeGreaterThan(10);
  });

  it('leaves to owners what they changed, and quizzes as large as they were', async () => {
    const [own] = await rowsOf(`
      select count(*)::int as n from questions where bank_key is null and source = 'bank' and revision = 2
        and category_id is not null and status = 'active'`);
    expect(own?.n).toBe(1);
    expect(pools.after).toEqual(pools.before);
  });

  it('leaves nothing that cannot be', async () => {
    expect(await broken(connections.db)).toEqual([]);
    expect(Object.keys(INVARIANTS).length).toBeGreaterThan(15);
  });
});

describe('an installation that was migrated', () => {
  it('plays on: the running quiz goes to its end, and the library comes in', async () => {
    await migrateJobs(connections.pool);
    const [quiz] = await rowsOf(`
      select q.token, q.player_id, q.category_id from quizzes q join categories c on c.id = q.category_id
      where q.status = 'running' and c.created_by is not null`);
    const shownBefore = await rowsOf(`
      select r.question, r.answers from quiz_questions u join quizzes z on z.id = u.quiz_id
      join question_revisions r on r.question_id = u.question_id and r.revision = u.revision
      where z.token = '${quiz?.token}' and u.answered_at is null order by u.position limit 1`);
    const library = testLibrary([{ name: 'Chemistry' }, { name: 'Capital cities' }], await files());
    const t: TestApp = await testApp({}, library, connections);
    const session = 'a-session-of-the-test';
    await t.ctx.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(session),
        player_id: quiz?.player_id,
        created_at: t.clock.now(),
        expires_at: t.clock.now() + 3_600_000,
      })
      .execute();
    const player: b.Guest = { token: session, id: quiz?.player_id, alias: 'Max' };
    const playing: b.Playing = { quizToken: quiz?.token, categoryId: quiz?.category_id, player };
    const first = (await b.next(t, playing)).body;
    expect(first.question.question).toBe(shownBefore[0]?.question);
    expect(first.question.answers.toSorted()).toEqual(shownBefore[0]?.answers.toSorted());
    expect((await b.next(t, playing)).body.question.answers).toEqual(first.question.answers);
    for (let next = first; next.question; next = (await b.next(t, playing)).body)
      await b.answer(t, playing, next.question.answers[0]);
    const done = await t.call('POST', `/api/categories/${playing.categoryId}/completion`, {
      token: session,
      body: { quizToken: playing.quizToken },
    });
    expect(done.status).toBe(200);
    // The house's categories go on under the names of their topics, with what was played of them.
    const { body } = await t.call('GET', '/api/categories', { token: session });
    const names = body.map((c: Json) => c.name);
    expect(names).toEqual(expect.arrayContaining(['Chemistry', 'Capital cities']));
    expect(body.find((c: Json) => c.name === 'Capital cities').completionCount).toBeGreaterThan(0);
    expect(await broken(t.ctx.db)).toEqual([]);
  });
});

/** The built-in questions of the dump as files of the library, under the same ids. */
async function files() {
  const rows = await rowsOf(`
    select q.bank_key, q.difficulty, r.question, r.answers, r.correct_answer, r.explanation
    from questions q join question_revisions r on r.question_id = q.id and r.revision = q.revision
    where q.bank_key is not null order by q.bank_key`);
  const [form] = (await soundQuestions(1)).map((q) => q.form);
  const questionsOf = (prefix: string) =>
    rows
      .filter((row) => row.bank_key.startsWith(prefix))
      .map((row) => ({
        id: row.bank_key,
        question: row.question,
        answer: row.correct_answer,
        others: row.answers.filter((answer: string) => answer !== row.correct_answer),
        explanation: row.explanation,
        difficulty: row.difficulty,
        form: form ?? 'name',
        about: [],
        source: 'two readers',
      }));
  return [
    {
      topic: 'chemistry',
      description: 'Matter and what becomes of it.',
      questions: questionsOf('chemistry-'),
    },
    {
      topic: 'capital-cities',
      description: 'Where states are governed.',
      questions: questionsOf('capitals-'),
    },
  ];
}
