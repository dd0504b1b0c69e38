import type { AnalyticsEvent } from '@trivium/contract/analytics';
import { LIMITS } from '@trivium/contract/limits';
import { call } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { settings } from './settings.ts';

/** Events wait this long for company, ms. */
const WAIT_MS = 5000;

let queue: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is queued. Counting must never be in anybody's way: a failure is let go. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = queue;
  queue = [];
  if (events.length === 0) return;
  // Without the token: what is counted belongs to nobody.
  call(endpoints.sendAnalytics, { body: { events } }, { anonymous: true, keepalive: true }).catch(
    () => undefined,
  );
}

/** Counts something that happened, in plain words, unless the player has switched counting off. */
export function track(category: string, action: string, label: string): void {
  if (!settings.getState().analytics) return;
  queue.push({ category, action, label });
  if (queue.length >= LIMITS.analyticsBatch) flush();
  else timer ??= setTimeout(flush, WAIT_MS);
}

globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});
