import { beforeAll, describe, expect, it } from 'vitest';
import { writeCategory } from '../src/features/categories/job.ts';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';
import { testFiles, testLibrary } from './library-kit.ts';
import * as k from './workshop-kit.ts';

const TOPICS = [
  { name: 'Animals' },
  { name: 'Frogs', parents: 'Animals', questions: 16 },
  { name: 'Birds', parents: 'Animals', questions: 20 },
  { name: 'Owls', questions: 16 },
];
const LIBRARY = testLibrary(
  TOPICS,
  testFiles(TOPICS).map((file) =>
    file.topic === 'owls'
      ? {
          ...file,
          questions: file.questions.map((q) => ({
            ...q,
            answer: 'Ivory',
            others: ['Amber', 'Cobalt', 'Ochre'],
          })),
        }
      : file,
  ),
);

let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, LIBRARY);
});

/** A registered player with a published quiz of the library's questions on a topic. */
async function quizOn(name: string): Promise<k.Room> {
  const owner = await b.makeRegistered(t);
  const { body } = await k.post(t, owner, '/api/categories/createCategory', { name });
  await writeCategory(t.ctx, { categoryId: body.category._id });
  return { owner, categoryId: body.category._id };
}
const frogQuiz = () => quizOn('Frogs');

const builtIn = async (name: string, player: b.Guest): Promise<Json> => {
  const { body } = await t.call('GET', `/api/categories?search=${name}`, { token: player.token });
  return body.find((c: Json) => c.name === name && c.createdBy === null);
};
const rightOf = (question: Json): string => question.answers.find((a: string) => a.startsWith('Right'));

/** Plays a quiz to its end, all answers right; gives the ids of its questions and what it paid. */
async function play(player: b.Guest, categoryId: string): Promise<{ ids: string[]; results: Json }> {
  const p = await b.start(t, player, categoryId);
  const ids: string[] = [];
  for (;;) {
    const { question } = (await b.next(t, p)).body;
    if (!question) break;
    ids.push(question._id);
    await b.answer(t, p, rightOf(question));
  }
  const done = await k.post(t, player, `/api/categories/${categoryId}/completion`, {
    quizToken: p.quizToken,
  });
  return { ids, results: done.body.results };
}

describe('one question, many quizzes', () => {
  it('is not met twice in different quizzes while unseen ones remain', async () => {
    const guest = await b.makeGuest(t);
    const [frogs, animals] = [await builtIn('Frogs', guest), await builtIn('Animals', guest)];
    expect([frogs.poolSize, animals.poolSize]).toEqual([16, 36]);
    const first = await play(guest, frogs._id);
    const second = await play(guest, animals._id);
    const third = await play(guest, animals._id);
    const met = [...first.ids, ...second.ids, ...third.ids];
    expect(new Set(met).size).toBe(30);
  });

  it('shares tallies, likes and reports', async () => {
    const { owner, categoryId } = await frogQuiz();
    const guest = await b.makeGuest(t);
    const { ids } = await play(guest, (await builtIn('Frogs', guest))._id);
    await k.post(t, guest, '/api/updatePopularity', { questionId: ids[0], action: 1 });
    const [question] = (await k.listed(t, { owner, categoryId })).filter((q) => q._id === ids[0]);
    expect(question).toMatchObject({ shared: true, likes: 1 });
    expect(question.answered).toBeGreaterThan(0);
  });

  it('is hidden everywhere when it is hidden for reports', async () => {
    const made = await frogQuiz();
    const [question] = await k.listed(t, made);
    const reporters = await k.reportedBy(t, 3, question._id);
    const sizes = async () => {
      const viewer = reporters[0] as b.Guest;
      const own = await k.categoryOf(t, { owner: viewer as b.Registered, categoryId: made.categoryId });
      return [
        own.poolSize,
        (await builtIn('Frogs', viewer)).poolSize,
        (await builtIn('Animals', viewer)).poolSize,
      ];
    };
    expect(await sizes()).toEqual([15, 15, 35]);
    expect((await k.listed(t, made)).find((q) => q._id === question._id)).toMatchObject({ status: 'hidden' });
    expect(await broken(t.ctx.db)).toEqual([]);
  });
});

