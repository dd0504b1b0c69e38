import { newGuest } from './api.ts';
import { createAtHome, openCreateDialog, rowOf } from './create-dialog.ts';
import { expect, test } from './fixtures.ts';
import { expectFocus, tabTo } from './focus.ts';
import { openListening, toast, WRITTEN } from './news.ts';
import { answersIn, createQuiz, ownQuestions, writtenAs } from './own-quiz.ts';
import { QuizPage } from './quiz-page.ts';

test('a quiz is made from a name, and a guest finds it and plays it through a reload', async ({
  page,
  product: { origin },
  registered,
  visit,
}) => {
  const { token, user } = registered;
  const id = await test.step('is written and told', async () => {
    await openListening(page, '/');
    await createAtHome(page, 'Volcanoes');
    await expect(toast(page, '“Volcanoes” is ready')).toBeVisible(WRITTEN);
    const play = rowOf(page, 'Volcanoes').getByRole('link', { name: 'Play Volcanoes' });
    return (await play.getAttribute('href'))?.replace('/quiz/', '') ?? '';
  });

  const theirs = await visit(await newGuest(origin));
  await test.step('is found by its name and its maker', async () => {
    await theirs.goto('/categories');
    await theirs.getByPlaceholder('Search quizzes...').fill('volcanoes');
    const card = theirs.getByRole('article').filter({ hasText: `by ${user.alias}` });
    await card.getByRole('link', { name: 'Play Volcanoes' }).click();
    await expect(theirs).toHaveURL(`/quiz/${id}`);
  });

  await test.step('is played to the results, which pay', async () => {
    const quiz = new QuizPage(theirs, await answersIn({ origin, token }, id));
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
  const meanings = page.getByRole('dialog', { name: 'Which one do you mean?', exact: true });
  const form = page.getByRole('dialog', { name: 'Create New Quiz', exact: true });
  const name = form.getByLabel('Quiz name', { exact: true });
  await openListening(page, '/');

  await test.step('is asked', async () => {
    await tabTo(page, 'button', /^Create Your Own/);
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type('Python');
    await page.keyboard.press('Enter');
    await expect(meanings).toContainText('“Python” can mean several things.', WRITTEN);
    await expect(meanings.getByRole('group')).toBeFocused();
    await expect(meanings.getByRole('listitem')).toHaveText(['snakes', 'programming language']);
  });

  await test.step('goes back to the name, which is still there', async () => {
    await tabTo(page, 'button', 'Use another name');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Python');
    await expectFocus(page);
  });

  await test.step('chooses the snake', async () => {
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', 'snakes');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toContainText('is being created');
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: /^Create Your Own/ })).toBeFocused();
  });

  await test.step('finds it written about the snake', async () => {
    await expect(toast(page, '“Python” is ready')).toBeVisible(WRITTEN);
    await tabTo(page, 'button', 'Play now');
    await tabTo(page, 'link', 'Edit questions of Python', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Taken as: Python, the snakes', { exact: true })).toBeVisible();
    const id = new URL(page.url()).pathname.replace('/workshop/', '');
    const told = (await ownQuestions({ origin, token }, id)).map(({ question }) => question).join('\n');
    expect(told).toMatch(/snake/i);
    expect(told).not.toMatch(/program/i);
  });
});

test('a meaning that gives no quiz leads to the other one', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  await openListening(page, '/');
  const { dialog, name } = await openCreateDialog(page);
  await name.fill('Java');
  await name.press('Enter');
  await page.getByRole('button', { name: 'island and its country', exact: true }).click(WRITTEN);
  await expect(dialog.getByRole('status')).toContainText('is being created');
  await page.keyboard.press('Escape');
  await rowOf(page, 'Java').getByRole('link', { name: 'What you can do about Java' }).click(WRITTEN);

  const room = page.getByRole('main');
  await expect(room).toContainText('Could not be prepared');
  await expect(room).toContainText(/only \d+ sound questions were found; a quiz needs 15/);
  const ways = page.getByRole('region', { name: 'What you can do' });
  const other = ways.getByRole('group', { name: 'Choose another meaning' }).getByRole('button');
  await expect(other).toHaveText('programming language');
  await other.click();
  await expect(toast(page, '“Java” is ready')).toBeVisible(WRITTEN);
  await expect(room).toContainText('Taken as: Java, the programming language');
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  await writtenAs({ origin, token }, new URL(page.url()).pathname.replace('/workshop/', ''), 'ready');
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
  const ways = page.getByRole('region', { name: 'What you can do' });
  await ways.getByRole('button', { name: 'Science', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Quiz', exact: true });
  await expect(dialog.getByLabel('Quiz name')).toHaveValue('Science');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toast(page, '“Science” is ready')).toBeVisible(WRITTEN);
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
