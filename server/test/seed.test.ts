import { describe, expect, it } from 'vitest';
import { seedLibrary } from '../src/features/seed/service.ts';
import * as b from './builders.ts';
import { type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';
import { type TestFile, testFiles, testLibrary } from './library-kit.ts';
import * as k from './workshop-kit.ts';

const TOPICS = [{ name: 'Rivers', questions: 16, parents: 'Water' }, { name: 'Water' }];

/** The library of rivers, with what a test changes about its one file. */
function rivers(change: (file: TestFile) => void = () => {}) {
  const files = testFiles(TOPICS);
  for (const file of files) change(file);
  return testLibrary(TOPICS, files);
}

const questions = (t: TestApp) =>
  t.ctx.db
    .selectFrom('questions as q')
    .innerJoin('question_revisions as r', (j) =>
      j.onRef('r.question_id', '=', 'q.id').onRef('r.revision', '=', 'q.revision'),
    )
    .select(['q.id', 'q.bank_key', 'q.status', 'q.revision', 'r.question', 'r.correct_answer', 'r.answers'])
    .orderBy('q.bank_key')
    .execute();

describe('seeding the library', () => {
  it('writes once, and not again what did not change, also when started twice at once', async () => {
    const t = await testApp();
    await Promise.all([seedLibrary(t.ctx, rivers()), seedLibrary(t.ctx, rivers())]);
    expect(await questions(t)).toHaveLength(16);
    expect(await seedLibrary(t.ctx, rivers())).toBe(0);
    const { body } = await t.call('GET', '/api/categories', { token: (await b.makeGuest(t)).token });
    const listed = { poolSize: 16, createdBy: null, field: 'nature', section: null };
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Rivers', ...listed }),
        expect.objectContaining({ name: 'Water', ...listed }),
      ]),
    );
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('publishes a topic with 15 questions and takes one back only where few are left', async () => {
    const t = await testApp(
      {},
      rivers((file) => file.questions.splice(14)),
    );
    const guest = await b.makeGuest(t);
    const listed = async () => (await t.call('GET', '/api/categories', { token: guest.token })).body.length;
    expect(await listed()).toBe(0);
    await seedLibrary(t.ctx, rivers());
    expect(await listed()).toBe(2);
    await seedLibrary(
      t.ctx,
      rivers((file) => file.questions.splice(11)),
    );
    expect(await listed()).toBe(2);
    await seedLibrary(
      t.ctx,
      rivers((file) => file.questions.splice(9)),
    );
    expect(await listed()).toBe(0);
  });

  it('does not ask a question in the quiz whose name is its answer', async () => {
    const t = await testApp(
      {},
      rivers((file) => {
        const [first] = file.questions;
        if (first) first.answer = 'The river';
      }),
    );
    const { body } = await t.call('GET', '/api/categories', { token: (await b.makeGuest(t)).token });
    const sizes = Object.fromEntries(
      body.map((c: { name: string; poolSize: number }) => [c.name, c.poolSize]),
    );
    expect(sizes).toEqual({ Rivers: 15, Water: 16 });
  });

  it('says everything that is off in the files, and changes nothing', async () => {
    const t = await testApp({}, rivers());
    const off = rivers((file) => {
      const [first, second] = file.questions;
      if (first) first.about = ['no-such-topic'];
      if (second) second.difficulty = 11;
    });
    await expect(seedLibrary(t.ctx, off)).rejects.toThrow(/rivers\.json: rivers-1: difficulty/u);
    const two = rivers((file) => {
      const [first] = file.questions;
      if (first) first.about = ['no-such-topic'];
    });
    await expect(seedLibrary(t.ctx, two)).rejects.toThrow(/rivers-0: no topic "no-such-topic"/u);
    expect((await questions(t)).every((q) => q.revision === 1)).toBe(true);
  });

  it('gives a changed question a new revision and keeps its id; a withdrawn one is retired and comes back', async () => {
    const t = await testApp();
    await seedLibrary(t.ctx, rivers());
    const before = await questions(t);
    const edited = rivers((c) => {
      const [first] = c.questions;
      if (first) first.question = 'Which river opens the list?';
      c.questions.splice(5, 1);
    });
    expect(await seedLibrary(t.ctx, edited)).toBe(1);
    const after = await questions(t);
    expect(after.map((q) => q.id)).toEqual(before.map((q) => q.id));
    expect(after.find((q) => q.bank_key === 'rivers-0')).toMatchObject({
      revision: 2,
      question: 'Which river opens the list?',
    });
    expect(after.find((q) => q.bank_key === 'rivers-1')?.revision).toBe(1);
    expect(after.find((q) => q.bank_key === 'rivers-5')?.status).toBe('retired');
    await seedLibrary(t.ctx, rivers());
    expect((await questions(t)).every((q) => q.status === 'active')).toBe(true);
  });

  it('leaves hidden what reports have hidden until its text changes, and then tells who reported it', async () => {
    const t = await testApp();
    await seedLibrary(t.ctx, rivers());
    const before = await questions(t);
    const [first, third] = ['rivers-0', 'rivers-2'].map((key) => before.find((q) => q.bank_key === key));
    const firstReporters = await k.reportedBy(t, 3, first?.id ?? '');
    const [reporter] = await k.reportedBy(t, 1, third?.id ?? '');
    const statuses = async () => (await questions(t)).map((q) => q.status);
    expect((await statuses())[0]).toBe('hidden');
    const fourthReporters = await k.reportedBy(t, 3, before.find((q) => q.bank_key === 'rivers-8')?.id ?? '');
    const mended = (more: (c: TestFile) => void = () => {}) =>
      rivers((c) => {
        const [, other] = c.questions;
        if (other) other.question = 'Which river is the second of all rivers?';
        more(c);
      });
    await seedLibrary(t.ctx, mended());
    expect((await statuses())[0]).toBe('hidden');
    expect(await broken(t.ctx.db)).toEqual([]);
    const both = mended((c) => {
      if (c.questions[0]) c.questions[0].question = 'Which river opens the list?';
      c.questions.splice(2, 1);
    });
    await seedLibrary(t.ctx, both);
    expect((await statuses())[0]).toBe('active');
    const told = async (player: b.Guest | undefined) => player && (await k.news(t, player));
    const outcome = { kind: 'report_decided', name: 'Rivers', question: first?.question };
    for (const player of firstReporters) {
      expect(await told(player)).toEqual([expect.objectContaining({ ...outcome, outcome: 'changed' })]);
    }
    expect(await told(reporter)).toEqual([expect.objectContaining({ outcome: 'removed' })]);
    // Nothing was changed about it.
    expect((await questions(t)).find((q) => q.bank_key === 'rivers-8')).toMatchObject({
      status: 'hidden',
      revision: 1,
    });
    expect(await told(fourthReporters[0])).toEqual([]);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('keeps what players did with a question when its text changes', async () => {
    const t = await testApp();
    await seedLibrary(t.ctx, rivers());
    const player = await b.makeGuest(t);
    const { body: cats } = await t.call('GET', '/api/categories', { token: player.token });
    const p = await b.start(t, player, cats[0]._id);
    const { question } = (await b.next(t, p)).body;
    const river = question.answers.find((a: string) => a.startsWith('Right'));
    await b.answer(t, p, river);
    await t.call('POST', '/api/updatePopularity', {
      token: player.token,
      body: { questionId: question._id, action: 1 },
    });
    await seedLibrary(
      t.ctx,
      rivers((c) => {
        for (const q of c.questions) q.explanation = `${q.explanation} More could be said.`;
      }),
    );
    const met = await t.ctx.db
      .selectFrom('answer_tallies')
      .selectAll()
      .where('question_id', '=', question._id)
      .execute();
    expect(met).toEqual([{ question_id: question._id, answer: river, n: 1 }]);
    expect(await t.ctx.db.selectFrom('votes').selectAll().execute()).toHaveLength(1);
    expect((await questions(t)).find((q) => q.id === question._id)).toMatchObject({
      revision: 2,
      status: 'active',
    });
  });

  it('brings pictures, at an address and in a file that do not tell the answer', async () => {
    const t = await testApp();
    const withFlags = rivers((c) => {
      for (const q of c.questions) q.picture = { file: 'flags/jp', alt: 'A red disc on a white ground' };
    });
    await seedLibrary(t.ctx, withFlags);
    const player = await b.makeGuest(t);
    const { body: cats } = await t.call('GET', '/api/categories', { token: player.token });
    const { question } = (await b.next(t, await b.start(t, player, cats[0]._id))).body;
    expect(question).toMatchObject({
      imageAlt: 'A red disc on a white ground',
      image: `/pictures/${question._id}/1.svg`,
    });
    const picture = await t.call('GET', question.image);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(picture.headers['content-security-policy']).toMatch(/script-src 'self'/u);
    expect(picture.text).toMatch(/^<svg /u);
    expect(picture.text).not.toMatch(/jp|japan|flag/iu);
    for (const path of [
      `/pictures/${question._id}/2.svg`,
      '/pictures/x/1.svg',
      `/pictures/${question._id}/1.png`,
    ]) {
      expect((await t.call('GET', path)).status).toBe(404);
    }
  });

  it('does not change how a running quiz is judged', async () => {
    const t = await testApp();
    await seedLibrary(t.ctx, rivers());
    const player = await b.makeGuest(t);
    const { body: cats } = await t.call('GET', '/api/categories', { token: player.token });
    const p = await b.start(t, player, cats[0]._id);
    const { question } = (await b.next(t, p)).body;
    const swapped = rivers((c) => {
      for (const q of c.questions) [q.answer, q.others[0]] = [q.others[0], q.answer];
    });
    await seedLibrary(t.ctx, swapped);
    const river = question.answers.find((a: string) => a.startsWith('Right'));
    expect((await b.answer(t, p, river)).body).toMatchObject({ isCorrect: true, correctAnswer: river });
  });
});
