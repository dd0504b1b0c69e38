import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './access.ts';
import { answerQuestions, categoryNamed, playQuiz } from './api.ts';
import { bankQuestion } from './bank.ts';
import { expect, test } from './fixtures.ts';
import { QuizPage } from './quiz-page.ts';

// What moves has to stand still before its colours can be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

/** Judges what is on show, on the narrowest screen and on a wide one. */
async function judge(page: Page, what: string): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await expectNoSideways(page, `${what} at ${size.width} px`);
    await expectAccessible(page, `${what} at ${size.width} px`);
  }
}

const SCREENS = [
  ['/', 'Create Your Own'],
  ['/categories', 'All quizzes'],
  ['/profile', 'Save Changes'],
  ['/store', 'Coming Soon'],
  ['/menu', 'Sign Out'],
  ['/nowhere', 'Oops! Page not found'],
] as const;

test('the log-in screen has no violation in any of its modes', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter both email and password.')).toBeVisible();
  await judge(page, 'log-in');
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await judge(page, 'sign-up');
  await page.goto('/reset-password?token=none');
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await judge(page, 'reset');
});

test('the ordinary screens have no violation', async ({ page, product, guest }) => {
  const { _id } = await categoryNamed(product.origin, guest.token, 'Space');
  await playQuiz(product.origin, guest.token, _id, 5);
  for (const [path, text] of SCREENS) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('.splash')).toHaveCount(0);
    await judge(page, path);
  }
});

test('the quiz and its results have no violation', async ({ page, product, guest }) => {
  const quiz = new QuizPage(page);
  const { _id } = await categoryNamed(product.origin, guest.token, 'Chemistry');
  await answerQuestions(
    product.origin,
    guest.token,
    _id,
    Array.from({ length: 9 }, () => true),
  );
  await page.goto(`/quiz/${_id}`);
  const question = await quiz.asked(10);
  await judge(page, 'a question');
  await quiz.answer(question, true);
  await expect(page.getByText(bankQuestion(question).explanation).last()).toBeVisible();
  await judge(page, 'a verdict');
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge(page, 'the report');
  await page.keyboard.press('Escape');
  await quiz.goOn(question);
  await expect(page.getByRole('button', { name: 'AWESOME!' })).toBeVisible();
  await judge(page, 'the level-up');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Rate This Quiz' })).toBeVisible();
  await judge(page, 'the results');
});
