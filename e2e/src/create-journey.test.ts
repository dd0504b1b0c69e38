import { newGuest } from './api.ts';
import { createAtHome, openCreateDialog, rowOf } from './create-dialog.ts';
import { expect, test } from './fixtures.ts';
import { expectFocus, tabTo } from './focus.ts';
import { severalMeanings } from './lookup.ts';
import { openListening, toast, WRITTEN } from './news.ts';
import { createQuiz, writtenAs } from './own-quiz.ts';
import { QuizPage } from './quiz-page.ts';

test('a quiz is made from a name, and a guest finds it and plays it through a reload', async ({
  page,
  product: { origin },
  registered,
  visit,
}) => {
  const { user } = registered;
  const id = await test.step('is written and told', async () => {
    await openListening(page, '/');
    await createAtHome(page, 'Chocolate');
    await expect(toast(page, '“Chocolate” is ready')).toBeVisible(WRITTEN);
    const play = rowOf(page, 'Chocolate').getByRole('link', { name: 'Play Chocolate' });
    return (await play.getAttribute('href'))?.replace('/quiz/', '') ?? '';
  });

  const theirs = await visit(await newGuest(origin));
  await test.step('is found by its name and its maker', async () => {
    await theirs.goto('/categories');
    await theirs.getByPlaceholder('Search quizzes...').fill('chocolate');
    const card = theirs.getByRole('article').filter({ hasText: `by ${user.alias}` });
    await card.getByRole('link', { name: 'Play Chocolate' }).click();
    await expect(theirs).toHaveURL(`/quiz/${id}`);
  });

  await test.step('is played to the results, which pay', async () => {
    const quiz = new QuizPage(theirs);
    await quiz.playOn(1, 4);
    const question = await quiz.asked(5);
    await theirs.reload();
    expect(await quiz.asked(5)).toBe(question);
    await quiz.playToResults(5);
    await expect(theirs.getByRole('region', { name: 'Accuracy' })).toContainText('100%');
    await expect(theirs.getByRole('region', { name: 'XP earned' })).toContainText(/\+[1-9]\d+ XP/);
  });
});

test('a name with several meanings is asked about, and answered by keyboard alone', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const { name: word, meanings: topics } = await severalMeanings(origin, token);
  const [meant = ''] = topics;
  const meanings = page.getByRole('dialog', { name: 'Which one do you mean?', exact: true });
  const form = page.getByRole('dialog', { name: 'Create New Quiz', exact: true });
  const name = form.getByLabel('Quiz name', { exact: true });
  await openListening(page, '/');

  await test.step('is asked', async () => {
    await tabTo(page, 'button', /^Create Your Own/);
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(meanings).toContainText(`“${word}” can mean several things.`, WRITTEN);
    await expect(meanings.getByRole('group')).toBeFocused();
    await expect(meanings.getByRole('listitem')).toHaveText(topics);
  });

  await test.step('goes back to the name, which is still there', async () => {
    await tabTo(page, 'button', 'Use another name');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue(word);
    await expectFocus(page);
  });

  await test.step('chooses one of them', async () => {
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', meant);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toContainText('is being created');
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: /^Create Your Own/ })).toBeFocused();
  });

  await test.step('finds it made of that meaning', async () => {
    await expect(toast(page, `“${word}” is ready`)).toBeVisible(WRITTEN);
    await tabTo(page, 'button', 'Play now');
    await tabTo(page, 'link', `Edit questions of ${word}`, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Taken as: ${meant}`, { exact: true })).toBeVisible();
  });
});

test('a name near to others leads to one of them', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const actor = { origin, token };
  const id = await createQuiz(actor, 'Zymurgy');
  await writtenAs(actor, id, 'failed');
  await openListening(page, `/workshop/${id}`);
  const near = page.getByRole('list', { name: 'Start one of these instead' }).getByRole('button').first();
  const name = (await near.textContent()) ?? '';
  await near.click();
  const dialog = page.getByRole('dialog', { name: 'Create New Quiz', exact: true });
  await expect(dialog.getByLabel('Quiz name')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toast(page, `“${name}” is ready`)).toBeVisible(WRITTEN);
});

test('a name that is refused says why at the form, and nothing is made', async ({ page, registered: _ }) => {
  await page.goto('/');
  const { dialog, name } = await openCreateDialog(page);
  await name.fill('porn stars');
  await name.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Players of every age are here');
  await expect(name).toHaveValue('porn stars');
  await page.keyboard.press('Escape');
  await expect(page.getByText('No quizzes yet', { exact: true })).toBeVisible();
});
