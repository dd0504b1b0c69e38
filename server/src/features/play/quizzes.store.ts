import type { Candidate } from '@trivium/rules/choose';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';
import type { QuizQuestion } from './store.ts';

/** A quiz's row as inner code sees it. */
export type Quiz = {
  id: string;
  token: string;
  player_id: string;
  category_id: string;
  status: 'running' | 'finished' | 'abandoned';
  total: number;
  started_at: number;
  results: unknown;
  answers_digest: string | null;
};

const QUIZ = [
  'id',
  'token',
  'player_id',
  'category_id',
  'status',
  'total',
  'started_at',
  'results',
  'answers_digest',
] as const;

/** The player's running quiz with the moment it was last touched. */
export async function runningQuiz(
  trx: Trx,
  playerId: string,
): Promise<(Quiz & { touched_at: number }) | undefined> {
  return trx
    .selectFrom('quizzes as q')
    .select(QUIZ.map((c) => `q.${c}` as const))
    .select(
      sql<number>`greatest(q.started_at, (
        select max(greatest(x.shown_at, x.answered_at)) from quiz_questions x where x.quiz_id = q.id))`.as(
        'touched_at',
      ),
    )
    .where('q.player_id', '=', playerId)
    .where('q.status', '=', 'running')
    .executeTakeFirst();
}

/** The quiz that a completion means: the named one, else the running one of the category, else the last finished. */
export async function quizToFinish(
  trx: Trx,
  playerId: string,
  categoryId: string,
  token: string | undefined,
): Promise<Quiz | undefined> {
  let query = trx
    .selectFrom('quizzes')
    .select(QUIZ)
    .where('player_id', '=', playerId)
    .where('category_id', '=', categoryId);
  if (token !== undefined) query = query.where('token', '=', token);
  else query = query.where('status', 'in', ['running', 'finished']);
  return query
    .orderBy(sql`status = 'running'`, 'desc')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Among so many questions a quiz is chosen: enough for every level, however large a category is. */
const MOST_CANDIDATES = 240;

/**
 * Questions that a category can ask, with what the player has met of them: the unseen first and the longest unmet
 * next, drawn by `seed`. A wish keeps to the easiest or the hardest half of the category.
 */
export async function candidates(
  db: Db,
  categoryId: string,
  playerId: string,
  { seed, wish }: { seed: string; wish: 'easy' | 'hard' | undefined },
): Promise<(Candidate & { revision: number })[]> {
  const { rows } = await sql<Candidate & { revision: number }>`
    with asked as (
      select q.id, q.difficulty, q.revision, coalesce(p.times + p.told::int, 0) as met, coalesce(p.last_at, 0) as "lastMetAt",
             percent_rank() over (order by q.difficulty) as rank
      from category_questions k
      join questions q on q.id = k.question_id and q.status = 'active'
      left join player_questions p on p.question_id = q.id and p.player_id = ${playerId}
      where k.category_id = ${categoryId}
    ),
    drawn as (
      select id, difficulty, revision, met, "lastMetAt" from asked
      where case ${wish ?? ''} when 'easy' then rank <= 0.5 when 'hard' then rank >= 0.5 else true end
      order by least(met, 1), "lastMetAt", md5(id::text || ${seed})
      limit ${MOST_CANDIDATES}
    )
    select * from drawn order by id`.execute(db);
  return rows;
}

export async function insertQuiz(
  trx: Trx,
  quiz: {
    id: string;
    token: string;
    player_id: string;
    category_id: string;
    seed: string;
    started_at: number;
  },
  questions: readonly { id: string; revision: number }[],
): Promise<void> {
  await trx
    .insertInto('quizzes')
    .values({
      ...quiz,
      status: 'running',
      total: questions.length,
      ended_at: null,
      results: null,
      answers_digest: null,
    })
    .execute();
  await sql`
    insert into quiz_questions (quiz_id, position, question_id, revision)
    select ${quiz.id}, n - 1, id, revision
    from unnest(${questions.map((q) => q.id)}::uuid[], ${questions.map((q) => q.revision)}::int[])
      with ordinality as t (id, revision, n)`.execute(trx);
}

export async function endQuiz(
  trx: Trx,
  id: string,
  end: {
    status: 'finished' | 'abandoned';
    ended_at: number;
    results: object | null;
    answers_digest: string | null;
  },
): Promise<void> {
  const results = end.results === null ? null : JSON.stringify(end.results);
  await trx
    .updateTable('quizzes')
    .set({ ...end, results })
    .where('id', '=', id)
    .execute();
}

/** Gives up a running quiz of the player; nothing happens to one that has ended. */
export async function abandon(db: Db, playerId: string, token: string | null, now: number): Promise<void> {
  let query = db
    .updateTable('quizzes')
    .set({ status: 'abandoned', ended_at: now })
    .where('player_id', '=', playerId)
    .where('status', '=', 'running');
  if (token !== null) query = query.where('token', '=', token);
  await query.execute();
}

/** Whether the player has this quiz at all, in whatever state. */
export async function hasQuiz(db: Db, playerId: string, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('quizzes')
    .select('id')
    .where('player_id', '=', playerId)
    .where('token', '=', token)
    .executeTakeFirst();
  return row !== undefined;
}

/** All questions of a quiz in the order they are asked, each in the revision that was asked. */
export async function questionsOf(trx: Trx, quizId: string): Promise<QuizQuestion[]> {
  return trx
    .selectFrom('quiz_questions as u')
    .innerJoin('question_revisions as r', (join) =>
      join.onRef('r.question_id', '=', 'u.question_id').onRef('r.revision', '=', 'u.revision'),
    )
    .select([
      'u.question_id',
      'u.position',
      'u.revision',
      'u.met_before',
      'u.shown_at',
      'u.answered_at',
      'u.selected',
    ])
    .select([
      'r.question',
      'r.answers',
      'r.correct_answer',
      'r.explanation',
      'r.difficulty',
      'r.timer_seconds',
      'r.picture_alt',
    ])
    .where('u.quiz_id', '=', quizId)
    .orderBy('u.position')
    .execute();
}

/** XP and coins that the player gained since `since`. */
export async function gainedSince(
  trx: Trx,
  playerId: string,
  since: number,
): Promise<{ xp: number; coins: number }> {
  const row = await trx
    .selectFrom('ledger')
    .select(sql<number>`coalesce(sum(amount) filter (where currency = 'xp'), 0)`.as('xp'))
    .select(sql<number>`coalesce(sum(amount) filter (where currency = 'coins'), 0)`.as('coins'))
    .where('player_id', '=', playerId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row;
}

/** Writes rewards; a reason that was paid before breaks the transaction, and with it the second payment. */
export async function insertLedger(
  trx: Trx,
  playerId: string,
  reason: string,
  amounts: Readonly<Record<'xp' | 'coins' | 'wisdom_gems' | 'crystals', number>>,
  now: number,
): Promise<void> {
  const rows = (Object.keys(amounts) as (keyof typeof amounts)[])
    .filter((currency) => amounts[currency] > 0)
    .map((currency) => ({
      player_id: playerId,
      currency,
      reason,
      amount: amounts[currency],
      created_at: now,
    }));
  if (rows.length > 0) await trx.insertInto('ledger').values(rows).execute();
}
