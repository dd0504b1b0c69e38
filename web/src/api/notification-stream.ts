import type { Streamed } from '@trivium/contract/notifications';
import { openStream } from './client.ts';
import { notificationStream } from './endpoints.ts';
import { ApiError } from './errors.ts';
import { readEvents } from './event-stream.ts';

/** Bounds of the pause before the stream is opened anew, ms. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** A stream that was open this long was sound; a shorter one counts as an attempt that failed, ms. */
const SOUND_AFTER_MS = 10_000;

/** Ms before the n-th attempt in a row that failed (from 0): doubling, spread so that not all come back at once. */
export function reconnectDelay(failures: number, random: number): number {
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return whole / 2 + (whole / 2) * random;
}

type Listeners = {
  readonly onTold: (told: Streamed) => void;
  /** The stream is open; what was said before that has not been heard. */
  readonly onOpen: () => void;
};

/** Waits, or less when the line is back or the stream is no longer wanted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Listens until the stream ends: `refused` when the session is dead, `failed` when it broke at once. */
async function listenOnce(
  { onTold, onOpen }: Listeners,
  signal: AbortSignal,
): Promise<'refused' | 'failed' | 'ended'> {
  let openedAt = Number.POSITIVE_INFINITY;
  try {
    const { body } = await openStream(notificationStream, signal);
    if (body === null) return 'failed';
    openedAt = performance.now();
    onOpen();
    for await (const { event, data } of readEvents(body)) {
      if (event === 'notification') onTold(JSON.parse(data) as Streamed);
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 'refused';
  }
  return performance.now() - openedAt > SOUND_AFTER_MS ? 'ended' : 'failed';
}

/**
 * Hears of every new notification until `signal` is aborted or the session has died; opens the stream anew
 * whenever it ends, ever more slowly while that fails.
 */
export async function listenForNotifications(listeners: Listeners, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const end = await listenOnce(listeners, signal);
    if (end === 'refused' || signal.aborted) return;
    failures = end === 'ended' ? 0 : failures + 1;
    await pause(reconnectDelay(failures, Math.random()), signal);
  }
}
