import { siteFolder } from '../../site/folders';
import { checkIslands } from '../../tools/build/check-islands';
import { bundleIslands, type IslandScript, listIslands } from '../../tools/build/islands';
import { eachKind } from '../support/pages/page-kinds';
import { at, hydrated, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button, region } from '../support/roles';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

/* ISLANDS=react: the same islands on React’s own renderer, for a library that needs more than Preact’s core and hooks. */

let pages: { file: string; html: string }[];
let script: IslandScript;

// All islands in one script, for every page.
test.beforeAll(async () => {
  pages = textsOf('.', siteFolder, /\.html$/).map(({ file, text }) => ({ file, html: text }));
  script = await bundleIslands(listIslands(pages.map(({ html }) => html).join()), 'react');
});

test('every island hydrates on React, and leaves its HTML as it is', () => {
  expect(pages.length).toBeGreaterThan(0);
  checkIslands(pages.map((page) => ({ ...page, script })));
});

for (const locale of locales) {
  test(`${locale}: in a browser the pages work on React without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/islands/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script.code }),
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
