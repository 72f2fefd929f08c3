import { HtmlValidate } from 'html-validate';
import { siteFolder } from '../../site/folders';
import { building, buildingHref, company } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import {
  at,
  direction,
  everyAddress,
  type Locale,
  locales,
  openRaw,
  type SitePage,
  sitePages,
} from '../support/pages/pages';
import { expect, type Page, test } from '../support/test';
import { textsOf } from '../support/texts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // One h1 first, and no level left out.
    'heading-level': 'error',
    // React writes doctypes, void elements and boolean attributes in its own way, which HTML allows.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Titles end with the name of the company; a search result cuts them there.
    'long-title': 'off',
    // Numbers are kept from breaking by the style sheet.
    'tel-non-breaking': 'off',
    // Safari drops the role of a list without marks: see below.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // A list may have a name (ARIA in HTML).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The printed sheet names the contact details as the footer does, and only one of them is ever shown; axe looks at
    // what is shown.
    'unique-landmark': 'off',
  },
});

test('every prerendered page is valid HTML with an outline, and its lists keep their role', {
  tag: '@content',
}, async () => {
  const pages = textsOf('.', siteFolder, /\.html$/);
  expect(pages.length).toBeGreaterThan(locales.flatMap(everyAddress).length);
  for (const { file, text } of pages) {
    const html = text.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
    const report = await validator.validateString(html, file);
    const issues = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} · ${selector}`),
    );
    expect.soft(issues, file).toEqual([]);
    // Safari drops the role of a list without marks.
    const lists = html.replaceAll(/<!--.*?-->/gs, '').match(/<[uo]l\b[^>]*>/g) ?? [];
    const without = lists.filter((list) => !list.includes('role="list"'));
    expect.soft(without, file).toEqual([]);
  }
});

/** Texts in the other language say so. */
async function expectLanguages(page: Page, url: string, locale: Locale): Promise<void> {
  const foreign = await page.locator('body').evaluate((body, own) => {
    const other = own === 'he' ? /[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}/ : /[\u05D0-\u05EA]/;
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      const said = walker.currentNode.parentElement?.closest('[lang]')?.getAttribute('lang');
      if (other.test(text) && said === own) found.push(text);
    }
    return found;
  }, locale);
  expect(foreign, url).toEqual([]);
}

/** Every picture that is no decoration has a text, and every navigation a name. */
async function expectNames(page: Page, url: string): Promise<void> {
  await expect(page.locator('nav:not([aria-label], [aria-labelledby])'), url).toHaveCount(0);
  // The logos: their name is beside them. The smallest of them are in the page itself.
  const decoration = '[src*="/brand/"], [src^="data:image/svg+xml"]';
  await expect(page.locator(`main img[alt=""]:not(${decoration})`), url).toHaveCount(0);
}

/** The page is whole for a search engine: its language, its title and one heading. */
async function expectHead(page: Page, { url, title, heading }: SitePage, locale: Locale): Promise<void> {
  await expect(page.locator('html'), url).toHaveAttribute('lang', locale);
  await expect(page.locator('html'), url).toHaveAttribute('dir', direction[locale]);
  await expect(page, url).toHaveTitle(title);
  await expect(page.locator('h1'), url).toHaveText(heading);
}

/** The frame of every page: the splash with its logo, nothing hidden. */
async function expectFrame(page: Page, url: string, locale: Locale): Promise<void> {
  const brand = url.endsWith(buildingHref) ? 'building' : 'company';
  const splash = page.locator('[data-splash]');
  await expect(splash, url).toHaveAttribute('data-splash', brand);
  const { name } = brand === 'building' ? building : company;
  await expect(splash.locator('[data-name]'), url).toHaveAttribute('data-name', name[locale]);
  await expect(splash.locator(':is(img, :has(> [data-level]))'), url).toHaveCount(1);
  const hidden = page.locator(':is(main, body, section, article)[hidden]');
  await expect(hidden, `hidden parts of ${url}`).toHaveCount(0);
}

/** The link to the other language carries that language, and leads to the same page, or home where there is none. */
async function expectLanguageLink(page: Page, path: string, locale: Locale): Promise<void> {
  const other = locale === 'he' ? 'en' : 'he';
  const isThere = sitePages(other).some((twin) => twin.path === path);
  const link = page.getByRole('banner').locator(`a[hreflang="${other}"]`);
  await expect(link, path).toHaveAttribute('lang', other);
  await expect(link, path).toHaveText(other.toUpperCase());
  await expect(link, path).toHaveAttribute('href', at(other, isThere ? path : '/'));
}

inEveryLanguage((locale) => {
  const pages = new Map(sitePages(locale).map((page) => [page.url, page]));

  test('every page has its title, frame, languages and names before any script', async ({ page }) => {
    for (const url of everyAddress(locale)) {
      await openRaw(page, url);
      const known = pages.get(url);
      if (known) await expectHead(page, known, locale);
      if (known) await expectLanguageLink(page, known.path, locale);
      await expectFrame(page, url, locale);
      await expectLanguages(page, url, locale);
      await expectNames(page, url);
    }
  });
});
