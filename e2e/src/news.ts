import type { Locator, Page } from '@playwright/test';

/** Opens a path and waits until the page hears of new notifications as they happen. */
export async function openListening(page: Page, path: string): Promise<void> {
  // Asked for before the page is opened: the answer may be there before the page has loaded.
  const heard = page.waitForResponse('**/api/notifications/stream');
  await page.goto(path);
  await heard;
}

/** The toast with this title. */
export function toast(page: Page, title: string | RegExp): Locator {
  const exact = typeof title === 'string';
  return page.locator('[data-sonner-toast]').filter({ has: page.getByText(title, { exact }) });
}

/** Long enough for the writer on a machine that does other things as well, and where it still builds its facts. */
export const WRITTEN = { timeout: 25_000 };
