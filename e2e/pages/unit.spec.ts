import { expect, test } from '@playwright/test';
import { building, buildingHref, company, unit, unitHref } from '../../testing/content/records';
import { at, open, openRaw } from '../../testing/pages/pages';
import { inEveryLanguage } from '../support/languages';
import { link } from '../support/roles';

const units = building.units ?? [];
const taken = building.unitsAsOf && units.find(({ status }) => status === 'taken');

inEveryLanguage((locale, t) => {
  test.beforeEach(() => test.skip(!unit, 'There are no units.'));

  test('without script a unit’s page has its facts, its plan, its level in the drawing, and the form with its number', async ({
    page,
  }) => {
    if (!unit) return;
    const { person } = unit;
    await openRaw(page, at(locale, unitHref));
    const facts = page.getByRole('region', { name: t('Unit.facts') });
    await expect(facts).toContainText(t('Units.areaValue', { n: unit.area }));
    if (unit.status !== 'taken' && !unit.price) await expect(facts).toContainText(t('Unit.onRequest'));
    for (const { name } of unit.plan ?? [])
      await expect(page.locator('svg text', { hasText: name[locale] }).first()).toBeAttached();
    await expect(page.locator('[data-marked]')).toHaveAttribute('data-of', unit.level);
    const people = (company.people ?? []).filter(({ id }) => !person || id === person);
    await expect(page.locator('#contact h4')).toHaveText(people.map(({ name }) => name[locale]));
    await expect(page.locator('[name="interest"]')).toHaveValue(new RegExp(`(^|\\D)${unit.number}\\D`));
  });

  test('the table of the building and the page of all spaces lead to it by keyboard, and Back returns', async ({
    page,
  }) => {
    if (!unit) return;
    for (const from of [buildingHref, '/spaces']) {
      await open(page, at(locale, from));
      const row = page.locator(`tr[data-number="${unit.number}"]`).first();
      await row.getByRole('link', { name: unit.number, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((address) => address.pathname === at(locale, unitHref));
      await page.goBack();
      await page.waitForURL((address) => address.pathname === at(locale, from));
    }
  });

  test('it is sent with its address by WhatsApp and by mail, and fits on one sheet of A4', async ({
    page,
  }) => {
    await open(page, at(locale, unitHref));
    for (const name of [t('Unit.whatsapp'), t('Unit.mail')]) {
      const href = await page.locator('h1 ~ div').getByRole('link', { name }).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(at(locale, unitHref));
    }
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('one that is taken says so and leads to those of its use that are free', async ({ page }) => {
    test.skip(!taken, 'No unit is taken.');
    if (!taken) return;
    await openRaw(page, at(locale, `${buildingHref}/${taken.number}`));
    await expect(page.getByText(t('Unit.taken'))).toBeAttached();
    const free = units.filter(({ use, status }) => use === taken.use && status === 'free');
    await expect(page.locator('#similar-title ~ ul a')).toHaveCount(Math.min(free.length, 3));
    await expect(link(page.getByRole('complementary'), t('Units.all'))).toHaveAttribute(
      'href',
      at(locale, '/spaces'),
    );
  });

  test('an address of no unit is not found', async ({ page }) => {
    const answer = await page.request.get(at(locale, `${buildingHref}/nowhere`));
    expect(answer.status()).toBe(404);
  });
});
