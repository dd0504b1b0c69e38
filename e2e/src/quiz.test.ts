import type { Page } from '@playwright/test';
import { answerQuestions, call, categoryNamed } from './api.ts';
import { skipTo, stopClock } from './clock.ts';
import { cutOff, failWith, mend } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { QuizPage } from './quiz-page.ts';

const FAILED = /^(updatePopularity|reportQuestion): /;

const TIMES = [true, false, true, false, true, false, true, false, true];

test('a question shows where one is, how hard it is, and how much time is left', async ({
  page,
  product,
  guest,
}) => {
  const { _id } = await categoryNamed(product.origin, guest.token, 'Physics');
  const quiz = new QuizPage(page);
  const started = page.waitForRequest('**/api/startQuiz');
  await page.goto(`/quiz/${_id}`);
  expect((await started).postDataJSON()).toEqual({
    categoryId: _id,
    numQuestions: 10,
    userToken: guest.token,
  });
  const question = await quiz.asked(1);
  const header = page.getByRole('banner');
  await expect(header).toContainText('Physics');
  await expect(header).toContainText('Question 1 of 10');
  await expect(header.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText(/^Level \d+ · (Easy|Medium|Hard|Expert)$/)).toBeVisible();
  expect(Number(await quiz.timer.textContent())).toBeGreaterThan(20);
  const other = await quiz.placeOf(question, true);
  await quiz.answer(question, false);
  await expect(header.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '1');
  const stopped = (await quiz.timer.textContent()) ?? '';
  await expect(page.getByText(/^chosen by \d+% of players$/)).toHaveCount(4);
  // Locked: another answer changes nothing.
  await quiz.answers.nth(other).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Incorrect!', exact: true })).toBeVisible();
  await expect(quiz.timer).toHaveText(stopped);
  await quiz.goOn(question);
  await quiz.asked(2);
});

test('the timer turns from green to a warning at 20 s and to a red pulse at 10 s', async ({
  page,
  guest: _,
}) => {
  await page.clock.install();
  const quiz = new QuizPage(page);
  await page.goto('/quiz');
  await quiz.asked(1);
  const band = quiz.timer.locator('..');
  await stopClock(page);
  const until = async (seconds: number) => {
    const left = Number(await quiz.timer.textContent());
    for (let second = left; second > seconds; second -= 1) await page.clock.runFor(1000);
    await expect(quiz.timer).toHaveText(String(seconds));
  };
  for (const [seconds, look, pulse] of [
    [21, 'ok', 'none'],
    [20, 'warn', 'none'],
    [11, 'warn', 'none'],
    [10, 'bad', 'quiz-pulse'],
  ] as const) {
    await until(seconds);
    await expect(band).toHaveAttribute('data-band', look);
    await expect(band).toHaveCSS('animation-name', pulse);
  }
});

