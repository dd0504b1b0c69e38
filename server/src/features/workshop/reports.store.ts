import type { ReportOutcome } from '@trivium/contract/feedback';
import type { ReportCounts } from '@trivium/rules/reports';
import { sql } from 'kysely';
import type { Trx } from '../../db/transact.ts';

/**
 * Holds players who are to be told something, before a category is locked: a quiz that is finished takes its
 * player and its category in this order, and the other one would now and then be a deadlock.
 */
export async function holdPlayers(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select id from players where id = any (${ids}::uuid[]) order by id for key share`.execute(trx);
}

/** Holds a question of the library, which no category's lock holds. */
export async function lockQuestion(trx: Trx, id: string): Promise<void> {
  await sql`select id from questions where id = ${id} for no key update`.execute(trx);
}

/** Who has an open report of a question. */
export async function reportersOf(trx: Trx, questionId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('reports')
    .select('player_id')
    .where('question_id', '=', questionId)
    .where('outcome', 'is', null)
    .execute();
  return rows.map((row) => row.player_id);
}

/** Closes the open reports of a question; returns who had sent them. */
export async function decideOpen(
  trx: Trx,
  questionId: string,
  outcome: ReportOutcome,
  now: number,
): Promise<string[]> {
  const decided = await trx
    .updateTable('reports')
    .set({ outcome, decided_at: now })
    .where('question_id', '=', questionId)
    .where('outcome', 'is', null)
    .returning('player_id')
    .execute();
  return decided.map((row) => row.player_id).sort();
}

/** Those of the questions that have open reports, in the words that were reported. */
export async function reportedOf(
  trx: Trx,
  questionIds: readonly string[],
): Promise<{ id: string; question: string }[]> {
  const { rows } = await sql<{ id: string; question: string }>`
    select distinct on (r.question_id) r.question_id as id, v.question
    from reports r
    join question_revisions v on v.question_id = r.question_id and v.revision = r.revision
    where r.outcome is null and r.question_id = any (${questionIds}::uuid[])
    order by r.question_id, r.revision desc`.execute(trx);
  return rows;
}

/** The open reports of a question, counted by who sent them. */
export async function openReports(trx: Trx, questionId: string): Promise<ReportCounts> {
  const { rows } = await sql<ReportCounts>`
    select count(*) filter (where p.user_type = 'Registered') as registered,
           count(*) filter (where p.user_type = 'Registered' and r.reason = 'offensive_content') as "registeredOffence",
           count(*) filter (where p.user_type = 'Guest') as guests,
           count(*) filter (where p.user_type = 'Guest' and r.reason = 'offensive_content') as "guestsOffence"
    from reports r join players p on p.id = r.player_id
    where r.question_id = ${questionId} and r.outcome is null`.execute(trx);
  return rows[0] ?? { registered: 0, registeredOffence: 0, guests: 0, guestsOffence: 0 };
}

/** How many players a question was shown to. */
export async function askedPlayers(trx: Trx, questionId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct z.player_id) as n
    from quiz_questions u join quizzes z on z.id = u.quiz_id
    where u.question_id = ${questionId} and u.shown_at is not null`.execute(trx);
  return rows[0]?.n ?? 0;
}
