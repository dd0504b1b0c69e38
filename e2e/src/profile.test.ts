import type { Page } from '@playwright/test';
import { newAccount } from './api.ts';
import { stepUntil, stopClock } from './clock.ts';
import { failWith, mend } from './faults.ts';
import { expect, stored, test } from './fixtures.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes', exact: true }).click();

test('the profile checks what is typed', async ({ page, guest: _ }) => {
  await page.goto('/profile');
  await expect(page.getByRole('radio')).toHaveCount(15);
  await page.getByLabel('Username').fill('   ');
  await save(page);
  for (const text of [
    'Enter a valid username.',
    'Enter a valid age.',
    'Please enter a valid email to complete registration.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  for (const age of ['0', '121', '7.5']) {
    await page.getByLabel('Age').fill(age);
    await save(page);
    await expect(page.getByText('Enter a valid age.', { exact: true })).toBeVisible();
  }
  await page.getByLabel('Email').fill('nowhere');
  await save(page);
  await expect(
    page.getByText('Please enter a valid email to complete registration.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('a player without an avatar has to choose one', async ({ page, registered, expectedNoise }) => {
  expectedNoise.push(/^getUserDetails: /);
  await failWith(page, '/api/getUserDetails', 404);
  await page.goto('/store');
  const user = JSON.stringify({ ...registered.user, avatar: 0 });
  await page.evaluate(`localStorage.setItem('user', ${JSON.stringify(user)})`);
  await page.goto('/profile');
  await save(page);
  await expect(page.getByText('Please select an avatar.', { exact: true })).toBeVisible();
});

test('a registered player changes name, age and avatar, but not the e-mail', async ({ page, registered }) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Email')).toHaveValue(registered.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('Username').fill('Ada the Third');
  await page.getByLabel('Age').fill('120');
  await page.getByText('Whale', { exact: true }).click();

  await failWith(page, '/api/updateUserDetails', 500, 'The ink is dry.');
  await save(page);
  await expect(page.getByText('Failed to save changes: The ink is dry.', { exact: true })).toBeVisible();
  await failWith(page, '/api/updateUserDetails', 500);
  await save(page);
  await expect(
    page.getByText('Failed to save changes: Failed to update profile.', { exact: true }),
  ).toBeVisible();
  await mend(page, '/api/updateUserDetails');

  await save(page);
  await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();
  expect(await stored(page, 'userAvatarIndex')).toBe('13');
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue('Ada the Third');
  await expect(page.getByLabel('Age')).toHaveValue('120');
  await expect(page.getByRole('radio', { name: 'Whale' })).toBeChecked();
});

test('a guest becomes a registered player by an e-mail', async ({ page, guest: _ }) => {
  const { email } = newAccount();
  await page.clock.install();
  await page.goto('/profile');
  await page.getByLabel('Age').fill('36');
  await page.getByLabel('Email').fill(email);
  await stopClock(page);
  await save(page);
  await stepUntil(page, () => page.getByText('Registration Complete', { exact: true }).isVisible());
  await page.clock.runFor(1300);
  await expect(page).toHaveURL('/profile');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Your Quizzes' })).toBeVisible();
  await expect(page.getByText("Don't lose your progress")).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
});

test('a guest may go through the sign-up instead', async ({ page, guest: _ }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Complete Registration', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});
