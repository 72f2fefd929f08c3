import type { BuildingRecord } from '../../content/schema';
import { buildingHref, buildings, company, unit, unitHref } from '../support/content/records';
import { readHead } from '../support/head';
import { inEveryLanguage } from '../support/languages';
import { at, open, openRaw } from '../support/pages/pages';
import { expect, type Page, test } from '../support/test';

type UnitRecord = NonNullable<BuildingRecord['units']>[number];

const units = buildings.flatMap(({ id, units: all = [], ...building }) =>
  all.map((unit) => ({ unit, building, href: `/${id}/${unit.number}` })),
);
/** The unit that says most, one that says least, and one that is taken. */
const chosen = [
  units.find(({ href }) => href === unitHref),
  units.find(({ unit }) => !unit.price && !unit.plan && !unit.planFile),
  units.find(({ unit, building }) => unit.status === 'taken' && building.unitsAsOf),
].filter((each) => each !== undefined);

/** Of a level, for a unit that says nothing else. */
const shared = ['floorLoad', 'columnGrid', 'sprinklers'] as const;

inEveryLanguage((locale, t) => {
  test.beforeEach(() => test.skip(!unit, 'There are no units.'));

  /** What the list of facts of a unit names. */
  function namesOf(unit: UnitRecord, building: BuildingRecord): string[] {
    const { facts = {}, price, status } = unit;
    const level = building.levels?.find(({ id }) => id === unit.level);
    const own = [...new Set([...Object.keys(facts), ...shared.filter((name) => level?.facts?.[name])])];
    const said = (has: unknown, name: string) => (has === undefined || has === false ? [] : [name]);
    return [
      ...[t('Units.use'), t('Units.area'), t('Units.level'), t('Facts.clearHeight')],
      ...own.map((name) => t(`Facts.${name as keyof typeof facts}`)),
      ...said(unit.availableFrom, t('Unit.availableFrom')),
      ...said(unit.divisibleFrom, t('Unit.divisible')),
      ...said(unit.joinableWith, t('Unit.joinable')),
      ...said(price ?? status !== 'taken', t('Unit.price', { offer: level?.offer ?? 'sale' })),
      ...said(unit.managementFee, t('Unit.managementFee')),
      ...said(unit.municipalTax, t('Unit.municipalTax')),
    ];
  }

  test('without script a unit’s page says all that its record says and nothing that it does not, and one that is taken leads to free ones of its use', async ({
    page,
  }) => {
    for (const { unit, building, href } of chosen) {
      await openRaw(page, at(locale, href));
      const facts = page.getByRole('region', { name: t('Unit.facts') });
      const names = await facts.locator('dt').allTextContents();
      expect(names.sort(), href).toEqual(namesOf(unit, building).sort());
      await expect(facts).toContainText(t('Units.areaValue', { n: unit.area }));
      await expect(facts.getByText(t('Unit.onRequest'))).toHaveCount(
        Number(!unit.price && unit.status !== 'taken'),
      );
      for (const { amount, per } of [unit.price, unit.managementFee, unit.municipalTax].filter(Boolean) as {
        amount: number;
        per: 'unit';
      }[])
        await expect(facts).toContainText(t(`Unit.amounts.${per}`, { amount }));
      const plan = page.getByRole('region', { name: t('Unit.plan') });
      await expect(plan).toHaveCount(Number(Boolean(unit.plan ?? unit.planFile)));
      for (const { name } of unit.plan ?? [])
        for (const word of name[locale].split(' '))
          await expect(plan.locator('text', { hasText: word })).not.toHaveCount(0);
      if (unit.planFile)
        await expect(
          plan.getByRole('img', { name: t('Unit.planOf', { number: unit.number }) }),
        ).toHaveAttribute('src', unit.planFile);
      await expect(page.locator('[data-marked]')).toHaveAttribute('data-of', unit.level);
      const level = building.levels?.find(({ id }) => id === unit.level);
      await expect(page.locator('#place-title ~ *, #place-title').first()).toContainText(
        String(level?.title[locale]),
      );
      await expect(page.getByAltText((unit.image ?? level?.image)?.alt[locale] ?? 'no picture')).toHaveCount(
        Number(Boolean(unit.image ?? level?.image)),
      );
      const people = (company.people ?? []).filter(({ id }) => !unit.person || id === unit.person);
      await expect(page.locator('#contact h4')).toHaveText(people.map(({ name }) => name[locale]));
      await expect(page.locator('[name="interest"]')).toHaveValue(new RegExp(`(^|\\D)${unit.number}\\D`));
      await expect(page.locator('main').getByRole('link', { name: t('Units.all') })).toHaveAttribute(
        'href',
        at(locale, '/spaces'),
      );
      const isTaken = unit.status === 'taken' && Boolean(building.unitsAsOf);
      await expect(page.getByText(t('Unit.taken'))).toHaveCount(Number(isTaken));
      const free = units.filter(
        ({ unit: { use, status }, building }) => building.unitsAsOf && use === unit.use && status === 'free',
      );
      await expect(page.locator('#similar-title ~ ul a')).toHaveCount(isTaken ? Math.min(free.length, 3) : 0);
    }
  });

  test('its graph has an offer with a price where one is published, about a place with its facts', async ({
    request,
  }) => {
    for (const { unit, building, href } of chosen) {
      const { graph } = await readHead(request, at(locale, href));
      const listing = graph.find((node) => node['@type'] === 'RealEstateListing') as {
        offers: Record<string, unknown>;
      };
      const place = graph.find((node) => node['@type'] === 'Accommodation') as {
        floorSize: { value: number };
        additionalProperty: { name: string }[];
      };
      expect(listing.offers['@type'], href).toBe('Offer');
      expect(listing.offers.availabilityStarts, href).toBe(unit.availableFrom);
      expect(listing.offers.priceSpecification, href).toEqual(
        unit.price && expect.objectContaining({ price: unit.price.amount, validFrom: unit.price.asOf }),
      );
      expect(place.floorSize.value, href).toBe(unit.area);
      const facts = place.additionalProperty.map(({ name }) => name);
      const named = namesOf(unit, building).filter((name) => facts.includes(name));
      expect(facts.sort(), href).toEqual(named.sort());
      expect(facts.length, href).toBeGreaterThanOrEqual(Object.keys(unit.facts ?? {}).length + 1);
    }
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

  test('it is sent with its address by WhatsApp, by mail or as a copy, and what became of the copy is said', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, at(locale, unitHref));
    for (const name of [t('Unit.whatsapp'), t('Unit.mail')]) {
      const href = await page.locator('h1 ~ div').getByRole('link', { name }).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(at(locale, unitHref));
    }
    const copy = page.getByRole('button', { name: t('Unit.copy') });
    await copy.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: t('Unit.copied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(at(locale, unitHref));
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
    await copy.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: t('Unit.copyFailed') })).toBeVisible();
  });

  test('every kind of unit fits on one sheet of A4, with whom to call and without what is for the screen', async ({
    page,
  }) => {
    for (const { href } of chosen) {
      await open(page, at(locale, href));
      expect(await countSheets(page), href).toBe(1);
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

async function countSheets(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}
