import { expect, type Page, test } from '@playwright/test';
import { at, hydrated, locales, open } from './support/pages';
import { words } from './support/words';

/* Links are plain anchors; within a language they are followed without a new document. */

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

for (const locale of locales) {
  const t = words(locale);
  const footer = (page: Page) => page.getByRole('contentinfo');

  test(`${locale}: a link to a part of the home page leads there from another page`, async ({ page }) => {
    await open(page, at(locale, '/accessibility'));
    await mark(page);
    await footer(page)
      .getByRole('link', { name: t('SiteHeader.services'), exact: true })
      .click();
    await expect(page.locator('#services')).toBeInViewport();
    await expect(page).toHaveURL(/#services$/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`${locale}: a link within the page moves to its part and asks for nothing`, async ({ page }) => {
    await open(page, at(locale, '/'));
    await mark(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await footer(page)
      .getByRole('link', { name: t('SiteHeader.about'), exact: true })
      .click();
    await expect(page.locator('#about')).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
    expect(asked.filter((type) => type === 'fetch' || type === 'document')).toEqual([]);
  });

  test(`${locale}: with Ctrl a link opens a tab of its own`, async ({ page, context }) => {
    await open(page, at(locale, '/'));
    const opened = context.waitForEvent('page');
    await page
      .locator('#projects article a')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL(/\/project\/\d+$/);
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/')}$`));
  });

  test(`${locale}: the other language is a new document`, async ({ page }) => {
    await open(page, at(locale, '/accessibility'));
    await mark(page);
    const other = locale === 'he' ? 'en' : 'he';
    await page.getByRole('link', { name: t('SiteHeader.language'), exact: true }).click();
    await page.waitForURL(`**${at(other, '/accessibility')}`);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test(`${locale}: a mouse over a link fetches its page, and the press shows it`, async ({ page }) => {
    await open(page, at(locale, '/'));
    const link = page.locator('#projects article a').first();
    const path = await link.getAttribute('href');
    const fetched = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(path ?? ''));
    await link.hover();
    await fetched;
    await link.click();
    await page.waitForURL(`**${path}`);
    await expect(page.locator('article h1')).toBeVisible();
  });
}
