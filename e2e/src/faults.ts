import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { stepUntil, stopClock } from './clock.ts';
import { stored } from './fixtures.ts';
import type { Product } from './server.ts';

/** Lets calls to a path of the API come back as an error of this status, with the server's text or none. */
export async function failWith(page: Page, path: string, status: number, message = ''): Promise<void> {
  const body = { code: 'internal', message, error: message, requestId: 'test' };
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
}

/** Cuts the line to a path of the API. */
export async function cutOff(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort('connectionrefused'));
}

/** Lets the calls to a path of the API through again. */
export async function mend(page: Page, path: string): Promise<void> {
  await page.unroute(`**${path}`);
}

/**
 * Lets the session end on the server and does what makes the page notice. The page's clock stands still from
 * then on, so that the second before the log-in can be looked at; `page.clock.resume()` lets it go.
 */
export async function expire(
  page: Page,
  product: Product,
  token: string,
  notice: () => Promise<void>,
): Promise<void> {
  // First the clock, which jumps: a timer of the page that asks again in that jump must not notice already.
  await stopClock(page);
  await call(product.origin, 'POST /api/users/logout', { token });
  await notice();
  await stepUntil(page, async () => (await stored(page, 'token')) === null);
  // What follows from it is drawn.
  await page.clock.runFor(20);
}
