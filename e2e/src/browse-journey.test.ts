import type { Page } from '@playwright/test';
import { categoryNamed, playQuiz } from './api.ts';
import { expect, test } from './fixtures.ts';
import { QuizPage } from './quiz-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');

test('quizzes are browsed by field on a phone, and one comes back to the place where one was', async ({
  page,
  product: { origin },
  guest: { token },
}) => {
  const dogs = await categoryNamed(origin, token, 'Dogs');
  await playQuiz(origin, token, dogs._id, 3);
  const tile = page.getByRole('link', { name: /^Mammals/ });
  const card = page.getByRole('article').filter({ hasText: 'Played once' });

  const place = await test.step('finds the field, and how much of it was played', async () => {
    await page.goto('/categories');
    await expect(page.getByRole('region', { name: 'Played lately' })).toContainText('Dogs');
    await expect(tile).toContainText('1 played');
    await tile.scrollIntoViewIfNeeded();
    const y = await scrolled(page);
    expect(y).toBeGreaterThan(300);
    return y;
  });

  await test.step('opens it from the top, and narrows it to a section', async () => {
    await tile.tap();
    await expect(page).toHaveURL('/categories?field=mammals');
    await expect(page.getByRole('heading', { name: 'Mammals', exact: true })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(card).toContainText('Dogs');
    const all = await page.getByRole('article').count();
    await page.getByRole('button', { name: new RegExp(`^${dogs.section}`) }).tap();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
    await expect(card).toContainText('Dogs');
  });

  await test.step('plays one, leaves it, and is back in the section', async () => {
    const section = page.url();
    await card.getByRole('link', { name: 'Play Dogs' }).tap();
    await new QuizPage(page).asked(1);
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.getByRole('button', { name: 'Exit Quiz' }).tap();
    await expect(page).toHaveURL(section);
    await expect(card.getByRole('link', { name: 'Play Dogs' })).toBeFocused();
  });

  await test.step('goes back to the fields, where the finger was', async () => {
    await page.getByRole('button', { name: 'Back' }).tap();
    await expect(page).toHaveURL('/categories');
    await expect(tile).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});
