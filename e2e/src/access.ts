import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const THEMES = ['light', 'dark'];

/**
 * Something that fades in has another contrast on its way. What never ends (a spinner), and what stands still
 * because it is far below the window, is not waited for.
 */
const STILL = `Promise.all(
  document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < 5000)
    .filter(({ effect }) => effect.target.checkVisibility({ contentVisibilityAuto: true }))
    .map(({ finished }) => finished.catch(() => {})),
)`;

/** Expects that axe finds nothing against what is on show, in either theme. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await page.evaluate(STILL);
    const { violations } = await new AxeBuilder({ page })
      .withTags(RULES)
      // There is no frame, so no second page is needed to gather what frames say.
      .setLegacyMode()
      .analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(found, `${what}, ${theme}`).toEqual([]);
  }
}

/** Expects that nothing reaches over the side of the window. */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(over, `${what} reaches over the side`).toBeLessThanOrEqual(0);
}
