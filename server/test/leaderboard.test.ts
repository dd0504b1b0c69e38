import { weekOf } from '@trivium/rules/boards';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Trx, transact } from '../src/db/transact.ts';
import { refreshBoards } from '../src/features/leaderboard/job.ts';
import { leaderboard } from '../src/features/leaderboard/service.ts';
import { rebuildSteps } from '../src/features/leaderboard/store.ts';
import { whoIs } from '../src/features/players/sessions.service.ts';
import { hashToken } from '../src/http/mount.ts';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';

const WEEK_MS = 7 * 24 * 3600_000;

const board = (t: TestApp, token: string, query = '') => t.call('GET', `/api/leaderboard${query}`, { token });
const view = (body: Json) => body.entries.map((e: Json) => [e.rank, e.alias, e.knowledgePoints]);

describe('GET /api/leaderboard', () => {
  it('ranks registered players by XP, who was earlier first, and shows the own row', async () => {
    const t = await testApp();
    const science = await b.makeCategory(t, { subject: 'science', questions: 30 });
    const history = await b.makeCategory(t, { subject: 'history', questions: 30 });
    const [ada, bob] = [
      await b.makeRegistered(t, { alias: 'Ada' }),
      await b.makeRegistered(t, { alias: 'Bob' }),
    ];
    const guest = await b.makeGuest(t);
    const ten = (await b.playQuiz(t, ada, science.id, 10)).knowledgeGained;
    t.clock.advance(1000);
    const five = (await b.playQuiz(t, bob, science.id, 5)).knowledgeGained;
    const bobs = (await b.playQuiz(t, bob, history.id, 5)).knowledgeGained;
    await b.playQuiz(t, guest, science.id, 10);

    const global = await board(t, bob.token);
    const expected = [
      ['Ada', ten],
      ['Bob', five + bobs],
    ].sort((x, y) => Number(y[1]) - Number(x[1]));
    expect(view(global.body)).toEqual(expected.map(([alias, xp], i) => [i + 1, alias, xp]));
    expect(global.body.you).toMatchObject({ alias: 'Bob', isYou: true, knowledgePoints: five + bobs });
    expect(view((await board(t, ada.token, '?board=science&period=all')).body)).toEqual([
      [1, 'Ada', ten],
      [2, 'Bob', five],
    ]);
    expect(view((await board(t, ada.token, '?board=history')).body)).toEqual([[1, 'Bob', bobs]]);
    expect((await board(t, ada.token, '?board=sports')).body).toMatchObject({ entries: [], you: null });
    expect((await board(t, guest.token)).body.you).toBeNull();
    expect(Object.keys(global.body.entries[0]).sort()).toEqual([
      'alias',
      'avatar',
      'isYou',
      'knowledgePoints',
      'level',
      'rank',
    ]);
  });

  it('begins anew every Monday and keeps all time', async () => {
    const t = await testApp();
    const category = await b.makeCategory(t, { subject: 'tech' });
    const ada = await b.makeRegistered(t);
    await b.playQuiz(t, ada, category.id, 6);
    const week = await board(t, ada.token);
    expect(week.body.entries.length).toBe(1);
    const end = Date.parse(week.body.endsAt);
    expect(new Date(end).getUTCDay()).toBe(1);
    t.clock.advance(end - t.clock.now());
    expect((await board(t, ada.token)).body).toMatchObject({ entries: [], you: null });
    expect((await board(t, ada.token, '?period=all')).body).toMatchObject({ you: { rank: 1 }, endsAt: null });
  });

  it('ranks what a guest gained as soon as the guest registers', async () => {
    const t = await testApp();
    const guest = await b.makeGuest(t);
    await b.playQuiz(t, guest, (await b.makeCategory(t)).id, 6);
    const body = { alias: 'Was Guest', email: 'was@example.org', password: 'lantern-parade-8', age: 33 };
    await t.call('POST', '/api/users/register', { body, token: guest.token });
    const { token } = (await t.call('POST', '/api/users/login', { body })).body;
    expect((await board(t, token, '?period=all')).body.you).toMatchObject({ rank: 1, alias: 'Was Guest' });
  });

  describe('refuses bad input', () => {
    let t: TestApp;
    beforeAll(async () => {
      t = await testApp();
    });

    it.each([
      'board=art',
      'period=year',
      'limit=0',
      'limit=101',
      'cursor=x',
      `cursor=${Buffer.from('[1,2]').toString('base64url')}`,
    ])('refuses ?%s', async (query) => {
      const { token } = await b.makeGuest(t);
      expect((await board(t, token, `?${query}`)).status).toBe(400);
    });
  });
});

