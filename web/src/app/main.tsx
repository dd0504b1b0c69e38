/// <reference types="vite/client" />
import '../styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { settings } from '../game/settings.ts';
import { activateLocale, bestLocale } from '../lib/i18n.ts';
import { App } from './App.tsx';
import { whenIdle } from './when-idle.ts';

// public/theme.js has set it for the first paint.
settings.subscribe(({ dataSaver }) => document.documentElement.toggleAttribute('data-saver', dataSaver));

/** With offline mode on, brings the last answers back before the first screen asks for any. */
async function resume(): Promise<void> {
  if (!settings.getState().offlineMode) return;
  const { resumeOfflineMode, startOfflineMode } = await import('../game/offline-mode.ts');
  resumeOfflineMode();
  // The copy of the page follows its version.
  whenIdle(() => void startOfflineMode());
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await activateLocale(bestLocale(navigator.languages));
  await resume().catch(() => {});
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// No await at the top level: the screens import from this file's chunk and would wait for it, as it for them.
void start();
