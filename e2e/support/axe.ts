import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { routing } from '../../i18n/routing';
import { type Locale, settled } from '../../testing/pages/pages';

/** The widths at which every page is examined, in CSS pixels: 320 is 400 % zoom on a screen of 1280. */
const widths = [320, 1280];

/** The one width at which a state of a page is examined: the layouts are the same in both languages. */
const stateWidth = (locale: Locale) => (locale === routing.defaultLocale ? 320 : 1280);

/** Also the rules on trial, which axe leaves out unless their tag is named. */
const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

const on = { enabled: true };
const off = { enabled: false };

/** Rules that are off unless named, and two that do not apply. */
const rules = {
  'target-size': on,
  'identical-links-same-purpose': on,
  'meta-refresh-no-exceptions': on,
  // Contrast at level AAA is for those who ask for more contrast (e2e/quality/wcag.spec.ts).
  'color-contrast-enhanced': off,
  // Joins the texts of a drawing without spaces; e2e/quality/wcag.spec.ts compares names with what is shown.
  'label-content-name-mismatch': off,
};

/**
 * Examines the page as it is now, by the rules of axe for levels A to AAA, for good practice and on trial.
 *
 * @param within a selector, where one part of the page is new since it was last examined
 */
export async function expectAccessible(page: Page, what = page.url(), within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // A frame is a document with its own landmarks: the page in it is examined by itself, and needs no axe here.
    .setLegacyMode()
    .include(within)
    .exclude('iframe')
    .options({ runOnly: tags, rules })
    .analyze();
  const issues = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} · ${target.join(' ')} · ${failureSummary}`),
  );
  expect.soft(issues, `axe on ${what} at ${page.viewportSize()?.width} px`).toEqual([]);
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settled(page);
}

/** Examines the page at every width. */
export async function expectAccessibleAtEveryWidth(page: Page, what = page.url()): Promise<void> {
  for (const width of widths) {
    await setWidth(page, width);
    await expectAccessible(page, what);
  }
}

/** Examines a state of a page, or a page whose layout others have: on a phone in Hebrew, on a wide screen in English. */
export async function expectStateAccessible(
  page: Page,
  locale: Locale,
  what = page.url(),
  within = 'html',
): Promise<void> {
  await setWidth(page, stateWidth(locale));
  await expectAccessible(page, what, within);
}
