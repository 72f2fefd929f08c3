import { expect, test } from '@playwright/test';
import { siteFolder } from '../../site/folders';
import { at, eachKind, hydrated, locales } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';
import { checkIslands } from '../../tools/build/check-islands';
import { bundleIslands } from '../../tools/build/islands';
import { button, region } from '../support/roles';
import { textsOf } from '../support/texts';

/* ISLANDS=react: the same islands on React’s own renderer, for a library that Preact’s layer cannot run. */

let code: string;

test.beforeAll(async () => {
  ({ code } = await bundleIslands('react'));
});

test('every island hydrates on React, and leaves its HTML as it is', () => {
  const pages = textsOf('.', siteFolder, /\.html$/).map(({ file, text }) => ({ file, html: text }));
  expect(pages.length).toBeGreaterThan(0);
  checkIslands(pages, code);
});

for (const locale of locales) {
  test(`${locale}: in a browser the pages work on React without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/islands/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    );
    for (const url of eachKind(locale)) {
      await page.goto(url);
      await hydrated(page);
    }
    await page.goto(at(locale, '/'));
    const t = words(locale);
    const choice = button(region(page, t('Projects.title')), t('Projects.completed'));
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect(errors).toEqual([]);
  });
}
