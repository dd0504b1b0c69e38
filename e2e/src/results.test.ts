import type { Page } from '@playwright/test';
import { answerQuestions, categoryNamed } from './api.ts';
import { cutOff, expire, failWith, mend } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { QuizPage } from './quiz-page.ts';
import type { Product } from './server.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Finishes a quiz of which nine questions are answered already, so many of them right. */
async function finish(
  page: Page,
  { origin }: Product,
  token: string,
  name: string,
  right: number,
): Promise<string> {
  const { _id } = await categoryNamed(origin, token, name);
  const verdicts = Array.from({ length: 10 }, (_, index) => index < right);
  await answerQuestions(origin, token, _id, verdicts.slice(0, 9));
  await page.goto(`/quiz/${_id}`);
  const quiz = new QuizPage(page);
  const question = await quiz.asked(10);
  await quiz.answer(question, verdicts[9] ?? false);
  await expect(quiz.next).toHaveText('Finish Quiz');
  await quiz.goOn(question);
  await expect(page.getByText('MISSION COMPLETE!', { exact: true })).toBeVisible();
  return _id;
}

const CONFETTI = '.results-confetti';

test('a flawless quiz counts up its XP, lets tokens fly, throws confetti and cheers the new level', async ({
  page,
  product,
  guest,
}) => {
  // Everything that is animated is in the page only for a moment.
  await page.addInitScript(`
    window.seen = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const { className } of addedNodes) window.seen.push(String(className).split(' ')[0]);
      }
    }).observe(document, { childList: true, subtree: true });
  `);
  await finish(page, product, guest.token, 'Computers', 10);
  await expect(page.getByText('Computers', { exact: true })).toBeVisible();
  const accuracy = page.getByRole('region', { name: 'Accuracy' });
  await expect(accuracy).toContainText('100%');
  await expect(accuracy).toContainText('LEGENDARY');
  await expect(accuracy).toContainText('FLAWLESS VICTORY!');
  await expect(page.getByText('UP!', { exact: true })).toBeAttached();
  const dialog = page.getByRole('dialog', { name: 'Level up!' });
  await expect(dialog).toContainText(/from level 1 to level \d/);
  const seen = await page.evaluate<string[]>('window.seen');
  expect(seen.filter((name) => name === 'results-token')).toHaveLength(6);
  expect(seen).toContain('results-confetti');
  await dialog.getByRole('button', { name: 'AWESOME!', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(CONFETTI)).toHaveCount(0, { timeout: 10_000 });
});

for (const [right, rank, words] of [
  [8, 'PLATINUM', 'Excellent Performance!'],
  [4, 'ROOKIE', 'Time to Review!'],
] as const) {
  test(`${right * 10} % are ${rank}`, async ({ page, product, guest }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await finish(page, product, guest.token, 'Animals', right);
    // Four right answers are too few XP for a new level.
    await expect(page.getByRole('button', { name: right === 8 ? 'AWESOME!' : 'NEXT QUIZ' })).toBeVisible();
    await page.keyboard.press('Escape');
    const accuracy = page.getByRole('region', { name: 'Accuracy' });
    await expect(accuracy.getByText(rank, { exact: true })).toBeVisible();
    await expect(accuracy.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').nth(0)).toHaveText(String(right));
    await expect(page.getByRole('definition').nth(1)).toHaveText(String(10 - right));
    // Who wants less motion gets none.
    await expect(page.locator(CONFETTI)).toHaveCount(0);
    await page.getByRole('link', { name: 'Close the results' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the results are rated once, and lead to another quiz', async ({ page, product, guest }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await finish(page, product, guest.token, 'Inventions', 2);
  await expect(page.getByRole('heading', { name: 'Rate This Quiz', exact: true })).toBeVisible();
  const stars = page.getByRole('radio', { name: /star/ });
  await expect(stars).toHaveCount(5);
  const fourth = page.locator('label').filter({ has: page.getByRole('radio', { name: '4 stars' }) });
  const path = `/api/categories/${id}/rate`;

  await failWith(page, path, 500);
  await fourth.click();
  await expect(page.getByText('Failed to submit rating.', { exact: true })).toBeVisible();
  await mend(page, path);
  await cutOff(page, path);
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('Network error while submitting rating.', { exact: true })).toBeVisible();
  await mend(page, path);
  const sent = page.waitForRequest(`**${path}`);
  await page.getByRole('button', { name: 'Send rating' }).click();
  expect((await sent).postDataJSON()).toEqual({ rating: 4 });
  await expect(page.getByText('Thanks for your feedback!', { exact: true })).toBeVisible();
  await expect(stars.first()).toBeDisabled();

  const next = page.getByRole('button', { name: 'NEXT QUIZ', exact: true });
  await failWith(page, '/api/getGetegoryToPlay*', 500, 'the shelves are empty');
  await next.click();
  await expect(
    page.getByText('Error playing next quiz: the shelves are empty', { exact: true }),
  ).toBeVisible();
  await mend(page, '/api/getGetegoryToPlay*');
  const asked = page.waitForRequest('**/api/getGetegoryToPlay*');
  await next.click();
  expect(new URL((await asked).url()).searchParams.get('exclude')).toBe(id);
  await new QuizPage(page).asked(1);
  await expect(page).not.toHaveURL(`/quiz/${id}`);
});

test('whose session is dead is told so before the results go', async ({
  page,
  product,
  guest,
  expectedNoise,
}) => {
  expectedNoise.push(/^getUserDetails: API returned 401$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await finish(page, product, guest.token, 'Oceans', 2);
  const second = page.locator('label').filter({ has: page.getByRole('radio', { name: '2 stars' }) });
  await expire(page, product, guest.token, () => second.click());
  await page.getByRole('button', { name: 'Send rating' }).press('Enter');
  await page.clock.runFor(50);
  await expect(page.getByText('You must be logged in to submit a rating.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'NEXT QUIZ' }).press('Enter');
  await page.clock.runFor(100);
  await expect(page.getByText('You must be logged in to play the next quiz.', { exact: true })).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL('/auth');
});
