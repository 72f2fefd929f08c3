import { inEveryLanguage } from '../support/languages';
import { eachKind } from '../support/pages/page-kinds';
import { at, open } from '../support/pages/pages';
import { button } from '../support/roles';
import { expect, test } from '../support/test';

/* Criteria of WCAG 2.2 that axe does not measure. */

inEveryLanguage((locale, t) => {
  test('the open menu of a phone closes when the focus goes on behind it (2.4.11)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, at(locale, '/'));
    await button(page, t('SiteHeader.menu')).press('Enter');
    const menu = page.getByRole('navigation', { name: t('SiteHeader.label') });
    await expect(menu).toBeVisible();
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();
  });

  test('labels contain the text that they replace (2.5.3), links say that they open a tab (3.2.5), and nothing that can be pressed lies under the floating button (2.4.11)', async ({
    page,
  }) => {
    const opensTab = [t('NewTab.label').replaceAll(/[()]/g, ''), t('Building.tourOpen')];
    for (const url of [...eachKind(locale), at(locale, '/privacy')]) {
      await open(page, url);
      const silent = await page.locator('a[target="_blank"]').evaluateAll((links, said) => {
        const named = (link: Element) => [link.ariaLabel, link.textContent].join();
        const described = (link: Element) =>
          document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
        return links
          .filter((link) => !said.some((words) => `${named(link)} ${described(link)}`.includes(words)))
          .map(({ outerHTML }) => outerHTML);
      }, opensTab);
      expect(silent, url).toEqual([]);
      const differing = await page
        .locator(':is(a, button)[aria-label]:not(svg *)')
        .evaluateAll((elements) => {
          const plain = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim();
          return (elements as HTMLElement[])
            .map((element) => ({ name: plain(element.ariaLabel ?? ''), text: plain(element.textContent) }))
            .filter(({ name, text }) => !name.includes(text));
        });
      expect(differing, url).toEqual([]);
      for (const width of [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 720 });
        const covered = await page.evaluate((label) => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          const button = document.querySelector(`aside[aria-label="${label}"] a`);
          const dock = button?.getBoundingClientRect();
          if (!dock) return [];
          const others = [...document.querySelectorAll('a, button, input, textarea, select')].filter(
            (element) => element !== button,
          );
          const isUnder = ({ width, left, right, top, bottom }: DOMRect) =>
            width > 0 && left < dock.right && right > dock.left && top < dock.bottom && bottom > dock.top;
          return others
            .filter((element) => [...element.getClientRects()].some(isUnder))
            .map(({ outerHTML }) => outerHTML);
        }, t('ChatButton.label'));
        expect(covered, `${url} at ${width} px`).toEqual([]);
      }
    }
  });

  test('where more contrast is asked for, text and edges are as dark as can be', async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await open(page, at(locale, '/accessibility'));
    const token = (name: string) =>
      page.evaluate(
        (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
        name,
      );
    expect(await token('--steel')).toBe(await token('--ink'));
    expect(await token('--paper')).toBe(await token('--white'));
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  });
});
