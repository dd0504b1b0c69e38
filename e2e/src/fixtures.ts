import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { newGuest, newPlayer, type Player } from './api.ts';
import { type Product, startProduct } from './server.ts';

type Fixtures = {
  /** What may be said on the console; anything else that sounds like an error fails the test. */
  expectedNoise: RegExp[];
  /** What was said on the console that sounds like an error. */
  quiet: string[];
  /** A new guest, whom the browser remembers as after a log-in. */
  guest: Player;
  /** A new registered player, whom the browser remembers as after a log-in. */
  registered: Player & { readonly email: string };
  /** Opens a page for somebody else, in a browser of their own. */
  visit: (player: Player) => Promise<Page>;
};

/** Of each call that is refused the browser itself makes a line; what the page makes of it is what counts. */
const REFUSED_CALL = /^Failed to load resource/;

function listen(context: BrowserContext, noise: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED_CALL.test(message.text())) noise.push(message.text());
  });
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    // A cross-fade of two screens that a change of the window cuts short: nothing is lost by it.
    if (!message.startsWith('Transition was ')) noise.push(stack || message);
  });
}

/** Lets the browser remember a player. Tabs that are opened from now on skip the splash of the house. */
async function remember(context: BrowserContext, origin: string, { token, user }: Player): Promise<void> {
  const values = {
    token,
    user: JSON.stringify(user),
    userAvatar: `avatar-${user.avatar}`,
    userAvatarIndex: String(user.avatar),
    tokenIssuedAt: String(Date.now()),
  };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  // A tab that is still empty has no storage.
  await context.addInitScript("try { sessionStorage.setItem('splashShown', 'true'); } catch {}");
}

/** A test with the real product: one for each worker, so each test makes players of its own. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
  expectedNoise: ({}, use) => use([]),
  quiet: [
    async ({ context, expectedNoise, product }, use, testInfo) => {
      const noise: string[] = [];
      listen(context, noise);
      await use(noise);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('what the product printed', { body: product.output() });
      }
      expect(noise.filter((line) => !expectedNoise.some((known) => known.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  guest: async ({ product, context }, use) => {
    const player = await newGuest(product.origin);
    await remember(context, product.origin, player);
    await use(player);
  },
  registered: async ({ product, context }, use) => {
    const player = await newPlayer(product.origin);
    await remember(context, product.origin, player);
    await use(player);
  },
  visit: async ({ browser, product, quiet, contextOptions, viewport }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (player) => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL: product.origin });
      opened.push(context);
      listen(context, quiet);
      await remember(context, product.origin, player);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export { expect };

/** What the page has stored under a key, or null. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate<string | null>(`localStorage.getItem(${JSON.stringify(key)})`);
}
