import { eachKind, missingPage } from '../support/pages/page-kinds';
import { at, open, settled } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button } from '../support/roles';
import { expect, test } from '../support/test';

/* Criteria of WCAG 2.2 that axe does not measure; e2e/html/labels.test.ts has the criteria on names and links. */

test('the open menu of a phone closes when the focus moves past it (2.4.11)', async ({ page }) => {
  const t = words('he');
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await button(page, t('SiteHeader.menu')).press('Enter');
  const menu = page.getByRole('navigation', { name: t('SiteHeader.label') });
  await expect(menu).toBeVisible();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator('main :focus')).toBeVisible();
});

// Every page ends with the same footer, so one English page is enough.
for (const url of [...eachKind('he'), '/privacy', '/en'])
  test(`the floating button covers no control of ${url} (2.4.11)`, async ({ page, expectedErrors }) => {
    expectedErrors.push(missingPage);
    await page.goto(url);
    await settled(page);
    for (const width of [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      const covered = await page.evaluate(async () => {
        const button = document.querySelector('aside [target]');
        const dockElement = button?.closest('aside');
        if (!button || !dockElement) return ['no button'];
        const controls = document.querySelectorAll(
          '#contact :is(a, button, input, textarea, summary), footer a',
        );
        /** Tells whether a press on the overlap of a control with the button reaches the button. */
        function isUnder({ left, right, top, bottom }: DOMRect) {
          const dock = (button as Element).getBoundingClientRect();
          const [x, y] = [Math.max(left, dock.left), Math.max(top, dock.top)];
          const [width, height] = [Math.min(right, dock.right) - x, Math.min(bottom, dock.bottom) - y];
          const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
          return width > 0 && height > 0 && button?.contains(pressed);
        }
        const { scrollHeight } = document.documentElement;
        const found = new Set<string>();
        for (let top = scrollHeight; top > 0 && top > scrollHeight - 3000; top -= 200) {
          scrollTo({ top, behavior: 'instant' });
          // The observers report in the next frame, and the button fades out.
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          // A bar covers what scrolls under it, but not the end of the page.
          if (document.body.dataset.own === 'false' && innerWidth < 1020 && top < scrollHeight - innerHeight)
            continue;
          for (const control of controls)
            if ([...control.getClientRects()].some(isUnder)) found.add(control.outerHTML);
        }
        return [...found];
      });
      expect(covered, `${width} px`).toEqual([]);
    }
  });

test('a request for more contrast darkens text and edges', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(page, at('en', '/accessibility'));
  const token = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
  expect(await token('--steel')).toBe(await token('--ink'));
  expect(await token('--paper')).toBe(await token('--white'));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
});
