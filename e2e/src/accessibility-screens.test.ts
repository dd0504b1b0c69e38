import { judge } from './access.ts';
import { categoryNamed, playQuiz } from './api.ts';
import { expect, test } from './fixtures.ts';

// What moves has to stand still before its colours can be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each screen under its path, with a text that is there once it is complete. */
const SCREENS = [
  ['/', 'Create Your Own'],
  ['/categories', 'Fields of knowledge'],
  ['/categories?search=history', 'History of Asia'],
  ['/categories?field=mammals', 'Dogs'],
  ['/categories?made=players', 'Made by players'],
  ['/profile', 'Save Changes'],
  ['/leaderboard', 'Your Current Rank'],
  ['/notifications', 'Achievement: First Steps'],
  ['/store', 'Coming Soon'],
  ['/menu', 'Sign Out'],
  ['/help', 'Still stuck?'],
  ['/about', 'The three roads'],
  ['/nowhere', 'Oops! Page not found'],
] as const;

for (const [path, text] of SCREENS) {
  test(`${path} has no violation`, async ({ page, product, guest }) => {
    const { _id } = await categoryNamed(product.origin, guest.token, 'Space');
    await playQuiz(product.origin, guest.token, _id, 5);
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('.splash')).toHaveCount(0);
    await judge(page, path);
  });
}
