import { building, buildingHref, buildings, levels } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link, region } from '../support/roles';
import { expect, test } from '../support/test';

const units = building.units ?? [];

const t = words('en');
const url = at('en', buildingHref);

inBothDirections((locale) => {
  test('on a phone the figures of the building are in one row', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(at(locale, buildingHref));
    const figures = page.locator('#cut dl > div');
    const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(new Set(tops).size).toBeLessThanOrEqual(1);
  });
});

test('the frame of the tour loads near the window without a layout shift', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url);
    const tour = region(page, t('Building.tourTitle'));
    const frame = tour.locator('iframe');
    await expect(frame).toHaveCount(0);
    const height = (await tour.boundingBox())?.height;
    await tour.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('title', t('Building.tourFrame', { building: building.name.en }));
    const link = tour.locator('p > a');
    await expect(frame).toHaveAttribute('src', (await link.getAttribute('href')) ?? '');
    expect((await frame.boundingBox())?.height).toBe(600);
    expect((await tour.boundingBox())?.height).toBe(height);
    expect((await link.boundingBox())?.y).toBeLessThan((await frame.boundingBox())?.y ?? 0);
  }
});

test('asking about a level or unit prefills an untouched form', async ({ page }) => {
  await open(page, url);
  const interest = page.getByRole('textbox', { name: t('BuildingForm.interest'), exact: true });
  const askOf = (index: number) =>
    page
      .locator('#options article')
      .nth(index)
      .getByRole('link', { name: t('Building.ask') });
  const prefills = levels
    .slice(0, 2)
    .map(({ plainName }) => t('BuildingForm.prefill', { level: plainName.en }));
  const asks = prefills.map((text, index) => ({ ask: askOf(index), text }));
  for (const unit of units.filter(({ status }) => status !== 'taken').slice(0, 1)) {
    const { plainName, phrase } = levels.find(({ id }) => id === unit.level) ?? {};
    const level = phrase?.en ?? t('Units.onLevel', { level: plainName?.en ?? '' });
    asks.push({
      ask: link(page, t('Units.askAbout', { number: unit.number })),
      text: t('Units.prefill', { number: unit.number, area: unit.area, level }),
    });
  }
  for (const { ask, text } of asks) {
    await ask.click();
    await expect(interest).toHaveValue(text);
    await expect(interest).toBeFocused();
    await expect(interest).toBeInViewport();
  }
  await interest.fill('…');
  await askOf(0).click();
  await expect(interest).toBeFocused();
  await expect(interest).toHaveValue('…');
});

test('a reload keeps the filter of the units', async ({ page }) => {
  const unitsOf = ({ units = [] }: (typeof buildings)[number]) => units;
  const [largest] = [...buildings].sort((a, b) => unitsOf(b).length - unitsOf(a).length);
  const units = unitsOf(largest ?? building);
  await open(page, at('en', `/${largest?.id}`));
  const section = region(page, t('Units.title'));
  const rows = section.locator('tr[data-number]:not([hidden])');
  const use = units[0]?.use ?? '';
  const shown = units.filter((unit) => unit.use === use).length;
  const choice = section.getByRole('combobox', { name: t('Units.use'), exact: true });
  await choice.selectOption(use);
  await expect(rows).toHaveCount(shown);
  await expect(section.getByRole('status')).toHaveText(t('Units.shown', { shown, total: units.length }));
  await expect.poll(() => new URL(page.url()).searchParams.get('use')).toBe(use);
  await page.reload();
  await expect(rows).toHaveCount(shown);
  await expect(choice).toHaveValue(use);
  const sort = section.getByRole('combobox', { name: t('Units.sort'), exact: true });
  await sort.selectOption('largest');
  for (const body of await section.locator('tbody').all()) {
    const areas = await body
      .locator('tr[data-number]:not([hidden])')
      .evaluateAll((all) => all.map(({ dataset }) => Number((dataset as DOMStringMap).area)));
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
  }
  await choice.selectOption('');
  await expect(rows).toHaveCount(units.length);
  await expect.poll(() => new URL(page.url()).searchParams.has('use')).toBe(false);
});

