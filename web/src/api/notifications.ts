import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notifications, Streamed } from '@trivium/contract/notifications';
import { useStore } from 'zustand';
import { call } from './client.ts';
import { endpoints } from './endpoints.ts';
import { type Kept, withNotification, withRead } from './notification-cache.ts';
import { queryKeys } from './query-client.ts';
import { session } from './session.ts';

/** The player's notifications, the newest first, page by page. */
export function useNotifications() {
  const loggedIn = useStore(session, ({ token }) => token !== null);
  return useInfiniteQuery({
    queryKey: queryKeys.notifications,
    queryFn: ({ pageParam, signal }): Promise<Notifications> =>
      call(
        endpoints.listNotifications,
        { query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    enabled: loggedIn,
  });
}

/** How many notifications are unread; 0 while that is not known. */
export function useUnread(): number {
  return useNotifications().data?.pages[0]?.unread ?? 0;
}

function change(client: QueryClient, by: (kept: Kept) => Kept): void {
  client.setQueryData<Kept>(queryKeys.notifications, (kept) => kept && by(kept));
}

/** Marks the named notifications as read, or all with `null`: here at once, and taken back when the server refuses. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | null) =>
      call(endpoints.readNotifications, { body: ids === null ? {} : { ids } }, { keepalive: true }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: queryKeys.notifications });
      change(client, (kept) => withRead(kept, ids));
    },
    onSuccess: ({ unread }, ids) => change(client, (kept) => withRead(kept, ids, unread)),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.notifications }),
  });
}

/** Takes in what has just been told, and makes stale what it is about. */
export function takeIn(client: QueryClient, told: Streamed): void {
  change(client, (kept) => withNotification(kept, told));
  const { kind } = told.notification;
  if (kind === 'category_ready' || kind === 'category_failed') {
    void client.invalidateQueries({ queryKey: queryKeys.categories });
    void client.invalidateQueries({ queryKey: queryKeys.userCategories });
  }
  if (kind !== 'rank' && kind !== 'achievement' && kind !== 'report_decided') {
    void client.invalidateQueries({ queryKey: queryKeys.workshop });
  }
  if (kind === 'rank') void client.invalidateQueries({ queryKey: queryKeys.leaderboard });
}
