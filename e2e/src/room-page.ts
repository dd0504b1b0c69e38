import type { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { fileOf } from './question-files.ts';

/** The owner's room of a quiz. */
export class RoomPage {
  readonly page: Page;
  readonly importing: Locator;
  readonly editing: Locator;

  constructor(page: Page) {
    this.page = page;
    this.importing = page.getByRole('dialog', { name: 'Import questions', exact: true });
    this.editing = page.getByRole('dialog', { name: 'Edit the question', exact: true });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/workshop/${id}`);
    await expect(this.page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
  }

  /** The entry of the question with this text. */
  entry(question: string): Locator {
    const heading = this.page.getByRole('heading', { name: question, exact: true });
    return this.page.getByRole('listitem').filter({ has: heading });
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Chooses a file in the dialog, which must be open, and sends it. */
  async send(name: string, content: Buffer): Promise<void> {
    await this.importing.getByLabel(/^File with questions/).setInputFiles(fileOf(name, content));
    await expect(this.importing.getByText(name, { exact: true })).toBeVisible();
    await this.importing.getByRole('button', { name: 'Import now' }).click();
  }

  /** Imports a file without a fault, of so many questions. */
  async import(name: string, content: Buffer, count: number): Promise<void> {
    await this.press('Import');
    await this.send(name, content);
    await expect(this.page.getByText(`${count} questions imported`, { exact: true }).last()).toBeVisible();
    await expect(this.importing).toBeHidden();
  }

  /** Saves all questions as a file. Gives its name and what it holds. */
  async export(format: string): Promise<{ name: string; content: Buffer }> {
    await this.press('Export');
    const dialog = this.page.getByRole('dialog', { name: 'Export questions', exact: true });
    await dialog.getByText(format, { exact: true }).click();
    const download = this.page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save file' }).click();
    const file = await download;
    await expect(dialog).toBeHidden();
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  }
}
