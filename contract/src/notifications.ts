import { ACHIEVEMENT_KEYS } from '@trivium/rules/achievements';
import { BOARDS } from '@trivium/rules/boards';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { REPORT_OUTCOMES } from './feedback.ts';
import { count, id, text } from './fields.ts';
import { LIMITS } from './limits.ts';

const about = { _id: z.string(), createdAt: z.string(), read: z.boolean() };
const aboutCategory = { categoryId: z.string(), name: z.string() };

/** Something that happened to the player; the page makes the sentence of it. */
export const notification = z.discriminatedUnion('kind', [
  z.object({ ...about, kind: z.literal('category_ready'), ...aboutCategory }),
  z.object({ ...about, kind: z.literal('category_failed'), ...aboutCategory, reason: z.string() }),
  /** Players' reports have hidden a question of one's own category. */
  z.object({ ...about, kind: z.literal('question_hidden'), ...aboutCategory, question: z.string() }),
  /** What became of a question that the player reported. */
  z.object({
    ...about,
    kind: z.literal('report_decided'),
    ...aboutCategory,
    question: z.string(),
    outcome: z.enum(REPORT_OUTCOMES),
  }),
  z.object({ ...about, kind: z.literal('achievement'), achievement: z.enum(ACHIEVEMENT_KEYS) }),
  /** `tier` is the best of 3, 10, 100 that the player now belongs to on this week's board; `rose` or fell out of a better one. */
  z.object({
    ...about,
    kind: z.literal('rank'),
    board: z.enum(BOARDS),
    rank: count,
    tier: z.nullable(count),
    rose: z.boolean(),
  }),
]);
export type Notification = z.output<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: "The player's notifications, the newest first",
  auth: 'player',
  limit: 'general',
  query: z.object({
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.notificationsPage.max)),
      LIMITS.notificationsPage.default,
    ),
    cursor: z.optional(text(200)),
  }),
  status: 200,
  output: z.object({
    notifications: z.array(notification),
    unread: count,
    nextCursor: z.nullable(z.string()),
  }),
  errors: ['session_invalid'],
});
export type Notifications = z.output<typeof listNotifications.output>;

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark notifications as read: the named ones, or all',
  auth: 'player',
  limit: 'general',
  body: z.object({ ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))) }),
  status: 200,
  output: z.object({ unread: count }),
  errors: ['session_invalid'],
});

/**
 * Server-sent events for the player of the bearer token. Each event is named `notification` and its data is
 * `streamed` as JSON; a comment every 25 s keeps the connection open. Read with fetch, since an EventSource
 * cannot send the token in a header.
 */
export const NOTIFICATION_STREAM = '/api/notifications/stream';
export const streamed = z.object({ notification, unread: count });
export type Streamed = z.output<typeof streamed>;
