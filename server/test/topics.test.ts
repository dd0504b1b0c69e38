import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Answer, type Json, type TestApp, testApp } from './harness.ts';
import { type TestTopic, testFiles, testLibrary } from './library-kit.ts';

const TOPICS: TestTopic[] = [
  { name: 'Animals', aliases: 'wildlife' },
  { name: 'Frogs', aliases: 'toads', parents: 'Animals', questions: 24 },
  { name: 'Newts', parents: 'Animals', questions: 6 },
  { name: 'Cats', parents: 'Animals', questions: 18, about: ['egypt'] },
  { name: 'Egypt', questions: 15 },
  { name: 'Painting', questions: 15 },
  { name: 'Planet Mercury', aliases: 'Mercury', questions: 16 },
  { name: 'Freddie Mercury', aliases: 'Mercury', questions: 17 },
];

/** Half of the questions on painting name a painter whom no topic has. */
const FILES = testFiles(TOPICS).map((file) =>
  file.topic === 'painting'
    ? {
        ...file,
        questions: file.questions.map((q, n) => ({
          ...q,
          question: `In which year ${n} did Zurbaran paint this?`,
        })),
      }
    : file,
);

let t: TestApp;
let guest: b.Guest;
beforeAll(async () => {
  t = await testApp({}, testLibrary(TOPICS, FILES));
  guest = await b.makeGuest(t);
});

const get = (path: string): Promise<Answer> => t.call('GET', path, { token: guest.token });
const lookUp = async (typed: string): Promise<Json> => {
  const { status, body, text } = await get(`/api/topics?q=${encodeURIComponent(typed)}`);
  if (status !== 200) throw new Error(text);
  return body;
};

describe('GET /api/topics', () => {
  it('tells a topic that is ready, with its category to play at once', async () => {
    const found = await lookUp('frogs');
    expect(found).toMatchObject({
      kind: 'topic',
      message: 'Frogs: 24 questions, ready to play.',
      subject: 'frogs',
      wish: null,
      takenAs: null,
      questions: 24,
      meanings: [],
      nearest: [],
    });
    expect((await b.start(t, guest, found.topic.categoryId)).quizToken).toBeTruthy();
  });

  it.each([
    ['Toads!', { kind: 'topic', takenAs: null }],
    ['quiz about frogs for kids', { kind: 'topic', subject: 'frogs', wish: 'easy', takenAs: null }],
    ['frgos', { kind: 'topic', takenAs: 'Frogs' }],
    ['how frogs breathe', { kind: 'topic', takenAs: 'Frogs' }],
  ])('understands %j', async (typed, expected) => {
    const found = await lookUp(typed);
    expect(found).toMatchObject(expected);
    expect(found.topic.name).toBe('Frogs');
  });

  it('tells of two topics at once how many questions are about both', async () => {
    expect(await lookUp('cats in Egypt')).toMatchObject({
      kind: 'questions',
      topic: null,
      questions: 18,
      message: '18 questions on “cats in Egypt”, ready in a second.',
    });
    // Where that is too little, the two are offered.
    const found = await lookUp('frogs in Egypt');
    expect(found).toMatchObject({ kind: 'nothing', questions: 0 });
    expect(found.nearest.map((topic: Json) => topic.name)).toEqual(
      expect.arrayContaining(['Frogs', 'Egypt']),
    );
  });

  it('searches questions where no topic has the name', async () => {
    expect(await lookUp('Zurbaran')).toMatchObject({ kind: 'questions', questions: 15 });
    // The words alone are not enough: a question must name it as a proper thing, or as its answer.
    expect(await lookUp('paint year')).toMatchObject({ kind: 'nothing', questions: 0 });
  });

  it('asks which one is meant where several can be played', async () => {
    const found = await lookUp('mercury');
    expect(found).toMatchObject({ kind: 'meanings', message: '“mercury” has several meanings.' });
    expect(found.meanings.map((topic: Json) => topic.name)).toEqual(['Planet Mercury', 'Freddie Mercury']);
    const chosen = await t.call('POST', '/api/startQuiz', {
      token: guest.token,
      body: { categoryId: found.meanings[1].categoryId },
    });
    expect(chosen.status).toBe(200);
  });

  it('says that there is too little, and what is near can be played', async () => {
    const newts = await lookUp('newts');
    expect(newts).toMatchObject({ kind: 'nothing', questions: 6, topic: null });
    expect(newts.message).toBe('Only 6 questions on “newts” yet; a quiz needs 15.');
    expect(newts.nearest[0].name).toBe('Animals');
    const nothing = await lookUp('Wobbegongs');
    expect(nothing).toMatchObject({ kind: 'nothing', questions: 0 });
    expect(nothing.nearest).toHaveLength(3);
  });

  it('refuses what no quiz is made of, and offers nothing for an offence', async () => {
    expect(await lookUp('porn stars')).toMatchObject({ kind: 'refused', nearest: [], topic: null });
    expect(await lookUp('asdfgh')).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/subject/u),
    });
    expect((await lookUp('our wedding')).message).toMatch(/personal/u);
  });

  it('needs a session, and bounds what is typed', async () => {
    expect((await t.call('GET', '/api/topics?q=frogs')).status).toBe(401);
    expect((await get(`/api/topics?q=${'x'.repeat(101)}`)).body.code).toBe('bad_input');
    expect((await get('/api/topics')).body.code).toBe('bad_input');
    for (const odd of ['%', '_', "'", '"', '\\', ' ', '&', '🦊', 'a b & !c | (d)']) await lookUp(odd);
  });
});

