/** Does something once the browser has nothing better to do, two seconds from now at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}
