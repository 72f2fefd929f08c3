import { expect, type Page, test } from '@playwright/test';
import { at, locales, open, stopAnimations } from './support/pages';
import { words } from './support/words';

/* What the first view does not show is laid out after the splash; who goes there sooner gets it sooner. */

// Who wants less motion gets no splash, and everything at once.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Whether each part that can wait is still passed over by the layout. */
function waiting(page: Page): Promise<boolean[]> {
  return page
    .locator('.later')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility === 'auto'));
}

for (const locale of locales) {
  for (const url of [at(locale, '/'), at(locale, '/hartuvcenter')]) {
    test(`${url} lays out what is out of view after the splash, without scripts too`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
      const page = await context.newPage();
      const goOn = await stopAnimations(page);
      await page.goto(url);
      expect(await waiting(page)).toContain(true);
      await goOn();
      await expect.poll(() => waiting(page)).not.toContain(true);
      await context.close();
    });
  }

  test(`${locale}: a link from elsewhere to a part of the page finds everything laid out`, async ({
    page,
  }) => {
    await page.goto(`${at(locale, '/')}#services`, { waitUntil: 'commit' });
    await expect(page.locator('#services')).toBeInViewport();
    expect(await waiting(page)).not.toContain(true);
  });

  test(`${locale}: a page that is reached within the site has nothing to wait for`, async ({ page }) => {
    await open(page, at(locale, '/accessibility'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words(locale)('SiteHeader.services'), exact: true })
      .click();
    await expect(page.locator('#services')).toBeInViewport();
    expect(await waiting(page)).not.toContain(true);
  });
}
