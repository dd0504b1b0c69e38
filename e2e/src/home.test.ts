import type { Page } from '@playwright/test';
import { type Category, call, categoryNamed, playQuiz } from './api.ts';
import { skipTo, stepUntil, stopClock } from './clock.ts';
import { cutOff, expire, failWith, mend } from './faults.ts';
import { expect, test } from './fixtures.ts';

/** Much red, little else. */
const RED = /^rgb\(1\d\d, \d\d?, \d\d?\)$/;

const counters = (page: Page) => page.getByLabel('What you own').getByRole('definition');

test('a newcomer finds avatar, counters, Play, the banner for guests and the empty state', async ({
  page,
  guest,
}) => {
  await page.goto('/');
  await expect(counters(page)).toHaveText(['0', '0', '0', '0']);
  await expect(page.getByLabel('What you own').getByRole('term')).toContainText([
    'Coins',
    'Experience points',
    'Wisdom gems',
    'Enlightenment crystals',
  ]);
  await expect(page.getByRole('button', { name: /^Play\s*Level 1$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Quizzes', exact: true })).toBeVisible();
  await expect(page.getByText('No quizzes yet', { exact: true })).toBeVisible();
  await expect(page.getByText('Create your first quiz to get started', { exact: true })).toBeVisible();
  await expect(page.getByText('Create Your Own', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Build a custom quiz and share it with others!', { exact: true }),
  ).toBeVisible();

  const links = [
    [page.getByRole('link', { name: 'View All Quizzes' }), '/categories'],
    [page.getByRole('link', { name: guest.user.alias }), '/profile'],
    [page.getByRole('link', { name: 'Register Now' }), '/profile'],
  ] as const;
  for (const [link, path] of links) {
    await link.click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page.getByRole('heading', { name: "Don't lose your progress", exact: true })).toBeVisible();
  }
});

test('without an avatar the first letter of the alias stands for the player', async ({
  page,
  guest,
  expectedNoise,
}) => {
  expectedNoise.push(/^getUserDetails: API returned 404$/);
  await failWith(page, '/api/getUserDetails', 404);
  await page.goto('/store');
  const user = JSON.stringify({ ...guest.user, alias: 'Zeno', avatar: 0 });
  await page.evaluate(`localStorage.setItem('user', ${JSON.stringify(user)})`);
  await page.goto('/');
  // The details fail, so the player is the stored one.
  const card = page.getByRole('link', { name: 'Zeno' });
  await expect(card.locator('text')).toHaveText('Z');
});

test('the bar of the counters tells a failure in red, logs and counts it', async ({
  page,
  guest,
  expectedNoise,
}) => {
  expectedNoise.push(/^getUserDetails: API returned 500$/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const counted: string[] = [];
  await page.route('**/api/analytics', (route) => {
    counted.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.clock.install();
  await failWith(page, '/api/getUserDetails', 500);
  await page.goto('/');
  const failure = page.getByText('API returned 500', { exact: true });
  await skipTo(page, failure);
  await expect(failure).toHaveCSS('color', RED);
  await expect(counters(page)).toHaveCount(0);
  await expect(page.getByText(guest.user.alias)).toBeVisible();
  expect(logged).toContain('getUserDetails: API returned 500');
  await page.clock.fastForward(6000);
  const wanted = [
    { category: 'Page', action: 'view', label: 'home' },
    { category: 'API Error', action: 'fetch_failed', label: 'getUserDetails' },
  ];
  for (const event of wanted) await expect.poll(() => counted.join()).toContain(JSON.stringify(event));
});

test('a counter that is missing is 0', async ({ page, guest }) => {
  await page.route('**/api/getUserDetails', (route) =>
    route.fulfill({ json: { user: guest.user, coins: 7 } }),
  );
  await page.goto('/');
  await expect(counters(page)).toHaveText(['7', '0', '0', '0']);
});

test('what was fetched is kept for five minutes', async ({ page, guest: _ }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/getUserDetails')) asked += 1;
  });
  const thereAndBack = async () => {
    for (const name of ['Store', 'Home']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    }
    await expect(counters(page).first()).toBeVisible();
  };
  await page.clock.install();
  await page.goto('/');
  await expect(counters(page).first()).toBeVisible();
  await page.clock.fastForward('04:30');
  await thereAndBack();
  expect(asked).toBe(1);
  await page.clock.fastForward('00:45');
  await thereAndBack();
  await expect.poll(() => asked).toBe(2);
});

test('the bar of the counters shows nothing while it loads', async ({ page, guest: _ }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/getUserDetails', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Loading your gaming experience', { exact: true })).toBeVisible();
  await expect(counters(page)).toHaveCount(0);
  answer();
  await expect(counters(page)).toHaveCount(4);
});

test('the list of quizzes can be asked for again after a failure', async ({ page, guest: _ }) => {
  await page.clock.install();
  await failWith(page, '/api/getUserCategories', 500);
  await page.goto('/');
  const again = page.getByRole('button', { name: 'Try Again' });
  await skipTo(page, again);
  await mend(page, '/api/getUserCategories');
  await again.click();
  await expect(page.getByText('No quizzes yet')).toBeVisible();
});

test('Play asks the server, and falls back to the first of the player’s quizzes', async ({
  page,
  product,
  guest,
}) => {
  const { _id } = await categoryNamed(product.origin, guest.token, 'Plants');
  await page.goto('/');
  const chosen = page.waitForResponse('**/api/getGetegoryToPlay');
  await page.getByRole('button', { name: /^Play\s/ }).click();
  const { categoryId } = await (await chosen).json();
  await expect(page).toHaveURL(`/quiz/${categoryId}`);
  // A quiz that the page is still starting would end the next one.
  await expect(page.getByText('Question 1 of 10')).toBeVisible();

  await playQuiz(product.origin, guest.token, _id, 3);
  await failWith(page, '/api/getGetegoryToPlay', 500);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Plants' })).toBeVisible();
  await page.getByRole('button', { name: /^Play\s/ }).click();
  await expect(page).toHaveURL(`/quiz/${_id}`);
});

async function openDialog(page: Page) {
  await page.getByRole('button', { name: /Create Your Own/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Quiz', exact: true });
  return { dialog, name: dialog.getByPlaceholder('Enter quiz name', { exact: true }) };
}

test('a guest who creates a quiz is asked to register', async ({ page, guest: _ }) => {
  await page.goto('/');
  const { dialog, name } = await openDialog(page);
  await name.fill('Lighthouses');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  const toast = page.getByText(
    'Registration Required - You must complete your registration to create a quiz',
    { exact: true },
  );
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(toast).toHaveCount(0);

  const again = await openDialog(page);
  await again.name.fill('Lighthouses');
  await again.dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});

test('a registered player creates a quiz from its name', async ({ page, product, registered }) => {
  await page.clock.install();
  await page.goto('/');
  const { dialog, name } = await openDialog(page);
  const create = dialog.getByRole('button', { name: 'Create', exact: true });
  await expect(create).toBeDisabled();
  await name.fill('   ');
  await expect(create).toBeDisabled();
  await dialog.locator('form').evaluate((form) => form.requestSubmit());
  await expect(dialog.getByText('Please enter a category name.', { exact: true })).toBeVisible();

  await name.fill('Space');
  await stopClock(page);
  await name.press('Enter');
  const message = dialog.getByRole('status');
  await stepUntil(page, () => message.isVisible());
  await expect(message).toContainText(/is being created.*notified/);
  await expect(name).toHaveValue('');
  await page.clock.runFor(4800);
  await expect(message).toBeVisible();
  await page.clock.runFor(300);
  await expect(message).toHaveCount(0);
  await page.clock.resume();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Space', exact: true })).toBeVisible();
  const own = await call<Category[]>(product.origin, 'GET /api/getUserCategories', {
    token: registered.token,
  });
  expect(own.map((category) => category.name)).toEqual(['Space']);
});

test('a quiz that cannot be created says why', async ({ page, product, registered, expectedNoise }) => {
  expectedNoise.push(/^getUserDetails: API returned 401$/);
  await page.clock.install();
  await page.goto('/');
  const { dialog, name } = await openDialog(page);
  const path = '/api/categories/createCategory';
  for (const [fault, text] of [
    [() => failWith(page, path, 500), 'Failed to create category.'],
    [() => cutOff(page, path), 'An error occurred. Please try again.'],
  ] as const) {
    await fault();
    await name.fill('Lighthouses');
    await name.press('Enter');
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await mend(page, path);
  }

  await test.step('in the second before a dead session leads to the log-in', async () => {
    await expire(page, product, registered.token, () => name.press('Enter'));
    await name.press('Enter');
    await page.clock.runFor(50);
    await expect(
      dialog.getByText('You need to be logged in to create a category.', { exact: true }),
    ).toBeVisible();
    await page.clock.resume();
    await expect(page).toHaveURL('/auth');
  });
});
