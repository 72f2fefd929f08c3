import { existsSync } from 'node:fs';
import { formatDayInWords } from '../../i18n/dates';
import { building, buildingHref, company, factKeysOf, levels } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at, open } from '../support/pages/pages';
import { link, region } from '../support/roles';
import { expect, test } from '../support/test';

const units = building.units ?? [];
const steps = [...(building.progress ?? [])].sort((a, b) => b.date.localeCompare(a.date));
const levelOf = (unit: { level: string }) => levels.find(({ id }) => id === unit.level);

inEveryLanguage((locale, t) => {
  const url = at(locale, buildingHref);
  const name = building.name[locale];

  test('the page shows its parts in the order of the specification', async ({ page }) => {
    await page.goto(url);
    const main = page.getByRole('main');
    const parts = [
      main.locator('img').first(),
      main.getByRole('heading', { level: 1, name, exact: true }),
      main.getByText(building.status[locale], { exact: true }),
      main.getByRole('heading', { name: t('Building.locationTitle'), exact: true }),
      main.getByRole('heading', { name: t('Building.aboutTitle'), exact: true }),
      ...(building.virtualTourUrl
        ? [main.getByRole('heading', { name: t('Building.tourTitle'), exact: true }), main.locator('iframe')]
        : []),
      main.getByRole('heading', { name: t('Building.optionsTitle'), exact: true }),
      main.getByRole('form', { name: t('BuildingForm.form') }),
      page.getByRole('contentinfo'),
    ];
    const tops: number[] = [];
    // The frame of the tour joins the page when it is near.
    if (building.virtualTourUrl) await main.locator('#tour').scrollIntoViewIfNeeded();
    for (const part of parts) {
      await expect(part).toBeVisible();
      tops.push((await part.boundingBox())?.y ?? Number.NaN);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    const badge = main.getByText(building.status[locale], { exact: true });
    await expect(badge).toHaveAttribute('data-status', 'inProgress');
    const hasLogo = existsSync(`public/brand${buildingHref}-logo-${locale}.svg`);
    for (const label of [
      t('SiteHeader.home', { company: company.name[locale] }),
      ...(hasLogo ? [t('SiteHeader.building', { building: name })] : []),
    ]) {
      const logo = link(page.getByRole('banner'), label);
      await expect(logo.locator('img')).toBeVisible();
      await expect(logo).toHaveAttribute('href', at(locale, '/'));
    }
  });

  test('on a phone the figures of the building are in one row', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, url);
    const figures = region(page, name).locator('dl > div');
    const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(new Set(tops).size).toBeLessThanOrEqual(1);
  });

  test('the tour is in a frame of 600 px at every width, after a link that opens it in a tab', async ({
    page,
  }) => {
    test.skip(!building.virtualTourUrl, 'The building has no tour.');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      const tour = region(page, t('Building.tourTitle'));
      const frame = tour.locator('iframe');
      await expect(frame).toHaveCount(0);
      const height = (await tour.boundingBox())?.height;
      await tour.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('title', t('Building.tourFrame', { building: name }));
      await expect(frame).toHaveAttribute('src');
      expect((await frame.boundingBox())?.height).toBe(600);
      expect((await tour.boundingBox())?.height, 'its place was kept free').toBe(height);
      const outward = tour.getByRole('link', { name: t('Building.tourOpen') });
      await expect(outward).toHaveAttribute('target', '_blank');
      const src = (await frame.getAttribute('src')) ?? '';
      await expect(outward).toHaveAttribute('href', src);
      const follows = await outward.evaluate(
        (element, other) => element.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
        await frame.elementHandle(),
      );
      expect(follows).toBeTruthy();
      expect((await page.request.get(src)).status()).toBe(200);
    }
  });

  test('who asks about levels and a unit comes to the form, which names the last of them, but keeps what was typed', async ({
    page,
  }) => {
    await open(page, url);
    const interest = page.getByRole('textbox', { name: t('BuildingForm.interest'), exact: true });
    const cards = page.locator('#options article');
    const asks = [
      ...levels.slice(0, 2).map((level, place) => ({
        ask: cards.nth(place).getByRole('link', { name: t('Building.ask') }),
        text: t('BuildingForm.prefill', { level: level.plainName[locale] }),
      })),
      ...units.slice(0, 1).map((unit) => ({
        ask: link(page, t('Units.askAbout', { number: unit.number })),
        text: t('Units.prefill', { ...unit, level: levelOf(unit)?.plainName[locale] ?? '' }),
      })),
    ];
    for (const { ask, text } of asks) {
      await ask.click();
      await expect(interest).toHaveValue(text);
      await expect(interest).toBeFocused();
      await expect(interest).toBeInViewport();
    }
    await interest.fill('…');
    await asks[0]?.ask.click();
    await expect(interest).toBeFocused();
    await expect(interest).toHaveValue('…');
  });

  test('units are found by use and put in order by size, and the address brings the same choice back', async ({
    page,
  }) => {
    test.skip(new Set(units.map(({ use }) => use)).size < 2, 'There is nothing to choose between.');
    await open(page, url);
    const section = region(page, t('Units.title'));
    const rows = section.getByRole('rowheader');
    const use = units.at(-1)?.use ?? '';
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
    if (await sort.isVisible()) await sort.selectOption('largest');
    const largest = [...units].sort((a, b) => b.area - a.area).filter((unit) => unit.use === use);
    await expect(rows.getByRole('link')).toHaveText(largest.map(({ number }) => number));
    await choice.selectOption('');
    await expect(rows).toHaveCount(units.length);
    await expect.poll(() => new URL(page.url()).searchParams.has('use')).toBe(false);
  });

  test('a level in the drawing leads to its card and back, both are seen, and the choice is said and in the address', {
    tag: '@core',
  }, async ({ page }) => {
    for (const window of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(window);
      await open(page, url);
      const drawing = page.getByRole('group', { name: t('Building.drawing') });
      for (const { id, title, plainName } of levels) {
        const level = drawing.getByRole('link', { name: title[locale] });
        const card = page.getByRole('article', { name: title[locale], exact: true });
        await level.focus();
        await level.press('Enter');
        await expect(card).toBeFocused();
        await expect(page).toHaveURL(`${url}#level-${id}`);
        const said = t('Building.selected', { level: plainName[locale] });
        await expect(page.locator('#options').getByRole('status')).toHaveText(said);
        await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
        await expect(drawing).toBeInViewport({ ratio: 1 });
        await card.getByRole('link', { name: t('Building.toDrawing') }).press('Enter');
        await expect(level).toBeFocused();
        await expect(drawing).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('the address chooses a level, the mouse shows one while it rests there, and the focus in a card chooses its level', async ({
    page,
  }) => {
    const [first, second] = levels.map(({ id }) => `level-${id}`);
    test.skip(!second, 'There is nothing to choose between.');
    await page.setViewportSize({ width: 1280, height: 3000 });
    await open(page, `${url}#${first}`);
    const expectMarked = (card = '') =>
      expect(page.locator('#options [data-level]')).toHaveAttribute('data-level', card.replace('level-', ''));
    await expectMarked(first);
    await page.locator(`[id="${second}"]`).hover();
    await expectMarked(second);
    await page.locator(`[id="${first}"] a`).first().focus();
    await expectMarked(first);
    await page.mouse.move(0, 0);
    for (const hash of [second, 'contact']) {
      await page.evaluate((to) => location.assign(`#${to}`), hash);
      await expect(page).toHaveURL(new RegExp(`#${hash}$`));
      await expectMarked(second);
    }
    // A browser focuses the card to which a link leads, but not the one to which Back does.
    for (const card of [second, first]) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`#${card}$`));
      await expectMarked(card);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the texts say where the building is, how to get there and what it holds', async ({ page }) => {
      await page.goto(url);
      const place = region(page, t('Building.locationTitle'));
      await expect(place).toContainText(building.location[locale]);
      await expect(place).toContainText(building.address[locale]);
      await expect(region(page, t('Building.aboutTitle'))).toContainText(building.about[locale]);
      const facts = Object.keys(building.facts ?? {}) as (keyof NonNullable<typeof building.facts>)[];
      await expect(region(page, t('Building.aboutTitle')).getByRole('term')).toHaveText(
        facts.map((key) => t(`Facts.${key}`)),
      );
      const places = building.distances?.places ?? [];
      await expect(place.getByRole('term')).toHaveText(places.map((way) => way.place[locale]));
      for (const [index, { kilometers, minutes }] of places.entries()) {
        const way = place.getByRole('definition').nth(index);
        await expect(way).toContainText(t('Distances.kilometers', { n: kilometers }));
        await expect(way).toContainText(t('Distances.minutes', { n: minutes }));
      }
      if (building.distances) {
        await expect(place).toContainText(t('Distances.note', { source: building.distances.source[locale] }));
      }
    });

    test('every option has picture, title, description, facts and a link to its tour in a new tab', async ({
      page,
    }) => {
      await page.goto(url);
      // The address alone marks a level.
      await expect(page.locator('#options [data-level]')).toHaveCount(0);
      const cards = region(page, t('Building.optionsTitle')).getByRole('article');
      await expect(cards).toHaveCount(levels.length);
      for (const [place, level] of levels.entries()) {
        const card = cards.nth(place);
        const title = level.title[locale];
        await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expect(card.getByText(level.description[locale], { exact: true })).toBeVisible();
        if (level.image)
          await expect(card.getByRole('img', { name: level.image.alt[locale], exact: true })).toBeVisible();
        await expect(card.getByRole('term')).toHaveText(factKeysOf(level).map((key) => t(`Facts.${key}`)));
        const tour = link(card, t('Building.viewTour'));
        await expect(tour).toHaveCount(level.virtualTourUrl ? 1 : 0);
        if (!level.virtualTourUrl) continue;
        await tour.click({ trial: true });
        await expect(tour).toHaveAttribute('target', '_blank');
        await expect(tour).toHaveAttribute('rel', /noopener/);
        await expect(tour).toHaveAccessibleDescription(t('Building.opensTab', { title }));
        const href = (await tour.getAttribute('href')) ?? '';
        expect(href).toContain(level.virtualTourUrl);
        expect((await page.request.get(href)).status(), href).toBe(200);
      }
    });

    test('the table has every unit with its level, use, area, clear height and status of a day and its links, also where its rows are cards', async ({
      page,
    }) => {
      await page.goto(`${url}?use=office`);
      await expect(page.getByLabel(t('Units.use'), { exact: true })).toBeHidden();
      const day =
        building.unitsAsOf && t('Units.asOf', { day: formatDayInWords(building.unitsAsOf, locale) });
      await expect(page.locator('main')).toContainText(day ?? '');
      const table = page.getByRole('table', { name: t('Units.title') });
      const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(rows).toHaveCount(units.length);
        for (const [place, unit] of units.entries()) {
          const clearHeight = unit.clearHeight ?? levelOf(unit)?.clearHeight;
          for (const text of [
            unit.number,
            levelOf(unit)?.title[locale] ?? '',
            t(`Units.uses.${unit.use}`),
            t('Units.areaValue', { n: unit.area }),
            ...(clearHeight ? [t('Units.clearHeightValue', { n: clearHeight })] : []),
            building.unitsAsOf
              ? t(`Units.statuses.${unit.status}`, { offer: levelOf(unit)?.offer ?? '' })
              : '',
          ]) {
            await expect(rows.nth(place), `at ${width} px`).toContainText(text, { useInnerText: true });
          }
          const links = rows.nth(place).getByRole('link');
          await expect(links.first()).toHaveAttribute('href', `${url}/${unit.number}`);
          await expect(links.last()).toHaveAttribute('href', '#contact');
        }
      }
    });

    test('the newest step of construction is shown, the earlier ones open on demand', async ({ page }) => {
      const [newest, ...earlier] = steps;
      test.skip(!newest, 'The record has no steps.');
      await page.goto(url);
      await page.getByRole('link', { name: t('Progress.toProgress') }).click();
      const section = region(page, t('Progress.title'));
      await expect(section).toBeInViewport();
      const step = (text: string) => section.getByText(text, { exact: true });
      await expect(step(newest?.text[locale] ?? '')).toBeVisible();
      const { date, phase } = newest ?? { date: '', phase: 'permit' };
      await expect(section.getByRole('time').first()).toHaveAttribute('datetime', date);
      const head = `${t(`Progress.phases.${phase}`)} ${formatDayInWords(date, locale)}`;
      await expect(section.getByRole('article').first().getByRole('heading')).toHaveText(head);
      for (const { text } of earlier) await expect(step(text[locale])).toBeHidden();
      if (earlier.length === 0) return;
      await step(t('Progress.earlier')).click();
      for (const { text } of earlier) await expect(step(text[locale])).toBeVisible();
    });
  });
});
