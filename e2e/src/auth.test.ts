import type { Page } from '@playwright/test';
import { newAccount } from './api.ts';
import { cutOff, failWith } from './faults.ts';
import { expect, stored, test } from './fixtures.ts';

const NETWORK = 'Network error - Could not connect to the server. Please try again.';

const notice = (page: Page) => page.getByRole('alert');

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const signUp = (page: Page) => page.getByRole('tab', { name: 'Sign up' }).click();

test('the log-in asks for both fields', async ({ page }) => {
  await page.goto('/auth');
  for (const email of ['', 'ada@example.org']) {
    await page.getByLabel('Email').fill(email);
    await submit(page, 'Log in');
    await expect(notice(page)).toContainText('Missing fields');
    await expect(notice(page)).toContainText('Please enter both email and password.');
  }
});

test('a refused log-in clears the stored session and says why', async ({ page, guest: _ }) => {
  await page.goto('/auth');
  expect(await stored(page, 'token')).not.toBeNull();
  await fill(page, { Email: 'nobody@example.org', Password: 'not this one' });
  await submit(page, 'Log in');
  await expect(notice(page)).toContainText('Login failed');
  await expect(notice(page)).toContainText('Invalid credentials. Please try again.');
  for (const key of ['token', 'user', 'userAvatar', 'userAvatarIndex'])
    expect(await stored(page, key)).toBeNull();
  await expect(page.getByText('Session expired')).toHaveCount(0);
  await expect(page).toHaveURL('/auth');

  await test.step('in the words of the server, or in its own', async () => {
    await failWith(page, '/api/users/login', 503, 'Closed for a moment.');
    await submit(page, 'Log in');
    await expect(notice(page)).toContainText('Closed for a moment.');
    await failWith(page, '/api/users/login', 500);
    await submit(page, 'Log in');
    await expect(notice(page)).toContainText('Invalid credentials. Please try again.');
  });
});

test('without a connection, or without a server, the log-in says so', async ({ page, context, product }) => {
  await page.goto('/auth');
  await fill(page, { Email: 'ada@example.org', Password: 'not this one' });
  await context.setOffline(true);
  await submit(page, 'Log in');
  await expect(notice(page)).toContainText(NETWORK);
  await context.setOffline(false);
  await submit(page, 'Log in');
  await expect(notice(page)).toContainText('Login failed');
  await product.stop();
  await submit(page, 'Log in');
  await expect(notice(page)).toContainText(NETWORK);
  await product.restart();
});

test('the sign-up checks its fields', async ({ page }) => {
  await page.goto('/auth');
  await signUp(page);
  await submit(page, 'Create account');
  await expect(notice(page)).toContainText('All fields are required.');
  await expect(page.getByText('At least 6 characters. Longer is better.')).toBeVisible();
  await expect(page.getByLabel('Age')).toHaveAttribute('min', '1');
  await expect(page.getByLabel('Age')).toHaveAttribute('max', '120');

  await fill(page, {
    Alias: 'Ada',
    Email: 'ada@example.org',
    Age: '36',
    Password: 'three roads meet',
    'Confirm password': 'three roads part',
  });
  await submit(page, 'Create account');
  await expect(notice(page)).toContainText('Passwords do not match. Please try again.');

  await fill(page, { 'Confirm password': 'three roads meet', Age: '121' });
  await submit(page, 'Create account');
  await expect(page.getByText('Enter a valid age.')).toBeVisible();
  await fill(page, { Age: '36', Password: 'short', 'Confirm password': 'short' });
  await submit(page, 'Create account');
  await expect(page.getByText('The password must have at least 6 characters.')).toBeVisible();
});

test('a refused sign-up says why', async ({ page, registered }) => {
  const { alias, age, password } = newAccount();
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.goto('/auth');
  await signUp(page);
  await fill(page, {
    Alias: alias,
    Email: registered.email.toUpperCase(),
    Age: String(age),
    Password: password,
    'Confirm password': password,
  });
  await submit(page, 'Create account');
  await expect(notice(page)).toContainText('Registration failed');
  await expect(notice(page)).toContainText('This email address is already registered.');
  await failWith(page, '/api/users/register', 500);
  await submit(page, 'Create account');
  await expect(notice(page)).toContainText('Something went wrong. Please try again.');
});

test('a refused guest log-in says so', async ({ page }) => {
  await page.goto('/auth');
  await failWith(page, '/api/users/guestLogin', 500);
  await submit(page, 'Play as guest');
  await expect(notice(page)).toContainText('Guest Login Failed');
  await cutOff(page, '/api/users/guestLogin');
  await submit(page, 'Play as guest');
  await expect(notice(page)).toContainText(NETWORK);
});

test('the forgotten password needs an e-mail, and leads back to the log-in', async ({ page }) => {
  await page.goto('/auth');
  await submit(page, 'Forgot password?');
  await submit(page, 'Send link');
  await expect(notice(page)).toContainText('Please enter your email to reset your password.');
  await page.getByLabel('Email').fill('nobody@example.org');
  await failWith(page, '/api/resetPassword', 500);
  await submit(page, 'Send link');
  await expect(notice(page)).toContainText('Failed to Send Link');
  await submit(page, 'Back to log in');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a new password is asked for twice, and a dead link is refused', async ({ page }) => {
  await page.goto('/reset-password?token=long-gone');
  await submit(page, 'Save new password');
  await expect(notice(page)).toContainText('Please enter and confirm your new password.');
  await fill(page, { 'New password': 'a fourth road', 'Confirm new password': 'a fifth road' });
  await submit(page, 'Save new password');
  await expect(notice(page)).toContainText('New passwords do not match. Please try again.');
  await fill(page, { 'Confirm new password': 'a fourth road' });
  await submit(page, 'Save new password');
  await expect(notice(page)).toContainText('Password Reset Failed');
  await expect(notice(page)).toContainText('Invalid or expired token. Please try again.');
  await expect(page).toHaveURL(/token=long-gone/);
  await failWith(page, '/api/updatePassword', 500);
  await submit(page, 'Save new password');
  await expect(notice(page)).toContainText('Invalid or expired token. Please try again.');
});
