import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from '../../testing/pages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The widths at which every page is examined, in CSS pixels: 320 is 400 % zoom on a screen of 1280. */
const widths = [320, 1280];

/** Examines the page as it stands, by WCAG 2.0 to 2.2 at levels A and AA with the size of targets, and good practice. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // A frame is a document with landmarks of its own: the page in it is examined by itself.
    .exclude('iframe')
    .withTags(tags)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} · ${target.join(' ')} · ${failureSummary}`),
  );
  expect.soft(faults, `axe on ${what} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Examines the page at every width. */
export async function expectAccessibleAtEveryWidth(page: Page, what = page.url()): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await expectAccessible(page, what);
  }
}
