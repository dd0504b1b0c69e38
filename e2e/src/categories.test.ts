import type { Page } from '@playwright/test';
import { type Category, call, categoryNamed, playQuiz } from './api.ts';
import { skipTo } from './clock.ts';
import { failWith, mend } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { QuizPage } from './quiz-page.ts';

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the grid shows every quiz with its facts, and starts the one that is chosen', async ({
  page,
  product,
  guest,
}) => {
  const { _id } = await categoryNamed(product.origin, guest.token, 'Human body');
  await playQuiz(product.origin, guest.token, _id, 3);
  await call(product.origin, `POST /api/categories/${_id}/rate`, { token: guest.token, body: { rating: 5 } });
  await page.goto('/categories');
  await expect(page.getByRole('heading', { name: /^All quizzes \([\d,]+\)$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Human body and health/ }).click();
  const card = cardOf(page, 'Human body');
  await expect(card).toBeVisible();
  const count = await page.getByRole('article').count();
  await expect(page.getByRole('heading', { name: `${count} quizzes`, exact: true })).toBeVisible();
  const shown = await categoryNamed(product.origin, guest.token, 'Human body');
  await expect(card).toContainText(shown.description);
  await expect(card.locator('img')).toBeVisible();
  await expect(card).toContainText(/Rated \d\.\d of 5/);
  await expect(card).toContainText(`Rated ${shown.averageRating.toFixed(1)} of 5`);
  await expect(card).toContainText(`${shown.completionCount} play`);
  await expect(card).toContainText('6 min');
  await expect(card).toContainText(shown.difficulty);
  // All of them were made a moment ago.
  await expect(card).toContainText('New');
  await expect(card).toContainText('Played once');

  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(`/quiz/${_id}`);
  await page.goBack();
  await card.getByRole('link', { name: 'Play Human body' }).click();
  await expect(page).toHaveURL(`/quiz/${_id}`);
  await new QuizPage(page).asked(1);
});

test('a quiz with more than fifty plays is trending', async ({ page, product, guest }) => {
  test.setTimeout(90_000);
  const { _id } = await categoryNamed(product.origin, guest.token, 'Football');
  for (let plays = 0; plays < 51; plays += 1) await playQuiz(product.origin, guest.token, _id, 0);
  await page.goto('/categories?search=football');
  // Other journeys on the same server may have played it too.
  await expect(cardOf(page, 'Football')).toContainText(/(5[1-9]|[6-9]\d) plays/);
  await expect(cardOf(page, 'Football')).toContainText('Trending');
});

test('the search is taken from the address, and offers to create what it does not find', async ({
  page,
  registered: _,
}) => {
  await page.goto('/categories?search=chemistry');
  const box = page.getByPlaceholder('Search quizzes...', { exact: true });
  await expect(box).toHaveValue('chemistry');
  await expect(page.getByRole('heading', { name: /^\d+ quiz(zes)? for “chemistry”$/ })).toBeVisible();
  await expect(cardOf(page, 'Chemistry')).toBeVisible();

  await box.fill('Zymurgy');
  await expect(page.getByText('No quizzes found', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/categories?search=Zymurgy');
  await page.getByRole('button', { name: 'Create “Zymurgy”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Quiz' });
  await expect(dialog.getByPlaceholder('Enter quiz name')).toHaveValue('Zymurgy');
});

test('a quiz of a player names who made it', async ({ page, product, registered }) => {
  const { origin } = product;
  await call(origin, 'POST /api/categories/createCategory', {
    token: registered.token,
    body: { name: 'Ocean' },
  });
  const own = async () =>
    (await call<Category[]>(origin, 'GET /api/getUserCategories', { token: registered.token }))[0]?.status;
  await expect.poll(own, { timeout: 15_000 }).toBe('ready');
  await page.goto('/categories?search=Ocean');
  const card = page.getByRole('article').filter({ hasText: registered.user.alias });
  await expect(card).toContainText(`by ${registered.user.alias}`);
  await expect(card).toContainText('Test your knowledge in Ocean');
  await page.goto('/categories');
  await page.getByRole('link', { name: /^Made by players/ }).click();
  await expect(page).toHaveURL('/categories?made=players');
  await expect(card).toBeVisible();
});

test('the list can be asked for again after a failure', async ({ page, guest: _ }) => {
  await page.clock.install();
  await failWith(page, '/api/categories*', 500);
  await page.goto('/categories');
  const again = page.getByRole('button', { name: 'Try Again' });
  await skipTo(page, again);
  await expect(page.getByText('Error Loading Categories', { exact: true })).toBeVisible();
  await mend(page, '/api/categories*');
  await again.click();
  await expect(page.getByRole('link', { name: /^Mammals/ })).toBeVisible();
});
