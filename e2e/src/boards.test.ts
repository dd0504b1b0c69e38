import { type Category, call, categoryNamed, newPlayer, playQuiz } from './api.ts';
import { expect, test } from './fixtures.ts';
import { openListening } from './news.ts';

test('the leaderboard has its boards, a podium, a list, and the player’s own rank', async ({
  page,
  product,
  registered,
}) => {
  const { origin } = product;
  const { _id } = await categoryNamed(origin, registered.token, 'Football');
  const others = await Promise.all([1, 2, 3, 4].map(() => newPlayer(origin)));
  for (const [index, { token }] of others.entries()) await playQuiz(origin, token, _id, 10 - index);
  await playQuiz(origin, registered.token, _id, 2);

  await page.goto('/leaderboard');
  await expect(page.getByRole('tab')).toHaveText(['Global', 'Science', 'History', 'Sports', 'Tech']);
  await page.getByRole('tab', { name: 'Sports' }).click();
  const podium = page.getByRole('list', { name: 'The first three' });
  await expect(podium.getByRole('listitem')).toHaveCount(3);
  await expect(podium.getByRole('listitem').first()).toContainText(others[0]?.user.alias ?? '');
  await expect(page.getByRole('list', { name: 'Everybody else' })).toContainText(others[3]?.user.alias ?? '');
  const own = page.getByRole('region', { name: 'Your Current Rank' });
  await expect(own).toContainText('Rank 5');

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(own).toContainText('No XP on this board this week.');
});

test('a guest reads that guests are not ranked', async ({ page, guest: _ }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Leaderboard/ })
    .click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(
    page.getByText('Guests keep what they earn, but only registered players are ranked.'),
  ).toBeVisible();
});

test('notifications tell of new quizzes and achievements, and are marked as read', async ({
  page,
  product,
  registered,
}) => {
  const { origin } = product;
  const { token } = registered;
  const { _id } = await categoryNamed(origin, token, 'Football');
  await playQuiz(origin, token, _id, 10);
  await call(origin, 'POST /api/categories/createCategory', { token, body: { name: 'Space' } });
  const status = async () =>
    (await call<Category[]>(origin, 'GET /api/getUserCategories', { token }))[0]?.status;
  await expect.poll(status, { timeout: 15_000 }).toBe('ready');

  await page.goto('/');
  await page
    .getByRole('link', { name: /^Notifications/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/notifications');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: '“Space” is ready' })).toBeVisible();
  await expect(titles.filter({ hasText: 'Achievement: First Steps' })).toBeVisible();
  await expect(titles.filter({ hasText: 'Achievement: Flawless' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read', exact: true }).click();
  await expect(page.getByText('Nothing new', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing new', { exact: true })).toBeVisible();
});

test('a quiz that becomes ready is told at once, in the list and as a toast', async ({
  page,
  product,
  registered,
}) => {
  const { origin } = product;
  await openListening(page, '/store');
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
  await call(origin, 'POST /api/categories/createCategory', {
    token: registered.token,
    body: { name: 'Ocean' },
  });
  await expect(page.getByText('“Ocean” is ready', { exact: true })).toBeVisible({ timeout: 15_000 });
});
