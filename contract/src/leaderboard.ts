import { BOARDS, PERIODS } from '@trivium/rules/boards';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** One row of a board. Nothing about a player but what the player shows to all. */
export const boardEntry = z.object({
  /** From 1. Who reached the same XP earlier stands higher, so no two share a rank. */
  rank: count,
  alias: z.string(),
  avatar: z.int(),
  level: z.int(),
  /** XP of this board and period. */
  knowledgePoints: count,
  isYou: z.boolean(),
});
export type BoardEntry = z.output<typeof boardEntry>;

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  summary: 'A leaderboard, page by page, with the own row; guests are not ranked',
  auth: 'player',
  limit: 'general',
  query: z.object({
    board: z._default(z.enum(BOARDS), 'global'),
    period: z._default(z.enum(PERIODS), 'week'),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.boardPage.max)),
      LIMITS.boardPage.default,
    ),
    cursor: z.optional(text(200)),
  }),
  status: 200,
  output: z.object({
    board: z.enum(BOARDS),
    period: z.enum(PERIODS),
    entries: z.array(boardEntry),
    /** The own row wherever it stands; null for guests and for who has no XP on this board yet. */
    you: z.nullable(boardEntry),
    nextCursor: z.nullable(z.string()),
    /** When this week's board closes, ISO 8601; null for all time. */
    endsAt: z.nullable(z.string()),
  }),
  errors: ['session_invalid'],
});
export type Leaderboard = z.output<typeof getLeaderboard.output>;
