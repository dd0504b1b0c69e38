import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD } from './api.ts';
import { expect, stored, test } from './fixtures.ts';
import { QuizPage } from './quiz-page.ts';

const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

/** Name of each switch, its key in appSettings, and whether it is on from the start. */
const SWITCHES = [
  ['Notifications', 'notifications', true],
  ['Sounds', 'sounds', true],
  ['Vibration', 'vibration', true],
  ['Auto play', 'autoPlay', false],
  ['Data saver', 'dataSaver', false],
  ['Anonymous counts', 'analytics', true],
] as const;

test('the switches have their defaults and are remembered', async ({ page, guest: _ }) => {
  await page.goto('/menu');
  for (const [name, key, on] of SWITCHES) {
    const toggle = page.getByRole('switch', { name });
    await expect(toggle).toBeChecked({ checked: on });
    await toggle.click();
    await expect(toggle).toBeChecked({ checked: !on });
    expect(JSON.parse((await stored(page, 'appSettings')) ?? '{}')).toMatchObject({ [key]: !on });
  }
  await page.reload();
  for (const [name, , on] of SWITCHES) {
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked: !on });
  }
  await expect(page.getByRole('switch', { name: 'Offline mode' })).not.toBeChecked();
});

test('the theme is light until another one is chosen', async ({ page, guest: _ }) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/menu');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.getByText('Dark', { exact: true }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'theme')).toBe('dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the links lead to help and to the people behind the product', async ({ page, guest: _ }) => {
  await page.goto('/menu');
  for (const [name, path] of [
    ['Help Center', '/help'],
    ['About', '/about'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.goBack();
  }
  for (const name of ['Contact Support', 'Report Bug']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await dialog.getByLabel('Your message').fill('Seven roads meet here, not three.');
    const sent = page.waitForResponse('**/api/support');
    await dialog.getByRole('button', { name: 'Send' }).click();
    expect((await sent).ok()).toBe(true);
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText(`Trivium ${version}`, { exact: true })).toBeVisible();
});

test('Clear Cache leaves the session alone', async ({ page, guest }) => {
  await page.goto('/menu');
  await page.getByRole('button', { name: /^Clear Cache/ }).click();
  await expect(page.getByText('Cache cleared', { exact: true })).toBeVisible();
  expect(await stored(page, 'token')).toBe(guest.token);
});

test('Export Data saves what is kept about the player', async ({ page, registered }) => {
  await page.goto('/menu');
  await page.getByRole('button', { name: /^Export Data/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Data' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('trivium-data.json');
  expect(await readFile(await file.path(), 'utf8')).toContain(registered.email);
});

test('Sign Out clears token, user and avatar, and leads to the log-in', async ({ page, guest: _ }) => {
  await page.goto('/menu');
  await page.getByRole('switch', { name: 'Sounds' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  for (const key of ['token', 'user', 'userAvatar', 'userAvatarIndex']) {
    expect(await stored(page, key)).toBeNull();
  }
  expect(await stored(page, 'appSettings')).not.toBeNull();
});

test('offline mode opens the page without a connection', async ({ page, context, guest, expectedNoise }) => {
  expectedNoise.push(/^getUserDetails: /);
  await page.goto('/');
  await expect(page.getByText(guest.user.alias)).toBeVisible();
  await page.goto('/menu');
  await page.getByRole('switch', { name: 'Offline mode' }).click();
  await expect(page.getByText('Saved for offline. The page now opens without a connection.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByLabel('What you own')).toBeVisible();
  await expect.poll(() => stored(page, 'offlineData')).toContain('userCategories');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(guest.user.alias)).toBeVisible();
  await expect(page.getByLabel('What you own').getByRole('definition')).toHaveText(['0', '0', '0', '0']);
});

test('sounds are off in the quiz when they are off in the menu', async ({ page, guest: _ }) => {
  await page.goto('/menu');
  await page.getByRole('switch', { name: 'Sounds' }).click();
  await page.goto('/quiz');
  await new QuizPage(page).asked(1);
  await expect(page.getByRole('button', { name: 'Turn sounds on' })).toBeVisible();
});
