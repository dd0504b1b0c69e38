import { expect, it } from 'vitest';
import * as b from './builders.ts';
import { testApp } from './harness.ts';
import { broken } from './invariants.ts';
import * as k from './workshop-kit.ts';

it('stress', async () => {
  const t = await testApp();
  const room = await k.room(t, 20);
  const qs = await k.listed(t, room);
  const players = [] as b.Registered[];
  for (let n = 0; n < 8; n++) players.push(await b.makeRegistered(t));
  const bad: string[] = [];
  const note = (w: string, a: any) => {
    if (a.status >= 500) bad.push(`${w} ${a.status} ${a.text}`);
    return a;
  };
  const t0 = performance.now();
  for (let round = 0; round < 4; round++) {
    await Promise.all([
      ...players.map(async (p) => {
        const s = await b.start(t, p, room.categoryId);
        const recs: any[] = [];
        for (;;) {
          const { body } = await b.next(t, s);
          if (!body.question) break;
          const text = body.question.answers[0];
          await b.answer(t, s, text, body.question._id);
          await k.report(t, p, body.question._id).then((a) => note('report', a));
          recs.push({ questionId: body.question._id, selectedAnswer: text });
        }
        const extra = recs
          .slice(0, 3)
          .map((r) => k.report(t, p, r.questionId).then((a) => note('report', a)));
        note('complete', await b.complete(t, s, recs));
        await Promise.all(extra);
      }),
      (async () => {
        for (let n = 0; n < 40; n++) {
          const q = qs[n % 20];
          note(
            'status',
            await k.post(t, room.owner, `/api/questions/${q._id}/status`, {
              status: n % 3 ? 'active' : 'retired',
            }),
          );
          if (n % 8 === 0)
            note('publish', await k.post(t, room.owner, `/api/categories/${room.categoryId}/publish`));
        }
        for (const q of qs)
          note('status', await k.post(t, room.owner, `/api/questions/${q._id}/status`, { status: 'active' }));
        note('publish', await k.post(t, room.owner, `/api/categories/${room.categoryId}/publish`));
      })(),
    ]).catch((e) => bad.push(String(e)));
    for (const q of qs) await k.post(t, room.owner, `/api/questions/${q._id}/status`, { status: 'active' });
    await k.post(t, room.owner, `/api/categories/${room.categoryId}/publish`);
  }
  process.stdout.write(`ms ${performance.now() - t0} bad ${bad.slice(0, 5).join('\n')} ${bad.length}\n`);
  expect(await broken(t.ctx.db)).toEqual([]);
  const dead = await t.ctx.db.selectFrom('reports').select('outcome').execute();
  process.stdout.write(`reports ${dead.length}\n`);
}, 120_000);

it('erase', async () => {
  const t = await testApp();
  const room = await k.room(t, 15);
  await b.playQuiz(t, await b.makeGuest(t), room.categoryId, 0).catch((e) => process.stdout.write(String(e)));
  const p = await b.makeGuest(t);
  const s = await b.start(t, p, room.categoryId);
  const recs: any[] = [];
  for (;;) {
    const { body } = await b.next(t, s);
    if (!body.question) break;
    const all = await k.listed(t, room);
    const text = all.find((q: any) => q._id === body.question._id).answer;
    await b.answer(t, s, text, body.question._id);
    recs.push({ questionId: body.question._id, selectedAnswer: text });
  }
  await b.complete(t, s, recs);
  await k.post(t, room.owner, `/api/categories/${room.categoryId}/withdraw`);
  const del = await t.call('POST', '/api/deleteAccount', {
    token: room.owner.token,
    body: { password: room.owner.password },
  });
  process.stdout.write(`erase ${del.status} ${del.text} ${await broken(t.ctx.db)}\n`);
});
