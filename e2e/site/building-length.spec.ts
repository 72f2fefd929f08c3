import { buildingHref, levels } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at } from '../support/pages/pages';
import { expect, type Page, test } from '../support/test';

/** Pixels at the width of a window: the page, the section drawing, and a row of a level. */
const most = [
  { width: 390, height: 844, page: 12_500, drawing: 300, row: 520 },
  { width: 1440, height: 900, page: 10_000, drawing: 620, row: 360 },
];

/** Pixels that the longer texts of a page in another language than Hebrew add. */
const longer = 150;

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.height ?? Number.NaN;

inBothDirections((locale) => {
  for (const { width, height, ...budget } of most)
    test(`at ${width} px the page of the building and its parts keep their heights`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(at(locale, buildingHref));
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollHeight))
        .toBeLessThanOrEqual(budget.page + (locale === 'he' ? 0 : longer));
      expect.soft(await heightOf(page, '#cut svg[role]')).toBeLessThanOrEqual(budget.drawing);
      for (const { id } of levels)
        expect.soft(await heightOf(page, `#level-${id}`), id).toBeLessThanOrEqual(budget.row);
    });
});
