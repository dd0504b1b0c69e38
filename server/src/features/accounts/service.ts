import type { Body } from '@trivium/contract/endpoint';
import type { login, register, User, updateUserDetails } from '@trivium/contract/users';
import { judgeName } from '@trivium/questions/names/moderate';
import { BALANCE } from '@trivium/rules/balance';
import { guestAlias } from '@trivium/rules/guest-alias';
import { randomFrom } from '@trivium/rules/random';
import { sqlState, type Trx, transact } from '../../db/transact.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import type { TokenHash } from '../../http/mount.ts';
import { rankPlayer } from '../leaderboard/service.ts';
import { hashPassword, refuseWeak, verifyPassword } from '../players/passwords.service.ts';
import { toUser } from '../players/service.ts';
import { openSession, whoIs } from '../players/sessions.service.ts';
import * as players from '../players/store.ts';
import { enqueueLink } from './job.ts';
import * as store from './store.ts';

const AVATARS = 15;

type Entered = { token: string; user: User; message: string };

/** A new guest with a friendly alias that no other generated one has. */
export async function enterAsGuest(ctx: Context): Promise<Entered> {
  const random = randomFrom(ctx.deps.newToken());
  return transact(ctx.db, async (trx) => {
    let alias = guestAlias(random);
    while (await players.aliasTaken(trx, alias)) alias = guestAlias(random);
    const player = await players.insertPlayer(trx, {
      id: ctx.deps.newId(),
      alias,
      alias_generated: true,
      email: null,
      password_hash: null,
      age: null,
      avatar: 1 + Math.floor(random() * AVATARS),
      user_type: 'Guest',
      strength: BALANCE.choice.startStrength,
      created_at: ctx.deps.now(),
    });
    const token = await openSession(ctx, trx, player.id);
    return { token, user: toUser(player), message: `Welcome, ${player.alias}!` };
  });
}

export async function logIn(ctx: Context, input: Body<typeof login>): Promise<Entered> {
  const known = await store.credentials(ctx.db, input.email);
  const right = await verifyPassword(known?.password_hash, input.password);
  if (!known || !right) throw new ApiError('wrong_credentials', 'Invalid credentials. Please try again.');
  return transact(ctx.db, async (trx) => {
    const player = await players.lockPlayer(trx, known.id);
    if (!player) throw new ApiError('wrong_credentials', 'Invalid credentials. Please try again.');
    const token = await openSession(ctx, trx, player.id);
    return { token, user: toUser(player), message: `Welcome back, ${player.alias}!` };
  });
}

const emailTaken = () =>
  new ApiError('email_taken', 'This email address is already registered. Please log in instead.');

/** Turns the driver's unique violation on the address into the refusal it is. */
async function withFreeEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (
      sqlState(error) === '23505' &&
      String((error as { constraint?: string }).constraint) === 'players_email'
    ) {
      throw emailTaken();
    }
    throw error;
  }
}

/** Turns away an alias that could hurt others, speaks for the house or holds an address, with a sentence why. */
function refuseAlias(alias: string): void {
  const judged = judgeName(alias, 'alias');
  if (!judged.ok) throw new ApiError('name_refused', judged.reason);
}

/** Registers a new player, or the guest whose token came along: then progress and name of the guest's row stay. */
export async function registerPlayer(
  ctx: Context,
  input: Body<typeof register>,
  bearer: TokenHash | undefined,
): Promise<{ message: string; user: User }> {
  const guest = bearer ? await whoIs(ctx, bearer) : undefined;
  // A guest who keeps the name keeps it: only a new one is judged.
  if (input.alias !== guest?.alias) refuseAlias(input.alias);
  refuseWeak(input.password, [input.alias, input.email]);
  const password_hash = await hashPassword(input.password);
  const player = await withFreeEmail(() =>
    transact(ctx.db, (trx) =>
      guest?.user_type === 'Guest'
        ? upgradeGuest(trx, guest.id, input, password_hash)
        : insertRegistered(ctx, trx, input, password_hash),
    ),
  );
  return { message: 'Registration successful. Please log in.', user: toUser(player) };
}

function insertRegistered(
  ctx: Context,
  trx: Trx,
  input: Body<typeof register>,
  password_hash: string,
): Promise<players.Player> {
  const id = ctx.deps.newId();
  const avatar = input.avatar ?? 1 + Math.floor(randomFrom(id)() * AVATARS);
  return players.insertPlayer(trx, {
    id,
    alias: input.alias,
    alias_generated: false,
    email: input.email,
    password_hash,
    age: input.age,
    avatar,
    user_type: 'Registered',
    strength: BALANCE.choice.startStrength,
    created_at: ctx.deps.now(),
  });
}

