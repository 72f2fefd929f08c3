import { anchorsIn, at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button, link } from '../support/roles';
import { expect, type Page, test } from '../support/test';

const anchors = anchorsIn('en');
const t = words('en');
const home = at('en', '/');

const menuOf = (page: Page) => page.getByRole('navigation', { name: t('SiteHeader.label') });

/** Waits until an element is at the top of the window, under the sticky header. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const element = page.locator(`#${id}`);
  await expect.poll(() => element.evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(150);
  await expect(element).toBeInViewport();
}

test('on a wide screen visible links lead to their sections', async ({ page }) => {
  await open(page, home);
  await expect(button(page, t('SiteHeader.menu'))).toBeHidden();
  for (const anchor of anchors) {
    await link(menuOf(page), t(`SiteHeader.${anchor}`)).click();
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    await expectAtTop(page, anchor);
  }
});

test('an open menu closes when the window widens', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await open(page, home);
  await button(page, t('SiteHeader.menu')).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(link(menuOf(page), t('SiteHeader.about'))).toBeVisible();
  await page.setViewportSize({ width: 820, height: 800 });
  await expect(menuOf(page)).toBeHidden();
});

test.describe('on a small screen', { tag: '@core' }, () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('each link closes the menu and leads to its section', async ({ page }) => {
    await open(page, home);
    const nav = menuOf(page);
    for (const anchor of anchors) {
      await button(page, t('SiteHeader.menu')).click();
      await link(nav, t(`SiteHeader.${anchor}`)).click();
      await expect(nav).toBeHidden();
      await expectAtTop(page, anchor);
    }
  });

  test('the open menu fills the window over a page that cannot scroll', async ({ page }) => {
    await open(page, home);
    await button(page, t('SiteHeader.menu')).click();
    const [header, nav] = [page.getByRole('banner'), menuOf(page)];
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    expect(await nav.evaluate(bottom)).toBe(800);
    expect(await nav.evaluate((menu) => menu.getBoundingClientRect().top)).toBeLessThanOrEqual(
      await header.evaluate(bottom),
    );
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    for (const part of [link(nav, 'HE'), nav.locator('[href^="tel:"]')]) await expect(part).toBeInViewport();
  });

  test('the button of the open menu is named after closing it', async ({ page }) => {
    await open(page, home);
    await button(page, t('SiteHeader.menu')).click();
    await button(page, t('SiteHeader.close')).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(button(page, t('SiteHeader.menu'))).toBeFocused();
  });

  test('Tab leads from the button into the open menu', async ({ page }) => {
    await open(page, home);
    const nav = menuOf(page);
    await button(page, t('SiteHeader.menu')).press('Enter');
    await expect(nav).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link').first()).toBeFocused();
  });
});
