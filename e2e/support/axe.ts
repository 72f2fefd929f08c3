import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe runs experimental rules only if their tag is named. */
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

/** Three rules that are off by default, and two that do not apply. */
const rules = {
  'target-size': on,
  'identical-links-same-purpose': on,
  'meta-refresh-no-exceptions': on,
  // Contrast at level AAA applies only to visitors who ask for more contrast (e2e/quality/wcag.spec.ts).
  'color-contrast-enhanced': off,
  // Concatenates the texts of a drawing without spaces; e2e/html/labels.test.ts compares names with texts.
  'label-content-name-mismatch': off,
};

/**
 * Expects no violation of axe's rules for WCAG levels A to AAA, best practice and experimental ones.
 *
 * @param within a selector of the part that changed since the page was last examined
 */
export async function expectAccessible(page: Page, what = page.url(), within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // A frame is a document with its own landmarks, and its page is examined separately.
    .setLegacyMode()
    .include(within)
    .exclude('iframe')
    .options({ runOnly: tags, rules, resultTypes: ['violations'] })
    .analyze();
  const issues = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} · ${target.join(' ')} · ${failureSummary}`),
  );
  expect.soft(issues, `axe on ${what} at ${page.viewportSize()?.width} px`).toEqual([]);
}
