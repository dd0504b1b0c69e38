import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { libraryQuestion } from './library.ts';
import { QuizPage } from './quiz-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** What is done with each question after the third, which times out. */
const PLAN = [true, false, 'time out', true, true, false, true, true, true, true] as const;
const RIGHT = PLAN.filter((step) => step === true).length;

/** At this many XP the second level begins. */
const SECOND_LEVEL = 100;

const counters = async (page: Page) => {
  const bar = page.getByLabel('What you own');
  const values = await bar.getByRole('definition').allInnerTexts();
  return values.map(Number);
};

/** The number in a text, 0 when there is no such text. What is counted up for the eye stands there in full as well, last. */
const numberIn = async (page: Page, pattern: RegExp) => {
  const text = page.getByText(pattern);
  if ((await text.count()) === 0) return 0;
  return Number((await text.last().textContent())?.replace(/\D/g, ''));
};

test('a guest plays a quiz to its results, and a crash of the server loses nothing', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const quiz = new QuizPage(page);

  await test.step('enters as guest', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/auth');
    await page.getByRole('button', { name: 'Play as guest' }).tap();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Ready to Play!')).toBeAttached();
    await expect(page.locator('.splash')).toHaveCount(0);
    expect(await counters(page)).toEqual([0, 0, 0, 0]);
  });

  await test.step('plays ten questions', async () => {
    let completion: unknown;
    page.on('request', (request) => {
      if (request.url().endsWith('/completion')) completion = request.postDataJSON();
    });
    await page.getByRole('button', { name: /^Play\s*Level 1$/ }).tap();
    for (const [index, step] of PLAN.entries()) {
      const question = await quiz.asked(index + 1);
      if (step === 'time out') await timeOut(page, quiz);
      else await quiz.answer(question, step);
      if (index === 0) await judge(page, question);
      await expect(quiz.next).toHaveText(index === 9 ? 'Finish Quiz' : 'Next Question');
      await quiz.goOn(question, () => quiz.next.tap({ timeout: 1000 }));
    }
    await expect(page.getByText('MISSION COMPLETE!', { exact: true })).toBeVisible();
    expect(completion).toMatchObject({
      answers: PLAN.map((step) => ({ isCorrect: step === true })),
      score: RIGHT,
      totalQuestions: 10,
      questionsAttempted: 10,
      correctAnswers: RIGHT,
      incorrectAnswers: 10 - RIGHT,
    });
  });

  const gained = await test.step('reads the results', async () => {
    const xp = await numberIn(page, /^\+[\d,]+ XP$/);
    const level = page.getByRole('dialog', { name: 'Level up!' });
    if (xp >= SECOND_LEVEL) {
      await expect(page.getByText('UP!', { exact: true })).toBeAttached();
      await expect(level).toContainText('You went from level 1 to level 2.');
      await level.getByRole('button', { name: 'AWESOME!' }).tap();
    }
    await expect(level).toBeHidden();
    const accuracy = page.getByRole('region', { name: 'Accuracy' });
    await expect(accuracy).toContainText(`${RIGHT * 10}%`);
    await expect(accuracy).toContainText('GOLD');
    await expect(accuracy).toContainText('Great Job!');
    const counts = page.getByRole('definition');
    await expect(counts.nth(0)).toHaveText(String(RIGHT));
    await expect(counts.nth(1)).toHaveText(String(10 - RIGHT));
    return [
      await numberIn(page, /^\+\d+ coins?$/),
      xp,
      await numberIn(page, /^\+\d+ wisdom gems?$/),
      await numberIn(page, /^\+\d+ enlightenment crystals?$/),
    ];
  });

  await test.step('finds the same totals at home', async () => {
    await page.getByRole('link', { name: 'Close the results' }).tap();
    await expect(page).toHaveURL('/');
    await expect.poll(() => counters(page)).toEqual(gained);
  });

  await test.step('finds them again after a crash of the server', async () => {
    await product.kill9();
    await product.restart();
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect.poll(() => counters(page)).toEqual(gained);
  });
});

/** Lets the time of the question run out, all of it. */
async function timeOut(page: Page, quiz: QuizPage): Promise<void> {
  const seconds = Number(await quiz.timer.textContent());
  const sent = page.waitForRequest('**/api/answerQuestion/*', { timeout: (seconds + 5) * 1000 });
  await expect(page.getByRole('heading', { name: "Time's Up!" })).toBeVisible({
    timeout: (seconds + 5) * 1000,
  });
  expect((await sent).postDataJSON()).toMatchObject({ answer: '' });
  await expect(
    page.getByText("You didn't answer in time. This question is marked as incorrect.").last(),
  ).toBeVisible();
  await expect(page.getByText(/^The correct answer is /).last()).toBeVisible();
}

/** Says what one thinks of the question that was just answered. */
async function judge(page: Page, question: string): Promise<void> {
  await expect(page.getByText(/^\d+%$/)).toHaveCount(4);
  await expect(page.getByText(libraryQuestion(question).explanation).last()).toBeVisible();
  const group = page.getByRole('group', { name: 'Did you like this question?' });
  await group.getByRole('button', { name: 'Yes' }).tap();
  await expect(group.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Report' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByText('Ambiguous wording').tap();
  await dialog.getByRole('button', { name: 'Send Report' }).tap();
  const thanks = page.getByRole('dialog', { name: 'Thank you!' });
  await thanks.getByRole('button', { name: 'Close' }).tap();
  await expect(thanks).toBeHidden();
}
