import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Where the focus is: its role or element, its name, whether it can be seen there, and whether it is marked. */
type Focus = { readonly on: string; readonly inView: boolean; readonly marked: boolean };

/** A text that is given the focus so that it is read (a heading, a notice) is no control, so it needs no mark. */
const READ_FOCUS = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return { on: 'nothing', inView: false, marked: false };
  const around = element.matches('input[type=radio]') ? element.closest('label') : element;
  const { top, left, bottom, right } = around.getBoundingClientRect();
  const style = getComputedStyle(around);
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  return {
    on: element.tagName.toLowerCase() + ' ' + (element.getAttribute('aria-label') ?? element.textContent).trim(),
    inView: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    marked: outlined || element.matches('[tabindex="-1"]:not(button, a, input)'),
  };
})()`;

/** Expects that the focus is somewhere, in view, and marked. */
export async function expectFocus(page: Page): Promise<void> {
  await expect(async () => {
    const focus = await page.evaluate<Focus>(READ_FOCUS);
    expect(focus).toEqual({ on: focus.on, inView: true, marked: true });
  }).toPass({ timeout: 3000 });
}

/** Tabs, forwards or backwards, until the control of this role and name has the focus. Every stop on the way must be visible. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'radio',
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const wanted = page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  await expect(wanted).toBeVisible();
  const stops: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    await expectFocus(page);
    const { on } = await page.evaluate<Focus>(READ_FOCUS);
    stops.push(on);
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${role} “${name}”, but to: ${stops.join(' | ')}`);
}
