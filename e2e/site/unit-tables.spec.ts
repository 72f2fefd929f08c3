import { buildingHref } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at } from '../support/pages/pages';
import { expect, test } from '../support/test';

inBothDirections((locale) => {
  for (const path of [buildingHref, '/spaces'])
    for (const width of [768, 1024, 1440])
      test(`at ${width} px the facts of a unit on ${path} are on one line`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(at(locale, path));
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        // The use or level may wrap, and the last cell has a control.
        const facts = page.locator('tr[data-number] td:nth-of-type(n + 2):not(:last-child)');
        const wrappedTexts = await facts.evaluateAll((cells) =>
          cells
            .filter((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
            })
            .map(({ textContent }) => textContent),
        );
        expect(wrappedTexts).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      });
});
