import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { resumeWriting, WRITING_TASK, writeCategory } from '../src/features/categories/job.ts';
import { activeQuestions } from '../src/features/categories/writing.store.ts';
import { freeDeadWork } from '../src/jobs.ts';
import * as b from './builders.ts';
import { type Answer, type Json, type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';
import { testLibrary } from './library-kit.ts';

const LIBRARY = testLibrary([
  { name: 'Animals' },
  { name: 'Frogs', aliases: 'toads', parents: 'Animals', questions: 24 },
  { name: 'Newts', parents: 'Animals', questions: 6 },
  { name: 'Egypt', questions: 20, about: ['cats'] },
  { name: 'Cats', parents: 'Animals', questions: 50 },
  { name: 'Planet Mercury', aliases: 'Mercury', questions: 16 },
  { name: 'Freddie Mercury', aliases: 'Mercury', questions: 17 },
  { name: 'Mercury the metal', aliases: 'Mercury', questions: 2 },
]);

let t: TestApp;
let player: b.Registered;
beforeAll(async () => {
  t = await testApp({}, LIBRARY);
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

const topicsOf = async (id: string): Promise<string[]> => {
  const { rows } = await sql<{ about: string }>`
    select distinct q.about[1] as about from category_questions k join questions q on q.id = k.question_id
    where k.category_id = ${id} order by 1`.execute(t.ctx.db);
  return rows.map((row) => row.about);
};
const levelsOf = async (id: string): Promise<number[]> =>
  (await activeQuestions(t.ctx.db, id)).map((q) => q.difficulty).toSorted((x, y) => x - y);

describe('a quiz from just a name', () => {
  it("is published with the library's questions about it, and its maker is told once", async () => {
    const { status, body } = await create({ name: 'Frogs' });
    expect(status).toBe(202);
    const id = body.category._id;
    expect(body.category).toMatchObject({
      status: 'generating',
      isOwn: true,
      progress: { written: 0, wanted: 40 },
      interpretation: 'Frogs',
    });
    await Promise.all([1, 2, 3].map(() => writeCategory(t.ctx, { categoryId: id })));
    await writeCategory(t.ctx, { categoryId: id });
    const ready = await seen(id);
    expect(ready).toMatchObject({
      status: 'ready',
      progress: null,
      advice: null,
      poolSize: 24,
      field: 'nature',
    });
    expect((await newsOf(id)).map((n) => n.kind)).toEqual(['category_ready']);
    const guest = await b.makeGuest(t);
    const other = await t.call('GET', '/api/categories?search=Frogs', { token: guest.token });
    expect(other.body.find((c: Json) => c._id === id)).toMatchObject({ isOwn: false, interpretation: null });
    expect((await b.start(t, guest, id)).quizToken).toBeTruthy();
    // Nothing is copied: both quizzes ask the same questions.
    const { rows } = await sql`select 1 from questions where category_id = ${id}`.execute(t.ctx.db);
    expect(rows).toEqual([]);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('takes at most forty, and not the same ones in two quizzes', async () => {
    const [one, two] = [await written({ name: 'Cats' }), await written({ name: 'cat' })];
    expect([one.poolSize, two.poolSize]).toEqual([40, 40]);
    const ids = async (id: string) => (await activeQuestions(t.ctx.db, id)).map((q) => q.id).toSorted();
    expect(await ids(one._id)).not.toEqual(await ids(two._id));
  });

  it.each([
    ['toads', ['frogs']],
    ['a quiz about frogs please', ['frogs']],
    ['frgos', ['frogs']],
    ['THE FROG', ['frogs']],
  ])('understands %j', async (name, topics) => {
    const ready = await written({ name });
    expect(ready).toMatchObject({ status: 'ready', interpretation: 'Frogs' });
    expect(await topicsOf(ready._id)).toEqual(topics);
  });

  it('keeps to what a phrase wishes: easy ones for children, hard ones for who asks for them', async () => {
    const [easy, hard] = [
      await written({ name: 'quiz about cats for kids' }),
      await written({ name: 'hard cats quiz' }),
    ];
    expect(Math.max(...(await levelsOf(easy._id)))).toBeLessThanOrEqual(5);
    expect(Math.min(...(await levelsOf(hard._id)))).toBeGreaterThanOrEqual(6);
  });

  it('asks what is about two topics at once', async () => {
    const ready = await written({ name: 'cats in Egypt' });
    expect(ready).toMatchObject({ status: 'ready', interpretation: 'Cats and Egypt', poolSize: 20 });
    expect(await topicsOf(ready._id)).toEqual(['egypt']);
  });

  it('asks back where a name has several meanings, and takes the one that is chosen', async () => {
    const asked = await create({ name: 'Mercury' });
    expect([asked.status, asked.body.code]).toEqual([409, 'ambiguous_name']);
    expect(asked.body.choices).toEqual([
      { sense: 'planet-mercury', label: 'Planet Mercury' },
      { sense: 'freddie-mercury', label: 'Freddie Mercury' },
    ]);
    expect(asked.body.message).toMatch(/several meanings.*which one/iu);
    expect((await create({ name: 'Mercury', sense: 'no such sense' })).body.code).toBe('ambiguous_name');
    const made = await written({ name: 'Mercury', sense: 'freddie-mercury' });
    expect(made).toMatchObject({ status: 'ready', interpretation: 'Freddie Mercury', poolSize: 17 });
  });

  it('offers the other meanings where the chosen one gives too little', async () => {
    const failed = await written({ name: 'Mercury', sense: 'mercury-the-metal' });
    expect(failed).toMatchObject({ status: 'failed' });
    const { choices } = failed.advice;
    expect(choices.map((c: Json) => c.sense)).toEqual(['planet-mercury', 'freddie-mercury']);
    const { _id } = failed;
    const again = await t.call('POST', `/api/categories/${_id}/write`, {
      token: player.token,
      body: { sense: choices[0].sense },
    });
    expect(again.body.category.interpretation).toBe('Planet Mercury');
    await writeCategory(t.ctx, { categoryId: _id });
    expect(await seen(_id)).toMatchObject({ status: 'ready' });
  });

  it('fails honestly with too few questions, and names what is near', async () => {
    const failed = await written({ name: 'Newts' });
    expect(failed).toMatchObject({ status: 'failed', poolSize: 0 });
    expect(failed.statusReason).toMatch(/only 6 questions were found; a quiz needs 15/u);
    expect(failed.advice.nearest[0]).toBe('Animals');
    expect(failed.advice.nearest).toHaveLength(3);
  });

  it.each([
    ['Our wedding', /personal/u],
    ['asdfgh', /does not look like a subject/u],
    ['My friends and me', /personal/u],
    ['12345', /does not look like a subject/u],
    ['Zorblatt engineering of Kwunt', /no questions were found/u],
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
    const [one, two] = await Promise.all([create({ name: 'Frogs' }), create({ name: 'frogs' })]);
    expect(one.body.category._id).toBe(two.body.category._id);
    expect(await jobsFor(one.body.category._id)).toBe(1);
  });
});

describe('a run that dies', () => {
  it('gives its category free after a while, and another finishes it with one outcome', async () => {
    const { body } = await create({ name: 'Frogs for experts' });
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
    const { body } = await create({ name: 'Cats and their kittens' });
    const id = body.category._id;
    const faulty = {
      ...t.ctx,
      get names(): never {
        throw new Error('the topics are gone');
      },
    };
    const attempt = (n: number) =>
      writeCategory(faulty, { categoryId: id }, { attempt: n, signal: new AbortController().signal });
    for (const n of [1, 2, 3]) await expect(attempt(n)).rejects.toThrow('the topics are gone');
    expect((await seen(id)).status).toBe('generating');
    await attempt(4);
    const failed = await seen(id);
    expect(failed).toMatchObject({ status: 'failed' });
    expect(failed.statusReason).toMatch(/our side/u);
    expect(t.logged.some((line) => line.includes('could not be written'))).toBe(true);
  });

  it('leaves no job locked after a start of the only server', async () => {
    const { body } = await create({ name: 'All about Egypt' });
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
    const ready = await written({ name: 'Trivia on frogs' });
    expect((await rewrite(ready._id)).body.code).toBe('category_not_ready');
    expect((await rewrite(ready._id, {}, other)).body.code).toBe('not_allowed');
  });
});
