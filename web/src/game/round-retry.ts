import { ApiError, NetworkError } from '../api/errors.ts';
import type { Clock } from './countdown.ts';

/** Waits before the second, third and fourth try, ms. Together they stay below a short tunnel, not a broken line. */
const WAITS_MS = [300, 900, 2_500];

/** Longest wait that a server may ask for before the player is told, ms. */
const LONGEST_WAIT_MS = 5_000;

// A lost connection, a busy server and a fault of the moment pass; a refusal does not.
function waitBeforeRetry(error: unknown, wait: number): number | null {
  if (error instanceof NetworkError) return wait;
  if (!(error instanceof ApiError)) return null;
  if (error.status !== 429 && error.status < 500) return null;
  const asked = error.retryAfter === null ? wait : error.retryAfter * 1000;
  return asked > LONGEST_WAIT_MS ? null : Math.max(wait, asked);
}

const sleep = (clock: Clock, ms: number) => new Promise<void>((done) => void clock.after(ms, done));

/**
 * Makes a call that may be repeated safely, up to four times while it fails for a passing reason.
 * Throws the last error. `wanted` tells before each repeat whether anybody still waits for it.
 */
export async function persistently<T>(
  clock: Clock,
  make: () => Promise<T>,
  wanted: () => boolean = () => true,
): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await make();
    } catch (error) {
      const pause = waitBeforeRetry(error, wait);
      if (pause === null || !wanted()) throw error;
      await sleep(clock, pause);
      if (!wanted()) throw error;
    }
  }
  return make();
}