describe('browsing', () => {
  it('lists the fields that have something to play, and what one has played of them', async () => {
    const player = await b.makeGuest(t);
    const fields = async () => (await t.call('GET', '/api/fields', { token: player.token })).body;
    expect(await fields()).toEqual([
      expect.objectContaining({ slug: 'nature', name: 'Nature', categories: 7, played: 0, sections: [] }),
    ]);
    const { topic } = await lookUp('frogs');
    const p = await b.start(t, player, topic.categoryId);
    for (let next = (await b.next(t, p)).body; next.question; next = (await b.next(t, p)).body)
      await b.answer(t, p, next.question.answers[0]);
    await t.call('POST', `/api/categories/${topic.categoryId}/completion`, {
      token: player.token,
      body: { quizToken: p.quizToken },
    });
    expect((await fields())[0]).toMatchObject({ categories: 7, played: 1 });
    const { body } = await t.call('GET', '/api/categories?field=nature', { token: player.token });
    const frogs = body.find((c: Json) => c.name === 'Frogs');
    expect(frogs).toMatchObject({ timesPlayed: 1, field: 'nature' });
    expect(body.filter((c: Json) => c.timesPlayed > 0)).toHaveLength(1);
  });

  it('gives a field in its own order, page by page', async () => {
    const names = async (query: string) => {
      const { body, headers } = await get(`/api/categories?field=nature${query}`);
      return {
        names: body.map((c: Json) => c.name),
        next: headers['x-next-cursor'],
        total: headers['x-total-count'],
      };
    };
    const all = await names('');
    expect(all.names).toEqual([
      'Animals',
      'Frogs',
      'Cats',
      'Egypt',
      'Painting',
      'Planet Mercury',
      'Freddie Mercury',
    ]);
    const first = await names('&limit=3');
    const second = await names(`&limit=4&cursor=${first.next}`);
    expect([...first.names, ...second.names]).toEqual(all.names);
    expect(all.total).toBe('7');
    expect((await names('&made=players')).names).toEqual([]);
    expect((await get('/api/categories?field=no-such-field')).body).toEqual([]);
  });

  it.each([
    ['toads', 'Frogs'],
    ['wildlife', 'Animals'],
    ['fro', 'Frogs'],
    ['frgos', 'Frogs'],
    ['All about Egypt', 'Egypt'],
  ])('finds by name, other name, beginning, slip and description: %j', async (search, name) => {
    const { body, headers } = await get(`/api/categories?search=${encodeURIComponent(search)}`);
    expect(body[0]?.name).toBe(name);
    expect(headers['x-total-count']).toBe(String(body.length));
  });

  it('draws a cover for each field and each category, unlike its neighbours', async () => {
    const cover = await t.call('GET', '/covers/fields/nature.svg');
    expect([cover.status, cover.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await t.call('GET', '/covers/fields/none.svg')).status).toBe(404);
    const { body } = await get('/api/categories?field=nature');
    const covers = await Promise.all(body.map((c: Json) => t.call('GET', c.imageUrl)));
    const drawn = covers.map((answer) => (answer as Answer).text.replace(/<text.*<\/text>/u, ''));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(svg).not.toMatch(/script|href|http:(?!\/\/www\.w3\.org)/u);
  });
});

describe('a wish', () => {
  it.each([
    ['easy', 1, 6],
    ['hard', 5, 10],
  ])('starts a quiz of %s questions', async (wish, least, most) => {
    const player = await b.makeGuest(t);
    const { topic } = await lookUp('frogs');
    const { body } = await t.call('POST', '/api/startQuiz', {
      token: player.token,
      body: { categoryId: topic.categoryId, wish },
    });
    const rows = await t.ctx.db
      .selectFrom('quiz_questions as u')
      .innerJoin('quizzes as z', 'z.id', 'u.quiz_id')
      .innerJoin('questions as q', 'q.id', 'u.question_id')
      .select('q.difficulty')
      .where('z.token', '=', body.token)
      .execute();
    expect(rows).toHaveLength(10);
    for (const { difficulty } of rows) {
      expect(difficulty).toBeGreaterThanOrEqual(least as number);
      expect(difficulty).toBeLessThanOrEqual(most as number);
    }
  });
});
