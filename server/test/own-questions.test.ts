import { LIMITS } from '@trivium/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';
import { soundQuestions } from './library-kit.ts';
import * as k from './workshop-kit.ts';

let t: TestApp;
let sound: Json[];
beforeAll(async () => {
  t = await testApp();
  sound = (await soundQuestions(40)).map((q) => k.typed(q));
});

const edit = (room: k.Room, id: string, body: object) => k.post(t, room.owner, `/api/questions/${id}`, body);
const setStatus = (room: k.Room, id: string, status: string) =>
  k.post(t, room.owner, `/api/questions/${id}/status`, { status });
const remove = (room: k.Room, id: string) => k.post(t, room.owner, `/api/questions/${id}/delete`);
const category = (room: k.Room, what: string) =>
  k.post(t, room.owner, `/api/categories/${room.categoryId}/${what}`);

describe('adding', () => {
  it('tells the question as it is stored, on one line and with a timer', async () => {
    const room = await k.emptyRoom(t);
    const [q] = sound;
    const { status, body } = await k.add(t, room, { ...q, question: `  ${q.question.replace(' ', '\n ')} ` });
    expect(status).toBe(201);
    expect(body.question).toMatchObject({
      ...q,
      revision: 1,
      status: 'active',
      source: 'owner',
      answered: 0,
      likes: 0,
      dislikes: 0,
      reports: [],
      timerInSeconds: 30,
      imageUrl: null,
      imageAlt: null,
    });
    expect(body.question.answers.map((a: Json) => a.text)).toEqual([q.answer, ...q.others]);
    expect(body.category).toMatchObject({ poolSize: 1, status: 'draft' });
  });

  const REFUSED: [string, object, RegExp][] = [
    ['no question', { question: ' ' }, /question/u],
    ['two equal answers', { others: ['One', 'one', 'Two'] }, /^Two answers /u],
    [
      'an answer inside another',
      { answer: 'Carbon', others: ['Carbon dioxide', 'Iron', 'Gold'] },
      /"Carbon dioxide"/u,
    ],
    [
      'an answer that the question tells',
      { question: 'What colour is a red herring?', answer: 'Red', others: ['Blue', 'Green', 'Grey'] },
      /answer away/u,
    ],
    ['control characters', { question: 'Which \u0007 bell rings here?' }, /characters/u],
    ['the same question again', {}, /Another question of this quiz is much the same/u],
    [
      'two faults at once',
      { question: 'What colour is a red herring?', answer: 'Red', others: ['Red', 'Green', 'Grey'] },
      /Two answers .*answer away/u,
    ],
  ];
  it.each(REFUSED)('refuses %s', async (_, over, why) => {
    const room = await k.emptyRoom(t);
    await k.add(t, room, sound[0]);
    const { status, body } = await k.add(t, room, { ...sound[0], ...over });
    expect([status, body.code]).toEqual([400, 'question_refused']);
    expect(body.message).toMatch(why);
    expect(await k.listed(t, room)).toHaveLength(1);
  });

  it.each([{ difficulty: 0 }, { others: ['a', 'b'] }, { timerInSeconds: 5 }, { question: 'x'.repeat(181) }])(
    'takes %j for bad input',
    async (over) => {
      const room = await k.emptyRoom(t);
      expect((await k.add(t, room, { ...sound[0], ...over })).body.code).toBe('bad_input');
    },
  );

  it('keeps what looks like mark-up as it was typed', async () => {
    const room = await k.emptyRoom(t);
    const nasty = {
      question: `Which tag is <script>top("1")</script> made of in a page?`,
      answer: '<img src=x onerror=alert(1)>',
      others: [`'; drop table questions; --`, '<svg onload=alert(2)>', '{{7*7}} or %24 <!--'],
      explanation: '<b>Bold</b> and & and \u{1F600}',
      difficulty: 3,
    };
    const { status, body } = await k.add(t, room, nasty);
    expect([status, body]).toMatchObject([201, { question: nasty }]);
    expect((await k.listed(t, room))[0]).toMatchObject(nasty);
  });

  it('ends at the number that a category can hold', async () => {
    const room = await k.room(t, 1);
    const [first] = await k.listed(t, room);
    // One less than full.
    await k.fillUp(t, room, LIMITS.categoryQuestions - 2);
    const both = await Promise.all([k.add(t, room, sound[1]), k.add(t, room, sound[2])]);
    expect(both.map((a) => a.status).sort()).toEqual([201, 409]);
    expect(both.find((a) => a.status === 409)?.body.code).toBe('too_many_questions');
    await remove(room, first._id);
    expect((await k.add(t, room, sound[3])).status).toBe(201);
  });
});

