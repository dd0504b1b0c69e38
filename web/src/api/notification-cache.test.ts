import type { Notification } from '@trivium/contract/notifications';
import { describe, expect, it } from 'vitest';
import { type Kept, withNotification, withRead } from './notification-cache.ts';

const notice = (_id: string, read = false): Notification => ({
  _id,
  read,
  createdAt: '2026-11-20T10:00:00.000Z',
  kind: 'achievement',
  achievement: 'first_quiz',
});

function makeKept(...pages: Notification[][]): Kept {
  return {
    pageParams: pages.map((_, index) => (index === 0 ? null : `cursor${index}`)),
    pages: pages.map((notifications) => ({ notifications, unread: 2, nextCursor: null })),
  };
}

const idsOf = (kept: Kept) => kept.pages.map((page) => page.notifications.map((n) => n._id));
const readOf = (kept: Kept) => kept.pages.flatMap((page) => page.notifications).map((n) => n.read);
const unreadOf = (kept: Kept) => kept.pages.map((page) => page.unread);

describe('withNotification', () => {
  it('puts a new one on top and takes the count along', () => {
    const kept = withNotification(makeKept([notice('b')], [notice('a')]), {
      notification: notice('c'),
      unread: 3,
    });
    expect(idsOf(kept)).toEqual([['c', 'b'], ['a']]);
    expect(unreadOf(kept)).toEqual([3, 3]);
  });

  it('counts the same one once, wherever it was', () => {
    const kept = withNotification(makeKept([notice('b')], [notice('a')]), {
      notification: notice('a'),
      unread: 2,
    });
    expect(idsOf(kept)).toEqual([['a', 'b'], []]);
  });
});

describe('withRead', () => {
  it('marks the named ones and counts down', () => {
    const kept = withRead(makeKept([notice('b'), notice('a', true)]), ['b', 'a']);
    expect(readOf(kept)).toEqual([true, true]);
    expect(unreadOf(kept)).toEqual([1]);
  });

  it('marks all', () => {
    const kept = withRead(makeKept([notice('b')], [notice('a')]), null);
    expect(readOf(kept)).toEqual([true, true]);
    expect(unreadOf(kept)).toEqual([0, 0]);
  });

  it('believes the count of the server', () => {
    expect(unreadOf(withRead(makeKept([notice('b')]), ['b'], 7))).toEqual([7]);
  });
});
