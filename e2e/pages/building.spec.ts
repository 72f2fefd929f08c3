import { expect, test } from '@playwright/test';
import { isMonthOver } from '../../i18n/dates';
import { building, company } from '../../testing/content/records';
import { at, languageLink, locales, open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

const units = building.units ?? [];

for (const locale of locales) {
  const t = words(locale);
  const url = at(locale, '/hartuvcenter');

  test.describe(locale, () => {
    test('the page shows its parts in the order of the specification', async ({ page }) => {
      await page.goto(url);
      const main = page.getByRole('main');
      const parts = [
        main.getByRole('heading', { level: 1, name: building.name[locale], exact: true }),
        main.getByText(building.status[locale], { exact: true }),
        main.getByRole('heading', { name: t('Building.locationTitle'), exact: true }),
        main.getByRole('heading', { name: t('Building.aboutTitle'), exact: true }),
        main.getByRole('heading', { name: t('Building.tourTitle'), exact: true }),
        main.locator('iframe'),
        main.getByRole('heading', { name: t('Building.optionsTitle'), exact: true }),
        main.getByRole('form', { name: t('BuildingForm.form') }),
        page.getByRole('contentinfo'),
      ];
      const tops: number[] = [];
      for (const part of parts) {
        await expect(part).toBeVisible();
        tops.push((await part.boundingBox())?.y ?? Number.NaN);
      }
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    });

    test('two logos in the top bar lead home, and the building’s logo stands over its name', async ({
      page,
    }) => {
      await page.goto(url);
      const bar = page.getByRole('banner');
      for (const name of [
        t('SiteHeader.home', { company: company.name[locale] }),
        t('SiteHeader.building', { building: building.name[locale] }),
      ]) {
        const link = bar.getByRole('link', { name, exact: true });
        await expect(link.locator('img')).toBeVisible();
        await expect(link).toHaveAttribute('href', at(locale, '/'));
      }
      const logo = page.getByRole('main').locator('img').first();
      await expect(logo).toBeVisible();
      const title = page.getByRole('heading', { level: 1 });
      expect((await logo.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
    });

    test('a line under the badge says when its month is over', async ({ page }) => {
      await page.goto(url);
      const note = page.getByRole('main').getByText(t('Building.dateNote'), { exact: true });
      await expect(note).toHaveCount(building.completion && isMonthOver(building.completion) ? 1 : 0);
    });

    test('the texts say where it stands and what it holds', async ({ page }) => {
      await page.goto(url);
      const place = page.getByRole('region', { name: t('Building.locationTitle'), exact: true });
      await expect(place).toContainText(building.location[locale]);
      await expect(place).toContainText(building.address[locale]);
      await expect(place).toContainText('38');
      const about = page.getByRole('region', { name: t('Building.aboutTitle'), exact: true });
      await expect(about).toContainText(building.about[locale]);
      for (const number of ['14', '80', '150']) await expect(about).toContainText(number);
    });

    test('the tour stands in a frame of 600 px at every width, after a link that opens it in a tab', async ({
      page,
    }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url);
        const region = page.getByRole('region', { name: t('Building.tourTitle'), exact: true });
        const frame = region.locator('iframe');
        await expect(frame).toHaveAttribute(
          'title',
          t('Building.tourFrame', { building: building.name[locale] }),
        );
        expect((await frame.boundingBox())?.height).toBe(600);
        await expect(frame).not.toHaveAttribute('src');
        await frame.scrollIntoViewIfNeeded();
        await expect(frame).toHaveAttribute('src');
        const link = region.getByRole('link', { name: t('Building.tourOpen') });
        await expect(link).toHaveAttribute('target', '_blank');
        const src = (await frame.getAttribute('src')) ?? '';
        await expect(link).toHaveAttribute('href', src);
        const follows = await link.evaluate(
          (element, other) =>
            element.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
          await frame.elementHandle(),
        );
        expect(follows).toBeTruthy();
        expect((await page.request.get(src)).status()).toBe(200);
      }
    });

    test('five options have picture, title, description and a link to their own tour in a new tab', async ({
      page,
    }) => {
      await page.goto(url);
      const cards = page
        .getByRole('region', { name: t('Building.optionsTitle'), exact: true })
        .getByRole('article');
      await expect(cards).toHaveCount(5);
      for (const [place, option] of building.purchaseOptions.entries()) {
        const card = cards.nth(place);
        await expect(card.getByRole('heading', { name: option.title[locale], exact: true })).toBeVisible();
        await expect(card.getByText(option.description[locale], { exact: true })).toBeVisible();
        await expect(card.getByRole('img', { name: option.image.alt[locale], exact: true })).toBeVisible();
        const facts = Object.keys(option.facts ?? {}) as (keyof NonNullable<typeof option.facts>)[];
        await expect(card.getByRole('term')).toHaveText(facts.map((key) => t(`Facts.${key}`)));
        const link = card.getByRole('link', { name: t('Building.viewTour'), exact: true });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleDescription(
          t('Building.opensTab', { title: option.title[locale] }),
        );
        const href = (await link.getAttribute('href')) ?? '';
        expect(href).toContain(option.virtualTourUrl);
        expect((await page.request.get(href)).status(), href).toBe(200);
      }
    });

    test('asking about a level leads to the form and names the level there', async ({ page }) => {
      await open(page, url);
      const [option] = building.purchaseOptions;
      const interest = page.getByRole('textbox', { name: t('BuildingForm.interest'), exact: true });
      await page
        .locator('#options article')
        .first()
        .getByRole('link', { name: t('Building.ask') })
        .click();
      await expect(interest).toHaveValue(
        t('BuildingForm.prefill', { level: option?.plainName[locale] ?? '' }),
      );
      await expect(interest).toBeFocused();
      await expect(interest).toBeInViewport();
    });

    test('the table has every unit with its level, use, area and status, also where its rows are cards', async ({
      page,
    }) => {
      await page.goto(url);
      const table = page.getByRole('table', { name: t('Units.title') });
      const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(rows).toHaveCount(units.length);
        await expect(table.getByRole('columnheader', { name: t('Units.status') })).toHaveCount(1);
        for (const [place, unit] of units.entries()) {
          const level = building.purchaseOptions.find((option) => option.level === unit.level);
          for (const text of [
            unit.number,
            level?.title[locale] ?? '',
            t(`Units.uses.${unit.use}`),
            t('Units.areaValue', { n: unit.area }),
            t(`Units.statuses.${unit.status}`),
          ]) {
            await expect(rows.nth(place), `at ${width} px`).toContainText(text, { useInnerText: true });
          }
        }
      }
    });

    test('units are found by use and size, and the address brings the same choice back', async ({ page }) => {
      await open(page, url);
      const region = page.getByRole('region', { name: t('Units.title') });
      const rows = region.getByRole('rowheader');
      const offices = units.filter(({ use }) => use === 'office');
      await region.getByRole('combobox', { name: t('Units.use'), exact: true }).selectOption('office');
      await expect(rows).toHaveCount(offices.length);
      await expect(region.getByRole('status')).toHaveText(
        t('Units.shown', { shown: offices.length, total: units.length }),
      );
      await region.getByRole('combobox', { name: t('Units.area'), exact: true }).selectOption('large');
      await expect(region.getByRole('status')).toHaveText(t('Units.empty'));
      await region.getByRole('combobox', { name: t('Units.area'), exact: true }).selectOption('small');
      await page.reload();
      await expect(rows).toHaveCount(offices.length);
      await expect(region.getByRole('combobox', { name: t('Units.use'), exact: true })).toHaveValue('office');
    });

    test('asking about a unit leads to the form and names its level, number and area there', async ({
      page,
    }) => {
      await open(page, url);
      const [unit] = units;
      if (!unit) throw new Error('The building has no units.');
      const level = building.purchaseOptions.find((option) => option.level === unit.level);
      await page
        .getByRole('link', { name: t('Units.askAbout', { number: unit.number }), exact: true })
        .click();
      const interest = page.getByRole('textbox', { name: t('BuildingForm.interest'), exact: true });
      await expect(interest).toHaveValue(
        t('Units.prefill', { ...unit, level: level?.plainName[locale] ?? '' }),
      );
      await expect(interest).toBeFocused();
    });

    test('a level of the drawing says how many of its units are free', async ({ page }) => {
      await page.goto(url);
      for (const key of ['minus6', 'street', 'offices']) {
        const free = units.filter(({ level, status }) => level === key && status === 'free').length;
        await expect(page.locator(`#options svg [data-of="${key}"]`)).toContainText(
          t('Units.free', { n: free }),
        );
      }
    });

    for (const window of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      test(`a level in the drawing leads to its card and back, and both are seen at ${window.width} px`, {
        tag: '@core',
      }, async ({ page }) => {
        await page.setViewportSize(window);
        await open(page, url);
        const drawing = page.getByRole('group', { name: t('Building.drawing') });
        for (const { title } of building.purchaseOptions) {
          const level = drawing.getByRole('link', { name: title[locale] });
          const card = page.getByRole('article', { name: title[locale], exact: true });
          await level.focus();
          await level.press('Enter');
          await expect(card).toBeFocused();
          await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
          await expect(drawing).toBeInViewport({ ratio: 1 });
          await card.getByRole('link', { name: t('Building.toDrawing') }).press('Enter');
          await expect(level).toBeFocused();
          await expect(drawing).toBeInViewport({ ratio: 1 });
        }
      });
    }

    test('beside the map stand the ways by car with their source', async ({ page }) => {
      await page.goto(url);
      const place = page.getByRole('region', { name: t('Building.locationTitle'), exact: true });
      const { source, places } = building.distances ?? { source: { he: '', en: '' }, places: [] };
      await expect(place.getByRole('term')).toHaveText(places.map((each) => each.place[locale]));
      for (const [at, { kilometers, minutes }] of places.entries()) {
        const way = place.getByRole('definition').nth(at);
        await expect(way).toContainText(t('Distances.kilometers', { n: kilometers }));
        await expect(way).toContainText(t('Distances.minutes', { n: minutes }));
      }
      await expect(place).toContainText(t('Distances.note', { source: source[locale] }));
    });

    test('the newest step of construction stands there, the earlier ones open on demand', async ({
      page,
    }) => {
      await page.goto(url);
      await page.getByRole('link', { name: t('Progress.toProgress') }).click();
      const region = page.getByRole('region', { name: t('Progress.title') });
      await expect(region).toBeInViewport();
      const [newest, ...earlier] = [...(building.progress ?? [])].sort((a, b) =>
        b.date.localeCompare(a.date),
      );
      const step = (text: string) => region.getByText(text, { exact: true });
      await expect(step(newest?.text[locale] ?? '')).toBeVisible();
      for (const { text } of earlier) await expect(step(text[locale])).toBeHidden();
      await region.getByText(t('Progress.earlier'), { exact: true }).click();
      for (const { text } of earlier) await expect(step(text[locale])).toBeVisible();
      await expect(region.getByRole('time').first()).toHaveAttribute('datetime', newest?.date ?? '');
    });

    test('the language link leads to the same page in the other language', async ({ page }) => {
      await page.goto(url);
      const other = locale === 'he' ? 'en' : 'he';
      const link = page.getByRole('banner').getByRole('link', { name: languageLink(locale), exact: true });
      await expect(link).toHaveAttribute('href', at(other, '/hartuvcenter'));
    });
  });
}

