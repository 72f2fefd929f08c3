import { expect, type Page, test } from '@playwright/test';
import { at, open, openRaw } from './support/pages';
import { words } from './support/words';

const unknown = [
  '/nowhere',
  '/a/deep/path/of/nothing',
  '/index',
  '/projects',
  '/Hartuvcenter',
  '/hartuvcenter/x',
];
const unknownProjects = ['99', '01', '-1', '1.5', '1e0', 'abc', '1/more', '%D7%90'];

async function expectStatus(page: Page, url: string): Promise<void> {
  expect((await page.request.get(url)).status(), url).toBe(404);
}

for (const path of unknown) {
  test(`${path} is the Hebrew not-found page, status 404, before any script`, async ({ page }) => {
    await expectStatus(page, path);
    await openRaw(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('אופס! הדף לא נמצא');
    await expect(page.getByRole('main').locator('a[href="/"]')).toHaveText(words('he')('NotFound.home'));
  });

  test(`/en${path} is the English not-found page, status 404, before any script`, async ({ page }) => {
    await expectStatus(page, `/en${path}`);
    await openRaw(page, `/en${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: '404', exact: true })).toBeAttached();
    await expect(page.getByText('Page Not Found', { exact: true })).toBeAttached();
    await expect(
      page.getByText('The page you are looking for does not exist.', { exact: true }),
    ).toBeAttached();
    await expect(page.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
  });
}

for (const index of [...unknownProjects, '13']) {
  test(`/project/${index} says in Hebrew and in English that there is no such project`, async ({ page }) => {
    await expectStatus(page, `/project/${index}`);
    await openRaw(page, `/project/${index}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('he')('ProjectNotFound.title'));
    const original = page.getByText('Project not found', { exact: true });
    await expect(original).toHaveAttribute('lang', 'en');
    await expect(original).toHaveAttribute('dir', 'ltr');
  });
}

for (const index of [...unknownProjects, '12', '13']) {
  test(`/en/project/${index} says that there is no such project`, async ({ page }) => {
    await expectStatus(page, `/en/project/${index}`);
    await openRaw(page, `/en/project/${index}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found');
  });
}

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
