import { buildings, unitHref } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at, open } from '../support/pages/pages';
import { expect, test } from '../support/test';

const units = buildings.flatMap(({ id, unitsAsOf, units: all = [] }) =>
  all.map((unit) => ({ ...unit, unitsAsOf, href: `/${id}/${unit.number}` })),
);
/** The unit with the longest record, one with a short record, and a taken one. */
const chosen = [
  units.find(({ href }) => href === unitHref),
  units.find(({ price, plan, planFile }) => !price && !plan && !planFile),
  units.find(({ status, unitsAsOf }) => status === 'taken' && unitsAsOf),
].flatMap((unit) => unit?.href ?? []);

inBothDirections((locale, t) => {
  test('a unit prints on one A4 sheet without its controls', async ({ page }) => {
    for (const href of chosen) {
      await open(page, at(locale, href));
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), href).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main a.button:visible, form:visible')).toHaveCount(0);
      await expect(page.getByRole('img', { name: t('Print.code'), exact: true })).toBeVisible();
      await page.emulateMedia({ media: null });
    }
    await page.evaluate(() => Object.assign(window, { print: () => document.body.append('printed') }));
    await page.getByRole('button', { name: t('Print.button') }).press('Enter');
    await expect(page.getByText('printed')).toBeAttached();
  });
});
