import { building, buildingHref, buildings, levels } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button, link, region } from '../support/roles';
import { expect, type Page, test } from '../support/test';

const units = building.units ?? [];

const t = words('en');
const url = at('en', buildingHref);

inBothDirections((locale) => {
  for (const width of [320, 390, 1440])
    test(`at ${width} px the figures of the building stand on one line`, { tag: '@core' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(locale, buildingHref));
      const figures = page.locator('#cut dl dd > span');
      const bottoms = await figures.evaluateAll((all) =>
        all.map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
      );
      expect(new Set(bottoms).size).toBeLessThanOrEqual(1);
    });

  for (const width of [390, 768, 1440])
    test(`at ${width} px the labels of the drawing are within the columns`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at(locale, buildingHref));
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const [left, right] = await page.locator('#cut h2').evaluate((title) => {
        const container = title.parentElement as HTMLElement;
        const { paddingLeft, paddingRight } = getComputedStyle(container);
        const box = container.getBoundingClientRect();
        return [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)];
      });
      const texts = await page.locator('#cut svg text').evaluateAll((all) =>
        all
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const { left, right } = text.getBoundingClientRect();
            return { text: text.textContent, left, right };
          }),
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => text.left < (left ?? 0) - 1 || text.right > (right ?? 0) + 1)).toEqual(
        [],
      );
    });

  for (const width of [390, 1440])
    test(`at ${width} px the ways to the location are in equal columns`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at(locale, buildingHref));
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const ways = page.locator('#location address + div > :not(.button, [role])');
      const boxes = await ways.evaluateAll((all) =>
        all
          .map((way) => way.closest('site-island')?.querySelector('button') ?? way)
          .map((way) => ({
            width: Math.round(way.getBoundingClientRect().width),
            lines: new Set(
              [...way.querySelectorAll('bdi')].flatMap((text) =>
                [...text.getClientRects()].map(({ top }) => top),
              ),
            ).size,
          })),
      );
      expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
      expect(boxes.filter(({ lines }) => lines > 1)).toEqual([]);
    });

  test('the bar of sections marks the section that is read', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    // As a visitor comes: no test wakes the island.
    await page.goto(at(locale, buildingHref));
    const bar = page.getByRole('navigation', { name: words(locale)('Building.sections') });
    const form = bar.locator('a[href="#contact"]');
    await expect(bar.locator('[aria-current]')).toHaveCount(0);
    for (const id of await page
      .locator('nav ~ section[id], nav ~ * section[id]')
      .evaluateAll((all) => all.map(({ id }) => id))) {
      await page.locator(`#${id}`).evaluate((section) =>
        scrollTo({
          top: section.getBoundingClientRect().top + scrollY - 0.3 * innerHeight,
          behavior: 'instant',
        }),
      );
      const current = bar.locator('[aria-current="true"]');
      await expect(current).toHaveAttribute('href', `#${id}`);
      await expect(current).toBeInViewport({ ratio: 1 });
      await expect(form).toBeInViewport({ ratio: 1 });
      // No other link is under the one to the form.
      if (id === 'contact') continue;
      await expect
        .poll(async () => {
          const [name, pinned] = [await current.boundingBox(), await form.boundingBox()];
          if (!name || !pinned) return false;
          return name.x + name.width <= pinned.x || pinned.x + pinned.width <= name.x;
        })
        .toBe(true);
    }
  });
});

