import { call, newGuest, newPlayer } from './api.ts';
import { expect, test } from './fixtures.ts';
import { libraryQuestion, soundQuestions } from './library.ts';
import { openListening, toast } from './news.ts';
import { createQuiz, ownQuestions, publishedQuiz, retireFirst, writtenAs } from './own-quiz.ts';
import { reportTogether } from './reports.ts';
import { RoomPage } from './room-page.ts';

const OWN = soundQuestions(16);

test('the owner edits a question, retires one and brings it back, and deletes one', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const room = new RoomPage(page);
  const owner = { origin, token };
  const id = await publishedQuiz(owner, 'Our wedding', OWN);
  const [first, second] = (await ownQuestions(owner, id)).map(({ question }) => question);
  if (first === undefined || second === undefined) throw new Error('The quiz has no two questions.');
  const stored = async (question: string) =>
    (await ownQuestions(owner, id)).find((one) => one.question === question);
  await room.open(id);

  await test.step('is told what is wrong, and saves what is right', async () => {
    await room.press(`Edit: ${first}`);
    const explanation = room.editing.getByLabel('Explanation (optional)');
    const other = room.editing.getByLabel('Wrong answer 1', { exact: true });
    const wrong = await other.inputValue();
    await other.fill('');
    await explanation.fill('We learnt this on our honeymoon.');
    await room.editing.getByRole('button', { name: 'Save question' }).click();
    await expect(other).toHaveAccessibleDescription(/Please fill this in\./);
    await expect(other).toBeFocused();
    await other.fill(await room.editing.getByLabel('Right answer', { exact: true }).inputValue());
    await expect(other).toHaveAccessibleDescription(/The four answers must be different\./);
    await other.fill(wrong);
    await room.editing.getByRole('button', { name: 'Save question' }).click();
    await expect(toast(page, 'The question is saved')).toBeVisible();
    await expect(room.editing).toBeHidden();
    await expect(room.entry(first)).toContainText('We learnt this on our honeymoon.');
    expect(await stored(first)).toMatchObject({ explanation: 'We learnt this on our honeymoon.' });
  });

  await test.step('retires it and brings it back', async () => {
    await room.press(`Retire: ${first}`);
    await expect(page.getByText('16 questions, 15 active.')).toBeVisible();
    await page.getByRole('tab', { name: 'Retired 1' }).click();
    await expect(room.entry(second)).toHaveCount(0);
    expect(await stored(first)).toMatchObject({ status: 'retired' });
    await room.press(`Publish again: ${first}`);
    await expect(page.getByText('16 questions, 16 active.')).toBeVisible();
    await expect(page.getByText('No retired questions', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'All 16' }).click();
    expect(await stored(first)).toMatchObject({ status: 'active' });
  });

  await test.step('deletes another one', async () => {
    await room.press(`Delete: ${second}`);
    const sure = page.getByRole('alertdialog', { name: 'Delete this question?' });
    await expect(sure).toContainText(second);
    await sure.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('15 questions, 15 active.')).toBeVisible();
    await expect(room.entry(second)).toHaveCount(0);
    expect(await stored(second)).toBeUndefined();
  });
});

