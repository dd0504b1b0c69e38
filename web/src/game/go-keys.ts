import type { Key } from './keys.ts';

/** Where G and a second key lead. */
const PLACES: Readonly<Record<string, string>> = {
  h: '/',
  c: '/categories',
  l: '/leaderboard',
  p: '/profile',
};

/** The second key must come this soon after G, ms. */
const WINDOW_MS = 1500;

/** When G was pressed, ms; null while it was not. */
export type GoState = number | null;

/**
 * What a key at a moment (ms) does: the path that it leads to, if any, and what is remembered for the next key.
 * Keys with Ctrl, Meta or Alt, in a text field, while composing or held down are not ours.
 */
export function goStep(state: GoState, key: Key, now: number): { to: string | null; state: GoState } {
  const foreign = key.ctrlKey || key.metaKey || key.altKey || key.isComposing || key.repeat;
  if (foreign || key.at === 'text') return { to: null, state: null };
  const name = key.key.toLowerCase();
  if (state !== null && now - state <= WINDOW_MS) {
    return { to: Object.hasOwn(PLACES, name) ? (PLACES[name] ?? null) : null, state: null };
  }
  return { to: null, state: name === 'g' ? now : null };
}
