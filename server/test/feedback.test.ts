import { REPORT_REASONS } from '@trivium/contract/feedback';
import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type TestApp, testApp } from './harness.ts';

let t: TestApp;
let player: b.Guest;
let questionId: string;
beforeAll(async () => {
  t = await testApp();
  const category = await b.makeCategory(t);
  const p = await b.start(t, await b.makeGuest(t), category.id);
  player = p.player;
  questionId = (await b.next(t, p)).body.question._id;
});

const send = (path: string, body: unknown, token = player.token) => t.call('POST', path, { token, body });
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe.each([
  ['/api/updatePopularity', { action: 1 }],
  ['/api/reportQuestion', { reason: 'offensive_content' }],
])('%s', (path, good) => {
  it('answers with a message', async () => {
    const { status, body } = await send(path, { questionId, ...good });
    expect([status, typeof body.message]).toEqual([200, 'string']);
  });

  it('refuses an unknown question, one never asked, a dead session and bad input', async () => {
    expect((await send(path, { questionId: UNKNOWN, ...good })).status).toBe(404);
    const stranger = await b.makeGuest(t);
    expect((await send(path, { questionId, ...good }, stranger.token)).status).toBe(403);
    expect((await send(path, { questionId, ...good }, 'dead')).status).toBe(401);
    for (const body of [
      {},
      { questionId },
      good,
      { questionId: 'x', ...good },
      { questionId: null, ...good },
    ]) {
      expect((await send(path, body)).status).toBe(400);
    }
  });
});

describe('POST /api/updatePopularity', () => {
  it('keeps one vote for each player, the latest', async () => {
    await Promise.all([1, 2, 1, 2, 2].map((action) => send('/api/updatePopularity', { questionId, action })));
    await send('/api/updatePopularity', { questionId, action: 2 });
    const votes = await t.ctx.db.selectFrom('votes').selectAll().execute();
    expect(votes).toEqual([expect.objectContaining({ player_id: player.id, action: 2 })]);
  });

  it.each([0, 3, '1', true])('refuses action %j', async (action) => {
    expect((await send('/api/updatePopularity', { questionId, action })).status).toBe(400);
  });
});

describe('POST /api/reportQuestion', () => {
  it.each(REPORT_REASONS)('takes the reason %s', async (reason) => {
    expect(
      (await send('/api/reportQuestion', { questionId, reason, otherText: ' Two are right. ' })).status,
    ).toBe(200);
    const reports = await t.ctx.db.selectFrom('reports').selectAll().execute();
    expect(reports.length).toBe(1);
    expect(reports[0]).toMatchObject({ reason, other_text: reason === 'other' ? 'Two are right.' : null });
  });

  it.each([
    { reason: 'other' },
    { reason: 'other', otherText: '  ' },
    { reason: 'boring' },
    { reason: 'other', otherText: 'x'.repeat(501) },
  ])('refuses %j', async (body) => {
    expect((await send('/api/reportQuestion', { questionId, ...body })).status).toBe(400);
  });
});
