import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { expect, stored, test } from './fixtures.ts';

const NARROW = { width: 767, height: 900 };
const WIDE = { width: 768, height: 900 };

const ENTRIES = [
  ['Profile', '/profile'],
  ['Quizzes', '/categories'],
  ['Home', '/'],
  ['Store', '/store'],
  ['Menu', '/menu'],
] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('without a session', () => {
  test('every path under / leads to the log-in', async ({ page }) => {
    for (const path of [
      '',
      'categories',
      'quiz',
      'leaderboard',
      'profile',
      'notifications',
      'store',
      'menu',
    ]) {
      await page.goto(`/${path}`);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    }
  });

  test('a token in the address switches the log-in screen to its reset mode', async ({ page }) => {
    for (const path of ['/auth', '/reset-password']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await page.goto(`${path}?token=abc`);
      await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    }
  });

  test('an unknown path shows a page that leads home', async ({ page }) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

test('an error while drawing ends on the error screen', async ({ page, guest: _, expectedNoise }) => {
  // What a proxy in between might answer in place of the server.
  expectedNoise.push(/is not a function/);
  await page.route('**/api/getUserCategories', (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true }),
  ).toBeVisible();
});

test('the navigation stands below under 768 px and on top from there on', async ({ page, guest: _ }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/store');
  const below = await navigation(page).boundingBox();
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBe(NARROW.height);
  await page.setViewportSize(WIDE);
  await expect(navigation(page)).toHaveCount(1);
  expect((await navigation(page).boundingBox())?.y).toBeLessThan(50);

  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    const links = navigation(page).getByRole('link');
    await expect(links).toHaveText(ENTRIES.map(([name]) => name));
    for (const [name, path] of ENTRIES) {
      await links.filter({ hasText: name }).click();
      await expect(page).toHaveURL(path);
      await expect(navigation(page).locator('[aria-current=page]')).toHaveText([name]);
    }
  }
  await page.goto('/categories?search=space');
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText(['Quizzes']);
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expect(navigation(page).locator('[aria-current=page]')).toHaveCount(0);
});

test('the header shows the product or a title, with the toggles that a screen wants', async ({
  page,
  guest: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const header = page.getByRole('main');
  await expect(header.getByRole('heading', { name: 'Trivium', exact: true })).toBeVisible();
  await header.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/categories');
  await expect(header.getByRole('heading', { name: 'Quizzes', exact: true })).toBeVisible();
  await header.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await header.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await header.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('the store is still to come', async ({ page, guest: _ }) => {
  await page.goto('/store');
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
});

test('the splashes say what they should, for as long as they should', async ({ page, product }) => {
  const html = await (await fetch(product.origin)).text();
  expect(html).toContain('Powering Up...');
  expect(html).toContain('Loading your gaming experience');

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  const house = page.getByText('Three roads. Ten questions.');
  await expect(house).toBeVisible();
  const since = performance.now();
  await expect(page.getByText('Ready to Play!', { exact: true })).toBeAttached();
  await expect(page.getByText('Starting your quiz experience', { exact: true })).toBeAttached();
  const ready = performance.now();
  await expect(page.getByText('Ready to Play!', { exact: true })).toHaveCount(0);
  expect(performance.now() - ready).toBeGreaterThan(700);
  await expect(house).toHaveCount(0);
  expect(performance.now() - since).toBeGreaterThan(2000);
  expect(await page.evaluate("sessionStorage.getItem('splashShown')")).toBe('true');

  await page.reload();
  await expect(page.getByText('Ready to Play!', { exact: true })).toBeVisible();
  await expect(house).toHaveCount(0);
});

test('a dead session says so and leads to the log-in a second later', async ({
  page,
  product,
  guest,
  expectedNoise,
}) => {
  expectedNoise.push(/^getUserDetails: API returned 401$/);
  await page.goto('/store');
  await expect(page.getByText('Coming Soon')).toBeVisible();
  await call(product.origin, 'POST /api/users/logout', { token: guest.token });
  const refused = page.waitForResponse('**/api/getUserDetails');
  await navigation(page).getByRole('link', { name: 'Home' }).click();
  expect((await refused).status()).toBe(401);
  const since = performance.now();
  await expect(page.getByText('Session expired', { exact: true })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  // Without a token the bar of the counters shows nothing, not even an error.
  await expect(page.getByLabel('What you own')).toHaveCount(0);
  await expect(page.getByText(/API returned/)).toHaveCount(0);
  await expect(page).toHaveURL('/auth');
  expect(performance.now() - since).toBeGreaterThan(700);
  expect(await stored(page, 'user')).toBeNull();
});

test('what is stored has the names of the specification', async ({ page }) => {
  const keys = (storage: string) => page.evaluate<string[]>(`Object.keys(${storage}).sort()`);
  await page.goto('/auth');
  expect(await stored(page, 'theme')).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page).toHaveURL('/');
  expect(await keys('localStorage')).toEqual([
    'token',
    'tokenIssuedAt',
    'user',
    'userAvatar',
    'userAvatarIndex',
  ]);
  await expect.poll(() => keys('sessionStorage')).toEqual(['splashShown']);
  const user = JSON.parse((await stored(page, 'user')) ?? '{}');
  expect(await stored(page, 'userAvatarIndex')).toBe(String(user.avatar));
  expect(user).toMatchObject({ level: 1, userType: 'Guest', email: null });
});

test('Alt+T leads to the toasts, which stay for four seconds', async ({ page, registered: _ }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.getByText('Changes saved', { exact: true });
  await expect(toast).toBeVisible();
  const since = performance.now();
  await expect(toast).toHaveCount(0, { timeout: 8000 });
  expect(performance.now() - since).toBeGreaterThan(3500);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
});

test('a tooltip comes after 700 ms', async ({ page, guest: _ }) => {
  await page.goto('/quiz');
  await page.getByRole('button', { name: 'Turn sounds off' }).hover();
  const since = performance.now();
  const tip = page.getByText('Turn sounds off', { exact: true });
  await expect(tip).toBeHidden();
  await expect(tip).toBeVisible();
  expect(performance.now() - since).toBeGreaterThan(600);
});
