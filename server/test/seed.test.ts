import type { BankCategory } from '@trivium/questions/draft';
import { describe, expect, it } from 'vitest';
import { seedBank } from '../src/features/seed/service.ts';
import * as b from './builders.ts';
import { type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';
import * as k from './workshop-kit.ts';

function bankOf(count: number): BankCategory[] {
  const questions = Array.from({ length: count }, (_, n) => ({
    id: `rivers-${n}`,
    question: `Which river is number ${n} of the list?`,
    answer: `River ${n}`,
    others: [`Stream ${n}`, `Brook ${n}`, `Creek ${n}`] as [string, string, string],
    explanation: `River ${n} is longer than stream, brook and creek of the same number.`,
    difficulty: 1 + (n % 10),
    timer: 30,
  }));
  return [{ slug: 'rivers', name: 'Rivers', description: 'Water that runs.', subject: 'world', questions }];
}

const changed = (bank: BankCategory[], change: (c: BankCategory) => void) => {
  const copy = structuredClone(bank);
  for (const category of copy) change(category);
  return copy;
};

const questions = (t: TestApp) =>
  t.ctx.db
    .selectFrom('questions as q')
    .innerJoin('question_revisions as r', (j) =>
      j.onRef('r.question_id', '=', 'q.id').onRef('r.revision', '=', 'q.revision'),
    )
    .select(['q.id', 'q.bank_key', 'q.status', 'q.revision', 'r.question', 'r.correct_answer', 'r.answers'])
    .orderBy('q.bank_key')
    .execute();

describe('seeding the bank', () => {
  it('writes once, and not again what did not change, also when started twice at once', async () => {
    const t = await testApp();
    const bank = bankOf(12);
    await Promise.all([seedBank(t.ctx, bank), seedBank(t.ctx, bank)]);
    expect(await questions(t)).toHaveLength(12);
    expect(await seedBank(t.ctx, bank)).toBe(0);
    const { body } = await t.call('GET', '/api/categories', { token: (await b.makeGuest(t)).token });
    expect(body).toEqual([expect.objectContaining({ name: 'Rivers', poolSize: 12, createdBy: null })]);
  });

  it('gives a changed question a new revision and keeps its id; a withdrawn one is retired and comes back', async () => {
    const t = await testApp();
    await seedBank(t.ctx, bankOf(12));
    const before = await questions(t);
    const edited = changed(bankOf(12), (c) => {
      const [first] = c.questions;
      if (first) first.question = 'Which river opens the list?';
      c.questions.splice(5, 1);
    });
    expect(await seedBank(t.ctx, edited)).toBe(1);
    const after = await questions(t);
    expect(after.map((q) => q.id)).toEqual(before.map((q) => q.id));
    expect(after.find((q) => q.bank_key === 'rivers-0')).toMatchObject({
      revision: 2,
      question: 'Which river opens the list?',
    });
    expect(after.find((q) => q.bank_key === 'rivers-1')?.revision).toBe(1);
    expect(after.find((q) => q.bank_key === 'rivers-5')?.status).toBe('retired');
    await seedBank(t.ctx, bankOf(12));
    expect((await questions(t)).every((q) => q.status === 'active')).toBe(true);
  });

  it('leaves hidden what reports have hidden until its text changes, and then tells who reported it', async () => {
    const t = await testApp();
    await seedBank(t.ctx, bankOf(12));
    const before = await questions(t);
    const [first, third] = ['rivers-0', 'rivers-2'].map((key) => before.find((q) => q.bank_key === key));
    const firstReporters = await k.reportedBy(t, 3, first?.id ?? '');
    const [reporter] = await k.reportedBy(t, 1, third?.id ?? '');
    const statuses = async () => (await questions(t)).map((q) => q.status);
    expect((await statuses())[0]).toBe('hidden');
    const fourthReporters = await k.reportedBy(t, 3, before.find((q) => q.bank_key === 'rivers-8')?.id ?? '');
    const mended = (text: string) =>
      changed(bankOf(12), (c) => {
        const [, other] = c.questions;
        if (other) other.question = text;
      });
    await seedBank(t.ctx, mended('Which river is the second of all rivers?'));
    expect((await statuses())[0]).toBe('hidden');
    expect(await broken(t.ctx.db)).toEqual([]);
    const both = changed(mended('Which river is the second of all rivers?'), (c) => {
      if (c.questions[0]) c.questions[0].question = 'Which river opens the list?';
      // The options of those behind it change places.
      c.questions.splice(2, 1);
    });
    await seedBank(t.ctx, both);
    expect((await statuses())[0]).toBe('active');
    const told = async (player: b.Guest | undefined) => player && (await k.news(t, player));
    const outcome = { kind: 'report_decided', name: 'Rivers', question: first?.question };
    for (const player of firstReporters) {
      expect(await told(player)).toEqual([expect.objectContaining({ ...outcome, outcome: 'changed' })]);
    }
    expect(await told(reporter)).toEqual([expect.objectContaining({ outcome: 'removed' })]);
    // Only its options have changed places.
    expect((await questions(t)).find((q) => q.bank_key === 'rivers-8')).toMatchObject({
      status: 'hidden',
      revision: 2,
    });
    expect(await told(fourthReporters[0])).toEqual([]);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('keeps what players did with a question when its text changes', async () => {
    const t = await testApp();
    await seedBank(t.ctx, bankOf(10));
    const player = await b.makeGuest(t);
    const { body: cats } = await t.call('GET', '/api/categories', { token: player.token });
    const p = await b.start(t, player, cats[0]._id);
    const { question } = (await b.next(t, p)).body;
    const river = question.answers.find((a: string) => a.startsWith('River'));
    await b.answer(t, p, river);
    await t.call('POST', '/api/updatePopularity', {
      token: player.token,
      body: { questionId: question._id, action: 1 },
    });
    await seedBank(
      t.ctx,
      changed(bankOf(10), (c) => {
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
    const withFlags = changed(bankOf(10), (c) => {
      for (const q of c.questions) q.picture = { file: 'flags/jp', alt: 'A red disc on a white ground' };
    });
    await seedBank(t.ctx, withFlags);
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
    await seedBank(t.ctx, bankOf(10));
    const player = await b.makeGuest(t);
    const { body: cats } = await t.call('GET', '/api/categories', { token: player.token });
    const p = await b.start(t, player, cats[0]._id);
    const { question } = (await b.next(t, p)).body;
    const swapped = changed(bankOf(10), (c) => {
      for (const q of c.questions) [q.answer, q.others[0]] = [q.others[0], q.answer];
    });
    await seedBank(t.ctx, swapped);
    const river = question.answers.find((a: string) => a.startsWith('River'));
    expect((await b.answer(t, p, river)).body).toMatchObject({ isCorrect: true, correctAnswer: river });
  });
});
