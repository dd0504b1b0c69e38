import { type Kysely, sql } from 'kysely';

/**
 * One library of questions: a category selects questions instead of owning copies. Copies of built-in questions
 * that players' quizzes hold become the built-in ones, with everything that players did with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

// Built-in categories whose topic has another name than their file had.
const RENAMED: Readonly<Record<string, string>> = {
  'african-history': 'history-of-africa',
  'american-history': 'history-of-the-americas',
  'ancient-world': 'ancient-history',
  'asian-history': 'history-of-asia',
  capitals: 'capital-cities',
  'chess-and-board-games': 'board-games',
  cities: 'cities-of-the-world',
  computing: 'computers',
  economy: 'economics',
  film: 'films',
  'food-and-drink': 'food',
  'law-and-government': 'law',
  mathematics: 'maths',
  'nineteenth-century': '19th-century',
  'pop-culture-1960s-1970s': 'the-1960s-and-1970s',
  'pop-culture-1980s-1990s': 'the-1980s-and-1990s',
  religions: 'religion',
  'shapes-and-logic': 'logic-and-riddles',
  'tennis-and-racket-sports': 'racket-sports',
  'twentieth-century': '20th-century',
  words: 'word-origins',
};

const SORTED = (answers: string) => `(select array_agg(a order by a) from unnest(${answers}) as a)`;

const STATEMENTS = [
  `alter table categories
     -- Where it is browsed: the slug of a field of knowledge and a heading in it.
     add column field text,
     add column section text,
     -- The order in which a field is browsed.
     add column position integer not null default 0`,
  `create index categories_field on categories (field, position) where status = 'ready'`,
  `alter table questions
     -- The category that it was written for and that may change it; null for the library's own.
     alter column category_id drop not null,
     -- The topics that it is about, its home first.
     add column about text[] not null default '{}',
     -- What the library's search looks through: question and answer.
     add column document tsvector`,
  // Whether the player was told the key outside of a quiz: it counts as one meeting more.
  `alter table player_questions add column told boolean not null default false`,
  `create index questions_document on questions using gin (document) where document is not null`,
  `create table category_questions (
     category_id uuid not null references categories on delete cascade,
     question_id uuid not null references questions on delete cascade,
     added_at bigint not null,
     primary key (category_id, question_id)
   )`,
  `create index category_questions_question on category_questions (question_id)`,
  `insert into category_questions (category_id, question_id, added_at)
   select category_id, id, created_at from questions where status <> 'deleted'`,
  // One copy for each category and original, so that no quiz can come to hold a question twice.
  `create temporary table copies as
   select distinct on (category_id, original) * from (
     select distinct on (q.id) q.id as copy, q.category_id, q.status, q.created_at,
            o.id as original, w.revision as original_revision
     from questions q
     join question_revisions r on r.question_id = q.id and r.revision = q.revision
     join question_revisions w on w.question = r.question and w.correct_answer = r.correct_answer
       and ${SORTED('w.answers')} = ${SORTED('r.answers')}
     join questions o on o.id = w.question_id and o.bank_key is not null and o.status in ('active', 'hidden')
     where q.source = 'bank' and q.bank_key is null
     order by q.id, w.revision = o.revision desc, w.revision desc) found
   order by category_id, original, copy`,
  `insert into category_questions (category_id, question_id, added_at)
   select category_id, original, created_at from copies where status = 'active'`,
  `insert into answer_tallies as t (question_id, answer, n)
   select c.original, s.answer, sum(s.n) from copies c join answer_tallies s on s.question_id = c.copy group by 1, 2
   on conflict (question_id, answer) do update set n = t.n + excluded.n`,
  `insert into votes (player_id, question_id, action, created_at)
   select distinct on (v.player_id, c.original) v.player_id, c.original, v.action, v.created_at
   from copies c join votes v on v.question_id = c.copy order by v.player_id, c.original, v.created_at desc
   on conflict do nothing`,
  `insert into reports (player_id, question_id, reason, other_text, created_at, revision, outcome, decided_at)
   select distinct on (s.player_id, c.original)
     s.player_id, c.original, s.reason, s.other_text, s.created_at, c.original_revision, s.outcome, s.decided_at
   from copies c join reports s on s.question_id = c.copy
   order by s.player_id, c.original, s.outcome is null desc, s.created_at desc
   on conflict do nothing`,
  `insert into player_questions as p (player_id, question_id, times, last_at)
   select s.player_id, c.original, sum(s.times), max(s.last_at)
   from copies c join player_questions s on s.question_id = c.copy group by 1, 2
   on conflict (player_id, question_id) do update
     set times = p.times + excluded.times, last_at = greatest(p.last_at, excluded.last_at)`,
  ...['answer_tallies', 'votes', 'reports', 'player_questions', 'category_questions'].map(
    (table) => `delete from ${table} t using copies c where t.question_id = c.copy`,
  ),
  // A running quiz goes on showing its options in the order of the copy: what that says becomes a revision below
  // zero, a number that no edit ever gives.
  `alter table copies add column kept integer`,
  `update copies c set kept = -n
   from (select copy, row_number() over (partition by original order by copy) as n from copies
         where copy in (select u.question_id from quiz_questions u join quizzes z on z.id = u.quiz_id
                        where z.status = 'running')) k
   where k.copy = c.copy`,
  `insert into question_revisions
     (question_id, revision, question, answers, correct_answer, explanation, difficulty, timer_seconds, picture, picture_alt)
   select c.original, c.kept, r.question, r.answers, r.correct_answer, r.explanation, r.difficulty, r.timer_seconds,
          r.picture, r.picture_alt
   from copies c join questions q on q.id = c.copy
   join question_revisions r on r.question_id = q.id and r.revision = q.revision
   where c.kept is not null`,
  `update quiz_questions u
   set question_id = c.original, revision = case when z.status = 'running' then c.kept else c.original_revision end
   from copies c, quizzes z
   where u.question_id = c.copy and z.id = u.quiz_id
     and not exists (select from quiz_questions x where x.quiz_id = u.quiz_id and x.question_id = c.original)`,
  `delete from questions q using copies c
   where q.id = c.copy and not exists (select from quiz_questions u where u.question_id = q.id)`,
  `update questions q set status = 'deleted' from copies c where q.id = c.copy`,
  `drop table copies`,
  `update questions set category_id = null where bank_key is not null`,
  `drop index questions_category`,
  ...Object.entries(RENAMED).map(
    ([before, now]) => `update categories set slug = '${now}' where slug = '${before}'`,
  ),
  // Everything is brought in anew, from files of another shape.
  `delete from seeds`,
  `update categories c set pool_size = s.n, difficulty_sum = s.d
   from (select k.category_id, count(*) as n, sum(q.difficulty) as d
         from category_questions k join questions q on q.id = k.question_id and q.status = 'active'
         group by k.category_id) s
   where s.category_id = c.id`,
];
