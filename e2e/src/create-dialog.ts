import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { WRITTEN } from './news.ts';

/** The row of an own quiz at home. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The form that creates a quiz, opened at home. */
export async function openCreateDialog(page: Page): Promise<{ dialog: Locator; name: Locator }> {
  await page.getByRole('button', { name: /^Create Your Own/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Quiz', exact: true });
  return { dialog, name: dialog.getByLabel('Quiz name', { exact: true }) };
}

/** Creates a quiz from a name at home, and closes the form. */
export async function createAtHome(page: Page, quiz: string): Promise<void> {
  const { dialog, name } = await openCreateDialog(page);
  await name.fill(quiz);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('is being created', WRITTEN);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
}
