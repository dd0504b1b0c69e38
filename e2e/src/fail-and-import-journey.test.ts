import { answerQuestions } from './api.ts';
import { createAtHome, rowOf } from './create-dialog.ts';
import { expect, test } from './fixtures.ts';
import { soundQuestions } from './library.ts';
import { openListening, toast, WRITTEN } from './news.ts';
import { emptyQuiz, ownQuestions, publishedQuiz } from './own-quiz.ts';
import { csvOf } from './question-files.ts';
import { QuizPage } from './quiz-page.ts';
import { RoomPage } from './room-page.ts';

const OWN = soundQuestions(16);
const WHY = /^That sounds like something personal/;

test('a name that nobody can write about fails honestly, and becomes a quiz by a file', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const room = new RoomPage(page);

  const id = await test.step('fails in plain words', async () => {
    await openListening(page, '/');
    await createAtHome(page, 'Our wedding');
    await expect(rowOf(page, 'Our wedding').getByText(WHY)).toBeVisible(WRITTEN);
    const told = toast(page, '“Our wedding” could not be prepared');
    await expect(told.getByText(WHY)).toBeVisible();
    await told.getByRole('button', { name: 'See what you can do' }).click();
    await expect(page).toHaveURL(/\/workshop\//);
    await expect(page.getByRole('main').getByText(WHY)).toBeVisible();
    await expect(page.getByRole('region', { name: 'What you can do' })).toContainText(
      'Write questions of your own, or import them from a file. With 15 of them you can publish the quiz.',
    );
    return new URL(page.url()).pathname.replace('/workshop/', '');
  });

  await test.step('is refused a file with a bad row, which is named, and gets nothing of it', async () => {
    const bad = OWN.map((question, at) => (at === 4 ? { ...question, answer: '' } : question));
    await room.press('Import');
    await room.send('wedding.csv', csvOf(bad));
    await expect(room.importing.getByRole('alert')).toContainText('Nothing was imported');
    const problems = room.importing.getByRole('region', { name: 'What is wrong in the file' });
    // The header is row 1.
    await expect(problems.getByRole('listitem')).toHaveText([/^Row 6: There are 3 answers/]);
    expect(await ownQuestions({ origin, token }, id)).toEqual([]);
  });

  await test.step('takes the mended file, and is published', async () => {
    await room.send('wedding-mended.csv', csvOf(OWN));
    await expect(toast(page, '16 questions imported')).toBeVisible();
    await expect(room.importing).toBeHidden();
    await expect(page.getByText('16 questions, 16 active.')).toBeVisible();
    await room.press('Publish');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  });

  await test.step('is played', async () => {
    await answerQuestions(origin, token, id, Array<boolean>(7).fill(true));
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await new QuizPage(page).playToResults(8);
  });
});

test('what is exported is imported as the same questions', async ({
  page,
  product: { origin },
  registered: { token },
}) => {
  const owner = { origin, token };
  const room = new RoomPage(page);
  const first = await publishedQuiz(owner, 'Our wedding', OWN);
  const asWritten = async (id: string) =>
    (await ownQuestions(owner, id)).map(({ _id, ...question }) => ({ ...question, revision: 0 }));

  for (const [format, ending] of [
    ['CSV', /\.csv$/],
    ['XLSX', /\.xlsx$/],
    ['GIFT', /\.gift$/],
  ] as const) {
    await test.step(`as ${format}`, async () => {
      await room.open(first);
      const file = await room.export(format);
      expect(file.name).toMatch(ending);
      const second = await emptyQuiz(owner, 'My best friends');
      await room.open(second);
      await room.import(file.name, file.content, OWN.length);
      expect(await asWritten(second)).toEqual(await asWritten(first));
    });
  }
});
