import { answerQuestions, categoryNamed, newPlayer } from './api.ts';
import { createAtHome, openCreateDialog, rowOf } from './create-dialog.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { test as base, expect } from './fixtures.ts';
import { openListening, toast, WRITTEN } from './news.ts';
import { createQuiz } from './own-quiz.ts';
import { QuizPage } from './quiz-page.ts';
import { startProduct } from './server.ts';

/** The product with a language model behind it, and with its limits. */
const test = base.extend<object, { model: FakeModel }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const model = await startFakeModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const settings = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake', LOG_LEVEL: 'warn' };
      const product = await startProduct(settings);
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('a language model writes a quiz under the eyes of its maker, who is told, plays it, and earns nothing', async ({
  page,
  product,
  model,
  registered,
}) => {
  const name = 'Secrets of the Laboratory';
  const row = rowOf(page, name);
  model.writeWhenTold();

  await test.step('watches the questions come', async () => {
    await openListening(page, '/');
    await createAtHome(page, name);
    const bar = row.getByRole('progressbar', { name: 'Questions written' });
    for (const written of [0, 10, 20, 30]) {
      await expect(row).toContainText(`Writing your quiz … ${written} of 40 questions`);
      await expect(bar).toHaveAttribute('aria-valuenow', String(written));
      model.goOn();
    }
  });

  await test.step('is told and plays', async () => {
    const told = toast(page, `“${name}” is ready`);
    await expect(told).toContainText('Your quiz has its questions. Play the first round.', WRITTEN);
    await expect(row.getByRole('link', { name: `Play ${name}` })).toBeVisible();
    const { _id } = await categoryNamed(product.origin, registered.token, name);
    await answerQuestions(product.origin, registered.token, _id, Array<boolean>(7).fill(true));
    await told.getByRole('button', { name: 'Play now' }).click();
    await new QuizPage(page).playToResults(8);
  });

  await test.step('earns nothing with answers that the maker can look up', async () => {
    await expect(page.getByRole('region', { name: 'Accuracy' })).toContainText('100%');
    await expect(page.getByRole('region', { name: 'XP earned' })).toContainText('+0 XP');
    await expect(page.getByRole('list', { name: 'Gained' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Close the results' }).click();
    await expect(page.getByLabel('What you own').getByRole('definition')).toHaveText(['0', '0', '0', '0']);
  });

  await test.step('finds where the questions came from', async () => {
    await row.getByRole('link', { name: `Edit questions of ${name}` }).click();
    await expect(page.getByText('40 questions, 40 active.')).toBeVisible();
    await expect(page.getByText('From: Language model')).toHaveCount(40);
  });
});

test('the eleventh quiz of a day is refused at the form', async ({ product, model, visit }) => {
  const player = await newPlayer(product.origin);
  model.refuse();
  const actor = { origin: product.origin, token: player.token };
  for (let number = 1; number <= 10; number += 1) await createQuiz(actor, `Songs of Town ${number}`);
  const page = await visit(player);
  await page.goto('/');
  const { dialog, name } = await openCreateDialog(page);
  await name.fill('Songs of One Town More');
  await name.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'You can create 10 quizzes a day. Please come back tomorrow.',
    WRITTEN,
  );
  await expect(name).toHaveValue('Songs of One Town More');
});
