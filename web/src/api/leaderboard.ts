import { useInfiniteQuery } from '@tanstack/react-query';
import type { Leaderboard } from '@trivium/contract/leaderboard';
import type { Board, Period } from '@trivium/rules/boards';
import { call } from './client.ts';
import { endpoints } from './endpoints.ts';
import { queryKeys } from './query-client.ts';

/** A board page by page, with the player's own row; the last page fetched knows it best. */
export function useLeaderboard(board: Board, period: Period, enabled = true) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.leaderboard, board, period],
    queryFn: ({ pageParam, signal }): Promise<Leaderboard> =>
      call(
        endpoints.getLeaderboard,
        { query: { board, period, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    enabled,
  });
}
