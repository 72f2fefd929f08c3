import { expectAccessible } from '../support/axe';
import { expectWhole } from '../support/drawing';
import { missingPage, pageKinds } from '../support/pages/page-kinds';
import { locales, open, settled, sitePages } from '../support/pages/pages';
import { expect, test } from '../support/test';

/* The company of this folder: its own texts and pictures on every page. Behaviour is tested on the fixtures. */

for (const locale of locales)
  test(`every ${locale} page answers without a cut text or an error`, { tag: '@crawl' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { url } of sitePages(locale)) {
      const response = await page.goto(url);
      expect.soft(response?.status(), url).toBe(200);
      await expectWhole(page, url);
    }
  });

for (const { kind, url } of pageKinds('he'))
  test(`axe finds no issue on a page of the kind ${kind}`, { tag: '@crawl' }, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(missingPage);
    await open(page, url);
    await settled(page);
    await expectAccessible(page);
  });
