import { judge } from './access.ts';
import { answerQuestions, categoryNamed } from './api.ts';
import { expect, test } from './fixtures.ts';
import { libraryQuestion } from './library.ts';
import { QuizPage } from './quiz-page.ts';

// What moves has to stand still before its colours can be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('the quiz and its results have no violation', async ({ page, product, guest }) => {
  const quiz = new QuizPage(page);
  const { _id } = await categoryNamed(product.origin, guest.token, 'Flags');
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
  await expect(page.getByText(libraryQuestion(question).explanation).last()).toBeVisible();
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
