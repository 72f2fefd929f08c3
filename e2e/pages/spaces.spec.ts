import { daysOfStatus } from '../../content/schema';
import { formatDayInWords } from '../../i18n/dates';
import { timeOf } from '../../lib/moments';
import { addDays } from '../../lib/today';
import { expectAccessible } from '../support/axe';
import { buildings, unitHref } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at, open, openRaw } from '../support/pages/pages';
import { button, link, region } from '../support/roles';
import { expect, test } from '../support/test';

const units = buildings.flatMap(({ id, name, units: all = [] }) =>
  all.map((unit) => ({ ...unit, mark: `${id}.${unit.number}`, building: name })),
);
const [first] = units;
const max = 4;

inEveryLanguage((locale, t) => {
  const url = at(locale, '/spaces');
  const atUnit = at(locale, unitHref);

  test.beforeEach(() => test.skip(!first, 'There are no units.'));

  test('without script every unit is there by building and use, and nothing that would need a script', async ({
    page,
  }) => {
    await openRaw(page, url);
    await expect(page.locator('tr[data-number]')).toHaveCount(units.length);
    for (const { id, name, units: all = [] } of buildings) {
      await expect(page.locator(`nav a[href="#${id}"]`)).toHaveText(name[locale]);
      await expect(page.locator(`[id="${id}"] h2`)).toHaveText(name[locale]);
      for (const use of new Set(all.map((unit) => unit.use))) {
        const part = page.locator(`[id="${id}-${use}"]`);
        await expect(part.locator('tr[data-number]')).toHaveCount(
          all.filter((unit) => unit.use === use).length,
        );
        await expect(page.locator(`nav a[href="#${id}-${use}"]`)).toHaveText(t(`Units.uses.${use}`));
      }
    }
    await expect(page.locator('#shortlist')).toHaveCount(0);
  });

  test('a filter is in the address, is there again after Back, and an empty answer offers the nearest size and all units', async ({
    page,
  }) => {
    const largest = Math.max(...units.map(({ area }) => area));
    const found = units.filter(({ area }) => area === largest).length;
    const rows = page.locator('tr[data-number]:visible');
    // What no filter knows is passed over.
    await open(page, `${url}?use=silo&from=huge`);
    await expect(rows).toHaveCount(units.length);
    await page.getByLabel(t('Units.sizeFrom')).fill(String(largest));
    await expect(rows).toHaveCount(found);
    await rows.locator('a').first().click();
    await page.waitForURL((address) => !address.pathname.endsWith('/spaces'));
    await page.goBack();
    await expect(page.getByLabel(t('Units.sizeFrom'))).toHaveValue(String(largest));
    await page.getByLabel(t('Units.sizeFrom')).fill(String(largest + 1));
    await expect(page.getByRole('status').first()).toHaveText(`${t('Units.empty')} ${t('Units.nearest')}`);
    await button(page, t('Units.sizeOf', { area: largest.toLocaleString(locale) })).click();
    await expect(rows).toHaveCount(found);
    await page.getByLabel(t('Units.sizeFrom')).fill(String(largest + 1));
    await button(page, t('Units.reset')).click();
    await expect(rows).toHaveCount(units.length);
    await expect.poll(() => new URL(page.url()).searchParams.has('from')).toBe(false);
  });

  test('on a phone a part of which no unit fits has no heading, and the empty answer is accessible', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const largest = Math.max(...units.map(({ area }) => area));
    const found = units.filter(({ area }) => area === largest);
    await open(page, `${url}?from=${largest}`);
    const heads = page.locator('tbody tr:not([data-number]):visible');
    await expect(heads).toHaveCount(new Set(found.map(({ building, use }) => `${building.he} ${use}`)).size);
    await page.getByLabel(t('Units.sizeFrom')).fill(String(largest + 1));
    await expect(button(page, t('Units.reset'))).toBeVisible();
    await expect(heads).toHaveCount(0);
    await expectAccessible(page);
  });

  test('several buildings are on a map, from which each is reached', async ({ page }) => {
    test.skip(buildings.length < 2, 'There is one building at most.');
    await open(page, url);
    for (const { id, name } of buildings) {
      await page.locator('main svg').getByRole('link', { name: name[locale] }).click();
      await expect(page.locator(`[id="${id}"] h2`)).toBeInViewport();
    }
  });

  test('the address of a list of marked units opens at that list', async ({ page }) => {
    await open(page, `${url}?compare=${first?.mark}#shortlist`);
    const head = page.locator('#shortlist-title');
    await expect.poll(async () => Number((await head.boundingBox())?.y)).toBeLessThan(400);
    await expect(head).toBeInViewport();
  });

  test('units are found by their doors and by the day on which they are wanted', async ({ page }) => {
    const doorsOf = ({ facts = {} }: (typeof units)[number]) =>
      (facts.dockDoors ?? 0) + (facts.levelDoors ?? 0);
    const [withDoors] = units.filter((unit) => doorsOf(unit) > 0);
    const [later] = units.filter(({ availableFrom }) => availableFrom);
    const rows = page.locator('tr[data-number]:visible');
    await open(page, url);
    const differ = (values: unknown[]) => new Set(values).size > 1;
    // What all units share parts none of them, and has no filter.
    if (withDoors && differ(units.map(({ facts = {} }) => [facts.dockDoors, facts.levelDoors].join()))) {
      await page.getByLabel(t('Units.doorsFrom')).fill(String(doorsOf(withDoors)));
      const found = units.filter((unit) => doorsOf(unit) >= doorsOf(withDoors));
      await expect(rows).toHaveCount(found.length);
      await page.getByLabel(t('Units.doorsFrom')).fill('');
    }
    if (!later?.availableFrom || !differ(units.map(({ availableFrom }) => availableFrom))) return;
    const isHad = ({ status, availableFrom = '' }: (typeof units)[number], by: string) =>
      status !== 'taken' && availableFrom <= by;
    for (const by of ['', later.availableFrom]) {
      const label = by ? formatDayInWords(by, locale) : t('Units.availableNow');
      await page.getByLabel(t('Units.availableBy')).selectOption({ label });
      await expect(rows).toHaveCount(units.filter((unit) => isHad(unit, by)).length);
    }
    await expect
      .poll(() => new URL(page.url()).searchParams.get('by'))
      .toBe(later.availableFrom.replaceAll('-', ''));
    await page.reload();
    await expect(rows).toHaveCount(units.filter((unit) => isHad(unit, String(later.availableFrom))).length);
  });

  test('long after the day of the status the page says so itself, from the midnight of the site on', async ({
    page,
  }) => {
    const { unitsAsOf } = buildings.find((each) => each.units?.length && each.unitsAsOf) ?? {};
    test.skip(!unitsAsOf, 'The units have no day.');
    const midnight = timeOf(`${addDays(String(unitsAsOf), daysOfStatus + 1)}T00:00`);
    await page.clock.setFixedTime(midnight - 1);
    await open(page, url);
    await expect(page.getByText(t('Units.asOfLongAgo'))).toHaveCount(0);
    await page.clock.setFixedTime(midnight);
    for (const at of [url, atUnit]) {
      await open(page, at);
      await expect(page.getByText(t('Units.asOfLongAgo')).first()).toBeVisible();
    }
  });

  test('on a phone, by keyboard, up to four units are marked, compared, sent as an address and asked for in one inquiry', async ({
    page,
  }) => {
    test.skip(units.length <= max, 'There are not enough units.');
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, url);
    const chosen = units.slice(0, max);
    for (const { mark } of [...chosen, ...units.slice(max, max + 1)]) {
      await page.locator(`[data-mark="${mark}"]`).focus();
      await page.keyboard.press('Space');
    }
    const list = page.locator('#shortlist');
    await expect(list.getByRole('status')).toHaveText(t('Spaces.full', { max }));
    await expect(list.getByRole('status')).toBeInViewport();
    await page.reload();
    await expect(list.getByRole('columnheader')).toHaveCount(max);
    const table = list.getByRole('table');
    await table.scrollIntoViewIfNeeded();
    const endOfBar = async () => {
      const { y = 0, height = 0 } = (await list.getByRole('status').boundingBox()) ?? {};
      return y + height;
    };
    await expect
      .poll(
        async () => (await endOfBar()) <= Number((await table.boundingBox())?.y),
        'the bar is over the table',
      )
      .toBe(true);
    for (const { number, area } of chosen) {
      await expect(list.getByRole('columnheader').filter({ hasText: number }).first()).toBeVisible();
      await expect(list.getByRole('cell', { name: t('Units.areaValue', { n: area }) }).first()).toBeVisible();
    }
    // What the page of a unit alone says is there too.
    const { managementFee, availableFrom } = chosen.find((unit) => unit.availableFrom) ?? {};
    if (availableFrom)
      await expect(list.getByRole('rowheader', { name: t('Unit.availableFrom') })).toBeVisible();
    if (managementFee)
      await expect(list.getByRole('rowheader', { name: t('Unit.managementFee') })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, 'the page scrolls sideways').toBe(false);
    await expectAccessible(page);
    await link(list, t('Spaces.ask')).press('Enter');
    const interest = page.locator('#contact [name="interest"]');
    await expect(interest).toBeFocused();
    for (const { number } of chosen) await expect(interest).toHaveValue(new RegExp(`\\b${number}\\b`));
    await button(list, t('Spaces.removeUnit', { number: chosen[0]?.number ?? '' }))
      .first()
      .press('Enter');
    await expect(list.getByRole('status')).toHaveText(t('Spaces.marked', { n: max - 1, max }));
    await page.emulateMedia({ media: 'print' });
    await expect(region(page, t('Spaces.title'))).toBeHidden();
    await expect(list.getByRole('table')).toBeVisible();
  });
});
