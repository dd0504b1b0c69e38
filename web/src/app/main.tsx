/// <reference types="vite/client" />
import '../styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, bestLocale } from '../lib/i18n.ts';
import { App } from './App.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await activateLocale(bestLocale(navigator.languages));
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// No await at the top level: the screens import from this file's chunk and would wait for it, as it for them.
void start();
