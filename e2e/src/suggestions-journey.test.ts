import type { Page } from '@playwright/test';
import { openCreateDialog } from './create-dialog.ts';
import { cutOff, failWith } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { lookUp, severalMeanings } from './lookup.ts';
import { WRITTEN } from './news.ts';
import { QuizPage } from './quiz-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The form that creates a quiz, with a name typed. */
async function typed(page: Page, text: string) {
  await page.goto('/');
  const { dialog, name } = await openCreateDialog(page);
  await name.pressSequentially(text, { delay: 20 });
  return { dialog, name };
}

test('a name is understood while it is typed, and played at once', async ({ page, guest: _ }) => {
  const { dialog, name } = await typed(page, 'dinosours');
  await expect(dialog).toContainText(/Dinosaurs: \d+ questions, ready to play\./);
  await expect(dialog).toContainText('Taken as Dinosaurs.');
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeEnabled();

  await test.step('nothing moves while something else is understood', async () => {
    const placeOf = async () => (await name.boundingBox())?.y;
    const place = await placeOf();
    await name.fill('d');
    await expect(dialog).not.toContainText('Dinosaurs');
    expect(await placeOf()).toBe(place);
    await name.fill('star wars');
    await expect(dialog).toContainText(/Star Wars: \d+ questions/);
    expect(await placeOf()).toBe(place);
  });

  await dialog.getByRole('link', { name: 'Play Star Wars' }).tap();
  await new QuizPage(page).asked(1);
  await expect(page.getByRole('banner')).toContainText('Star Wars');
});

test('a phrase is taken apart, and its wish goes with the quiz', async ({ page, guest: _ }) => {
  const { dialog } = await typed(page, 'quiz about dogs for kids');
  await expect(dialog).toContainText(/Dogs: \d+ questions, ready to play\./);
  await expect(dialog).toContainText('You get its easier questions.');
  const started = page.waitForRequest('**/api/startQuiz');
  await dialog.getByRole('link', { name: 'Play Dogs' }).tap();
  expect((await started).postDataJSON()).toMatchObject({ wish: 'easy' });
  await new QuizPage(page).asked(1);
});

test('a word with two meanings offers both, by arrow keys, too', async ({
  page,
  product: { origin },
  guest: { token },
}) => {
  const { name: word, meanings } = await severalMeanings(origin, token);
  const { dialog, name } = await typed(page, word);
  await expect(dialog).toContainText('has several meanings');
  const offered = dialog.getByRole('list', { name: 'Play one of them' }).getByRole('link');
  await expect(offered).toHaveText(meanings);
  await name.press('ArrowDown');
  await expect(offered.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(offered.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await new QuizPage(page).asked(1);
  await expect(page.getByRole('banner')).toContainText(meanings[1] ?? '');
});

test('a name with too few questions offers the nearest to play, and can be created all the same', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const { nearest } = await lookUp(origin, token, 'Zymurgy');
  const { dialog, name } = await typed(page, 'Zymurgy');
  await expect(dialog).toContainText(/on “Zymurgy” yet; a quiz needs 15\./);
  const offered = dialog.getByRole('list', { name: 'Play one of these at once' }).getByRole('link');
  await expect(offered).toHaveText(nearest.map((topic) => topic.name));

  await test.step('created, it fails in plain words and shows the ways out', async () => {
    await name.press('Enter');
    await expect(dialog.getByRole('link', { name: 'What you can do about Zymurgy' })).toBeVisible(WRITTEN);
  });

  await test.step('the nearest is played', async () => {
    await name.fill('Zymurgy');
    await offered.first().tap();
    await new QuizPage(page).asked(1);
    await expect(page.getByRole('banner')).toContainText(nearest[0]?.name ?? '');
  });
});

test('a quiz made from the library can be played in the form as soon as it is ready', async ({
  page,
  registered: _,
}) => {
  const { dialog, name } = await typed(page, 'Pizza');
  await name.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('is being created');
  await expect(dialog).toContainText(/“Pizza” is ready: \d+ questions\./);
  await dialog.getByRole('link', { name: 'Play Pizza' }).tap();
  await new QuizPage(page).playToResults();
});

test('a look-up that fails is passed over in silence', async ({ page, registered: _ }) => {
  await page.goto('/');
  const { dialog, name } = await openCreateDialog(page);
  for (const fault of [() => failWith(page, '/api/topics*', 500), () => cutOff(page, '/api/topics*')]) {
    const asked = page.waitForRequest('**/api/topics*');
    await fault();
    await name.fill('');
    await name.fill('Chocolate');
    await asked;
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/topics*');
  }
  await name.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('is being created', WRITTEN);
});

test('the search says what it stands for, and what is near where it finds nothing', async ({
  page,
  guest: _,
}) => {
  await page.goto('/categories?search=cats%20quiz');
  const said = page.getByRole('region', { name: 'What the search stands for' });
  await expect(said).toContainText(/Cats: \d+ questions, ready to play\./);
  await page.getByPlaceholder('Search quizzes...').fill('Zymurgy');
  await expect(page.getByText('No quizzes found', { exact: true })).toBeVisible();
  const offered = said.getByRole('list', { name: 'Play one of these at once' }).getByRole('link');
  await expect(offered).toHaveCount(3);
  await offered.first().tap();
  await new QuizPage(page).asked(1);
});