test('the English texts fixed by the specification stand letter by letter', async ({ page }) => {
  await page.goto('/en/hartuvcenter');
  for (const text of [
    'Under Construction - Expected Completion August 2026',
    'Project Location',
    'About the Project',
    'Virtual Tour',
    'Purchase Options',
  ]) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('View Virtual Tour', { exact: true })).toHaveCount(5);
  expect(building.purchaseOptions.map(({ title }) => title.en)).toEqual([
    'Parking Level -1',
    'Level -6',
    'Street Level',
    'Level A',
    'Office Level',
  ]);
  for (const label of ['Full Name', 'Business Name', 'Email', 'Phone', 'Interested in']) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible();
  }
});

const facts = [
  [/over 70 parking spaces/i, /two elevator areas/i],
  [/3,?000\ssqm/i, /truck access/i, /logistics/i, /storage/i],
  [/retail/i, /light-industry halls/i],
  [/30 parking spaces/i, /two-way ramp/i],
  [/14 office units/i, /80-150\ssqm/i, /balcon/i],
];
for (const [place, wanted] of facts.entries()) {
  test(`the card of ${building.purchaseOptions[place]?.title.en} has the facts of the specification`, () => {
    for (const fact of wanted) expect(building.purchaseOptions[place]?.description.en).toMatch(fact);
    const numbers = (text: string) => text.replaceAll(',', '').match(/\d+/g) ?? [];
    const { he, en } = building.purchaseOptions[place]?.description ?? { he: '', en: '' };
    expect(numbers(he)).toEqual(numbers(en));
  });
}

test('the badge of the building is blue, as for what is in progress', async ({ page }) => {
  await page.goto('/en/hartuvcenter');
  const badge = page.getByText(building.status.en, { exact: true });
  await expect(badge).toHaveAttribute('data-status', 'inProgress');
});
