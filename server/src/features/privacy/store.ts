import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

/**
 * Everything that is kept about a player, by table, with the column that names the player and what must not
 * leave (secrets, which are nothing about the player). A test compares this with the database's own
 * catalogue, so that a new table cannot be forgotten.
 */
export const PERSONAL: Readonly<Record<string, { owner: string; hidden?: readonly string[] }>> = {
  players: { owner: 'id', hidden: ['password_hash'] },
  sessions: { owner: 'player_id', hidden: ['token_hash'] },
  password_resets: { owner: 'player_id', hidden: ['token_hash'] },
  categories: { owner: 'created_by' },
  quizzes: { owner: 'player_id', hidden: ['token', 'seed', 'answers_digest'] },
  player_questions: { owner: 'player_id' },
  ledger: { owner: 'player_id' },
  ratings: { owner: 'player_id' },
  votes: { owner: 'player_id' },
  reports: { owner: 'player_id' },
  scores: { owner: 'player_id' },
  board_tops: { owner: 'player_id' },
  achievements: { owner: 'player_id' },
  notifications: { owner: 'player_id' },
  support_messages: { owner: 'player_id' },
  creations: { owner: 'player_id' },
  model_players: { owner: 'player_id' },
};

type Row = Record<string, unknown>;

async function rowsOf(db: Db, table: string, owner: string, playerId: string): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(owner)} = ${playerId}`.execute(db);
  return rows;
}

/** All rows about a player, by table; secrets left out. */
export async function personalRows(db: Db, playerId: string): Promise<Record<string, Row[]>> {
  const out: Record<string, Row[]> = {};
  for (const [table, { owner, hidden = [] }] of Object.entries(PERSONAL)) {
    const rows = await rowsOf(db, table, owner, playerId);
    out[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => !hidden.includes(key))),
    );
  }
  return out;
}

/** What the player answered in each quiz, with the question as it was asked. */
export async function answersGiven(db: Db, playerId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select u.quiz_id, u.position, r.question, u.selected, u.shown_at, u.answered_at,
           case when u.answered_at is null then null else r.correct_answer end as correct_answer
    from quizzes q
    join quiz_questions u on u.quiz_id = q.id
    join question_revisions r on r.question_id = u.question_id and r.revision = u.revision
    where q.player_id = ${playerId} and u.shown_at is not null
    order by q.started_at, u.position`.execute(db);
  return rows;
}

/** The questions of the player's own categories. */
export async function questionsMade(db: Db, playerId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select q.category_id, r.question, r.answers, r.correct_answer, r.explanation
    from categories c
    join questions q on q.category_id = c.id
    join question_revisions r on r.question_id = q.id and r.revision = q.revision
    where c.created_by = ${playerId}`.execute(db);
  return rows;
}

/**
 * Removes a player and every row about them. Published categories stay without a name of a maker, unpublished
 * ones go unless somebody has played them; the stars that the player gave are taken out of the averages first.
 */
export async function erase(trx: Trx, playerId: string): Promise<void> {
  await sql`
    update categories c set rating_sum = rating_sum - r.stars, rating_count = rating_count - 1
    from ratings r where r.player_id = ${playerId} and r.category_id = c.id`.execute(trx);
  await trx
    .deleteFrom('categories')
    .where('created_by', '=', playerId)
    .where('status', '!=', 'ready')
    // What was played stays, without a maker and unpublished: rewards of others name its quizzes.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('quizzes').select('id').whereRef('category_id', '=', 'categories.id'))),
    )
    .execute();
  await trx.deleteFrom('board_steps').where('player_id', '=', playerId).execute();
  await trx.deleteFrom('players').where('id', '=', playerId).execute();
}

export async function passwordHash(db: Db, playerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}
