import { sql } from 'kysely';
import type { Trx } from '../../db/transact.ts';

/** On whose account tokens go: the day's, and the player's own where there is one. */
export type Payer = { readonly day: number; readonly playerId: string | null };

/**
 * Sets tokens aside if both budgets of the day still hold them; the row of the day is locked, so that calls at
 * the same time count each other. False, and nothing set aside, where they do not.
 */
export async function setAside(
  trx: Trx,
  { day, playerId }: Payer,
  tokens: number,
  budgets: { readonly day: number; readonly player: number },
): Promise<boolean> {
  await trx
    .insertInto('model_days')
    .values({ day, tokens: 0 })
    .onConflict((oc) => oc.column('day').doNothing())
    .execute();
  const all = await trx
    .selectFrom('model_days')
    .select('tokens')
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const own = await trx
    .selectFrom('model_players')
    .select('tokens')
    .where('day', '=', day)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (all.tokens + tokens > budgets.day || (own?.tokens ?? 0) + tokens > budgets.player) return false;
  await correct(trx, { day, playerId }, tokens);
  return true;
}

/** Adds tokens to what was spent, or takes back what was set aside too many. */
export async function correct(trx: Trx, { day, playerId }: Payer, tokens: number): Promise<void> {
  await sql`update model_days set tokens = greatest(0, tokens + ${tokens}) where day = ${day}`.execute(trx);
  if (playerId === null) return;
  // The player may have left meanwhile: then the day's account alone remembers.
  await sql`
    insert into model_players (day, player_id, tokens)
    select ${day}, id, ${Math.max(0, tokens)} from players where id = ${playerId}
    on conflict (day, player_id) do update
      set tokens = greatest(0, model_players.tokens + ${tokens})`.execute(trx);
}
