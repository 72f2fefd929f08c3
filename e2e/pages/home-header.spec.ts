import { buildings, company } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at, languageLink, open } from '../support/pages/pages';
import { button, link } from '../support/roles';
import { expect, type Page, test } from '../support/test';

const anchors = ['about', 'services', 'projects', 'contact'] as const;

/** Waits until an element is at the top of the window, under the sticky header. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const element = page.locator(`#${id}`);
  await expect.poll(() => element.evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(150);
  await expect(element).toBeInViewport();
}

inEveryLanguage((locale, t) => {
  test('on a wide screen the logo leads home and open links to the four anchors, without a menu button', async ({
    page,
  }) => {
    await open(page, at(locale, '/'));
    await expect(button(page, t('SiteHeader.menu'))).toBeHidden();
    const logo = link(page.getByRole('banner'), t('SiteHeader.home', { company: company.name[locale] }));
    await expect(logo).toHaveAttribute('href', at(locale, '/'));
    const nav = page.getByRole('navigation', { name: t('SiteHeader.label') });
    await expect(nav.getByRole('link')).toHaveText([
      ...anchors.map((anchor) => t(`SiteHeader.${anchor}`)),
      // A single building has no link here: its project leads to it.
      ...(buildings.length > 1 ? buildings : []).map(({ name }) => name[locale]),
      languageLink(locale),
    ]);
    for (const anchor of anchors) {
      await link(nav, t(`SiteHeader.${anchor}`)).click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      await expectAtTop(page, anchor);
    }
  });

  test('on a small screen a button opens and closes the menu, a link in it closes it, and Escape gives the focus back', {
    tag: '@core',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, at(locale, '/'));
    const toggle = button(page, t('SiteHeader.menu'));
    const nav = page.getByRole('navigation', { name: t('SiteHeader.label') });
    for (const isOpen of [false, true, false]) {
      await expect(nav).toBeVisible({ visible: isOpen });
      await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
      await toggle.click();
    }
    await toggle.click();
    for (const anchor of anchors) {
      await toggle.click();
      await link(nav, t(`SiteHeader.${anchor}`)).click();
      await expect(nav).toBeHidden();
      await expectAtTop(page, anchor);
    }
    await toggle.press('Enter');
    await expect(nav).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});
