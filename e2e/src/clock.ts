import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How far the clock goes between two looks, ms. Calls to the server take real time meanwhile. */
const STEP_MS = 20;

/** Stops the page's clock, which must be installed; from then on it goes only as far as it is told to. */
export async function stopClock(page: Page): Promise<void> {
  // Ahead of now by more than a busy machine needs to get there.
  await page.clock.pauseAt(Date.now() + 5000);
}

/**
 * Lets the stopped clock go on step by step until something is so.
 * @returns how far it went, ms
 */
export async function stepUntil(page: Page, isSo: () => Promise<boolean>): Promise<number> {
  let went = 0;
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    went += STEP_MS;
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [50], timeout: 15_000 });
  return went;
}

/** Waits for something that comes after retries and pauses, which pass at once on the page's own clock. */
export async function skipTo(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(awaited).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 15_000 });
}
