import type { Page } from '@playwright/test';
import { stepUntil, stopClock } from './clock.ts';
import { expire } from './faults.ts';
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

  await page.clock.install();
  await page.goto('/auth');
  const enter = page.getByRole('button', { name: 'Play as guest' });
  await expect(enter).toBeVisible();
  await stopClock(page);
  await enter.click();
  const house = page.getByText('Three roads. Ten questions.');
  const ready = page.getByText('Ready to Play!', { exact: true });
  await stepUntil(page, () => house.isVisible());
  const loading = await stepUntil(page, async () => (await ready.count()) === 1);
  await expect(page.getByText('Starting your quiz experience', { exact: true })).toBeAttached();
  await page.clock.runFor(900);
  await expect(ready).toBeAttached();
  await page.clock.runFor(150);
  await expect(ready).toHaveCount(0);
  await page.clock.runFor(Math.max(0, 1200 - loading));
  await expect(house).toBeVisible();
  // The rest of the 2.5 s; then it fades.
  await page.clock.runFor(300);
  await stepUntil(page, async () => (await house.count()) === 0);
  expect(await page.evaluate("sessionStorage.getItem('splashShown')")).toBe('true');

  await page.clock.resume();
  await page.reload();
  await expect(ready).toBeVisible();
  await expect(house).toHaveCount(0);
});

test('a dead session says so and leads to the log-in a second later', async ({
  page,
  product,
  guest,
  expectedNoise,
}) => {
  expectedNoise.push(/^getUserDetails: API returned 401$/);
  await page.clock.install();
  await page.goto('/store');
  await expect(page.getByText('Coming Soon')).toBeVisible();
  await expire(page, product, guest.token, () =>
    navigation(page).getByRole('link', { name: 'Home' }).click(),
  );
  await page.clock.runFor(800);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Session expired', { exact: true })).toBeVisible();
  // Without a token the bar of the counters shows nothing, not even an error.
  await expect(page.getByLabel('What you own')).toHaveCount(0);
  await expect(page.getByText(/API returned/)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/auth');
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
  await page.clock.install();
  await page.goto('/profile');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const toast = page.getByText('Changes saved', { exact: true });
  await expect(save).toBeVisible();
  await stopClock(page);
  await save.click();
  await stepUntil(page, () => toast.isVisible());
  await page.clock.runFor(3800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);

  await page.clock.resume();
  await save.click();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
});

test('a tooltip comes after 700 ms', async ({ page, guest: _ }) => {
  await page.clock.install();
  await page.goto('/quiz');
  const mute = page.getByRole('button', { name: 'Turn sounds off' });
  await expect(mute).toBeVisible();
  await stopClock(page);
  await mute.hover();
  const tip = page.getByText('Turn sounds off', { exact: true });
  await page.clock.runFor(680);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(40);
  await expect(tip).toBeVisible();
});
