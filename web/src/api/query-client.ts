import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from './errors.ts';

const MINUTE_MS = 60_000;
const MAX_RETRIES = 3;
const MAX_WAIT_MS = 30_000;

/** Trying again helps against a busy server or a broken line, not against a refusal or without any line. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES) return false;
  if (error instanceof NetworkError && globalThis.navigator?.onLine === false) return false;
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

/** Ms before the n-th retry (from 0): 1, 2, 4 s ... at most 30 s, or what the server asks for if that is longer. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  return Math.min(MAX_WAIT_MS, Math.max(1000 * 2 ** failures, asked));
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE_MS,
      gcTime: 10 * MINUTE_MS,
      retry: worthRetrying,
      retryDelay,
      // Without a line a call fails and says so, where waiting for the line would look like loading for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

/** The keys of everything that is kept, in one place, so that a change can name what it makes stale. */
export const queryKeys = {
  details: ['details'],
  categories: ['categories'],
  fields: ['fields'],
  topics: ['topics'],
  userCategories: ['userCategories'],
  leaderboard: ['leaderboard'],
  notifications: ['notifications'],
  workshop: ['workshop'],
} as const;
