import { siteFolder } from '../../lib/http/folders';
import { checkIslands } from '../../tools/build/check-islands';
import { bundleIslands, type IslandScript, listIslands } from '../../tools/build/islands';
import { eachKind, missingPage } from '../support/pages/page-kinds';
import { hydrated } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button, region } from '../support/roles';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

/* ISLANDS=react: the same islands on React itself, as a library with more React than Preact's core requires. */

// Both tests share one bundle of all islands.
test.describe.configure({ mode: 'default' });

let pages: { file: string; html: string }[];
let script: IslandScript;

test.beforeAll(async () => {
  pages = textsOf('.', siteFolder, /\.html$/).map(({ file, text }) => ({ file, html: text }));
  script = await bundleIslands(listIslands(pages.map(({ html }) => html).join()), 'react');
});

test('every island hydrates on React without changing its HTML', () => {
  expect(pages.length).toBeGreaterThan(0);
  checkIslands(pages.map((page) => ({ ...page, script })));
});

test('every kind of page works on React', async ({ page, expectedErrors }) => {
  expectedErrors.push(missingPage);
  await page.route('**/islands/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script.code }),
  );
  // The home page is last, because the test continues with a click there.
  for (const url of eachKind('en').reverse()) {
    await page.goto(url);
    await hydrated(page);
  }
  const t = words('en');
  const choice = button(region(page, t('Projects.title')), t('Projects.completed'));
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
});
