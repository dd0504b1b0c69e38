import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** Expects that axe finds nothing against what is on show. */
async function expectAccessible(page: Page, what: string, theme: string): Promise<void> {
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

/** Expects that nothing reaches over the side of the window. */
async function expectNoSideways(page: Page, what: string): Promise<void> {
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(over, `${what} reaches over the side`).toBeLessThanOrEqual(0);
}

/** The narrowest screen in both themes; a wide one has the same colours in another order, so one theme will do. */
const LOOKS = [
  { width: 320, height: 640, themes: ['light', 'dark'] },
  { width: 1280, height: 800, themes: ['dark'] },
];

/** Judges what is on show, on a narrow screen and on a wide one. */
export async function judge(page: Page, what: string): Promise<void> {
  for (const { themes, ...size } of LOOKS) {
    await page.setViewportSize(size);
    await expectNoSideways(page, `${what} at ${size.width} px`);
    for (const theme of themes) await expectAccessible(page, `${what} at ${size.width} px`, theme);
  }
}
