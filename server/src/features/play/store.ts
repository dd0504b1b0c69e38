import type { QuizState } from '@trivium/rules/session';
import { sql } from 'kysely';
import { type Db, PREPARED } from '../../db/pool.ts';

/** A question of a quiz with the revision that was asked. */
export type QuizQuestion = {
  question_id: string;
  position: number;
  revision: number;
  met_before: number;
  shown_at: number | null;
  answered_at: number | null;
  selected: string | null;
  question: string;
  answers: string[];
  correct_answer: string;
  explanation: string;
  difficulty: number;
  timer_seconds: number;
  picture_alt: string | null;
};

/** What a hot statement found: each null tells how far it came. */
export type Found = {
  player_id: string | null;
  quiz_id: string | null;
  status: QuizState['status'];
  seed: string;
  total: number;
  /** Whether the statement changed something. */
  stored: boolean;
} & { [K in keyof QuizQuestion]: QuizQuestion[K] | null };

// The quiz that a path token means: its own, or the player's running one when it is the session token.
const WHO_AND_QUIZ = (bearer: Buffer, now: number, token: string | null) => sql`
  who as (
    select player_id from sessions where token_hash = ${bearer} and expires_at > ${now}
  ),
  quiz as (
    select q.id, q.status, q.seed, q.total
    from quizzes q join who on q.player_id = who.player_id
    where case when ${token}::text is null then q.status = 'running' else q.token = ${token} end
  )`;

const REVISION = sql.raw(
  'r.question, r.answers, r.correct_answer, r.explanation, r.difficulty, r.timer_seconds, r.picture_alt',
);

/**
 * The question on show, or the next one, which is shown by this: one statement, one round trip.
 * `token` null means the player's running quiz.
 */
export async function showNext(
  db: Db,
  bearer: Buffer,
  token: string | null,
  now: number,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`${sql.raw(PREPARED)}
    with ${WHO_AND_QUIZ(bearer, now, token)},
    cur as (
      select qq.* from quiz_questions qq join quiz on qq.quiz_id = quiz.id
      where qq.answered_at is null order by qq.position limit 1
    ),
    shown as (
      update quiz_questions u
      set shown_at = ${now},
          met_before = coalesce((
            select p.times + p.told::int from player_questions p join who on p.player_id = who.player_id
            where p.question_id = cur.question_id), 0)
      from cur, quiz
      where u.quiz_id = cur.quiz_id and u.position = cur.position
        and u.shown_at is null and quiz.status = 'running'
      returning u.question_id
    ),
    met as (
      insert into player_questions as p (player_id, question_id, times, last_at)
      select who.player_id, shown.question_id, 1, ${now}::bigint from who, shown
      on conflict (player_id, question_id) do update set times = p.times + 1, last_at = excluded.last_at
    )
    select who.player_id, quiz.id as quiz_id, quiz.status, quiz.seed, quiz.total,
           cur.question_id, cur.position, cur.revision, cur.met_before,
           case when shown.question_id is null then cur.shown_at else ${now}::bigint end as shown_at,
           cur.answered_at, cur.selected, shown.question_id is not null as stored, ${REVISION}
    from who
    left join quiz on true
    left join cur on true
    left join shown on true
    left join question_revisions r on r.question_id = cur.question_id and r.revision = cur.revision`.execute(
    db,
  );
  return rows[0];
}

/**
 * Stores an answer under the same guard that the rule applies (`step` in rules/session), and returns the
 * question as it was before, with how all players answered it: one statement, one round trip.
 */
export async function storeAnswer(
  db: Db,
  bearer: Buffer,
  token: string | null,
  answer: string,
  questionId: string | null,
  now: number,
): Promise<(Found & { tallies: Record<string, number> | null }) | undefined> {
  const { rows } = await sql<Found & { tallies: Record<string, number> | null }>`${sql.raw(PREPARED)}
    with ${WHO_AND_QUIZ(bearer, now, token)},
    meant as (
      select qq.* from quiz_questions qq join quiz on qq.quiz_id = quiz.id
      where case when ${questionId}::uuid is null
        then qq.position = coalesce(
          (select min(x.position) from quiz_questions x
           where x.quiz_id = quiz.id and x.answered_at is null and x.shown_at is not null),
          (select max(x.position) from quiz_questions x
           where x.quiz_id = quiz.id and x.answered_at is not null))
        else qq.question_id = ${questionId}::uuid end
    ),
    revision as (
      select r.* from question_revisions r join meant m on r.question_id = m.question_id and r.revision = m.revision
    ),
    hit as (
      update quiz_questions u
      set selected = ${answer}, answered_at = ${now}
      from meant, quiz, revision
      where u.quiz_id = meant.quiz_id and u.position = meant.position
        and u.answered_at is null and u.shown_at is not null and quiz.status = 'running'
        and (${answer} = '' or ${answer} = any (revision.answers))
      returning u.question_id
    ),
    counted as (
      insert into answer_tallies as t (question_id, answer, n)
      select hit.question_id, ${answer}, 1 from hit where ${answer} <> ''
      on conflict (question_id, answer) do update set n = t.n + 1
    )
    select who.player_id, quiz.id as quiz_id, quiz.status, quiz.seed, quiz.total,
           m.question_id, m.position, m.revision, m.met_before, m.shown_at, m.answered_at, m.selected,
           exists (select 1 from hit) as stored, ${REVISION},
           (select json_object_agg(t.answer, t.n) from answer_tallies t where t.question_id = m.question_id) as tallies
    from who
    left join quiz on true
    left join meant m on true
    left join revision r on true`.execute(db);
  return rows[0];
}
