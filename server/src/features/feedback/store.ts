import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

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

export async function upsertReport(
  db: Db,
  row: {
    player_id: string;
    question_id: string;
    reason: string;
    other_text: string | null;
    created_at: number;
  },
): Promise<void> {
  await db
    .insertInto('reports')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(['question_id', 'player_id'])
        .doUpdateSet({ reason: row.reason, other_text: row.other_text }),
    )
    .execute();
}