describe('answers stay secret', () => {
  it('from the owner of a quiz, in everything that is told of a shared question', async () => {
    const made = await frogQuiz();
    const guest = await b.makeGuest(t);
    await play(guest, made.categoryId);
    for (const question of await k.listed(t, made)) {
      expect(question).toMatchObject({
        shared: true,
        answer: null,
        others: [],
        explanation: null,
        answers: [],
      });
      expect(question.options).toHaveLength(4);
      expect(question.options).toEqual(question.options.toSorted());
    }
  });

  it('until they are asked for; from then on the question pays as little as any repetition', async () => {
    const [made, fresh] = [await frogQuiz(), await b.makeRegistered(t)];
    const reveal = (id: string, who = made.owner, categoryId = made.categoryId) =>
      k.post(t, who, `/api/questions/${id}/reveal`, { categoryId });
    const questions = await k.listed(t, made);
    for (const { _id } of questions) {
      const { body } = await reveal(_id);
      expect(body.question.answer).toMatch(/^Right/u);
      expect(body.question.others).toHaveLength(3);
    }
    expect((await reveal(questions[0]._id, fresh)).body.code).toBe('not_allowed');
    expect((await reveal(t.ctx.deps.newId())).status).toBe(404);
    const frogs = (await builtIn('Frogs', fresh))._id;
    const [told, untold] = [await play(made.owner, frogs), await play(fresh, frogs)];
    const full = untold.results.knowledgeGained;
    expect(told.results.knowledgeGained).toBeLessThan(full);
    const again = await play(fresh, frogs);
    // Six are left unseen of sixteen: a quiz of four old ones still pays more than one of ten.
    expect(told.results.knowledgeGained).toBeLessThan(again.results.knowledgeGained);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('also of a question that is on show in a running quiz', async () => {
    const made = await frogQuiz();
    const p = await b.start(t, made.owner, (await builtIn('Frogs', made.owner))._id);
    const { question } = (await b.next(t, p)).body;
    await k.post(t, made.owner, `/api/questions/${question._id}/reveal`, { categoryId: made.categoryId });
    await b.answer(t, p, rightOf(question));
    const row = await t.ctx.db
      .selectFrom('quiz_questions as u')
      .innerJoin('quizzes as q', 'q.id', 'u.quiz_id')
      .select('u.met_before')
      .where('q.token', '=', p.quizToken)
      .where('u.question_id', '=', question._id)
      .executeTakeFirstOrThrow();
    expect(row.met_before).toBe(1);
  });

  it('an export tells them all, and counts them as met', async () => {
    const made = await frogQuiz();
    const file = await t.call('GET', `/api/categories/${made.categoryId}/export?format=csv`, {
      token: made.owner.token,
    });
    expect(file.status).toBe(200);
    const { rows } = await t.ctx.db
      .selectFrom('player_questions')
      .select('question_id')
      .where('player_id', '=', made.owner.id)
      .where('told', '=', true)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toHaveLength((await k.listed(t, made)).length);
  });

  it('a new question tells nothing about the key of one that is much the same', async () => {
    const said = new Set<string>();
    const options = ['Amber', 'Cobalt', 'Ivory', 'Ochre'];
    for (const answer of options) {
      // Each guess in a quiz of its own, so that it is not compared with another guess.
      const made = await quizOn('Owls');
      const [shared] = await k.listed(t, made);
      expect(shared.options).toEqual(options);
      const { status, body } = await k.add(t, made, {
        question: shared.question,
        answer,
        others: options.filter((other) => other !== answer),
        explanation: 'A guess at the key, to see what the gates say about it.',
        difficulty: 5,
      });
      said.add(`${status} ${String(body.message).replace(/“.*?”|".*?"/gu, '')}`);
    }
    expect([...said]).toHaveLength(1);
  });
});

describe('a shared question in the owner’s room', () => {
  it('is copied when it is changed; the library’s stays as it is', async () => {
    const made = await frogQuiz();
    const [shared] = await k.listed(t, made);
    const typed = {
      question: 'Which amphibian croaks at the pond behind our school in spring?',
      answer: 'The common frog',
      others: ['The fire salamander', 'The smooth newt', 'The slow worm'],
      explanation: 'It comes back to the pond in which it was hatched, often in March.',
      difficulty: 3,
      revision: shared.revision,
    };
    const without = await k.post(t, made.owner, `/api/questions/${shared._id}`, typed);
    expect(without.status).toBe(404);
    const { body, status } = await k.post(t, made.owner, `/api/questions/${shared._id}`, {
      ...typed,
      categoryId: made.categoryId,
    });
    expect(status).toBe(200);
    expect(body.question).toMatchObject({ shared: false, answer: 'The common frog', source: 'owner' });
    const [first, ...rest] = await k.listed(t, made);
    expect(first._id).toBe(body.question._id);
    expect(rest.some((q) => q._id === shared._id)).toBe(false);
    const guest = await b.makeGuest(t);
    expect((await builtIn('Frogs', guest)).poolSize).toBeGreaterThanOrEqual(15);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('is taken out of one quiz and stays in the others', async () => {
    const [made, other] = [await frogQuiz(), await frogQuiz()];
    const before = (await k.listed(t, made)).length;
    const [shared] = await k.listed(t, made);
    const path = `/api/questions/${shared._id}/delete`;
    expect((await k.post(t, made.owner, path)).status).toBe(404);
    expect((await k.post(t, other.owner, path, { categoryId: made.categoryId })).body.code).toBe(
      'not_allowed',
    );
    const { body } = await k.post(t, made.owner, path, { categoryId: made.categoryId });
    expect(body.category.poolSize).toBeLessThan(before);
    expect(await k.listed(t, made)).toHaveLength(before - 1);
    expect((await k.listed(t, other)).some((q) => q._id === shared._id)).toBe(true);
  });

  it('cannot be retired', async () => {
    const made = await frogQuiz();
    const [shared] = await k.listed(t, made);
    const retired = await k.post(t, made.owner, `/api/questions/${shared._id}/status`, { status: 'retired' });
    expect(retired.status).toBe(404);
  });
});