test('a question that three players report is hidden until the owner decides, and they are told', async ({
  page,
  product: { origin },
  registered: { token },
  visit,
}) => {
  const room = new RoomPage(page);
  const owner = { origin, token };
  const id = await publishedQuiz(owner, 'Our wedding', OWN);
  await retireFirst(owner, id, 5);
  const players = await Promise.all([1, 2, 3].map(() => newPlayer(origin)));
  const [player] = players;
  if (player === undefined) throw new Error('Nobody plays.');
  const theirs = await visit(player);
  await openListening(theirs, '/store');

  const question = await test.step('the owner is told at once, and sees what is reported', async () => {
    await openListening(page, '/');
    const reported = await reportTogether(origin, players, id);
    const told = toast(page, 'A question of “Our wedding” is hidden');
    await told.getByRole('button', { name: 'Look at it' }).click();
    await page.getByRole('tab', { name: 'Needs you 1' }).click();
    const found = (await ownQuestions(owner, id)).find(({ _id }) => _id === reported);
    expect(found).toMatchObject({ status: 'hidden' });
    return found?.question ?? '';
  });

  await test.step('the owner keeps it', async () => {
    const entry = room.entry(question);
    await expect(entry).toContainText('Hidden by reports until you decide');
    await expect(entry).toContainText('3 reports');
    await expect(entry.getByText('Ambiguous wording')).toHaveCount(3);
    await entry.getByRole('button', { name: 'It is fine, keep it' }).click();
    await expect(toast(page, 'The question stays')).toBeVisible();
    await expect(page.getByText('Nothing needs you', { exact: true })).toBeVisible();
    await expect(page.getByText('16 questions, 11 active.')).toBeVisible();
  });

  await test.step('who reported it is told, at once or later', async () => {
    const told = toast(theirs, 'Your report was looked at');
    await expect(told).toContainText(`“${question}” in “Our wedding” was found to be sound and stays.`);
    type News = { notifications: { kind: string; outcome?: string }[] };
    for (const { token } of players) {
      const { notifications } = await call<News>(origin, 'GET /api/notifications', { token });
      const decided = notifications.filter(({ kind }) => kind === 'report_decided');
      expect(decided).toMatchObject([{ outcome: 'kept' }]);
    }
  });
});

test('questions of the library keep their answers to themselves until the owner asks', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const room = new RoomPage(page);
  const owner = { origin, token };
  const id = await createQuiz(owner, 'Chocolate');
  await writtenAs(owner, id, 'ready');
  const [first, second] = (await ownQuestions(owner, id)).map(({ question }) => question);
  if (first === undefined || second === undefined) throw new Error('The quiz has no two questions.');
  const right = room.entry(first).getByText('Right answer', { exact: true });
  await room.open(id);

  await test.step('shows one', async () => {
    await expect(room.entry(first)).toContainText('From the library');
    await expect(room.entry(first).getByRole('listitem')).toHaveCount(4);
    await expect(room.entry(first).getByRole('button', { name: /^Retire/ })).toHaveCount(0);
    await room.press(`Show answer: ${first}`);
    await expect(right).toBeVisible();
    await expect(room.entry(first)).toContainText(libraryQuestion(first).answer);
    await expect(room.entry(second).getByText('Right answer', { exact: true })).toHaveCount(0);
  });

  await test.step('changes it, which makes a copy in its place', async () => {
    await room.press(`Change: ${first}`);
    await expect(room.editing).toContainText('The library keeps its question');
    await room.editing.getByLabel('Explanation (optional)').fill('We learnt this in a shop.');
    await room.editing.getByRole('button', { name: 'Save question' }).click();
    await expect(toast(page, 'The question is saved')).toBeVisible();
    await expect(room.entry(first)).toContainText('From: You');
    expect((await ownQuestions(owner, id))[0]).toMatchObject({ question: first, shared: false });
  });

  await test.step('removes another one', async () => {
    await room.press(`Remove: ${second}`);
    const sure = page.getByRole('alertdialog', { name: 'Remove this question?' });
    await expect(sure).toContainText('It stays in the library.');
    await sure.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(room.entry(second)).toHaveCount(0);
  });

  await test.step('is told before the file shows all of them', async () => {
    await room.press('Export');
    const dialog = page.getByRole('dialog', { name: 'Export questions', exact: true });
    await expect(dialog).toContainText('which then count as met');
  });
});

test('nobody else comes into the room of an owner', async ({ product: { origin }, registered, visit }) => {
  const id = await publishedQuiz({ origin, token: registered.token }, 'Our wedding', OWN);
  const page = await visit(await newGuest(origin));
  await page.goto(`/workshop/${id}`);
  await expect(page.getByText('This quiz cannot be opened here', { exact: true })).toBeVisible();
  await expect(page.getByText('Only the player who made this quiz can do that.')).toBeVisible();
  await expect(page.getByText('Our wedding')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to your quizzes' }).click();
  await expect(page).toHaveURL('/');
});
