import { loadBank } from '@trivium/questions/bank';
import { judgeDraft } from '@trivium/questions/gates/judge';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { resumeWriting, WRITING_TASK, writeCategory } from '../src/features/categories/job.ts';
import { activeQuestions } from '../src/features/categories/writing.store.ts';
import { draftOf } from '../src/features/questions/service.ts';
import { seedBank } from '../src/features/seed/service.ts';
import { freeDeadWork } from '../src/jobs.ts';
import * as b from './builders.ts';
import { type Answer, type Json, type TestApp, testApp } from './harness.ts';

let t: TestApp;
let player: b.Registered;
beforeAll(async () => {
  t = await testApp();
  await seedBank(t.ctx, await loadBank());
  player = await b.makeRegistered(t);
});

const create = (body: object, who = player): Promise<Answer> =>
  t.call('POST', '/api/categories/createCategory', { token: who.token, body });
const seen = async (id: string, who = player): Promise<Json> => {
  const { body } = await t.call('GET', '/api/getUserCategories', { token: who.token });
  return body.find((c: Json) => c._id === id);
};
const newsOf = async (id: string): Promise<Json[]> => {
  const { body } = await t.call('GET', '/api/notifications', { token: player.token });
  return body.notifications.filter((n: Json) => n.categoryId === id);
};
/** Creates a category, runs its job and gives it as its owner then sees it. */
const written = async (body: object): Promise<Json> => {
  const { body: made } = await create(body);
  await writeCategory(t.ctx, { categoryId: made.category._id });
  return seen(made.category._id);
};
const jobsFor = async (id: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker._private_jobs where payload->>'categoryId' = ${id}`.execute(
    t.ctx.db,
  );
  return rows[0]?.n ?? 0;
};

describe('a quiz from just a name', () => {
  it('is published with sound questions about it, and its maker is told once', async () => {
    const { status, body } = await create({ name: 'Volcanoes' });
    expect(status).toBe(202);
    const id = body.category._id;
    expect(body.category).toMatchObject({
      status: 'generating',
      isOwn: true,
      progress: { written: 0, wanted: 40 },
    });
    expect(body.category.interpretation).toMatch(/volcano/iu);
    await Promise.all([1, 2, 3].map(() => writeCategory(t.ctx, { categoryId: id })));
    await writeCategory(t.ctx, { categoryId: id });
    const ready = await seen(id);
    expect(ready).toMatchObject({ status: 'ready', progress: null, advice: null });
    expect(ready.poolSize).toBeGreaterThanOrEqual(15);
    expect(ready.poolSize).toBeLessThanOrEqual(40);
    const questions = (await activeQuestions(t.ctx.db, id)).map(draftOf);
    expect(questions.length).toBe(ready.poolSize);
    questions.forEach((draft, n) => {
      expect(judgeDraft(draft, { accepted: questions.slice(0, n) })).toEqual({ ok: true });
    });
    expect((await newsOf(id)).map((n) => n.kind)).toEqual(['category_ready']);
    const guest = await b.makeGuest(t);
    const other = await t.call('GET', '/api/categories?search=Volcanoes', { token: guest.token });
    expect(other.body.find((c: Json) => c._id === id)).toMatchObject({ isOwn: false, interpretation: null });
    expect((await b.start(t, guest, id)).quizToken).toBeTruthy();
  });

  it('keeps what was turned away, by reason', async () => {
    const { _id } = await written({ name: 'Birds' });
    const { rejected } = await t.ctx.db
      .selectFrom('categories')
      .select('rejected')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(Object.keys(rejected).length).toBeGreaterThan(0);
    for (const n of Object.values(rejected)) expect(n).toBeGreaterThan(0);
  });

  it('uses the house’s questions of a category called alike, and new ones beside them', async () => {
    const { _id, subject } = await written({ name: 'chemistries' });
    const sources = await t.ctx.db
      .selectFrom('questions')
      .select(['source', sql<number>`count(*)::int`.as('n')])
      .where('category_id', '=', _id)
      .groupBy('source')
      .execute();
    const count = (source: string) => sources.find((s) => s.source === source)?.n ?? 0;
    expect(count('bank')).toBeGreaterThan(5);
    expect(count('offline')).toBeGreaterThan(5);
    expect(subject).toBe('science');
  });

  it('asks back where a name has several meanings, and writes about the one that is chosen', async () => {
    const asked = await create({ name: 'Mercury' });
    expect([asked.status, asked.body.code]).toEqual([409, 'ambiguous_name']);
    expect(asked.body.choices.length).toBeGreaterThan(1);
    expect(asked.body.message).toMatch(/several meanings.*which one/iu);
    expect((await create({ name: 'Mercury', sense: 'no such sense' })).body.code).toBe('ambiguous_name');
    const python = await create({ name: 'Python' });
    const snake = python.body.choices.find((c: Json) => /snake|reptile/iu.test(c.label));
    const made = await create({ name: 'Python', sense: snake.sense });
    expect(made.status).toBe(202);
    expect(made.body.category.interpretation).toMatch(/snake|reptile/iu);
  });

  it('offers the other meanings where the chosen one gives too little', async () => {
    const { body } = await create({ name: 'Java' });
    const island = body.choices.find((c: Json) => /island/iu.test(c.label));
    const failed = await written({ name: 'Java', sense: island.sense });
    const others = body.choices.filter((c: Json) => c !== island);
    expect(failed).toMatchObject({ status: 'failed', advice: { choices: others } });
    const { _id } = failed;
    const again = await t.call('POST', `/api/categories/${_id}/write`, {
      token: player.token,
      body: { sense: others[0].sense },
    });
    expect(again.body.category.interpretation).toMatch(/language/iu);
    await writeCategory(t.ctx, { categoryId: _id });
    expect(await seen(_id)).toMatchObject({ status: 'ready' });
  });

  it.each([
    ['Our wedding', /personal/u],
    ['asdfgh', /does not look like a subject/u],
    ['My friends and me', /personal/u],
    ['12345', /does not look like a subject/u],
    ['Vögel', /English.*birds/iu],
    ['日本の歴史', /English/u],
    ['Zorblatt engineering of Kwunt', /.{20}/u],
  ])('fails honestly for %j', async (name, reason) => {
    const failed = await written({ name });
    expect(failed).toMatchObject({ status: 'failed', poolSize: 0 });
    expect(failed.statusReason).toMatch(reason);
    expect(failed.statusReason).toMatch(/Nothing was published\.$/u);
    expect(failed.advice).toMatchObject({ choices: [] });
    expect((await newsOf(failed._id)).map((n) => n.kind)).toEqual(['category_failed']);
    expect(await activeQuestions(t.ctx.db, failed._id)).toEqual([]);
  });

  it.each(['porn stars', 'fucking idiots', 'nazis are great', 'ethnic slurs'])(
    'refuses %j at once',
    async (name) => {
      const answer = await create({ name });
      expect([answer.status, answer.body.code]).toEqual([400, 'name_refused']);
      expect(answer.body.message).toMatch(/^[A-Z].{15,}\.$/u);
    },
  );

  it('is one quiz where it is asked for twice while it is written', async () => {
    const [one, two] = await Promise.all([create({ name: 'Bridges' }), create({ name: 'bridges' })]);
    expect(one.body.category._id).toBe(two.body.category._id);
    expect(await jobsFor(one.body.category._id)).toBe(1);
  });
});

describe('a run that dies', () => {
  it('gives its category free after a while, and another finishes it with one outcome', async () => {
    const { body } = await create({ name: 'Physics' });
    const id = body.category._id;
    // What a killed run leaves behind.
    const dead = t.ctx.deps.newId();
    const claim = { writer_run: dead, writer_until: t.clock.now() + 150_000, written: 7 };
    await t.ctx.db.updateTable('categories').set(claim).where('id', '=', id).execute();
    await t.ctx.db.executeQuery(
      sql`delete from graphile_worker._private_jobs where payload->>'categoryId' = ${id}`.compile(t.ctx.db),
    );
    expect((await seen(id)).progress).toEqual({ written: 7, wanted: 40 });
    await writeCategory(t.ctx, { categoryId: id });
    expect((await seen(id)).status).toBe('generating');
    expect(await jobsFor(id)).toBe(1);
    t.clock.advance(151_000);
    await resumeWriting(t.ctx);
    expect(await jobsFor(id)).toBe(1);
    await Promise.all([1, 2].map(() => writeCategory(t.ctx, { categoryId: id })));
    expect((await seen(id)).status).toBe('ready');
    expect((await newsOf(id)).length).toBe(1);
  });

  it('is tried again after a fault of ours, and at last says so', async () => {
    const { body } = await create({ name: 'Ships' });
    const id = body.category._id;
    const broken = {
      ...t.ctx,
      writer: { ...t.ctx.writer, write: () => Promise.reject(new Error('the thread is gone')) },
    };
    const attempt = (n: number) =>
      writeCategory(broken, { categoryId: id }, { attempt: n, signal: new AbortController().signal });
    for (const n of [1, 2, 3]) await expect(attempt(n)).rejects.toThrow('the thread is gone');
    expect((await seen(id)).status).toBe('generating');
    await attempt(4);
    const failed = await seen(id);
    expect(failed).toMatchObject({ status: 'failed' });
    expect(failed.statusReason).toMatch(/our side/u);
    expect(t.logged.some((line) => line.includes('could not be written'))).toBe(true);
  });

  it('leaves no job locked after a start of the only server', async () => {
    const { body } = await create({ name: 'Capitals' });
    const id = body.category._id;
    await sql`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-that-died'
      where payload->>'categoryId' = ${id}`.execute(t.ctx.db);
    const held = { writer_run: t.ctx.deps.newId(), writer_until: t.clock.now() + 150_000 };
    await t.ctx.db.updateTable('categories').set(held).where('id', '=', id).execute();
    await freeDeadWork(t.ctx);
    const { rows } = await sql`
      select 1 from graphile_worker._private_jobs where locked_by = 'worker-that-died'`.execute(t.ctx.db);
    expect(rows).toEqual([]);
    await writeCategory(t.ctx, { categoryId: id });
    expect((await seen(id)).status).toBe('ready');
  });

  it('is not told of a category that is gone', async () => {
    await expect(writeCategory(t.ctx, { categoryId: t.ctx.deps.newId() })).resolves.toBeUndefined();
    expect(WRITING_TASK).toBe('write-category');
  });
});

describe('POST /api/categories/{id}/write', () => {
  const rewrite = (id: string, body: object = {}, who: b.Guest = player) =>
    t.call('POST', `/api/categories/${id}/write`, { token: who.token, body });

  it('writes a failed category anew, and refuses what is not to be written', async () => {
    const { _id } = await written({ name: 'Our office' });
    const other = await b.makeRegistered(t);
    expect((await rewrite(_id, {}, other)).status).toBe(404);
    expect((await rewrite(t.ctx.deps.newId())).status).toBe(404);
    const again = await rewrite(_id);
    expect([again.status, again.body.category.status]).toEqual([202, 'generating']);
    expect((await rewrite(_id)).body.category.status).toBe('generating');
    expect(await jobsFor(_id)).toBeGreaterThan(0);
    const ready = await written({ name: 'Mythology' });
    expect((await rewrite(ready._id)).body.code).toBe('category_not_ready');
    expect((await rewrite(ready._id, {}, other)).body.code).toBe('not_allowed');
  });
});