describe('a board of twenty thousand', () => {
  let t: TestApp;
  let me: b.Registered;
  const SIZE = 20_000;
  const periods = () => [0, weekOf(t.clock.now())];

  beforeAll(async () => {
    t = await testApp();
    me = await b.makeRegistered(t, { alias: 'Me' });
    await sql`
      insert into players (id, alias, avatar, user_type, email, strength, created_at, xp)
      select gen_random_uuid(), 'P' || n, 1, 'Registered', 'p' || n || '@example.org', 4, 0, 100
      from generate_series(1, ${SIZE}) n`.execute(t.ctx.db);
    // Many ties, as real boards have: XP takes 700 values.
    for (const period of periods()) {
      await sql`
        insert into scores (player_id, board, period, xp, reached_at, ranked)
        select id, 'global', ${period}, 1 + (hashtext(alias) & 1023) % 700, 1000 + (hashtext(alias || 'x') & 255), true
        from players where alias like 'P%'`.execute(t.ctx.db);
    }
    await sql`insert into scores (player_id, board, period, xp, reached_at, ranked) values (${me.id}, 'global', 0, 350, 1100, true)`.execute(
      t.ctx.db,
    );
    await sql`vacuum analyze scores`.execute(t.ctx.db);
  });

  const trueRank = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from scores
      where board = 'global' and period = 0 and ranked
        and (xp > 350 or (xp = 350 and (reached_at, player_id) < (1100, ${me.id}::uuid)))`.execute(t.ctx.db);
    return (rows[0]?.n ?? 0) + 1;
  };
  const ownRank = async () => (await board(t, me.token, '?period=all&limit=5')).body.you.rank;

  it('tells the exact rank, without steps and with them', async () => {
    expect(await ownRank()).toBe(await trueRank());
    await transact(t.ctx.db, (trx) => rebuildSteps(trx, 'global', 0, 500));
    expect(await ownRank()).toBe(await trueRank());
  });

  it('reads a page and at most one step of the board, never the whole of it', async () => {
    await transact(t.ctx.db, (trx) => rebuildSteps(trx, 'global', 0, 500));
    const used = async (trx: Trx) => {
      const { rows } = await sql<{ scans: number; read: number }>`
        select seq_scan as scans, coalesce(idx_tup_fetch, 0) + seq_tup_read as read
        from pg_stat_xact_user_tables where relname = 'scores'`.execute(trx);
      return rows[0] ?? { scans: 0, read: 0 };
    };
    await transact(t.ctx.db, async (trx) => {
      const inTrx = { ...t.ctx, db: trx };
      const viewer = await whoIs(inTrx, hashToken(me.token));
      const before = await used(trx);
      await leaderboard(inTrx, viewer, { board: 'global', period: 'all', limit: 50 });
      const after = await used(trx);
      expect(after.scans - before.scans).toBe(0);
      expect(after.read - before.read).toBeLessThan(700);
    });
  });

  it('pages through ties without a gap or a repeat', async () => {
    const seen: string[] = [];
    const ranks: number[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 12; pages++) {
      const { body }: { body: Json } = await board(
        t,
        me.token,
        `?period=all&limit=100${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...body.entries.map((e: Json) => e.alias));
      ranks.push(...body.entries.map((e: Json) => e.rank));
      cursor = body.nextCursor;
    }
    expect(new Set(seen).size).toBe(1200);
    expect(ranks).toEqual(Array.from({ length: 1200 }, (_, i) => i + 1));
  });
});

describe('the job of the boards', () => {
  it('tells once who rises to a tier and who falls out of it', async () => {
    const t = await testApp();
    const category = await b.makeCategory(t, { questions: 40 });
    const players: b.Registered[] = [];
    for (let n = 0; n < 5; n++) players.push(await b.makeRegistered(t, { alias: `P${n}` }));
    for (const [n, p] of players.entries()) await b.playQuiz(t, p, category.id, 9 - 2 * n);
    await refreshBoards(t.ctx);
    await refreshBoards(t.ctx);
    const ranks = async (n: number) => {
      const { body } = await t.call('GET', '/api/notifications', { token: players[n]?.token ?? '' });
      return body.notifications.filter((x: Json) => x.kind === 'rank' && x.board === 'global');
    };
    expect(await ranks(0)).toEqual([expect.objectContaining({ rank: 1, tier: 3, rose: true, read: false })]);
    expect(await ranks(4)).toEqual([]);
    const last = players[4];
    if (last) for (let n = 0; n < 3; n++) await b.playQuiz(t, last, category.id, 10);
    await refreshBoards(t.ctx);
    expect(await ranks(4)).toEqual([expect.objectContaining({ rank: 1, tier: 3, rose: true })]);
    expect((await ranks(2))[0]).toMatchObject({ rank: 4, tier: null, rose: false });
  });

  it('forgets weeks long gone', async () => {
    const t = await testApp();
    const ada = await b.makeRegistered(t);
    await b.playQuiz(t, ada, (await b.makeCategory(t)).id, 6);
    t.clock.advance(10 * WEEK_MS);
    await refreshBoards(t.ctx);
    const rows = await t.ctx.db.selectFrom('scores').select('period').execute();
    expect(new Set(rows.map((r) => r.period))).toEqual(new Set([0]));
  });
});