async function upgradeGuest(
  trx: Trx,
  id: string,
  input: Body<typeof register>,
  password_hash: string,
): Promise<players.Player> {
  const locked = await players.lockPlayer(trx, id);
  // A second upgrade of the same guest at the same moment: the first one won.
  if (locked?.user_type !== 'Guest') throw new ApiError('not_allowed', 'This player is registered already.');
  const player = await players.updatePlayer(trx, id, {
    alias: input.alias,
    alias_generated: false,
    email: input.email,
    password_hash,
    age: input.age,
    user_type: 'Registered',
    ...(input.avatar === undefined ? {} : { avatar: input.avatar }),
  });
  await rankPlayer(trx, id);
  // The guest's token must not open the registered player's account.
  await players.deleteSessionsOf(trx, id);
  return player;
}

/**
 * Changes the profile. A guest who sends an e-mail becomes Registered; without a password a link to set one
 * is mailed. The address of a registered player is locked.
 */
export async function changeProfile(
  ctx: Context,
  player: players.Player,
  input: Body<typeof updateUserDetails>,
): Promise<User> {
  const email = input.email ? input.email : undefined;
  const completes = player.user_type === 'Guest' && email !== undefined;
  if (player.user_type === 'Registered' && email && email.toLowerCase() !== player.email?.toLowerCase()) {
    throw new ApiError('not_allowed', 'The email address cannot be changed after registration.');
  }
  if (input.password !== undefined && !completes) {
    throw new ApiError('not_allowed', 'A password is set here only while registration is completed.');
  }
  // Only a new alias is judged, so that nobody is locked out of an old one.
  if (input.alias !== undefined && input.alias !== player.alias) refuseAlias(input.alias);
  if (input.password !== undefined) refuseWeak(input.password, [input.alias ?? player.alias, email]);
  const password_hash = input.password === undefined ? undefined : await hashPassword(input.password);
  const change: players.PlayerChange = {
    ...(input.alias === undefined || input.alias === player.alias
      ? {}
      : { alias: input.alias, alias_generated: false }),
    ...(input.age === undefined ? {} : { age: input.age }),
    ...(input.avatar === undefined ? {} : { avatar: input.avatar }),
    ...(completes ? { email, user_type: 'Registered' as const, alias_generated: false } : {}),
    ...(password_hash === undefined ? {} : { password_hash }),
  };
  return withFreeEmail(() =>
    transact(ctx.db, async (trx) => {
      const locked = await players.lockPlayer(trx, player.id);
      if (completes && locked?.user_type !== 'Guest') {
        throw new ApiError('not_allowed', 'This player is registered already.');
      }
      const changed = await players.updatePlayer(trx, player.id, change);
      if (completes) await rankPlayer(trx, player.id);
      if (completes && password_hash === undefined)
        await enqueueLink(trx, { kind: 'set-password', playerId: player.id });
      return toUser(changed);
    }),
  );
}

/** Mails a reset link where the address is known; the caller cannot tell whether it is. */
export async function requestReset(ctx: Context, email: string): Promise<void> {
  const known = await store.credentials(ctx.db, email);
  // An unknown address costs the same work: its mail is for nobody and is dropped when it is due.
  const playerId = known?.id ?? ctx.deps.newId();
  await transact(ctx.db, (trx) => enqueueLink(trx, { kind: 'reset-password', playerId }));
}

/** Sets the password of whoever holds the mailed token; every session of that player ends. */
export async function redeemReset(ctx: Context, tokenHash: TokenHash, password: string): Promise<void> {
  refuseWeak(password, []);
  // Hashed first: a transaction that waits for the hashing queue would hold its connection meanwhile.
  const password_hash = await hashPassword(password);
  await transact(ctx.db, async (trx) => {
    const playerId = await store.takeReset(trx, tokenHash, ctx.deps.now());
    if (!playerId) throw new ApiError('reset_token_invalid', 'Invalid or expired token. Please try again.');
    await players.updatePlayer(trx, playerId, { password_hash });
    await store.deleteResetsOf(trx, playerId);
    await players.deleteSessionsOf(trx, playerId);
  });
}
