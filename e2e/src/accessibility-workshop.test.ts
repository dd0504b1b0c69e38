import type { Page } from '@playwright/test';
import { judge } from './access.ts';
import { newPlayer } from './api.ts';
import { openCreateDialog } from './create-dialog.ts';
import { expect, test } from './fixtures.ts';
import { expectFocus } from './focus.ts';
import { soundQuestions } from './library.ts';
import { severalMeanings } from './lookup.ts';
import { WRITTEN } from './news.ts';
import { createQuiz, emptyQuiz, ownQuestions, publishedQuiz, retireFirst, writtenAs } from './own-quiz.ts';
import { csvOf } from './question-files.ts';
import { reportTogether } from './reports.ts';
import { RoomPage } from './room-page.ts';

// What moves has to stand still before its colours can be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const OWN = soundQuestions(16);

test('the owner’s room has no violation, with questions, with reports, and with none that need one', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const owner = { origin, token };
  const id = await publishedQuiz(owner, 'Our wedding', OWN);
  await retireFirst(owner, id, 5);
  const players = await Promise.all([1, 2, 3].map(() => newPlayer(origin)));
  await new RoomPage(page).open(id);
  await page.getByRole('tab', { name: 'Needs you 0' }).click();
  await expect(page.getByText('Nothing needs you', { exact: true })).toBeVisible();
  await judge(page, 'nothing that needs the owner');
  await reportTogether(origin, players, id);
  await page.reload();
  await expect(page.getByText('3 reports', { exact: true })).toBeVisible();
  await judge(page, 'a room with reports');
});

test('a room without questions has no violation, and neither have the ways out', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const owner = { origin, token };
  const id = await createQuiz(owner, 'Zymurgy');
  await writtenAs(owner, id, 'failed');
  await page.goto(`/workshop/${id}`);
  await expect(page.getByText('No questions yet', { exact: true })).toBeVisible();
  await expect(page.getByText('Start one of these instead', { exact: true })).toBeVisible();
  await judge(page, 'the ways out');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'What you can do about Zymurgy' })).toBeVisible();
  await judge(page, 'quizzes that failed');
});

test('the dialogs of the room and the choice of a meaning have no violation', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const room = new RoomPage(page);
  const owner = { origin, token };
  const id = await emptyQuiz(owner, 'Our wedding');
  await room.open(id);
  await room.press('Import');
  await room.send('wedding.csv', csvOf(OWN.map((question) => ({ ...question, answer: '' }))));
  await expect(room.importing.getByRole('listitem')).toHaveCount(OWN.length);
  await judge(page, 'an import with problems');
  await room.send('wedding-mended.csv', csvOf(OWN));
  await expect(room.importing).toBeHidden();

  const [question] = await ownQuestions(owner, id);
  await room.press(`Edit: ${question?.question}`);
  await room.editing.getByLabel('Right answer', { exact: true }).fill('');
  await room.editing.getByRole('button', { name: 'Save question' }).click();
  await expect(room.editing.getByText('Please fill this in.')).toBeVisible();
  await judge(page, 'an edit with a mistake');
  await page.keyboard.press('Escape');

  await page.goto('/');
  const { dialog, name } = await openCreateDialog(page);
  await name.fill('quiz about dogs for kids');
  await expect(dialog.getByRole('link', { name: 'Play Dogs' })).toBeVisible();
  await judge(page, 'a name that is understood');
  await name.fill('Zymurgy');
  await expect(dialog.getByRole('list', { name: 'Play one of these at once' })).toBeVisible();
  await judge(page, 'a name with too few questions');
  await name.fill((await severalMeanings(origin, token)).name);
  await expect(dialog.getByRole('list', { name: 'Play one of them' })).toBeVisible();
  await judge(page, 'a name with several meanings');
  await name.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Which one do you mean?' })).toBeVisible(WRITTEN);
  await judge(page, 'the meanings');
});

test('a room with questions of the library has no violation', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const owner = { origin, token };
  const id = await createQuiz(owner, 'Chocolate');
  await writtenAs(owner, id, 'ready');
  await new RoomPage(page).open(id);
  await page
    .getByRole('button', { name: /^Show answer: / })
    .first()
    .click();
  await expect(page.getByText('Right answer', { exact: true })).toBeVisible();
  await judge(page, 'questions of the library');
});

/** Opens a dialog from the button that has the focus, and expects that Escape closes it and gives the focus back. */
async function thereAndBack(page: Page, opener: string, title: string): Promise<void> {
  const button = page.getByRole('button', { name: opener, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
  await expect(dialog).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}

test('every dialog of the room is closed by Escape and gives the focus back', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const owner = { origin, token };
  const id = await publishedQuiz(owner, 'Our wedding', OWN);
  const [question] = await ownQuestions(owner, id);
  await new RoomPage(page).open(id);
  for (const [opener, title] of [
    ['Add question', 'Add a question'],
    ['Import', 'Import questions'],
    ['Export', 'Export questions'],
    ['Take back', 'Take this quiz back?'],
    ['Delete quiz', 'Delete “Our wedding”?'],
    [`Edit: ${question?.question}`, 'Edit the question'],
    [`Delete: ${question?.question}`, 'Delete this question?'],
  ] as const) {
    await thereAndBack(page, opener, title);
  }
});
