import type { Trx } from '../../db/transact.ts';

export async function achievementsOf(trx: Trx, playerId: string): Promise<string[]> {
  const rows = await trx.selectFrom('achievements').select('key').where('player_id', '=', playerId).execute();
  return rows.map((row) => row.key);
}

export async function insertAchievements(
  trx: Trx,
  playerId: string,
  keys: readonly string[],
  now: number,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ player_id: playerId, key, earned_at: now }));
  await trx.insertInto('achievements').values(rows).execute();
}
