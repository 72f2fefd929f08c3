import { inEveryLanguage } from '../support/languages';
import { sitePages } from '../support/pages/pages';
import { expect, test } from '../support/test';

inEveryLanguage((locale) => {
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
