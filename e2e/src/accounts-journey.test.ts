import type { Page } from '@playwright/test';
import { categoryNamed, newAccount, playQuiz } from './api.ts';
import { expect, stored, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';

const logIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
};

const xpAtHome = (page: Page) => page.getByLabel('What you own').getByRole('definition').nth(1);

test('a guest signs up, logs in with the progress kept, and sets a new password by mail', async ({
  page,
  product,
  guest,
}) => {
  const account = newAccount();
  const { _id } = await categoryNamed(product.origin, guest.token, 'Animals');
  await playQuiz(product.origin, guest.token, _id, 6);

  const xp = await test.step('signs up as the guest that played', async () => {
    await page.goto('/');
    await expect(xpAtHome(page)).not.toHaveText('0');
    const earned = (await xpAtHome(page).textContent()) ?? '';
    await page.getByRole('link', { name: 'Register Now' }).click();
    await expect(page).toHaveURL('/profile');
    await page.getByRole('link', { name: 'Complete Registration' }).click();
    await expect(page).toHaveURL('/auth');
    await page.getByLabel('Alias').fill(account.alias);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Age').fill(String(account.age));
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Confirm password').fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    return earned;
  });

  await test.step('is back at the log-in with the e-mail there and the password empty', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await logIn(page, account.email, account.password);
    await expect(page).toHaveURL('/');
    await expect(xpAtHome(page)).toHaveText(xp);
    await expect(page.getByText(account.alias)).toBeVisible();
    await expect(page.getByText("Don't lose your progress")).toHaveCount(0);
  });

  await test.step('forgets the password and sets a new one by the mailed link', async () => {
    await page.goto('/menu');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth');
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

    const link = await mailedLink(product, account.email);
    expect(link).toContain(`${product.origin}/reset-password?token=`);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a fourth road');
    await page.getByLabel('Confirm new password').fill('a fourth road');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
  });

  await test.step('is refused with the old password and let in with the new one', async () => {
    await logIn(page, account.email, account.password);
    await expect(page.getByRole('alert').getByText('Login failed')).toBeVisible();
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
    await expect(page.getByText('Session expired')).toHaveCount(0);
    await logIn(page, account.email, 'a fourth road');
    await expect(page).toHaveURL('/');
    await expect(xpAtHome(page)).toHaveText(xp);
    expect(await stored(page, 'token')).not.toBeNull();
  });
});
