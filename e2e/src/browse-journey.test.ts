import type { Page } from '@playwright/test';
import { type Category, call, playQuiz } from './api.ts';
import { expect, test } from './fixtures.ts';
import { QuizPage } from './quiz-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

type Field = { readonly slug: string; readonly name: string };

/**
 * The last field of the list that has quizzes in more than one section, and one of these.
 * @throws when there is none
 */
async function fieldFarDown(origin: string, token: string): Promise<{ field: Field; quiz: Category }> {
  const fields = await call<Field[]>(origin, 'GET /api/fields', { token });
  for (const field of fields.toReversed()) {
    const quizzes = await call<Category[]>(origin, `GET /api/categories?field=${field.slug}`, { token });
    const quiz = quizzes.find(({ section }) => section !== null);
    if (quiz !== undefined && quizzes.some(({ section }) => section !== quiz.section)) return { field, quiz };
  }
  throw new Error('No field has quizzes in several sections.');
}

const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');

test('quizzes are browsed by field on a phone, and one comes back to the place where one was', async ({
  page,
  product: { origin },
  guest: { token },
}) => {
  const { field, quiz } = await fieldFarDown(origin, token);
  await playQuiz(origin, token, quiz._id, 3);
  const tile = page.getByRole('link', { name: new RegExp(`^${field.name}`) });
  const card = page.getByRole('article').filter({ hasText: 'Played once' });

  const place = await test.step('finds the field, and how much of it was played', async () => {
    await page.goto('/categories');
    await expect(page.getByRole('region', { name: 'Played lately' })).toContainText(quiz.name);
    await expect(tile).toContainText('1 played');
    await tile.scrollIntoViewIfNeeded();
    const y = await scrolled(page);
    expect(y).toBeGreaterThan(300);
    return y;
  });

  await test.step('opens it from the top, and narrows it to a section', async () => {
    await tile.tap();
    await expect(page).toHaveURL(`/categories?field=${field.slug}`);
    await expect(page.getByRole('heading', { name: field.name, exact: true })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(card).toContainText(quiz.name);
    const all = await page.getByRole('article').count();
    await page.getByRole('button', { name: new RegExp(`^${quiz.section}`) }).tap();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
    await expect(card).toContainText(quiz.name);
  });

  await test.step('plays one, leaves it, and is back in the section', async () => {
    const section = page.url();
    await card.getByRole('link', { name: `Play ${quiz.name}` }).tap();
    await new QuizPage(page).asked(1);
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.getByRole('button', { name: 'Exit Quiz' }).tap();
    await expect(page).toHaveURL(section);
    await expect(card.getByRole('link', { name: `Play ${quiz.name}` })).toBeFocused();
  });

  await test.step('goes back to the fields, where the finger was', async () => {
    await page.getByRole('button', { name: 'Back' }).tap();
    await expect(page).toHaveURL('/categories');
    await expect(tile).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});