inBothDirections((locale) => {
  for (const width of [390, 1440])
    test(`at ${width} px the names on the region map are beside their points`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at(locale, buildingHref));
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const places = page.locator('#location svg').first().locator('g');
      const distances = await places.evaluateAll((all) =>
        all.map((place) => {
          const [first, ...others] = [...place.querySelectorAll('path')];
          const mark = (others[0] ?? first)?.getBoundingClientRect();
          const text = place.querySelector('text')?.getBoundingClientRect();
          if (!mark || !text) return Number.NaN;
          // A line leads to a distant name.
          const from = others[0] ? first?.getBoundingClientRect() : undefined;
          const [across, down] = [from ?? mark].map(({ left, right, top, bottom }) => [
            Math.max(0, text.left - right, left - text.right),
            Math.max(0, text.top - bottom, top - text.bottom),
          ])[0] ?? [Number.NaN, Number.NaN];
          return Math.hypot(across ?? Number.NaN, down ?? Number.NaN);
        }),
      );
      expect(distances.filter((distance) => !(distance <= 10))).toEqual([]);
    });

  test('at 320 px the filters need no scrolling sideways', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, at(locale, buildingHref));
    const filters = page.locator('#units [role="group"]');
    await filters.locator('summary').click();
    const parts = await filters.evaluate((group) =>
      [group, ...group.querySelectorAll('div, fieldset, label')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(parts).toEqual([]);
    for (const chip of await filters.locator('fieldset span').all())
      expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  for (const width of [390, 1440])
    test(`at ${width} px the whole row of a unit leads to its page`, { tag: '@core' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, at(locale, buildingHref));
      const row = page.locator('#units tr[data-number]').filter({ visible: true }).first();
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);
      const href = await row.locator('th a').getAttribute('href');
      const cell = row.locator('td').nth(1);
      await cell.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width: across = 0, height = 0 } = (await cell.boundingBox()) ?? {};
      const found = await page.evaluate(
        ([left, top]) =>
          document
            .elementFromPoint(left ?? 0, top ?? 0)
            ?.closest('a')
            ?.getAttribute('href'),
        [x + across / 2, y + height / 2],
      );
      expect(found).toBe(href);
    });
});

/** Scrolls until the middle of a row is where the current level is chosen. */
async function read(page: Page, level: string): Promise<void> {
  await page.locator(`#level-${level}`).evaluate((row) => {
    const { top, height } = row.getBoundingClientRect();
    scrollTo({ top: top + scrollY + height / 2 - 0.4 * innerHeight, behavior: 'instant' });
  });
}

