import { buildingHref, levels } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at } from '../support/pages/pages';
import { expect, type Page, test } from '../support/test';

/** Pixels at the width of a window: the page, whose English texts are longer, the section drawing, and a row of a level. */
const most = [
  { width: 390, height: 844, page: { he: 12_500, en: 12_600 }, drawing: 300, row: 520 },
  { width: 1440, height: 900, page: { he: 10_000, en: 10_150 }, drawing: 620, row: 360 },
];

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
        .toBeLessThanOrEqual(budget.page[locale]);
      expect.soft(await heightOf(page, '#cut svg[role]')).toBeLessThanOrEqual(budget.drawing);
      for (const { id } of levels)
        expect.soft(await heightOf(page, `#level-${id}`), id).toBeLessThanOrEqual(budget.row);
    });
});
