import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