inBothDirections((locale) => {
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1440, height: 900 },
  ])
    test(`at ${viewport.width} px the section stays in view and marks the level that is read`, {
      tag: '@core',
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, at(locale, buildingHref));
      const current = page.locator('[data-level]');
      const drawing = current.locator('svg').first();
      for (const { id, title } of [...levels].reverse()) {
        await read(page, id);
        await expect(current).toHaveAttribute('data-level', id);
        await expect(drawing).toBeInViewport({ ratio: 1 });
        const room = current.locator(`path[data-in="${id}"]`);
        await expect(room).toHaveCSS('opacity', '1');
        // The line is at the floor of the level.
        const [floor, line] = [
          await room.boundingBox(),
          await current.locator('g > path').last().boundingBox(),
        ];
        expect((floor?.y ?? 0) + (floor?.height ?? 0)).toBeCloseTo(
          (line?.y ?? 0) + (line?.height ?? 0) / 2,
          -1,
        );
        if (viewport.width > 390) continue;
        await expect(current.locator('p').filter({ visible: true })).toContainText(title[locale]);
        const bar = await page
          .getByRole('navigation', { name: words(locale)('Building.sections') })
          .boundingBox();
        expect((await current.boundingBox())?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
      }
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
  const askOf = (index: number) => page.locator('#options article').nth(index).locator('a[data-text]');
  const prefills = levels
    .slice(0, 2)
    .map(({ plainName }) => t('BuildingForm.prefill', { level: plainName.en }));
  const asks = prefills.map((text, index) => ({ ask: askOf(index), text, unit: '' }));
  // The unit before the levels, because a level must clear it.
  for (const unit of units.filter(({ status }) => status !== 'taken').slice(0, 1)) {
    const { plainName, phrase } = levels.find(({ id }) => id === unit.level) ?? {};
    const named = plainName ? t('Units.onLevel', { level: plainName.en }) : 'none';
    const level = phrase?.en ?? named;
    asks.unshift({
      ask: link(page, t('Units.askAbout', { number: unit.number })),
      text: t('Units.prefill', { number: unit.number, area: unit.area, level }),
      unit: unit.number,
    });
  }
  for (const { ask, text, unit } of asks) {
    await ask.click();
    await expect(interest).toHaveValue(text);
    await expect(interest).toBeFocused();
    await expect(interest).toBeInViewport();
    await expect(page.locator('#contact [name="unit"]')).toHaveValue(unit);
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
  const chip = (name: string) =>
    section
      .getByRole('group', { name: t('Units.use'), exact: true })
      .getByRole('radio', { name, exact: true });
  const choice = chip(t(`Units.uses.${use as 'office'}`));
  // The keyboard moves the choice through the chips.
  await chip(t('Units.everyUse')).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice).toBeFocused();
  await expect(rows).toHaveCount(shown);
  await expect(section.getByRole('status')).toHaveText(t('Units.shown', { shown, total: units.length }));
  await expect.poll(() => new URL(page.url()).searchParams.get('use')).toBe(use);
  await page.reload();
  await expect(rows).toHaveCount(shown);
  await expect(choice).toBeChecked();
  const more = section.locator('summary').first();
  await expect(more).toHaveText(new RegExp(`^${t('Units.more')}\\s*$`));
  await more.press('Enter');
  const sort = section.getByRole('combobox', { name: t('Units.sort'), exact: true });
  await sort.selectOption('largest');
  await expect(more).toHaveText(`${t('Units.more')} (1)`);
  for (const body of await section.locator('tbody').all()) {
    const areas = await body
      .locator('tr[data-number]:not([hidden])')
      .evaluateAll((all) => all.map(({ dataset }) => Number((dataset as DOMStringMap).area)));
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
  }
  await button(section, t('Units.reset')).click();
  await expect(rows).toHaveCount(units.length);
  await expect(chip(t('Units.everyUse'))).toBeChecked();
  await expect(more).toHaveText(new RegExp(`^${t('Units.more')}\\s*$`));
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('taken units unfold on demand, or when nothing else matches', async ({ page }) => {
  const taken = units.filter(({ status }) => status === 'taken');
  test.skip(!building.unitsAsOf || taken.length === 0, 'no unit is taken');
  await open(page, url);
  const rows = page.locator('#units [data-status="taken"]');
  await expect(rows.filter({ visible: true })).toHaveCount(0);
  const fold = page.locator('#units summary', { has: page.locator('[data-count]') });
  await fold.click();
  await expect(rows.filter({ visible: true })).toHaveCount(taken.length);
  await fold.click();
  await page.locator('#units summary').first().click();
  await page.getByLabel(t('Units.status')).selectOption('taken');
  await expect(rows.filter({ visible: true })).toHaveCount(taken.length);

  // The count follows the filter.
  const [{ use } = { use: '' }] = taken;
  await page.getByLabel(t('Units.status')).selectOption('');
  await page.getByRole('radio', { name: t(`Units.uses.${use as 'office'}`), exact: true }).check();
  const ofUse = taken.filter((unit) => unit.use === use).length;
  await expect(fold.locator('[data-count]')).toHaveText(String(ofUse));
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

test('terms and later travel times fold on a phone alone', async ({ page }) => {
  await page.goto(url);
  const folds = page.locator('#terms details, #location details');
  test.skip((await folds.count()) === 0, 'nothing folds');
  for (const fold of await folds.all()) {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(fold.locator('dl')).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold.locator('dl')).toBeVisible();
    await fold.locator('summary').click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(fold.locator('dl')).toBeVisible();
    await expect(fold.locator('summary')).toBeHidden();
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
    await expect(page.getByLabel(t('Units.sizeFrom'), { exact: true })).toBeHidden();
    await expect(page.locator('#units tr[data-number]:visible')).toHaveCount(units.length);
  });

  test('no level is marked as the one that is read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    const current = page.locator('[data-level]');
    await expect(current.locator('svg').first()).toBeVisible();
    await expect(current.locator('path[data-in]').filter({ visible: true })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(current).toBeHidden();
  });

  test('folded steps and facts are open', async ({ page }) => {
    await page.goto(url);
    const section = region(page, t('Progress.title'));
    await expect(section.locator('article').filter({ visible: true })).toHaveCount(
      building.progress?.length ?? 0,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const facts = page.locator(':is(#options, #terms, #location) dl');
    await expect(facts.filter({ visible: true })).toHaveCount(await facts.count());
  });
});
