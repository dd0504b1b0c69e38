import { queryClient } from '../api/query-client.ts';
import { keepData, restoreData } from './kept-data.ts';
import { forgetPage, keepPage } from './kept-page.ts';
import { settings } from './settings.ts';

let stopKeeping: (() => void) | null = null;

/** At the start of the page, with offline mode on: the last answers come back, and are kept from now on. */
export function resumeOfflineMode(): void {
  restoreData(queryClient);
  stopKeeping = keepData(queryClient);
}

/** Keeps page and answers from now on. Answers whether the page will open without a line. */
export function startOfflineMode(): Promise<boolean> {
  stopKeeping ??= keepData(queryClient);
  return keepPage();
}

/** Keeps nothing any more, and forgets what was kept. */
export async function stopOfflineMode(): Promise<void> {
  stopKeeping?.();
  stopKeeping = null;
  await forgetPage();
}

/** Throws away everything that is stored to be quick or offline, and asks the server anew. The session stays. */
export async function clearCache(): Promise<void> {
  await stopOfflineMode().catch(() => {});
  const fresh = queryClient.resetQueries();
  if (settings.getState().offlineMode) void startOfflineMode();
  await fresh;
}
