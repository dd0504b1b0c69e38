import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';
import { broken, INVARIANTS } from './invariants.ts';
import * as k from './workshop-kit.ts';

let t: TestApp;
let categories: b.MadeCategory[];
let players: b.Guest[];

/** A player who sends everything more than once, and some of it at the same moment. */
async function hasty(player: b.Guest, category: b.MadeCategory, right: number): Promise<void> {
  const [p] = await Promise.all([b.start(t, player, category.id), b.start(t, player, category.id)]);
  if (!p) return;
  const records: Json[] = [];
  for (;;) {
    const [{ body }] = await Promise.all([b.next(t, p), b.next(t, p)]);
    if (body.question === null) break;
    const text: string = records.length < right ? b.rightOf(body.question) : b.wrongOf(body.question);
    await Promise.all([1, 2, 3].map(() => b.answer(t, p, text, body.question._id)));
    records.push({ questionId: body.question._id, selectedAnswer: text });
  }
  await Promise.all([1, 2, 3, 4].map(() => b.complete(t, p, records)));
  await Promise.all(
    [5, 3, 4].map((rating) =>
      t.call('POST', `/api/categories/${category.id}/rate`, { token: player.token, body: { rating } }),
    ),
  );
}

beforeAll(async () => {
  t = await testApp();
  categories = [
    await b.makeCategory(t, { subject: 'science', questions: 12 }),
    await b.makeCategory(t, { subject: 'history', questions: 12 }),
  ];
  players = [
    await b.makeGuest(t),
    await b.makeGuest(t),
    await b.makeRegistered(t),
    await b.makeRegistered(t),
  ];
  for (const [n, category] of [...categories, ...categories].entries()) {
    await Promise.all(players.map((player, k) => hasty(player, category, (3 * k + n) % 11)));
  }
  const quitter = await b.start(t, players[0] as b.Guest, categories[0]?.id ?? '');
  await b.next(t, quitter);
  const room = await k.room(t, 15);
  const [kept, open] = await k.listed(t, room);
  await k.reportedBy(t, 1, kept._id);
  await k.post(t, room.owner, `/api/questions/${kept._id}/status`, { status: 'active' });
  await k.reportedBy(t, 1, open._id);
});

describe('what must always be true', () => {
  it('holds after four players have sent everything several times at once', async () => {
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  const one = (table: string) => `where ctid = (select min(ctid) from ${table})`;
  const faults: Record<keyof typeof INVARIANTS, string> = {
    'a balance is the sum of its ledger': `update players set coins = coins + 1 ${one('players')}`,
    'a reward belongs to a finished quiz of the same player': `update ledger set reason = 'gift' ${one('ledger')}`,
    'a finished quiz has all its answers': `update quiz_questions set answered_at = null, selected = null ${one('quiz_questions')}`,
    'a completion is a finished quiz': `update categories set completion_count = completion_count + 1 ${one('categories')}`,
    'a tally counts answers that were given': `update answer_tallies set n = n + 1 ${one('answer_tallies')}`,
    'an answer that was given is counted': `delete from answer_tallies ${one('answer_tallies')}`,
    'an average is made of its ratings': `delete from ratings ${one('ratings')}`,
    'the board of all time is the XP': `update scores set xp = xp + 1 where board = 'global' and period = 0`,
    'who is ranked is registered': `update scores set ranked = not ranked ${one('scores')}`,
    'a meeting is a question that was shown': `update player_questions set times = times + 1 ${one('player_questions')}`,
    'who may change a question has it in the quiz': `delete from category_questions ${one('category_questions')}`,
    'nobody asks the question of another quiz': `
      insert into category_questions (category_id, question_id, added_at)
      select c.id, q.id, 0 from questions q join categories c on c.id <> q.category_id limit 1`,
    'what a player has done is what was finished': `update players set quizzes = 99 ${one('players')}`,
    'a pool is its active questions': `update questions set status = 'retired' ${one('questions')}`,
    'a difficulty is that of the pool': `update categories set difficulty_sum = difficulty_sum + 1 ${one('categories')}`,
    "a player's published quiz can fill a quiz": `update categories set pool_size = 9 where created_by is not null`,
    'a question says what its revision says': `update questions set revision = 99 ${one('questions')}`,
    'a deleted question waits for no decision': `
      update questions set status = 'deleted' where id in (select question_id from reports where outcome is null)`,
    'who reported is told what was decided': `delete from notifications where kind = 'report_decided'`,
  };

  it.each(Object.entries(faults))('would be seen otherwise: %s', async (name, fault) => {
    const undone = new Error('undone');
    const found: string[] = [];
    await t.ctx.db
      .transaction()
      .execute(async (trx) => {
        await sql.raw(fault).execute(trx);
        found.push(...(await broken(trx)));
        throw undone;
      })
      .catch((error) => {
        if (error !== undone) throw error;
      });
    expect(found).toContain(name);
  });

  it('has a planted fault for each', () => {
    expect(Object.keys(faults).sort()).toEqual(Object.keys(INVARIANTS).sort());
  });
});