test('taken units unfold on demand, or when nothing else matches', async ({ page }) => {
  const taken = units.filter(({ status }) => status === 'taken');
  test.skip(!building.unitsAsOf || taken.length === 0, 'no unit is taken');
  await open(page, url);
  const rows = page.locator('#units [data-status="taken"]');
  await expect(rows.filter({ visible: true })).toHaveCount(0);
  await page.locator('#units summary').click();
  await expect(rows.filter({ visible: true })).toHaveCount(taken.length);
  await page.locator('#units summary').click();
  await page.getByLabel(t('Units.status')).selectOption('taken');
  await expect(rows.filter({ visible: true })).toHaveCount(taken.length);

  // The count follows the filter.
  const [{ use } = { use: '' }] = taken;
  await page.getByLabel(t('Units.status')).selectOption('');
  await page.getByLabel(t('Units.use')).selectOption(use);
  const ofUse = taken.filter((unit) => unit.use === use).length;
  await expect(page.locator('#units summary [data-count]')).toHaveText(String(ofUse));
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} px a level of the drawing leads to its row`, { tag: '@core' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, url);
    const drawing = page.getByRole('group', { name: t('Building.drawing') });
    const { y = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    expect(y + height, 'the drawing ends on the third screen').toBeLessThanOrEqual(2.5 * viewport.height);
    for (const { id, title } of [...levels.slice(0, 1), ...levels.slice(-1)]) {
      await drawing.getByRole('link', { name: title.en }).press('Enter');
      await expect(page).toHaveURL(`${url}#level-${id}`);
      const row = page.getByRole('article', { name: title.en, exact: true });
      await expect(row.getByRole('heading')).toBeInViewport({ ratio: 1 });
    }
  });

test('names in the drawing are at least 12 pixels high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url);
  const drawing = page.getByRole('group', { name: t('Building.drawing') });
  const size = await drawing.evaluate(
    (svg) =>
      Number.parseFloat(getComputedStyle(svg).fontSize) * ((svg as SVGSVGElement).getScreenCTM()?.a ?? 0),
  );
  expect(size).toBeGreaterThanOrEqual(12);
});

test('the level of the address is marked in the drawing and in its row', { tag: '@own-engine' }, async ({
  page,
}) => {
  const [first, second] = levels.map(({ id }) => id);
  await open(page, `${url}#level-${first}`);
  for (const part of ['#cut', '#options']) {
    const outlineOf = (id = '') =>
      page
        .locator(`${part} [data-of="${id}"]`)
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--outline'));
    expect(await outlineOf(first)).not.toBe('');
    expect(await outlineOf(second)).toBe('');
  }
});

test('the sticky bar of anchors links to every section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, url);
  const bar = page.getByRole('navigation', { name: t('Building.sections') });
  const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = bar.getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(targets).toEqual(sections);
  for (const [index, target] of targets.entries()) {
    await links.nth(index).press('Enter');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`${target} h2`).first()).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone every value of a unit is visible in its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(url);
  const cells = page.locator('#units tr[data-number]').first().locator('th, td');
  const offered = units.filter(({ status }) => status !== 'taken');
  const days = new Set(offered.map(({ availableFrom }) => availableFrom ?? building.terms?.availableFrom));
  const optional = [building.unitsAsOf, days.size > 1].filter(Boolean);
  await expect(cells.filter({ visible: true })).toHaveCount(6 + optional.length);
});

test.describe('without script', { tag: '@own-engine' }, () => {
  test.use({ javaScriptEnabled: false });

  test('all units are visible without their filters', async ({ page }) => {
    await page.goto(`${url}?use=office`);
    await expect(page.getByLabel(t('Units.use'), { exact: true })).toBeHidden();
    await expect(page.locator('#units tr[data-number]:visible')).toHaveCount(units.length);
  });

  test('folded steps and facts are open', async ({ page }) => {
    await page.goto(url);
    const section = region(page, t('Progress.title'));
    await expect(section.locator('article').filter({ visible: true })).toHaveCount(
      building.progress?.length ?? 0,
    );
    const facts = page.locator('#options dl');
    await expect(facts.filter({ visible: true })).toHaveCount(await facts.count());
  });
});
