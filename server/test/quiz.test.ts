import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';

let t: TestApp;
let category: b.MadeCategory;
beforeAll(async () => {
  t = await testApp();
  category = await b.makeCategory(t);
});

const begin = async (over: b.MadeCategory = category) => b.start(t, await b.makeGuest(t), over.id);
const detailsOf = async (token: string) => (await t.call('GET', '/api/getUserDetails', { token })).body;

describe('POST /api/startQuiz', () => {
  it('starts ten questions and tells nothing of them', async () => {
    const { token } = await b.makeGuest(t);
    const { status, body } = await t.call('POST', '/api/startQuiz', {
      token,
      body: { categoryId: category.id, numQuestions: 10 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String),
      categoryId: category.id,
      categoryName: category.name,
      totalQuestions: 10,
    });
  });

  it('resumes the running quiz: same token, question and deadline', async () => {
    const p = await begin();
    const first = await b.next(t, p);
    t.clock.advance(7_000);
    const again = await b.start(t, p.player, category.id);
    expect(again.quizToken).toBe(p.quizToken);
    const second = await b.next(t, again);
    expect(second.body).toEqual({ ...first.body, remainingMs: first.body.remainingMs - 7_000 });
  });

  it('gives up the running quiz of another category', async () => {
    const other = await b.makeCategory(t, { name: 'Letters' });
    const p = await begin();
    await b.next(t, p);
    await b.start(t, p.player, other.id);
    const answer = await b.next(t, p);
    expect([answer.status, answer.body.code]).toEqual([409, 'quiz_not_running']);
  });

  it('begins anew after an hour without a touch', async () => {
    const p = await begin();
    await b.next(t, p);
    t.clock.advance(61 * 60_000);
    expect((await b.start(t, p.player, category.id)).quizToken).not.toBe(p.quizToken);
  });

  it('makes one running quiz of many starts at once', async () => {
    const player = await b.makeGuest(t);
    const starts = await Promise.all(Array.from({ length: 8 }, () => b.start(t, player, category.id)));
    expect(new Set(starts.map((s) => s.quizToken)).size).toBe(1);
  });

  it('asks fewer questions where there are fewer', async () => {
    const small = await b.makeCategory(t, { questions: 4 });
    const p = await begin(small);
    expect((await b.playOn(t, p, 4)).length).toBe(4);
  });

  it.each([
    ['an unknown id', { categoryId: '00000000-0000-4000-8000-000000000000' }, 404],
    ['no id', {}, 400],
    ['a bad id', { categoryId: 'x' }, 400],
    ['an id that is a list', { categoryId: ['x'] }, 400],
    ['eleven questions', { categoryId: '00000000-0000-4000-8000-000000000000', numQuestions: 11 }, 400],
  ])('refuses %s', async (_name, body, status) => {
    const { token } = await b.makeGuest(t);
    expect((await t.call('POST', '/api/startQuiz', { token, body })).status).toBe(status);
  });
});

describe('GET /api/nextQuestion/{token}', () => {
  it('shows a question without its answer, with its place and deadline', async () => {
    const p = await begin();
    const { status, body, headers } = await b.next(t, p);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(body.question).sort()).toEqual(
      [
        '_id',
        'answers',
        'difficultyLevel',
        'difficultyName',
        'image',
        'imageAlt',
        'question',
        'timerInSeconds',
      ].sort(),
    );
    expect(body).toMatchObject({
      timerInSeconds: 30,
      questionNumber: 1,
      totalQuestions: 10,
      remainingMs: 30_000,
    });
    expect(Date.parse(body.deadline)).toBe(t.clock.now() + 32_000);
    expect(new Set(body.question.answers).size).toBe(4);
  });

  it('accepts the session token, which means the running quiz', async () => {
    const p = await begin();
    const byQuiz = await b.next(t, p);
    const bySession = await t.call('GET', `/api/nextQuestion/${p.player.token}`, { token: p.player.token });
    expect(bySession.body).toEqual(byQuiz.body);
  });

  it('shows the same question to two requests at once, and counts one meeting', async () => {
    const p = await begin();
    const shown = await Promise.all(Array.from({ length: 6 }, () => b.next(t, p)));
    expect(new Set(shown.map((s) => s.text)).size).toBe(1);
    const met = await t.ctx.db
      .selectFrom('player_questions')
      .selectAll()
      .where('player_id', '=', p.player.id)
      .execute();
    expect(met).toEqual([expect.objectContaining({ times: 1 })]);
  });

  it('hides the quiz of another player', async () => {
    const p = await begin();
    const thief = await b.makeGuest(t);
    expect((await b.next(t, { ...p, player: thief })).status).toBe(404);
    expect((await b.answer(t, { ...p, player: thief }, '')).status).toBe(404);
    const give = await t.call('POST', `/api/abandonQuiz/${p.quizToken}`, { token: thief.token });
    expect(give.status).toBe(404);
    expect((await b.next(t, p)).status).toBe(200);
  });

  it.each([
    ['unknown', 'abc123', 404],
    ['too long', 'x'.repeat(201), 400],
    ['with odd characters', '%00', 400],
    ['with a quote', "a'b", 400],
  ])('refuses a token that is %s', async (_name, token, status) => {
    const guest = await b.makeGuest(t);
    expect((await t.call('GET', `/api/nextQuestion/${token}`, { token: guest.token })).status).toBe(status);
  });

  it('needs a live session', async () => {
    const p = await begin();
    const answer = await t.call('GET', `/api/nextQuestion/${p.quizToken}`, { token: 'dead' });
    expect([answer.status, answer.body.code]).toEqual([401, 'session_invalid']);
  });
});

