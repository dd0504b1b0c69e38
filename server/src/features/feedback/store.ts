import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

/** Whether a question exists, and whether the player was asked it. */
export async function meeting(
  db: Db,
  playerId: string,
  questionId: string,
): Promise<{ exists: boolean; met: boolean }> {
  const { rows } = await sql<{ exists: boolean; met: boolean }>`
    select exists (select 1 from questions where id = ${questionId}) as exists,
      exists (select 1 from player_questions where player_id = ${playerId} and question_id = ${questionId}) as met
  `.execute(db);
  return rows[0] ?? { exists: false, met: false };
}

export async function upsertVote(
  db: Db,
  row: { player_id: string; question_id: string; action: 1 | 2; created_at: number },
): Promise<void> {
  await db
    .insertInto('votes')
    .values(row)
    .onConflict((oc) => oc.columns(['question_id', 'player_id']).doUpdateSet({ action: row.action }))
    .execute();
}

/** Stores a report in the place of the player's earlier one, unless that was decided for the same revision. */
export async function upsertReport(
  trx: Trx,
  row: {
    player_id: string;
    question_id: string;
    reason: string;
    other_text: string | null;
    revision: number;
    created_at: number;
  },
): Promise<void> {
  await sql`
    insert into reports as r (player_id, question_id, reason, other_text, revision, created_at)
    values (${row.player_id}, ${row.question_id}, ${row.reason}, ${row.other_text}, ${row.revision}, ${row.created_at})
    on conflict (question_id, player_id) do update
      set reason = excluded.reason, other_text = excluded.other_text, revision = excluded.revision,
          created_at = case when r.outcome is null then r.created_at else excluded.created_at end,
          outcome = null, decided_at = null
      where r.outcome is null or r.revision < excluded.revision`.execute(trx);
}
