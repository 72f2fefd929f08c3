import { expect, test } from '@playwright/test';
import { at, direction, openRaw, sitePages } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';
import { inEveryLanguage } from '../support/languages';

inEveryLanguage((locale) => {
  test('every page answers 200 in its language, with its title and heading before any script', async ({
    page,
  }) => {
    const titles = new Set<string>();
    for (const { url, title, heading } of sitePages(locale)) {
      expect((await page.request.get(url)).status(), url).toBe(200);
      await openRaw(page, url);
      await expect(page.locator('html'), url).toHaveAttribute('lang', locale);
      await expect(page.locator('html'), url).toHaveAttribute('dir', direction[locale]);
      await expect(page, url).toHaveTitle(title);
      await expect(page.locator('h1'), url).toHaveText(heading);
      titles.add(title);
    }
    expect(titles.size).toBe(sitePages(locale).length);
  });

  test('no page logs an error or asks for something that is not there', async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${page.url()}: ${response.url()} ${response.status()}`);
    });
    for (const { url } of sitePages(locale)) await page.goto(url);
    expect(complaints).toEqual([]);
  });
});

test('/en/ answers the English home page', async ({ request }) => {
  const response = await request.get('/en/', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(words('en')('Hero.title'));
});

const redirects = {
  '/he': '/',
  '/he/': '/',
  '/he/project/3': '/project/3',
  '/he/hartuvcenter': '/hartuvcenter',
  '/accessibility/': '/accessibility',
  '/en/hartuvcenter/': '/en/hartuvcenter',
};
for (const [from, to] of Object.entries(redirects)) {
  test(`${from} leads to ${to} for good`, async ({ page }) => {
    const response = await page.request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    await page.goto(from);
    expect(new URL(page.url()).pathname).toBe(to);
  });
}

test('nothing chooses a language for the visitor', async ({ browser }) => {
  for (const locale of ['en-US', 'he-IL']) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await page.goto('/en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  }
});

test('random addresses are not found, whatever they look like', async ({ request }) => {
  for (let turn = 0; turn < 20; turn++) {
    const name = crypto.randomUUID();
    for (const path of [`/${name}`, `/project/${name}`, `/tour/${name}`, `/${name}/${name}`]) {
      expect((await request.get(path)).status()).toBe(404);
      expect((await request.get(at('en', path))).status()).toBe(404);
    }
  }
});
