import { sql } from 'kysely';
import type { Db } from '../src/db/pool.ts';

/**
 * What must always be true of the data, each as a query that finds nothing. Every one is shown to find a
 * planted fault in `invariants.test.ts`.
 */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'a balance is the sum of its ledger': `
    select p.id from players p
    left join lateral (
      select coalesce(sum(amount) filter (where currency = 'xp'), 0) as xp,
             coalesce(sum(amount) filter (where currency = 'coins'), 0) as coins,
             coalesce(sum(amount) filter (where currency = 'wisdom_gems'), 0) as gems,
             coalesce(sum(amount) filter (where currency = 'crystals'), 0) as crystals
      from ledger l where l.player_id = p.id) l on true
    where (p.xp, p.coins, p.wisdom_gems, p.crystals) is distinct from (l.xp, l.coins, l.gems, l.crystals)`,
  'a reward belongs to a finished quiz of the same player': `
    select l.player_id from ledger l
    left join quizzes q on 'quiz:' || q.id = l.reason and q.player_id = l.player_id and q.status = 'finished'
    where q.id is null`,
  'a finished quiz has all its answers': `
    select q.id from quizzes q join quiz_questions u on u.quiz_id = q.id
    where q.status = 'finished' and u.answered_at is null`,
  'a completion is a finished quiz': `
    select c.id from categories c
    where c.completion_count <> (select count(*) from quizzes q where q.category_id = c.id and q.status = 'finished')`,
  'a tally counts answers that were given': `
    select t.question_id from answer_tallies t
    where t.n <> (select count(*) from quiz_questions u where u.question_id = t.question_id and u.selected = t.answer)`,
  'an answer that was given is counted': `
    select u.question_id from quiz_questions u
    left join answer_tallies t on t.question_id = u.question_id and t.answer = u.selected
    where u.selected <> '' and t.question_id is null`,
  'an average is made of its ratings': `
    select c.id from categories c
    left join lateral (select coalesce(sum(stars), 0) as s, count(*) as n from ratings r where r.category_id = c.id) r on true
    where (c.rating_sum, c.rating_count) is distinct from (r.s, r.n)`,
  'the board of all time is the XP': `
    select p.id from players p
    left join scores s on s.player_id = p.id and s.board = 'global' and s.period = 0
    where p.xp <> coalesce(s.xp, 0)`,
  'who is ranked is registered': `
    select s.player_id from scores s join players p on p.id = s.player_id
    where s.ranked <> (p.user_type = 'Registered')`,
  'a meeting is a question that was shown': `
    select m.player_id from player_questions m
    where m.times <> (select count(*) from quiz_questions u join quizzes q on q.id = u.quiz_id
                      where q.player_id = m.player_id and u.question_id = m.question_id and u.shown_at is not null)`,
  'who may change a question has it in the quiz': `
    select q.id from questions q
    where q.category_id is not null and q.status <> 'deleted'
      and not exists (select from category_questions k where k.category_id = q.category_id and k.question_id = q.id)`,
  'nobody asks the question of another quiz': `
    select k.question_id from category_questions k join questions q on q.id = k.question_id
    where q.category_id <> k.category_id`,
  'what a player has done is what was finished': `
    select p.id from players p
    where p.quizzes > (select count(*) from quizzes q where q.player_id = p.id and q.status = 'finished')`,
  'a pool is its active questions': `
    select c.id from categories c
    where c.pool_size <> (select count(*) from category_questions k join questions q on q.id = k.question_id
                          where k.category_id = c.id and q.status = 'active')`,
  'a difficulty is that of the pool': `
    select c.id from categories c
    where c.difficulty_sum <> (select coalesce(sum(q.difficulty), 0)
                               from category_questions k join questions q on q.id = k.question_id
                               where k.category_id = c.id and q.status = 'active')`,
  "a player's published quiz can fill a quiz": `
    select id from categories where status = 'ready' and created_by is not null and pool_size < 10`,
  'a question says what its revision says': `
    select q.id from questions q
    left join question_revisions r on r.question_id = q.id and r.revision = q.revision
    where r.difficulty is distinct from q.difficulty`,
  'a deleted question waits for no decision': `
    select q.id from questions q join reports r on r.question_id = q.id
    where q.status = 'deleted' and r.outcome is null`,
  'who reported is told what was decided': `
    select r.player_id from reports r
    join questions q on q.id = r.question_id
    join categories c on c.id = q.category_id or (q.category_id is null and c.slug = q.about[1])
    where r.outcome is not null and c.created_by is distinct from r.player_id
      and not exists (select 1 from notifications n
                      where n.player_id = r.player_id and n.kind = 'report_decided'
                        and n.data ->> 'categoryId' = c.id::text and n.data ->> 'outcome' = r.outcome)`,
};

/** The names of the invariants that do not hold. */
export async function broken(db: Db): Promise<string[]> {
  const out: string[] = [];
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) out.push(name);
  }
  return out;
}
