import { formatDay } from '../../i18n/dates';
import { building, buildingHref, company, levels, phoneIn, projectWhere } from '../support/content/records';
import { missingPage } from '../support/pages/page-kinds';
import { at, everyAddress, open, projectPath, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { backLink, button, link, projectCard } from '../support/roles';
import { expect, type Locator, type Page, test } from '../support/test';

/* Compares positions between the two languages in one run: only the intended parts are mirrored. */

const locales = ['he', 'en'] as const;
type Locale = (typeof locales)[number];

type Find = (page: Page, locale: Locale) => Locator;

/** The first card with a carousel. */
const card: Find = (page, locale) =>
  projectCard(page, projectWhere(locale, ({ images }) => images.length > 1).title);

/** Returns the distance of an element from the start or end side of its page, in CSS pixels. */
async function distanceFrom(side: 'start' | 'end', locator: Locator, locale: Locale): Promise<number> {
  const { left, right, width } = await locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right, width: document.documentElement.clientWidth };
  });
  return (side === 'start') === (locale === 'he') ? width - right : left;
}

const places: [what: string, side: 'start' | 'end', find: Find][] = [
  [
    'the logo',
    'start',
    (page, locale) =>
      link(page.getByRole('banner'), words(locale)('SiteHeader.home', { company: company.name[locale] })),
  ],
  ['the heading of the hero', 'start', (page) => page.locator('h1')],
  [
    'the previous button of a carousel',
    'start',
    (page, locale) => button(card(page, locale), words(locale)('Carousel.previous')),
  ],
  ['the badge of a card', 'start', (page, locale) => card(page, locale).locator('[data-status]')],
  ['the heading of a section', 'start', (page) => page.locator('#about h2')],
  ['the first card', 'start', (page) => page.locator('#projects article').first()],
  ['the chat button', 'end', (page, locale) => link(page, words(locale)('ChatButton.label')).last()],
];

test('parts at the start or end of a line are there in both languages', {
  tag: '@core',
}, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const measured = places.map((): number[] => []);
    for (const locale of locales) {
      await open(page, at(locale, '/'));
      for (const [index, [, side, find]] of places.entries())
        measured[index]?.push(await distanceFrom(side, find(page, locale), locale));
    }
    for (const [index, [hebrew = 0, english = 0]] of measured.entries()) {
      const what = `${places[index]?.[0]} at ${width} px: ${hebrew}, ${english}`;
      expect(Math.abs(hebrew - english), what).toBeLessThanOrEqual(1.5);
    }
  }
});

test('the order of the navigation, the filters and the cards follows the reading direction', {
  tag: '@core',
}, async ({ page }) => {
  for (const locale of locales) {
    const t = words(locale);
    await open(page, at(locale, '/'));
    const rows = [
      page.getByRole('navigation', { name: t('SiteHeader.label') }).getByRole('link'),
      page.getByRole('group', { name: t('Projects.filterLabel') }).getByRole('button'),
      page.locator('#projects article').filter({ visible: true }),
      page.locator('#services > ol > li'),
    ];
    for (const row of rows) {
      const starts: number[] = [];
      // Whole pixels, because engines round differently.
      for (const element of await row.all()) {
        starts.push(Math.round(await distanceFrom('start', element, locale)));
      }
      expect(starts, `${locale}: ${row}`).toEqual([...starts].sort((a, b) => a - b));
    }
  }
});

test('only icons that point in the reading direction are mirrored', async ({ page }) => {
  const flipOf = (icon: Locator) =>
    icon.evaluate((element) => {
      const { transform } = getComputedStyle(element);
      return transform === 'none' ? 1 : new DOMMatrix(transform).a;
    });
  for (const locale of locales) {
    const t = words(locale);
    const mirrored = locale === 'he' ? -1 : 1;
    await open(page, at(locale, '/'));
    for (const name of [t('Carousel.previous'), t('Carousel.next')]) {
      expect(await flipOf(card(page, locale).getByRole('button', { name }).locator('svg'))).toBe(mirrored);
    }
    expect(
      await flipOf(
        card(page, locale)
          .getByRole('link', { name: t('Projects.more') })
          .locator('svg'),
      ),
    ).toBe(mirrored);
    const still = page.locator('footer svg, aside svg, a[href="#about"] svg');
    for (const icon of await still.all()) expect(await flipOf(icon)).toBe(1);
    for (const image of await page.locator('img:visible').all()) expect(await flipOf(image)).toBe(1);
    await open(page, at(locale, projectPath(locale)));
    expect(await flipOf(backLink(page, t('TopBar.back')).locator('svg'))).toBe(mirrored);
  }
});

test('text is aligned to the start side of its language', { tag: '@core' }, async ({ page }) => {
  for (const locale of locales) {
    for (const path of ['/', projectPath(locale), buildingHref, '/accessibility']) {
      await page.goto(at(locale, path));
      const gaps = await page
        .locator('main p.lead, main article p:not([aria-hidden]), main h1')
        .evaluateAll((all) =>
          all
            .filter((part) => part.checkVisibility() && part.textContent?.trim())
            .map((part) => {
              const range = document.createRange();
              range.selectNodeContents(part);
              const box = part.getBoundingClientRect();
              const style = getComputedStyle(part);
              const line = range.getBoundingClientRect();
              return {
                text: part.textContent?.slice(0, 30),
                align: style.textAlign,
                left: line.left - box.left - Number.parseFloat(style.paddingLeft),
                right: box.right - line.right - Number.parseFloat(style.paddingRight),
              };
            }),
        );
      for (const { text, align, left, right } of gaps) {
        if (align === 'center') continue;
        expect(Math.abs(locale === 'he' ? right : left), `${path}: “${text}”`).toBeLessThanOrEqual(2);
      }
    }
  }
});

