import { expect, type Page, test } from '@playwright/test';
import { at, direction, hydrated, languageLink, locales, open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

/* Links are plain anchors, and every page is a document of its own. */

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
    await footer(page)
      .getByRole('link', { name: t('SiteHeader.services'), exact: true })
      .click();
    await expect(page.locator('#services')).toBeInViewport();
    await expect(page).toHaveURL(/#services$/);
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

  test(`${locale}: with Ctrl a link opens a tab of its own`, { tag: '@emulation' }, async ({
    page,
    context,
  }) => {
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
    await page.getByRole('link', { name: languageLink(locale), exact: true }).click();
    await page.waitForURL(`**${at(other, '/accessibility')}`);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test(`${locale}: a mouse over a link has its page fetched ahead`, { tag: '@chromium' }, async ({
    page,
  }) => {
    await open(page, at(locale, '/'));
    const link = page.locator('#projects article a').first();
    const path = await link.getAttribute('href');
    const fetched = page.context().waitForEvent('request', {
      predicate: (request) => new URL(request.url()).pathname === path,
    });
    await link.hover();
    expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
    await link.click();
    await page.waitForURL(`**${path}`);
    await expect(page.locator('article h1')).toBeVisible();
  });

  test(`${locale}: back from a project the visitor is at its card again, in the list as it was`, {
    tag: '@core',
  }, async ({ page, browserName }) => {
    test.skip(
      browserName === 'firefox' && direction[locale] === 'rtl',
      'Firefox restores no place on a right-to-left page, whatever is on it, unless it comes from its cache',
    );
    await open(page, at(locale, '/'));
    await page
      .locator('#projects')
      .getByRole('button', { name: t('Projects.completed') })
      .click();
    await page
      .locator('#projects section')
      .first()
      .getByRole('button', { name: t('Projects.showMore') })
      .click();
    const card = page.locator('#projects article:visible').nth(4);
    const link = card.getByRole('link', { name: t('Projects.more') });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.waitForURL(/\/project\/\d+$/);
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('TopBar.back') })
      .click();
    await page.waitForURL(/status=completed/);
    await hydrated(page);
    await expect(link).toBeInViewport();
  });
}

test.describe('with motion', { tag: '@emulation' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page that is loaded again or returned to stands at its place at once', async ({ page }) => {
    await page.addInitScript(() => {
      const tops = new Set<number>();
      Object.assign(window, { tops });
      addEventListener('scroll', () => tops.add(Math.round(scrollY)));
    });
    const tops = () => page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
    await open(page, '/en');
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
    await expect.poll(tops).toEqual([2500]);
    await page.reload();
    await hydrated(page);
    await expect.poll(tops).toEqual([2500]);
    await page.goto('/en/accessibility');
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2500);
    expect(await tops()).toEqual([2500]);
  });
});

test('every page has the browser fetch what is pointed at, and prerender what is pressed', async ({
  request,
}) => {
  const response = await request.get('/');
  const rules = JSON.parse(response.headers()['speculation-rules'] ?? 'null');
  const file = await request.get(rules);
  expect(file.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await file.json()).toMatchObject({
    prefetch: [{ eagerness: 'moderate' }],
    prerender: [{ eagerness: 'conservative' }],
  });
});
