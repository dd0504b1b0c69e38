import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '../game/analytics.ts';

const KNOWN = new Set([
  'auth',
  'reset-password',
  'categories',
  'quiz',
  'leaderboard',
  'profile',
  'notifications',
  'workshop',
  'store',
  'menu',
  'help',
  'about',
]);

/** The screen of a path in one word; never an id or a token. */
function screenOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  if (first === '') return 'home';
  return KNOWN.has(first) ? first : 'not-found';
}

/** Counts each screen that is shown. */
export function usePageViews(): void {
  const screen = screenOf(useLocation().pathname);
  useEffect(() => track('Page', 'view', screen), [screen]);
}
