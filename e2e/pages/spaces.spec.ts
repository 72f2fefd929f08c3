import { formatDayInWords } from '../../i18n/dates';
import { addDays, today } from '../../lib/today';
import { daysOfStatus } from '../../model/schema';
import { expectAccessible } from '../support/axe';
import { buildings, unitHref } from '../support/content/records';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button, link, region } from '../support/roles';
import { expect, test } from '../support/test';

const units = buildings.flatMap(({ id, name, units: all = [], progress = [] }) =>
  all.map(({ availableFrom, ...unit }) => ({
    ...unit,
    mark: `${id}.${unit.number}`,
    building: name,
    available: availableFrom ?? (progress.some(({ phase }) => phase === 'handover') ? '' : undefined),
  })),
);
const [first] = units;
const max = 4;

const t = words('en');
const url = at('en', '/spaces');

test('an empty result offers the nearest size and all units', async ({ page }) => {
  const largest = Math.max(...units.map(({ area }) => area));
  const found = units.filter(({ area }) => area === largest).length;
  const rows = page.locator('tr[data-number]:not([hidden])');
  // Unknown values are ignored.
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
  await button(page, t('Units.sizeOf', { area: largest.toLocaleString('en') })).click();
  await expect(rows).toHaveCount(found);
  await page.getByLabel(t('Units.sizeFrom')).fill(String(largest + 1));
  await button(page, t('Units.reset')).click();
  await expect(rows).toHaveCount(units.length);
  await expect.poll(() => new URL(page.url()).searchParams.has('from')).toBe(false);
});

test('a copied table has no words for screen readers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, url);
  const table = page.getByRole('table').first();
  const hidden = await table.locator('.visually-hidden').allTextContents();
  expect(hidden.length).toBeGreaterThan(0);
  await table.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(units[0]?.number);
  expect(hidden.filter((text) => copied.includes(text.trim()))).toEqual([]);
});

test('the language link keeps filters and marks', async ({ page }) => {
  const largest = Math.max(...units.map(({ area }) => area));
  const found = units.filter(({ area }) => area === largest).length;
  await open(page, `${url}?compare=${first?.mark}`);
  await page.getByLabel(t('Units.sizeFrom')).fill(String(largest));
  await link(page.getByRole('banner'), 'HE').click();
  await page.waitForURL(/\/spaces\?/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.locator('tr[data-number]:not([hidden])')).toHaveCount(found);
  await expect(page.locator(`[data-mark="${first?.mark}"]`)).toBeChecked();
});

test('the breadcrumb of a unit leads to the list as it was left', async ({ page }) => {
  const largest = Math.max(...units.map(({ area }) => area));
  await open(page, url);
  await page.getByLabel(t('Units.sizeFrom')).fill(String(largest));
  await page.locator('tr[data-number]:not([hidden]) a').first().click();
  await page.waitForURL((address) => !address.pathname.endsWith('/spaces'));
  await link(page, t('Units.all')).first().click();
  await expect(page.getByLabel(t('Units.sizeFrom'))).toHaveValue(String(largest));
});

test('on a phone groups without a matching unit have no heading', async ({ page }) => {
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

test('a map leads to each building', async ({ page }) => {
  await open(page, url);
  for (const { id, name } of buildings) {
    await page.locator('main svg').getByRole('link', { name: name.en }).click();
    await expect(page.locator(`[id="${id}"] h2`)).toBeInViewport();
  }
});

test('the address of a shortlist opens at the shortlist', async ({ page }) => {
  await open(page, `${url}?compare=${first?.mark}#shortlist`);
  const head = page.locator('#shortlist-title');
  await expect.poll(async () => Number((await head.boundingBox())?.y)).toBeLessThan(400);
  await expect(head).toBeInViewport();
});

test('filters find units by their doors and by the day of entry', async ({ page }) => {
  const doorsOf = ({ facts = {} }: (typeof units)[number]) =>
    (facts.dockDoors ?? 0) + (facts.levelDoors ?? 0);
  const doors = Math.max(...units.map(doorsOf));
  const rows = page.locator('tr[data-number]:not([hidden])');
  await open(page, url);
  await page.locator('main summary').first().click();
  await page.getByLabel(t('Units.doorsFrom')).fill(String(doors));
  await expect(rows).toHaveCount(units.filter((unit) => doorsOf(unit) === doors).length);
  await page.getByLabel(t('Units.doorsFrom')).fill('');
  const day =
    units
      .map(({ available = '' }) => available)
      .sort()
      .at(-1) ?? '';
  const countBy = (last: string) =>
    units.filter(({ status, available = '9' }) => status !== 'taken' && available <= last).length;
  for (const [label, last] of [
    [t('Units.availableNow'), ''],
    [formatDayInWords(day, 'en'), day],
  ] as const) {
    await page.getByLabel(t('Units.availableBy')).selectOption({ label });
    await expect(rows).toHaveCount(countBy(last));
  }
  await expect.poll(() => new URL(page.url()).searchParams.get('by')).toBe(day.replaceAll('-', ''));
  await page.reload();
  await expect(rows).toHaveCount(countBy(day));
});

test('a long outdated availability is marked from the midnight of the site on', async ({ page }) => {
  const { unitsAsOf } = buildings.find((each) => each.units?.length && each.unitsAsOf) ?? {};
  const nextDay = addDays(String(unitsAsOf), daysOfStatus + 1);
  const quarters = Array.from({ length: 96 }, (_, index) => Date.parse(nextDay) + (index - 48) * 900_000);
  const midnight = quarters.find((time) => today(new Date(time)) === nextDay) ?? 0;
  await page.clock.setFixedTime(midnight - 1);
  await open(page, url);
  await expect(page.getByText(t('Units.asOfLongAgo'))).toHaveCount(0);
  await page.clock.setFixedTime(midnight);
  for (const address of [url, at('en', unitHref)]) {
    await open(page, address);
    await expect(page.getByText(t('Units.asOfLongAgo')).first()).toBeVisible();
  }
});

test('on a phone the keyboard marks, compares and requests up to four units', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, url);
  for (const fold of await page.locator('article summary').all()) await fold.press('Enter');
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
  const isAbove = async () => (await endOfBar()) <= Number((await table.boundingBox())?.y);
  await expect.poll(isAbove, 'the bar is above the table').toBe(true);
  for (const { number, area } of chosen) {
    await expect(list.getByRole('columnheader').filter({ hasText: number }).first()).toBeVisible();
    await expect(list.getByRole('cell', { name: t('Units.areaValue', { n: area }) }).first()).toBeVisible();
  }
  for (const name of [t('Unit.availableFrom'), t('Unit.managementFee')])
    await expect(list.getByRole('rowheader', { name })).toBeVisible();
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
