import { contrastOf } from '../../model/rules/colours';
import { hexOf } from '../support/colours';
import { buildingHref, clientFigures, levels, projectWhere } from '../support/content/records';
import { expectWhole } from '../support/drawing';
import { eachKind, missingPage } from '../support/pages/page-kinds';
import { at, everyAddress, open, settled, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link, projectCard, region } from '../support/roles';
import { expect, type Locator, type Page, test } from '../support/test';

/** The values of WCAG 1.4.12. */
const widerSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const doubleSize = 'html { font-size: 212.5% !important; }';

/** User style sheets, and the widths at which each page is measured, in CSS pixels. */
const views = [
  { name: 'as it is', rules: '', widths: [280, 390, 768, 1280, 1920, 3840] },
  { name: 'with wider spacing', rules: widerSpacing, widths: [280, 320, 390, 768, 1280, 3840] },
  { name: 'with text of double size', rules: doubleSize, widths: [320, 390, 768, 1280, 1920] },
];

/** Sets rules as a user style sheet, because the policy of the page blocks style elements. */
function restyle(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

for (const locale of ['he', 'en'] as const) {
  test(`no ${locale} page scrolls sideways or cuts a text at 320 px`, { tag: ['@core', '@content'] }, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(missingPage);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const url of everyAddress(locale)) {
      await page.goto(url);
      await expectWhole(page, url);
    }
  });

  for (const { name, rules, widths } of views)
    test(`no kind of ${locale} page scrolls sideways or cuts a text ${name}`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(missingPage);
      for (const url of [...eachKind(locale), at(locale, '/privacy'), at(locale, tourPath)]) {
        await open(page, url);
        await restyle(page, rules);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectWhole(page, `${url} at ${width} px ${name}`);
        }
      }
    });
}

test('every field on a phone has letters of at least 16 px', async ({ page, expectedErrors }) => {
  expectedErrors.push(missingPage);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const url of eachKind('en')) {
    await page.goto(url);
    const small = await page
      .locator('input:not([type="hidden"], [type="checkbox"]), select, textarea')
      .evaluateAll((all) =>
        all.flatMap((field) => {
          const size = Number.parseFloat(getComputedStyle(field).fontSize);
          return size < 16 ? [`${field.outerHTML} ${size}`] : [];
        }),
      );
    expect(small, url).toEqual([]);
  }
});

test('with reduced motion no animation lasts over 600 ms', async ({ page, expectedErrors }) => {
  expectedErrors.push(missingPage);
  for (const url of eachKind('en')) {
    await page.goto(url);
    const long = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const { endTime = 0 } = effect?.getComputedTiming() ?? {};
        return Number(endTime) > 600 ? [`${(effect as KeyframeEffect).target?.className} ${endTime}`] : [];
      }),
    );
    expect(long, url).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  }
});

test('with reduced motion counters show their figures immediately', async ({ page }) => {
  await open(page, '/en');
  const figures = region(page, words('en')('Clients.title')).locator('dd [aria-hidden]');
  const final = clientFigures.map((figure) => figure.toLocaleString('en'));
  await expect(figures).toHaveText(final);
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(final, { timeout: 1 });
});

test.describe('with forced colours', { tag: '@own-engine' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  const t = words('en');

  /** Returns the painted colours of an element or of its pseudo-element `part`. */
  const paintOf = (element: Locator, part = '') =>
    element.evaluate((node, pseudo) => {
      const style = getComputedStyle(node, pseudo);
      const { backgroundColor, borderTopColor, borderTopWidth, color, fill, stroke } = style;
      const outline = [style.outlineStyle, style.outlineColor];
      return [backgroundColor, borderTopColor, borderTopWidth, color, fill, stroke, ...outline].join();
    }, part);

  test('pressed filters, the current dot and a like differ from the others', async ({ page }) => {
    await open(page, '/en');
    const { title } = projectWhere('en', ({ images }) => images.length > 1);
    const dots = projectCard(page, title).getByRole('group', { name: t('Carousel.dots') });
    for (const [group, state, part] of [
      [page.getByRole('group', { name: t('Projects.filterLabel') }), 'aria-pressed', ''],
      [page.getByRole('group', { name: t('Clients.filterLabel') }), 'aria-pressed', ''],
      [dots, 'aria-current', '::before'],
    ] as const) {
      const of = (value: boolean) => group.locator(`[${state}="${value}"]`).first();
      expect(await paintOf(of(true), part)).not.toBe(await paintOf(of(false), part));
    }
    const like = page
      .getByRole('list', { name: t('SocialFeed.list') })
      .getByRole('button')
      .first();
    const heart = like.locator('path').first();
    const before = await paintOf(heart);
    await like.click();
    await page.mouse.move(0, 0);
    expect(await paintOf(heart)).not.toBe(before);
  });

  test('logos of clients and partners keep a light ground', async ({ page }) => {
    const { index } = projectWhere('en', ({ partners }) => partners.some(({ logo }) => logo));
    for (const path of ['/', `/project/${index}`]) {
      await open(page, at('en', path));
      const logo = page.locator('main li img[src$=".svg"]').first();
      await expect(logo).toHaveCSS('forced-color-adjust', 'none');
      await expect(logo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });

  test('the chosen level differs from the others', async ({ page }) => {
    const [first = '', second = ''] = levels.map(({ id }) => `#level-${id}`);
    await open(page, at('en', buildingHref) + first);
    await settled(page);
    expect(await paintOf(page.locator(first))).not.toBe(await paintOf(page.locator(second)));
  });

  test('buttons, fields and the focused element keep their outlines', async ({ page }) => {
    await open(page, '/en');
    const border = (element: Element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
    };
    const form = page.getByRole('form', { name: t('Contact.form') });
    const parts = [
      link(page, t('Hero.primary')),
      link(page, t('ChatButton.label')).last(),
      form.getByRole('button'),
      form.getByLabel(t('Contact.name'), { exact: true }),
      page.getByRole('button', { name: t('Carousel.next') }).first(),
    ];
    for (const part of parts) expect(await part.evaluate(border), String(part)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  });
});

test('the text in place of a picture is readable', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route(/\.(avif|jpg|png|svg)$/, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 800 });
  for (const url of ['/', at('en', buildingHref)]) {
    await open(page, url);
    const pairs = await page.locator('.picture > picture > img').evaluateAll((images) => {
      const styleOf = (element: Element | null) => getComputedStyle(element ?? document.body);
      return images.map((image) => [
        styleOf(image).color,
        styleOf(image.closest('.picture')).backgroundColor,
      ]);
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) expect(contrastOf(pair.map(hexOf))).toBeGreaterThanOrEqual(4.5);
  }
});
