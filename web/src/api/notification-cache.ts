import type { InfiniteData } from '@tanstack/react-query';
import type { Notification, Notifications, Streamed } from '@trivium/contract/notifications';

/** The player's notifications as the cache keeps them: pages, the newest first. */
export type Kept = InfiniteData<Notifications, string | null>;

const onEach = (kept: Kept, change: (page: Notifications, index: number) => Notifications): Kept => ({
  ...kept,
  pages: kept.pages.map(change),
});

/** Puts a notification that has just come on top; the same one twice counts once. */
export function withNotification(kept: Kept, { notification, unread }: Streamed): Kept {
  const others = (list: readonly Notification[]) => list.filter(({ _id }) => _id !== notification._id);
  return onEach(kept, (page, index) => ({
    ...page,
    unread,
    notifications: [...(index === 0 ? [notification] : []), ...others(page.notifications)],
  }));
}

/** Marks the named notifications as read, or all with `null`. Without the server's count, the marks are counted. */
export function withRead(kept: Kept, ids: readonly string[] | null, unread?: number): Kept {
  const meant = (n: Notification) => !n.read && (ids === null || ids.includes(n._id));
  const marked = kept.pages.flatMap((page) => page.notifications).filter(meant).length;
  return onEach(kept, (page) => ({
    ...page,
    unread: unread ?? (ids === null ? 0 : Math.max(0, page.unread - marked)),
    notifications: page.notifications.map((n) => (meant(n) ? { ...n, read: true } : n)),
  }));
}
