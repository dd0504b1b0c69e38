import { createStore } from 'zustand/vanilla';
import { readText, writeText } from './storage.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

function readTheme(): Theme {
  const stored = readText('theme');
  return THEMES.find((theme) => theme === stored) ?? 'light';
}

const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function show(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemDark?.matches === true);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#15111F' : '#FBF8F1');
}

/** The chosen theme; public/theme.js shows the stored one before the first paint. */
export const theme = createStore<{ readonly theme: Theme }>(() => ({ theme: readTheme() }));

/** Shows and stores a theme. */
export function changeTheme(next: Theme): void {
  writeText('theme', next);
  theme.setState({ theme: next });
  show(next);
}

systemDark?.addEventListener('change', () => show(theme.getState().theme));
