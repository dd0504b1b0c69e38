import type { Page } from '@playwright/test';
import { answerQuestions, categoryNamed } from './api.ts';
import { expect, test } from './fixtures.ts';
import { QuizPage } from './quiz-page.ts';

type Asked = { readonly question: { readonly _id: string }; readonly deadline: string };

/** What the server shows a tab that goes there. */
async function askedAfter(page: Page, go: () => Promise<unknown>): Promise<Asked> {
  const answer = page.waitForResponse(/\/api\/nextQuestion\//);
  await go();
  return (await answer).json();
}

test('a reload and a second tab show the same question with the same deadline', async ({
  page,
  context,
  product,
  guest,
}) => {
  const { _id } = await categoryNamed(product.origin, guest.token, 'Physics');
  await answerQuestions(product.origin, guest.token, _id, [true, false]);
  const path = `/quiz/${_id}`;
  const first = new QuizPage(page);
  const asked = await askedAfter(page, () => page.goto(path));
  const question = await first.asked(3);

  expect(await askedAfter(page, () => page.reload())).toMatchObject({
    question: asked.question,
    deadline: asked.deadline,
  });
  await expect(first.heading).toHaveText(question);

  const second = new QuizPage(await context.newPage());
  const inSecond = await askedAfter(second.page, () => second.page.goto(path));
  expect(inSecond).toMatchObject({ question: asked.question, deadline: asked.deadline });
  expect(await second.asked(3)).toBe(question);
  const seconds = await Promise.all(
    [first, second].map(async ({ timer }) => Number(await timer.textContent())),
  );
  expect(Math.abs((seconds[0] ?? 0) - (seconds[1] ?? 0))).toBeLessThanOrEqual(2);

  await test.step('an answer in one tab leads the other on', async () => {
    await second.answer(question, true);
    await second.goOn(question);
    const next = await second.asked(4);
    await first.answers.nth(await first.placeOf(question, false)).click();
    expect(await first.asked(4)).toBe(next);
  });
});
