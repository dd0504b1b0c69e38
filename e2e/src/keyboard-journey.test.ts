import { expect, test } from './fixtures.ts';
import { expectFocus, tabTo } from './focus.ts';
import { QuizPage } from './quiz-page.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a whole quiz is played by keyboard alone, with the focus always in sight', async ({ page }) => {
  const quiz = new QuizPage(page);

  await test.step('enters as guest', async () => {
    await page.goto('/');
    await tabTo(page, 'button', 'Play as guest');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    // Any key skips the splash.
    await expect(page.getByText('Three roads. Ten questions.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.splash')).toHaveCount(0);
  });

  await test.step('plays ten questions', async () => {
    await tabTo(page, 'button', /^Play\s*Level 1$/);
    await page.keyboard.press('Enter');
    for (let number = 1; number <= 10; number += 1) {
      const question = await quiz.asked(number);
      await expect(quiz.heading).toBeFocused();
      await expectFocus(page);
      const place = await quiz.placeOf(question, number !== 2);
      await page.keyboard.press(number % 2 === 0 ? String(place + 1) : 'abcd'.charAt(place));
      await expect(quiz.next).toBeVisible();
      await expectFocus(page);
      if (number === 1) await useControls(quiz);
      await quiz.goOn(question, () => page.keyboard.press('Enter'));
    }
  });

  await test.step('reads the results and goes on to the next quiz', async () => {
    const results = page.getByRole('heading', { name: 'MISSION COMPLETE!' });
    await expect(results).toBeVisible();
    // Nine right answers are more than the 100 XP of a level.
    const awesome = page.getByRole('button', { name: 'AWESOME!' });
    await expect(awesome).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(awesome).toBeHidden();
    await expectFocus(page);
    await tabTo(page, 'radio', '1 star');
    for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, 'button', 'Send rating');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
    await expectFocus(page);
    const before = page.url();
    await tabTo(page, 'button', 'NEXT QUIZ');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(before);
    await quiz.asked(1);
    await expect(quiz.heading).toBeFocused();
  });
});

/** What else can be done by key once the verdict is there. */
async function useControls({ page, heading }: QuizPage): Promise<void> {
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Turn sounds on' })).toBeVisible();
  for (const [key, name] of [
    ['f', 'Report this question'],
    ['?', 'Keys'],
    ['Escape', 'Stop Quiz?'],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
    await expect(dialog).toBeVisible();
    await expectFocus(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(heading).toBeFocused();
  }
}
