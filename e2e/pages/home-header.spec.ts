import { expect, type Page, test } from '@playwright/test';
import { company } from '../../testing/content/records';
import { at, languageLink, locales, open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

const anchors = ['about', 'services', 'projects', 'contact'] as const;

/** Waits until an element stands at the top of the window, under the sticky header. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(150);
  await expect(page.locator(`#${id}`)).toBeInViewport();
}

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    test('the navigation leads to the four anchors of the page', async ({ page }) => {
      await open(page, at(locale, '/'));
      const nav = page.getByRole('navigation', { name: t('SiteHeader.label') });
      await expect(nav.getByRole('link')).toHaveText([
        ...anchors.map((anchor) => t(`SiteHeader.${anchor}`)),
        languageLink(locale),
      ]);
      for (const anchor of anchors) {
        await nav.getByRole('link', { name: t(`SiteHeader.${anchor}`), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
        await expectAtTop(page, anchor);
      }
    });

    test('the language link leads to the other home page', { tag: '@core' }, async ({ page }) => {
      await open(page, at(locale, '/'));
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: locale === 'he' ? 'EN' : 'HE', exact: true });
      await expect(link).toHaveAttribute('href', locale === 'he' ? '/en' : '/');
      await link.click();
      await expect(page).toHaveURL(locale === 'he' ? '/en' : '/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'he' ? 'en' : 'he');
    });

    test('the logo leads to the home page of the same language', async ({ page }) => {
      await page.goto(at(locale, '/'));
      const logo = page.getByRole('banner').getByRole('link', {
        name: t('SiteHeader.home', { company: company.name[locale] }),
      });
      await expect(logo).toHaveAttribute('href', at(locale, '/'));
    });

    test.describe('on a small screen', () => {
      test.use({ viewport: { width: 390, height: 800 } });

      test('a button opens the menu and closes it again', { tag: '@core' }, async ({ page }) => {
        await open(page, at(locale, '/'));
        const toggle = page.getByRole('button', { name: t('SiteHeader.menu'), exact: true });
        const nav = page.getByRole('navigation', { name: t('SiteHeader.label') });
        await expect(nav).toBeHidden();
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
        await toggle.click();
        await expect(nav).toBeVisible();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await toggle.click();
        await expect(nav).toBeHidden();
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      });

      test('choosing a link closes the menu and goes there', { tag: '@core' }, async ({ page }) => {
        await open(page, at(locale, '/'));
        const nav = page.getByRole('navigation', { name: t('SiteHeader.label') });
        for (const anchor of anchors) {
          await page.getByRole('button', { name: t('SiteHeader.menu'), exact: true }).click();
          await nav.getByRole('link', { name: t(`SiteHeader.${anchor}`), exact: true }).click();
          await expect(nav).toBeHidden();
          await expectAtTop(page, anchor);
        }
      });

      test('Escape closes the menu and gives the focus back to its button', { tag: '@core' }, async ({
        page,
      }) => {
        await open(page, at(locale, '/'));
        const toggle = page.getByRole('button', { name: t('SiteHeader.menu'), exact: true });
        const nav = page.getByRole('navigation', { name: t('SiteHeader.label') });
        await toggle.press('Enter');
        await expect(nav).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(nav.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(nav).toBeHidden();
        await expect(toggle).toBeFocused();
      });
    });

    test('on a wide screen the links stand open and there is no menu button', async ({ page }) => {
      await open(page, at(locale, '/'));
      await expect(page.getByRole('button', { name: t('SiteHeader.menu'), exact: true })).toBeHidden();
      await expect(page.getByRole('navigation', { name: t('SiteHeader.label') })).toBeVisible();
    });
  });
}