/** A figure in the DOM, and its characters in their visual order from left to right. */
type Drawn = { written: string; drawn: string };

/**
 * Lists every visible number, phone, date, hour range, level and mail address, measured by the boxes of single
 * characters, because bidirectional reordering does not change the DOM.
 */
function listFigures(page: Page): Promise<Drawn[]> {
  return page.evaluate(() => {
    const mail = String.raw`[\w.+-]+@[\w.-]+\w`;
    // A sign belongs to its number; a hyphen or maqaf after a letter does not.
    const figure = String.raw`(?:(?<![\p{L}\p{N}])[+±−-])?\d(?:[\d,.:/-]*\d)?[+%°]?`;
    const pattern = new RegExp(`${mail}|${figure}`, 'gu');
    const found: { written: string; drawn: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, style, textarea'))
        continue;
      for (const match of (node.textContent ?? '').matchAll(pattern)) {
        const [written] = match;
        const characters = Array.from(written, (character, offset) => {
          const range = document.createRange();
          range.setStart(node, match.index + offset);
          range.setEnd(node, match.index + offset + 1);
          // WebKit adds an empty box where the direction changes.
          const [{ left, right, top, height }] = [...range.getClientRects()].sort(
            (a, b) => b.width - a.width,
          ) as [DOMRect];
          return { character, middle: (left + right) / 2, top, height };
        });
        // Firefox gives no box to the end of a text in an SVG whose font loaded late.
        if (characters.some(({ height }) => height === 0)) continue;
        // By line, because a long address may wrap.
        const inOrder = characters.sort((a, b) => Math.round(a.top - b.top) || a.middle - b.middle);
        const drawn = inOrder.map(({ character }) => character);
        found.push({ written, drawn: drawn.join('') });
      }
    }
    return found;
  });
}

for (const locale of locales) {
  test(`no figure or mail address of a ${locale} page is drawn reversed`, {
    tag: '@core',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(missingPage);
    const { builtArea = 0, plannedArea = 0, experienceYears } = company.facts;
    const { hours, updated } = company.accessibility;
    const signed = levels.flatMap(({ title }) => title[locale].match(/-\d+/g) ?? []);
    const wanted: Record<string, string[]> = {
      [at(locale, '/')]: [
        `${experienceYears}+`,
        builtArea.toLocaleString('en'),
        plannedArea.toLocaleString('en'),
        phoneIn(locale),
        company.email,
      ],
      [at(locale, buildingHref)]: [...signed, phoneIn(locale)],
      [at(locale, '/accessibility')]: [hours, formatDay(updated, locale), '400%', phoneIn(locale)],
    };
    for (const url of [...everyAddress(locale), at(locale, tourPath)]) {
      await page.goto(url);
      const figures = await listFigures(page);
      expect(figures.length, url).toBeGreaterThan(0);
      expect(figures.map(({ drawn }) => drawn)).toEqual(expect.arrayContaining(wanted[url] ?? []));
      for (const { written, drawn } of figures) expect.soft(drawn, `${written} on ${url}`).toBe(written);
    }
  });

  test(`mail and phone are typed from left to right in ${locale}`, async ({ page }) => {
    const t = words(locale);
    await page.goto(at(locale, buildingHref));
    const form = page.getByRole('form', { name: t('BuildingForm.form') });
    for (const label of [t('BuildingForm.email'), t('BuildingForm.phone')]) {
      const field = form.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('dir', 'ltr');
      const align = await field.evaluate((input) => getComputedStyle(input).textAlign);
      expect(locale === 'he' ? ['end', 'right'] : ['start', 'left']).toContain(align);
    }
    for (const label of [t('BuildingForm.fullName'), t('BuildingForm.interest')]) {
      await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('dir', 'auto');
    }
  });
}

/** Returns the side at which the line of a field begins, with its caret: the caret is in no picture of Firefox. */
function startOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const { direction, textAlign } = getComputedStyle(element);
    return (direction === 'rtl') === (textAlign === 'start') ? 'right' : 'left';
  });
}

for (const locale of locales) {
  test(`an empty field has the direction of a ${locale} page`, {
    tag: '@core',
  }, async ({ page }) => {
    const t = words(locale);
    await open(page, at(locale, buildingHref));
    const form = page.getByRole('form', { name: t('BuildingForm.form') });
    const start = locale === 'he' ? 'right' : 'left';
    for (const key of ['fullName', 'email', 'phone', 'interest'] as const) {
      const field = form.getByLabel(t(`BuildingForm.${key}`), { exact: true });
      const isAuto = (await field.getAttribute('dir')) === 'auto';
      const sides: string[] = [];
      for (const text of ['', 'Silo', 'ממגורה', '']) {
        await field.fill(text);
        sides.push(await startOf(field));
      }
      expect([key, ...sides]).toEqual([key, start, isAuto ? 'left' : start, isAuto ? 'right' : start, start]);
    }
  });
}

const edges: Record<string, string> = { left: '0%', top: '0%', right: '100%', bottom: '100%' };

test("a crop keeps the hero's subject on the same side in both languages", async ({ page }) => {
  for (const [href, { focus = 'center' }] of [
    ['/', company.hero] as const,
    [buildingHref, building.hero] as const,
  ]) {
    const sides = focus.split('-');
    const [x, y] = [/left|right/, /top|bottom/].map(
      (axis) => edges[sides.find((side) => axis.test(side)) ?? ''],
    );
    for (const locale of locales) {
      await page.goto(at(locale, href));
      await expect(page.locator('section.dark picture > img').first()).toHaveCSS(
        'object-position',
        `${x ?? '50%'} ${y ?? '50%'}`,
      );
    }
  }
});
