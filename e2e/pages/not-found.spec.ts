import { buildingHref, nextIndex, projectsIn } from '../support/content/records';
import { at, openRaw } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link } from '../support/roles';
import { expect, type Page, test } from '../support/test';

const nowhere = [
  '/nowhere',
  '/a/deep/path/of/nothing',
  '/index',
  '/projects',
  '/Hartuvcenter',
  `${buildingHref}/x`,
];
const unknownProjects = ['99', '01', '-1', '1.5', '1e0', 'abc', '1/more', '%D7%90', nextIndex];
const hebrewOnly = projectsIn('he').flatMap(({ index, en }) => (en ? [] : [index]));

/** Opens addresses as they are before any script: status 404, in their language. */
async function expectMissing(page: Page, paths: string[], heading: string, more?: () => Promise<void>) {
  for (const path of paths) {
    expect((await page.request.get(path)).status(), path).toBe(404);
    await openRaw(page, path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', path.startsWith('/en/') ? 'en' : 'he');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await more?.();
  }
}

test('an unknown address is the Hebrew not-found page', { tag: '@content' }, async ({ page }) => {
  await expectMissing(page, nowhere, 'אופס! הדף לא נמצא', async () => {
    await expect(page.getByRole('main').locator('a[href="/"]')).toHaveText(words('he')('NotFound.home'));
  });
});

test('an unknown address under /en is the English not-found page', { tag: '@content' }, async ({ page }) => {
  const paths = nowhere.map((path) => at('en', path));
  await expectMissing(page, paths, '404', async () => {
    for (const text of ['Page Not Found', 'The page you are looking for does not exist.']) {
      await expect(page.getByText(text, { exact: true })).toBeAttached();
    }
    await expect(link(page, 'Return to Home')).toHaveAttribute('href', '/');
  });
});

test('an unknown project is said in Hebrew and in English', { tag: '@content' }, async ({ page }) => {
  const paths = unknownProjects.map((index) => `/project/${index}`);
  await expectMissing(page, paths, words('he')('ProjectNotFound.title'), async () => {
    const original = page.getByText(words('he')('ProjectNotFound.original'), { exact: true });
    await expect(original).toHaveAttribute('lang', 'en');
    await expect(original).toHaveAttribute('dir', 'ltr');
  });
});

test('an unknown English project, also the Hebrew-only one, is said in English', { tag: '@content' }, async ({
  page,
}) => {
  const paths = [...unknownProjects, ...hebrewOnly].map((index) => `/en/project/${index}`);
  await expectMissing(page, paths, words('en')('ProjectNotFound.title'));
});