describe('editing', () => {
  it('makes a new revision; a quiz that runs keeps the text it has', async () => {
    const room = await k.room(t, 15);
    const p = await b.start(t, await b.makeGuest(t), room.categoryId);
    const { question } = (await b.next(t, p)).body;
    const before = (await k.listed(t, room)).find((q) => q._id === question._id);
    const { body } = await edit(room, question._id, { ...sound[20], timerInSeconds: 45, revision: 1 });
    expect(body.question).toMatchObject({ ...sound[20], revision: 2, timerInSeconds: 45, answered: 0 });
    expect((await b.next(t, p)).body.question).toEqual(question);
    expect((await b.answer(t, p, before.answer)).body).toMatchObject({
      isCorrect: true,
      correctAnswer: before.answer,
    });
    const row = await t.ctx.db
      .selectFrom('questions')
      .select(['difficulty'])
      .where('id', '=', question._id)
      .executeTakeFirst();
    expect(row?.difficulty).toBe(sound[20].difficulty);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('keeps counts of texts that still are options, and of timeouts', async () => {
    const room = await k.room(t, 15);
    const [a, c] = [await b.makeGuest(t), await b.makeGuest(t)];
    const p = await b.start(t, a, room.categoryId);
    const { question } = (await b.next(t, p)).body;
    const before = (await k.listed(t, room)).find((q) => q._id === question._id);
    await b.answer(t, p, before.answer);
    await k.show(t, question._id, [c]);
    await t.ctx.db
      .updateTable('quiz_questions')
      .set({ selected: '', answered_at: t.clock.now() })
      .where('question_id', '=', question._id)
      .where('answered_at', 'is', null)
      .execute();
    const counted = (await k.listed(t, room)).find((q) => q._id === question._id);
    expect(counted).toMatchObject({ answered: 2 });
    expect(counted.answers).toEqual([
      { text: before.answer, times: 1, percentage: 50 },
      ...before.others.map((text: string) => ({ text, times: 0, percentage: 0 })),
      { text: '', times: 1, percentage: 50 },
    ]);
    const { body } = await edit(room, question._id, { ...sound[20], revision: 1 });
    expect(body.question.answers.map((x: Json) => x.times)).toEqual([0, 0, 0, 0, 1]);
    const back = await edit(room, question._id, { ...k.typed(before), revision: 2 });
    expect(back.body.question.answers.map((x: Json) => x.times)).toEqual([1, 0, 0, 0, 1]);
  });

  it('with an old revision is refused, with the same content is no change and can be sent twice', async () => {
    const room = await k.room(t, 2);
    const [q] = await k.listed(t, room);
    const change = { ...sound[20], revision: 1 };
    expect((await edit(room, q._id, change)).body.question.revision).toBe(2);
    expect((await edit(room, q._id, change)).body.question.revision).toBe(2);
    const late = await edit(room, q._id, { ...sound[21], revision: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'edited_meanwhile']);
    const shuffled = { ...sound[20], others: sound[20].others.toReversed(), revision: 2 };
    expect((await edit(room, q._id, shuffled)).body.question.revision).toBe(2);
    expect((await edit(room, q._id, { ...sound[1], revision: 2 })).body.code).toBe('question_refused');
  });

  it('of one question by many at once lets one through; additions at once are all counted', async () => {
    const room = await k.room(t, 1);
    const [q] = await k.listed(t, room);
    const edits = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        edit(room, q._id, { ...sound[1], explanation: `Version ${n}`, revision: 1 }),
      ),
    );
    expect(edits.map((e) => e.status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const added = await Promise.all(sound.slice(2, 22).map((s) => k.add(t, room, s)));
    expect(added.map((e) => e.status)).toEqual(Array(20).fill(201));
    const [first] = await k.listed(t, room);
    expect(first.revision).toBe(2);
    expect((await k.categoryOf(t, room)).poolSize).toBe(21);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('keeps the picture of a question that has one', async () => {
    const room = await k.room(t, 1);
    const [q] = await k.listed(t, room);
    await t.ctx.db
      .updateTable('question_revisions')
      .set({ picture: 'flags/jp', picture_alt: 'A red disc on white' })
      .where('question_id', '=', q._id)
      .execute();
    const { body } = await edit(room, q._id, { ...sound[20], revision: 1 });
    expect(body.question).toMatchObject({
      imageUrl: `/pictures/${q._id}/2.svg`,
      imageAlt: 'A red disc on white',
    });
    expect((await t.call('GET', body.question.imageUrl)).status).toBe(200);
  });
});

describe('retiring and deleting', () => {
  it('a retired question is not asked and comes back; the same again changes nothing', async () => {
    const room = await k.room(t, 15);
    const [q] = await k.listed(t, room);
    for (const _ of [1, 2]) {
      expect((await setStatus(room, q._id, 'retired')).body).toMatchObject({
        question: { status: 'retired' },
        category: { poolSize: 14 },
      });
    }
    const p = await b.start(t, await b.makeGuest(t), room.categoryId);
    const taken = await t.ctx.db
      .selectFrom('quiz_questions as u')
      .innerJoin('quizzes as z', 'z.id', 'u.quiz_id')
      .select('u.question_id')
      .where('z.token', '=', p.quizToken)
      .execute();
    expect(taken.map((row) => row.question_id)).not.toContain(q._id);
    expect((await setStatus(room, q._id, 'active')).body).toMatchObject({
      question: { status: 'active' },
      category: { poolSize: 15 },
    });
    expect((await setStatus(room, q._id, 'hidden')).status).toBe(400);
  });

  it('a question that no quiz took is gone, one that was asked stays for its quiz alone', async () => {
    const room = await k.room(t, 16);
    const [first, second] = await k.listed(t, room);
    await category(room, 'withdraw');
    expect((await remove(room, first._id)).body.category.poolSize).toBe(15);
    expect((await remove(room, first._id)).status).toBe(404);
    await category(room, 'publish');
    const guest = await b.makeGuest(t);
    await k.show(t, second._id, [guest]);
    expect((await remove(room, second._id)).body.category.poolSize).toBe(14);
    expect((await remove(room, second._id)).status).toBe(404);
    expect((await setStatus(room, second._id, 'active')).status).toBe(404);
    expect((await edit(room, second._id, { ...sound[30], revision: 1 })).status).toBe(404);
    expect(await k.listed(t, room)).toHaveLength(14);
    const rows = await t.ctx.db
      .selectFrom('questions')
      .select(['id', 'status'])
      .where('id', 'in', [first._id, second._id])
      .execute();
    expect(rows).toEqual([{ id: second._id, status: 'deleted' }]);
    // What is deleted is no reason to refuse the same question.
    expect((await k.add(t, room, k.typed(second))).status).toBe(201);
    expect(await broken(t.ctx.db)).toEqual([]);
  });
});
