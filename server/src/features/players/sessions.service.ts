import type { Trx } from '../../db/transact.ts';
import { sessionInvalid } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { hashToken, type TokenHash } from '../../http/mount.ts';
import * as store from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A session ends after this long without a visit … */
const IDLE = 30 * DAY;
/** … and in any case after this long. */
const ABSOLUTE = 180 * DAY;
/** A visit moves the end only when a day was used up, so that a visit is not a write. */
const SLACK = DAY;

/** Opens a session: the token for the player; only its hash is stored. */
export async function openSession(ctx: Context, trx: Trx, playerId: string): Promise<string> {
  const token = ctx.deps.newToken();
  const now = ctx.deps.now();
  await store.insertSession(trx, {
    token_hash: hashToken(token),
    player_id: playerId,
    created_at: now,
    expires_at: now + IDLE,
  });
  return token;
}

/**
 * The player that a token belongs to. A session in use is kept alive, up to its absolute end.
 * @throws ApiError session_invalid
 */
export async function whoIs(ctx: Context, bearer: TokenHash): Promise<store.Player> {
  const now = ctx.deps.now();
  const player = await store.playerBySession(ctx.db, bearer, now);
  if (!player) throw sessionInvalid();
  const until = Math.min(now + IDLE, player.session_created_at + ABSOLUTE);
  if (player.session_expires_at < until - SLACK) await store.extendSession(ctx.db, bearer, until);
  return player;
}