describe('POST /api/answerQuestion/{token}', () => {
  it('judges a right answer and teaches', async () => {
    const p = await begin();
    const { question } = (await b.next(t, p)).body;
    const { status, body } = await b.answer(t, p, b.rightOf(question), question._id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isCorrect: true, correctAnswer: b.rightOf(question) });
    expect(body.explanation).toMatch(/by construction/u);
    expect(body.answerStats.map((s: Json) => s.text)).toEqual(question.answers);
    expect(body.answerStats.reduce((sum: number, s: Json) => sum + s.percentage, 0)).toBe(100);
  });

  it('counts how all players answered', async () => {
    const own = await b.makeCategory(t, { questions: 1 });
    const picks = [b.rightOf, b.wrongOf, b.rightOf, b.rightOf];
    let last: Json;
    for (const pick of picks) {
      const p = await begin(own);
      const { question } = (await b.next(t, p)).body;
      last = (await b.answer(t, p, pick(question))).body;
    }
    const share = last.answerStats.find((s: Json) => s.text === last.correctAnswer).percentage;
    expect(share).toBe(75);
  });

  it.each([
    ['in time', 30_000, true],
    ['within the grace', 31_999, true],
    ['at the deadline', 32_000, true],
    ['a moment after it', 32_001, false],
    ['an hour after it', 3_600_000 - 1, false],
  ])('counts a right answer %s', async (_name, ms, isCorrect) => {
    const p = await begin();
    const { question } = (await b.next(t, p)).body;
    t.clock.advance(ms);
    expect((await b.answer(t, p, b.rightOf(question))).body.isCorrect).toBe(isCorrect);
  });

  it('takes the empty answer of a time-out as wrong and shows the right one', async () => {
    const p = await begin();
    const { question } = (await b.next(t, p)).body;
    t.clock.advance(30_000);
    const { status, body } = await b.answer(t, p, '');
    expect(status).toBe(200);
    expect(body).toMatchObject({ isCorrect: false, correctAnswer: b.rightOf(question) });
  });

  it('answers the same answer the same, and refuses a second one', async () => {
    const p = await begin();
    const { question } = (await b.next(t, p)).body;
    const first = await b.answer(t, p, b.wrongOf(question), question._id);
    expect(await b.answer(t, p, b.wrongOf(question), question._id)).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect((await b.answer(t, p, b.wrongOf(question))).body).toEqual(first.body);
    const other = await b.answer(t, p, b.rightOf(question), question._id);
    expect([other.status, other.body.code]).toEqual([409, 'already_answered']);
  });

  it('stores exactly one of four different answers sent at once', async () => {
    const p = await begin();
    const { question } = (await b.next(t, p)).body;
    const all = await Promise.all(question.answers.map((text: string) => b.answer(t, p, text, question._id)));
    expect(all.map((a) => a.status).sort()).toEqual([200, 409, 409, 409]);
    const rows = await t.ctx.db
      .selectFrom('answer_tallies')
      .selectAll()
      .where('question_id', '=', question._id)
      .execute();
    const selected = await t.ctx.db
      .selectFrom('quiz_questions')
      .select('selected')
      .where('question_id', '=', question._id)
      .where('selected', 'is not', null)
      .execute();
    expect(rows.reduce((sum, r) => sum + r.n, 0)).toBe(selected.filter((s) => s.selected !== '').length);
  });

  it('refuses what is not one of the four, and leaves the question open', async () => {
    const p = await begin();
    const { question } = (await b.next(t, p)).body;
    const answer = await b.answer(t, p, 'Something else');
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown_answer']);
    expect((await b.answer(t, p, b.rightOf(question))).body.isCorrect).toBe(true);
  });

  it('refuses an answer before the first question, and one meant for another question', async () => {
    const p = await begin();
    expect((await b.answer(t, p, '')).body.code).toBe('nothing_asked');
    const { question } = (await b.next(t, p)).body;
    const foreign = await b.answer(t, p, b.rightOf(question), '00000000-0000-4000-8000-000000000000');
    expect([foreign.status, foreign.body.code]).toEqual([409, 'wrong_question']);
  });

  it.each([
    [{}],
    [{ answer: 5 }],
    [{ answer: null }],
    [{ answer: 'a\u0000b' }],
    [{ answer: 'x'.repeat(301) }],
    ['x'],
    [[1]],
  ])('refuses %j', async (body) => {
    const p = await begin();
    await b.next(t, p);
    const answer = await t.call('POST', `/api/answerQuestion/${p.quizToken}`, {
      token: p.player.token,
      body,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
  });
});

describe('POST /api/categories/{id}/completion', () => {
  it('counts by itself, pays once, and the totals add up', async () => {
    const p = await begin();
    const records = await b.playOn(t, p, 8);
    const lies = { score: 99999, correctAnswers: 10, incorrectAnswers: 0, knowledgeGained: 5000 };
    const { status, body } = await b.complete(t, p, records, lies);
    expect(status).toBe(200);
    expect(body.results).toMatchObject({
      percentageCorrect: 80,
      correctAnswers: 8,
      totalQuestions: 10,
      previousLevel: 1,
    });
    const { breakdown, knowledgeGained } = body.results;
    expect(breakdown.answers + breakdown.completion + breakdown.flawless).toBe(knowledgeGained);
    const details = await detailsOf(p.player.token);
    expect(details).toMatchObject({
      knowledgePoints: body.results.totalKnowledge,
      coins: body.results.coinsGained,
      wisdomGems: body.results.wisdomGemsGained,
      enlightenmentCrystals: body.results.enlightenmentCrystalsGained,
    });
    const again = await b.complete(t, p, records, lies);
    expect(again).toMatchObject({ status: 200, body });
    expect(await detailsOf(p.player.token)).toEqual(details);
  });

  it('pays once for many completions at the same moment', async () => {
    const p = await begin();
    const records = await b.playOn(t, p, 10);
    const all = await Promise.all(Array.from({ length: 10 }, () => b.complete(t, p, records)));
    expect(new Set(all.map((a) => a.text)).size).toBe(1);
    const ledger = await t.ctx.db
      .selectFrom('ledger')
      .selectAll()
      .where('player_id', '=', p.player.id)
      .execute();
    const sum = (currency: string) =>
      ledger.filter((l) => l.currency === currency).reduce((s, l) => s + l.amount, 0);
    const details = await detailsOf(p.player.token);
    expect([sum('xp'), sum('coins'), sum('wisdom_gems'), sum('crystals')]).toEqual([
      details.knowledgePoints,
      details.coins,
      details.wisdomGems,
      details.enlightenmentCrystals,
    ]);
    expect(ledger.filter((l) => l.currency === 'xp').length).toBe(1);
  });

  it('refuses other answers for a finished quiz', async () => {
    const p = await begin();
    const records = await b.playOn(t, p, 5);
    await b.complete(t, p, records);
    const answer = await b.complete(t, p, records.slice(1));
    expect([answer.status, answer.body.code]).toEqual([409, 'quiz_finished_differently']);
  });

  it('refuses a quiz with unanswered questions, and pays nothing', async () => {
    const p = await begin();
    const { question } = (await b.next(t, p)).body;
    await b.answer(t, p, b.rightOf(question));
    const answer = await b.complete(t, p, []);
    expect([answer.status, answer.body.code]).toEqual([409, 'quiz_unfinished']);
    expect((await detailsOf(p.player.token)).knowledgePoints).toBe(0);
  });

  it('refuses who has no quiz of this category, and an abandoned one', async () => {
    const guest = await b.makeGuest(t);
    const none = await t.call('POST', `/api/categories/${category.id}/completion`, {
      token: guest.token,
      body: {},
    });
    expect(none.status).toBe(404);
    const p = await begin();
    expect((await t.call('POST', `/api/abandonQuiz/${p.quizToken}`, { token: p.player.token })).status).toBe(
      204,
    );
    const gone = await b.complete(t, p, [], { quizToken: p.quizToken });
    expect([gone.status, gone.body.code]).toEqual([409, 'quiz_not_running']);
    expect((await b.next(t, p)).body.code).toBe('quiz_not_running');
  });

  it('pays less for questions met before, and nothing for an own category', async () => {
    const small = await b.makeCategory(t, { questions: 10 });
    const player = await b.makeRegistered(t);
    const gains: number[] = [];
    for (let n = 0; n < 4; n++) gains.push((await b.playQuiz(t, player, small.id, 10)).knowledgeGained);
    expect(gains[1]).toBeLessThan((gains[0] ?? 0) * 0.6);
    expect(gains[3]).toBeLessThan(gains[2] ?? 0);
    const own = await b.makeCategory(t, { createdBy: player.id });
    const before = await detailsOf(player.token);
    expect(await b.playQuiz(t, player, own.id, 10)).toMatchObject({
      knowledgeGained: 0,
      coinsGained: 0,
      wisdomGemsGained: 0,
    });
    expect(await detailsOf(player.token)).toEqual(before);
  });

  it('stops at the daily cap and goes on the next day', async () => {
    const guest = await b.makeGuest(t);
    const now = t.clock.now();
    const row = {
      player_id: guest.id,
      currency: 'xp' as const,
      reason: 'quiz:before',
      amount: 4_990,
      created_at: now,
    };
    await t.ctx.db.insertInto('ledger').values(row).execute();
    await t.ctx.db.updateTable('players').set({ xp: 4_990 }).where('id', '=', guest.id).execute();
    const results = await b.playQuiz(t, guest, (await b.makeCategory(t)).id, 10);
    expect(results.knowledgeGained).toBe(10);
    expect(results.breakdown.capped).toBeGreaterThan(100);
    t.clock.advance(24 * 3600_000);
    expect((await b.playQuiz(t, guest, (await b.makeCategory(t)).id, 10)).knowledgeGained).toBeGreaterThan(
      100,
    );
  });

  it('ignores garbage numbers and refuses garbage answers', async () => {
    const p = await begin();
    const records = await b.playOn(t, p, 3);
    const bad = await b.complete(t, p, records, { answers: 'all right' });
    expect(bad.status).toBe(400);
    expect((await b.complete(t, p, records, { score: -1, correctAnswers: 1e300 })).status).toBe(200);
  });
});

describe('nothing tells the right answer before the answer is given', () => {
  it('in no body or header of any call, and not by the place it stands at', async () => {
    const wide = await b.makeCategory(t, { questions: 40 });
    const places = [0, 0, 0, 0];
    for (let n = 0; n < 30; n++) {
      const player = await b.makeGuest(t);
      const p = await b.start(t, player, wide.id);
      for (let shown = 0; shown < 10; shown++) {
        const seen = [
          await b.next(t, p),
          ...(shown === 0
            ? await Promise.all(
                [
                  '/api/categories',
                  '/api/getUserCategories',
                  '/api/getUserDetails',
                  '/api/getGetegoryToPlay',
                ].map((path) => t.call('GET', path, { token: player.token })),
              )
            : []),
        ];
        const { question } = seen[0]?.body ?? {};
        const right = b.rightOf(question);
        for (const { body, text, headers } of seen.slice(1)) {
          expect(text + JSON.stringify(headers)).not.toContain(right);
          expect(JSON.stringify(body)).not.toMatch(/correct|explanation/iu);
        }
        expect(seen[0]?.text).not.toMatch(/correct|explanation|construction/iu);
        expect(seen[0]?.text.split(right).length).toBe(2); // once, as one of the four
        places[question.answers.indexOf(right)] = (places[question.answers.indexOf(right)] ?? 0) + 1;
        await b.answer(t, p, b.wrongOf(question));
      }
    }
    // 300 draws: each place is expected 75 times; 45 to 105 is four standard deviations around it.
    for (const n of places) expect(n).toBeGreaterThan(45);
    for (const n of places) expect(n).toBeLessThan(105);
  });
});

describe('what a player meets', () => {
  it('is not met again before the rest was met', async () => {
    const thirty = await b.makeCategory(t, { questions: 30 });
    const guest = await b.makeGuest(t);
    const met: string[] = [];
    for (let n = 0; n < 3; n++) {
      const p = await b.start(t, guest, thirty.id);
      const records = await b.playOn(t, p, 5);
      await b.complete(t, p, records);
      met.push(...records.map((r) => r.questionId));
    }
    expect(new Set(met).size).toBe(30);
  });
});
