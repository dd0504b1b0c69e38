import type { Category } from '@trivium/contract/categories';
import { text } from '@trivium/contract/fields';
import { LIMITS } from '@trivium/contract/limits';
import { topicsStarting } from '@trivium/questions/library/nearest';
import { understand } from '@trivium/questions/library/understand';
import { BALANCE } from '@trivium/rules/balance';
import { averageRating, roadOf } from '@trivium/rules/category';
import { categoryDifficulty } from '@trivium/rules/difficulty';
import { randomFrom } from '@trivium/rules/random';
import * as z from 'zod';
import { transact } from '../../db/transact.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { lockPlayer } from '../players/store.ts';
import * as store from './store.ts';

/** So often a player's quiz must have been finished before Play suggests it. */
const PROVEN_PLAYS = 5;
/** Among how many good candidates Play chooses by chance. */
const PLAY_CHOICES = 6;

/** A category as `viewer` sees it: only the owner learns how it is written and why it failed. */
export function toCategory(row: store.CategoryRow, viewer: string): Category {
  const image = `/covers/${row.id}.svg`;
  const isOwn = row.created_by === viewer;
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    createdBy: row.creator,
    completionCount: row.completion_count,
    completionsCount: row.completion_count,
    questionCount: BALANCE.quiz.questions,
    poolSize: row.pool_size,
    averageRating: averageRating(row.rating_sum, row.rating_count),
    difficulty: categoryDifficulty(row.pool_size > 0 ? row.difficulty_sum / row.pool_size : 5),
    imageUrl: image,
    image,
    createdAt: new Date(row.created_at).toISOString(),
    status: row.status,
    statusReason: isOwn ? row.status_reason : null,
    isOwn,
    interpretation: isOwn ? row.interpretation : null,
    progress:
      isOwn && row.status === 'generating' ? { written: row.written, wanted: BALANCE.pool.wanted } : null,
    advice:
      isOwn && row.status === 'failed'
        ? { choices: row.choices, nearest: row.nearest, awaitsWriter: row.awaits_writer }
        : null,
    subject: row.subject,
    road: roadOf(row.subject),
    field: row.field,
    section: row.section,
    timesPlayed: row.times_played,
  };
}

/** Own categories, newest first, then those played lately; at most 20 (decisions 3). */
export async function userCategories(ctx: Context, playerId: string): Promise<Category[]> {
  const limit = LIMITS.userCategories;
  const [own, played] = await Promise.all([
    store.ownCategories(ctx.db, playerId, limit),
    store.playedCategories(ctx.db, playerId, limit),
  ]);
  return [...own, ...played].slice(0, limit).map((row) => toCategory(row, playerId));
}

const cursorShape = z.tuple([z.int(), z.int(), text(200), z.uuid()]);
/** Topics that a search can mean. */
const SEARCHED_TOPICS = 60;

/** Slugs of the topics that a search means, the best first: what it stands for, then what begins so. */
function meantBy({ names }: Context, search: string): string[] {
  const understood = understand(names, search);
  const meant =
    understood.kind === 'topic'
      ? [understood.topic]
      : understood.kind === 'topics' || understood.kind === 'meanings'
        ? understood.topics
        : [];
  const starting = topicsStarting(names, search, SEARCHED_TOPICS);
  return [...new Set([...meant, ...starting].map(({ slug }) => slug))];
}

export type Page = { categories: Category[]; total: number; nextCursor: string | undefined };

export async function listCategories(
  ctx: Context,
  playerId: string,
  query: {
    search?: string | undefined;
    field?: string | undefined;
    made?: 'players' | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<Page> {
  const search = query.search?.trim() || undefined;
  const [rank, completions, name, id] = query.cursor ? decodeCursor(cursorShape, query.cursor) : [];
  const after =
    id === undefined ? undefined : { rank: rank ?? 0, completions: completions ?? 0, name: name ?? '', id };
  const filter: store.Filter = {
    search,
    slugs: search ? meantBy(ctx, search) : [],
    field: query.field,
    byPlayers: query.made === 'players',
  };
  const [total, rows] = await Promise.all([
    store.countReady(ctx.db, filter),
    store.listReady(ctx.db, playerId, filter, query.limit, after),
  ]);
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  return {
    categories: rows.map((row) => toCategory(row, playerId)),
    total,
    nextCursor: last && encodeCursor([last.rank, last.completion_count, last.name, last.id]),
  };
}

/** A category to play next: one not played yet or not for long, never the excluded one unless it is the only one. */
export async function categoryToPlay(
  ctx: Context,
  playerId: string,
  exclude: string | undefined,
): Promise<string> {
  let ids = await store.toPlay(ctx.db, playerId, exclude, PLAY_CHOICES, PROVEN_PLAYS);
  if (ids.length === 0) ids = await store.toPlay(ctx.db, playerId, exclude, PLAY_CHOICES, 0);
  if (ids.length === 0 && exclude) ids = await store.toPlay(ctx.db, playerId, undefined, 1, 0);
  const id = ids[Math.floor(randomFrom(ctx.deps.newToken())() * ids.length)];
  if (!id) throw notFound('A quiz to play');
  return id;
}

/** Rates a category; the average after it. A player's own category is not theirs to rate. */
export async function rateCategory(
  ctx: Context,
  playerId: string,
  id: string,
  stars: number,
): Promise<number> {
  return transact(ctx.db, async (trx) => {
    const category = await store.categoryById(trx, id);
    if (category?.status !== 'ready') throw notFound('This quiz');
    if (category.created_by === playerId) throw new ApiError('not_allowed', 'You cannot rate your own quiz.');
    // Two ratings of one player at once would both see none before them.
    await lockPlayer(trx, playerId);
    const row = { category_id: id, player_id: playerId, stars, created_at: ctx.deps.now() };
    const after = await store.upsertRating(trx, row);
    return averageRating(after.rating_sum, after.rating_count);
  });
}