test('leaving a quiz is asked about first', async ({ page, product, guest }) => {
  const quiz = new QuizPage(page);
  const { _id } = await categoryNamed(product.origin, guest.token, 'Physics');
  await answerQuestions(product.origin, guest.token, _id, [true]);
  await page.goto(`/quiz/${_id}`);
  const question = await quiz.asked(2);
  const dialog = page.getByRole('alertdialog', { name: 'Stop Quiz?', exact: true });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toContainText('Your progress in this quiz will be lost.');
  await dialog.getByRole('button', { name: 'Keep Playing', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(quiz.heading).toHaveText(question);

  await page.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Exit Quiz', exact: true }).click();
  await expect(page).toHaveURL('/categories');
  await page.goto(`/quiz/${_id}`);
  await quiz.asked(1);
});

test('a vote counts once, and a report needs a reason and, for another one, words', async ({
  page,
  guest: _,
}) => {
  const quiz = new QuizPage(page);
  await page.goto('/quiz');
  const question = await quiz.asked(1);
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toHaveCount(0);
  await quiz.answer(question, true);

  const votes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/updatePopularity')) votes.push(request.postDataJSON().action);
  });
  const group = page.getByRole('group', { name: 'Did you like this question?', exact: true });
  await group.getByRole('button', { name: 'No', exact: true }).click();
  await group.getByRole('button', { name: 'Yes', exact: true }).click({ force: true });
  await expect(group.getByRole('button', { name: 'No', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  const send = dialog.getByRole('button', { name: 'Send Report' });
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  await send.click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByText('Other', { exact: true }).click();
  await dialog.getByLabel('Describe the problem').fill('  \n ');
  await send.click();
  await expect(dialog.getByText('Please describe the problem.')).toBeVisible();
  await dialog.getByLabel('Describe the problem').fill('There are two of them.');
  const sent = page.waitForRequest('**/api/reportQuestion');
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({ reason: 'other', otherText: 'There are two of them.' });
  const thanks = page.getByRole('dialog', { name: 'Thank you!' });
  await thanks.getByRole('button', { name: 'Close' }).click();
  expect(votes).toEqual([2]);
});

test('a vote or report that fails does not interrupt the game', async ({ page, guest: _, expectedNoise }) => {
  expectedNoise.push(FAILED);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const quiz = new QuizPage(page);
  await page.goto('/quiz');
  const question = await quiz.asked(1);
  await quiz.answer(question, true);
  await failWith(page, '/api/updatePopularity', 400);
  await failWith(page, '/api/reportQuestion', 400);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByText('Offensive content').click();
  await page.getByRole('button', { name: 'Send Report' }).click();
  await page.getByRole('dialog', { name: 'Thank you!' }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => logged.filter((line) => FAILED.test(line))).toHaveLength(2);
  await quiz.goOn(question);
  await quiz.asked(2);
});

test('auto play goes on by itself, unless a key holds it', async ({ page, guest: _ }) => {
  await page.goto('/menu');
  await page.getByRole('switch', { name: 'Auto play' }).click();
  const quiz = new QuizPage(page);
  await page.clock.install();
  await page.goto('/quiz');
  await quiz.answer(await quiz.asked(1), true);
  const coming = page.getByText('The next question comes by itself. Press any key or tap to stay here.');
  await expect(coming).toBeVisible();
  await page.clock.fastForward(16_000);
  const second = await quiz.asked(2);
  await quiz.answer(second, true);
  await expect(coming).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(coming).toHaveCount(0);
  await page.clock.fastForward(16_000);
  await expect(quiz.heading).toHaveText(second);
});

const failure = async (page: Page, text: string) => {
  await skipTo(page, page.getByRole('alert').getByText(text, { exact: true }));
  await expect(page.getByRole('link', { name: 'Back to Categories', exact: true })).toBeVisible();
};
const retry = (page: Page) => page.getByRole('button', { name: 'Try Again', exact: true }).click();

test('every failure of a quiz has its sentence, and the quiz goes on after it', async ({
  page,
  product,
  guest,
}) => {
  const quiz = new QuizPage(page);
  const { _id } = await categoryNamed(product.origin, guest.token, 'Art');
  await answerQuestions(product.origin, guest.token, _id, TIMES);
  const finish = `/api/categories/${_id}/completion`;
  await page.clock.install();

  await failWith(page, '/api/startQuiz', 400);
  await page.goto(`/quiz/${_id}`);
  await failure(page, 'Error starting quiz session.');
  await mend(page, '/api/startQuiz');

  await failWith(page, '/api/nextQuestion/*', 400);
  await retry(page);
  await failure(page, 'Error fetching the next question.');
  await mend(page, '/api/nextQuestion/*');

  await retry(page);
  await quiz.asked(10);
  await failWith(page, '/api/answerQuestion/*', 400);
  await quiz.answers.first().click();
  await failure(page, 'Failed to submit answer. Please try again.');
  await mend(page, '/api/answerQuestion/*');

  await retry(page);
  await quiz.asked(10);
  await cutOff(page, '/api/answerQuestion/*');
  await quiz.answers.first().click();
  await failure(page, 'Error submitting answer. Please try again.');
  await mend(page, '/api/answerQuestion/*');

  await retry(page);
  const question = await quiz.asked(10);
  await quiz.answer(question, true);
  await failWith(page, finish, 400);
  await quiz.goOn(question);
  await failure(page, 'Failed to complete quiz. Please try again.');
  await mend(page, finish);

  await cutOff(page, finish);
  await retry(page);
  await failure(page, 'Error completing quiz. Please try again.');
  await mend(page, finish);

  await retry(page);
  await expect(page.getByRole('heading', { name: 'MISSION COMPLETE!' })).toBeVisible();
});

test('the error screen leads back to the categories', async ({ page, guest: _ }) => {
  await page.clock.install();
  await failWith(page, '/api/startQuiz', 500);
  await page.goto('/quiz');
  await failure(page, 'Error starting quiz session.');
  await page.getByRole('link', { name: 'Back to Categories', exact: true }).click();
  await expect(page).toHaveURL('/categories');
});

test('when the server has no question left the quiz is completed', async ({ page, product, guest }) => {
  const { _id } = await categoryNamed(product.origin, guest.token, 'Films');
  const token = await answerQuestions(product.origin, guest.token, _id, [...TIMES, true]);
  expect(await call(product.origin, `GET /api/nextQuestion/${token}`, { token: guest.token })).toMatchObject({
    question: null,
  });
  await page.goto(`/quiz/${_id}`);
  await expect(page.getByRole('heading', { name: 'MISSION COMPLETE!' })).toBeVisible();
});
