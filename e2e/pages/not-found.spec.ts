import { expect, type Page, test } from '@playwright/test';
import { nextIndex, projectsIn } from '../../testing/content/records';
import { at, open, openRaw } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

const unknown = [
  '/nowhere',
  '/a/deep/path/of/nothing',
  '/index',
  '/projects',
  '/Hartuvcenter',
  '/hartuvcenter/x',
];
const unknownProjects = ['99', '01', '-1', '1.5', '1e0', 'abc', '1/more', '%D7%90'];
const hebrewOnly = projectsIn('he').flatMap(({ index, en }) => (en ? [] : [index]));

async function expectStatus(page: Page, url: string): Promise<void> {
  expect((await page.request.get(url)).status(), url).toBe(404);
}

test('an unknown address is the Hebrew not-found page, status 404, before any script', async ({ page }) => {
  for (const path of unknown) {
    await expectStatus(page, path);
    await openRaw(page, path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'he');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('אופס! הדף לא נמצא');
    await expect(page.getByRole('main').locator('a[href="/"]'), path).toHaveText(
      words('he')('NotFound.home'),
    );
  }
});

test('an unknown address under /en is the English not-found page, status 404, before any script', async ({
  page,
}) => {
  for (const path of unknown.map((each) => `/en${each}`)) {
    await expectStatus(page, path);
    await openRaw(page, path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: '404', exact: true }), path).toBeAttached();
    for (const text of ['Page Not Found', 'The page you are looking for does not exist.']) {
      await expect(page.getByText(text, { exact: true }), path).toBeAttached();
    }
    const home = page.getByRole('link', { name: 'Return to Home', exact: true });
    await expect(home, path).toHaveAttribute('href', '/');
  }
});

test('an unknown project is said in Hebrew and in English, status 404, before any script', async ({
  page,
}) => {
  for (const path of [...unknownProjects, nextIndex].map((index) => `/project/${index}`)) {
    await expectStatus(page, path);
    await openRaw(page, path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'he');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText(words('he')('ProjectNotFound.title'));
    const original = page.getByText('Project not found', { exact: true });
    await expect(original, path).toHaveAttribute('lang', 'en');
    await expect(original, path).toHaveAttribute('dir', 'ltr');
  }
});

test('an unknown English project, also the Hebrew-only one, is said in English, status 404', async ({
  page,
}) => {
  for (const path of [...unknownProjects, ...hebrewOnly, nextIndex].map((index) => `/en/project/${index}`)) {
    await expectStatus(page, path);
    await openRaw(page, path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Project not found');
  }
});

test('an unknown address under /he ends at the Hebrew not-found page', async ({ page }) => {
  const response = await page.goto('/he/nowhere');
  expect(response?.status()).toBe(404);
  expect(new URL(page.url()).pathname).toBe('/nowhere');
});

for (const locale of ['he', 'en'] as const) {
  for (const path of ['/nowhere', '/project/99']) {
    test(`${at(locale, path)} stays the same once script has run`, async ({ page }) => {
      await page.goto(at(locale, path));
      const before = await page.locator('main').textContent();
      await open(page, at(locale, path));
      expect(await page.locator('main').textContent()).toBe(before);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
}

test('“Return to Home” leads to the Hebrew home page', async ({ page }) => {
  await open(page, '/en/nowhere');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
