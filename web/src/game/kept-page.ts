import { settings } from './settings.ts';

const SCRIPT = '/sw.js';

/** A worker that says nothing for this long will not, ms. */
const PATIENCE_MS = 60_000;

/** Whether this browser can keep the page for later at all. */
export function canKeepPage(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

function ask(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === true);
    };
    worker.postMessage({ keep: true, fonts: !settings.getState().dataSaver }, [port2]);
  });
}

/** Keeps the present version of the page on this device. Answers whether all of it is there. */
export async function keepPage(): Promise<boolean> {
  // While the page is written its files are not those of the built one.
  if (!canKeepPage() || import.meta.env.DEV) return false;
  try {
    await navigator.serviceWorker.register(SCRIPT);
    const { active } = await navigator.serviceWorker.ready;
    return active !== null && (await ask(active));
  } catch {
    return false;
  }
}

/** Removes the copy of the page and the worker that serves it. */
export async function forgetPage(): Promise<void> {
  if (!canKeepPage()) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
