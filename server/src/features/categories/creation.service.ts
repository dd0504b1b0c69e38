import type { Category } from '@trivium/contract/categories';
import { judgeName } from '@trivium/questions/names/moderate';
import { BALANCE } from '@trivium/rules/balance';
import { type Trx, transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { lockPlayer, type Player } from '../players/store.ts';
import { understandName } from '../topics/service.ts';
import { enqueueWriting } from './job.ts';
import { toCategory } from './service.ts';
import * as store from './store.ts';
import * as writing from './writing.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Quizzes that a player may create in a day (decisions 3). */
const CREATIONS_A_DAY = 10;

/** What is written about: a name, and the meaning chosen where it has several. */
export type Wish = { readonly name: string; readonly sense?: string | undefined };

/** What the name was taken for. Asks back, as an error with the choices, where it has several meanings. */
async function interpretationOf(ctx: Context, { name, sense }: Wish): Promise<string | null> {
  const { understood, meanings } = await understandName(ctx, name, sense);
  if (meanings.length > 1) {
    const text = `“${understood.subject}” has several meanings. Which one do you mean?`;
    const choices = meanings.map((topic) => ({ sense: topic.slug, label: topic.name }));
    throw new ApiError('ambiguous_name', text, undefined, { choices });
  }
  if (understood.kind === 'topic') return understood.topic.name;
  return understood.kind === 'topics' ? understood.topics.map((topic) => topic.name).join(' and ') : null;
}

async function refuseTooMany(ctx: Context, trx: Trx, playerId: string, now: number): Promise<void> {
  if (!ctx.config.rateLimits) return;
  if ((await store.countCreatedSince(trx, playerId, now - DAY_MS)) < CREATIONS_A_DAY) return;
  const text = `You can create ${CREATIONS_A_DAY} quizzes a day. Please come back tomorrow.`;
  throw new ApiError('rate_limited', text, 60 * 60);
}

/**
 * Creates a category of this name; its questions are written in the background. Guests may not. The same wish of
 * the same player while it is still being written gives the same category, so that a second tap makes no second one.
 */
export async function createCategory(ctx: Context, player: Player, wish: Wish): Promise<Category> {
  if (player.user_type === 'Guest') {
    throw new ApiError('not_allowed', 'You must complete your registration to create a quiz');
  }
  const judged = judgeName(wish.name, 'category');
  if (!judged.ok) throw new ApiError('name_refused', judged.reason);
  const interpretation = await interpretationOf(ctx, wish);
  return transact(ctx.db, async (trx) => {
    // The lock makes parallel creations of one player count each other.
    await lockPlayer(trx, player.id);
    const same = await writing.generatingOf(trx, player.id, wish);
    if (same) return toCategory(same, player.id);
    const now = ctx.deps.now();
    await refuseTooMany(ctx, trx, player.id, now);
    const id = ctx.deps.newId();
    await store.insertCategory(trx, {
      id,
      name: wish.name,
      description: `Test your knowledge in ${wish.name}`,
      subject: 'world',
      created_by: player.id,
      created_at: now,
      sense: wish.sense ?? null,
      interpretation,
    });
    await store.rememberCreation(trx, player.id, now);
    await enqueueWriting(trx, id);
    return shown(trx, id, player.id);
  });
}

async function shown(trx: Trx, id: string, playerId: string): Promise<Category> {
  const row = await store.categoryById(trx, id, playerId);
  if (!row) throw new Error('the category that was just written is not there');
  return toCategory(row, playerId);
}

/** Has an own category that is not published written anew, perhaps about another meaning; its questions stay. */
export async function rewriteCategory(
  ctx: Context,
  playerId: string,
  id: string,
  sense: string | undefined,
): Promise<Category> {
  const row = await store.categoryById(ctx.db, id, playerId);
  if (!row || (row.created_by !== playerId && row.status !== 'ready')) throw notFound('This quiz');
  if (row.created_by !== playerId) throw new ApiError('not_allowed', 'This quiz is not yours.');
  const meant = sense ?? row.sense ?? undefined;
  const interpretation = await interpretationOf(ctx, { name: row.name, sense: meant });
  return transact(ctx.db, async (trx) => {
    const now = await writing.lockCategory(trx, id);
    if (now?.status === 'generating') return shown(trx, id, playerId);
    if (now?.status === 'ready')
      throw new ApiError('category_not_ready', 'Take the quiz back first: it is published.');
    if ((await writing.activeQuestions(trx, id)).length >= BALANCE.pool.wanted)
      throw new ApiError('too_many_questions', `This quiz has ${BALANCE.pool.wanted} questions already.`);
    await writing.setGenerating(trx, id, {
      sense: meant ?? null,
      interpretation,
    });
    await enqueueWriting(trx, id);
    return shown(trx, id, playerId);
  });
}
