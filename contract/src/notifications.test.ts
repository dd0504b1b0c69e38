import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listNotifications, notification, readNotifications } from './notifications.ts';

const ID = '018f6a7e-3c1d-7b2a-9f00-0123456789ab';
const about = { _id: ID, createdAt: '2030-01-01T00:00:00.000Z', read: false };
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('notification', () => {
  it.each([
    { ...about, kind: 'category_ready', categoryId: ID, name: 'Space' },
    { ...about, kind: 'category_failed', categoryId: ID, name: 'Space', reason: 'Too little is known.' },
    { ...about, kind: 'achievement', achievement: 'first_quiz' },
    { ...about, kind: 'rank', board: 'global', rank: 3, tier: 3, rose: true },
    { ...about, kind: 'rank', board: 'tech', rank: 140, tier: null, rose: false },
  ])('carries %j and nothing more', (given) => {
    expect(z.parse(notification, { ...given, playerId: 'x', payload: {} })).toEqual(given);
  });

  it.each([
    { ...about, kind: 'gift' },
    { ...about, kind: 'achievement', achievement: 'best_hair' },
    { ...about, kind: 'rank', board: 'arts', rank: 3, tier: 3, rose: true },
    { ...about, kind: 'category_failed', categoryId: ID, name: 'Space' },
    about,
  ])('is not %j', (given) => {
    expect(accepts(notification, given)).toBe(false);
  });
});

describe('listNotifications', () => {
  it('lists 30 unless asked otherwise', () => {
    expect(z.parse(listNotifications.query, {})).toEqual({ limit: 30 });
    expect(z.parse(listNotifications.query, { limit: '100' })).toEqual({ limit: 100 });
  });

  it.each([{ limit: '0' }, { limit: '101' }, { limit: '' }, { cursor: 'a\u0000' }])('refuses %j', (query) => {
    expect(accepts(listNotifications.query, query)).toBe(false);
  });
});

describe('readNotifications', () => {
  it.each([
    ['all', {}, true],
    ['one', { ids: [ID] }, true],
    ['a hundred', { ids: Array.from({ length: 100 }, () => ID) }, true],
    ['none', { ids: [] }, false],
    ['more than a hundred', { ids: Array.from({ length: 101 }, () => ID) }, false],
    ['one that is no id', { ids: ['1'] }, false],
    ['one that is no list', { ids: ID }, false],
  ])('%s', (_, body, ok) => {
    expect(accepts(readNotifications.body, body)).toBe(ok);
  });
});
