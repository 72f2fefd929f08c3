import { buildingHref, clientFigures, levels, projectWhere } from '../support/content/records';
import { listCutTexts } from '../support/drawing';
import { inEveryLanguage } from '../support/languages';
import { eachKind } from '../support/pages/page-kinds';
import { at, everyAddress, open, settled } from '../support/pages/pages';
import { link, projectCard, region } from '../support/roles';
import { expect, type Locator, type Page, test } from '../support/test';

/** How far the page can be scrolled sideways, in CSS pixels. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The values of WCAG 1.4.12. */
const widerSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Sets rules as a reader's own style sheet would; the policy of the page lets no style element in. */
function restyle(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

async function expectWhole(page: Page, what: string): Promise<void> {
  expect.soft(await overhang(page), `sideways scrolling of ${what}`).toBe(0);
  expect.soft(await listCutTexts(page), `texts that are cut on ${what}`).toEqual([]);
}

inEveryLanguage((locale, t) => {
  test('no page scrolls sideways or cuts a text at 320 px', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const url of everyAddress(locale)) {
      await page.goto(url);
      await expectWhole(page, url);
    }
  });

  test('nor does any kind of page on wider screens, with text of double size or with wider spacing', async ({
    page,
  }) => {
    for (const url of eachKind(locale)) {
      await page.goto(url);
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expectWhole(page, `${url} at ${width} px`);
      }
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await restyle(page, widerSpacing);
        await expectWhole(page, `${url} at ${width} px with wider spacing`);
      }
      await restyle(page, 'html { font-size: 212.5% !important; }');
      await expectWhole(page, `${url} with text of double size`);
    }
  });

  test('with reduced motion nothing moves for longer than an instant, and counters have their figures at once', async ({
    page,
  }) => {
    for (const url of eachKind(locale)) {
      await page.goto(url);
      const long = await page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const { endTime = 0 } = effect?.getComputedTiming() ?? {};
          return Number(endTime) > 600 ? [`${(effect as KeyframeEffect).target?.className} ${endTime}`] : [];
        }),
      );
      expect(long, url).toEqual([]);
      expect(await page.locator('html').evaluate((html) => getComputedStyle(html).scrollBehavior)).toBe(
        'auto',
      );
    }
    await open(page, at(locale, '/'));
    const figures = region(page, t('Clients.title')).locator('dd [aria-hidden]');
    const final = clientFigures.map((figure) => figure.toLocaleString('en'));
    await expect(figures).toHaveText(final);
    await figures.first().scrollIntoViewIfNeeded();
    await expect(figures).toHaveText(final, { timeout: 1 });
  });
});

test.describe('with forced colours', { tag: '@emulation' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** What an element is painted with; `part` is a pseudo-element of it. */
  const paintOf = (element: Locator, part = '') =>
    element.evaluate((node, pseudo) => {
      const style = getComputedStyle(node, pseudo);
      const { backgroundColor, borderTopColor, borderTopWidth, color, fill, stroke } = style;
      const outline = [style.outlineStyle, style.outlineColor];
      return [backgroundColor, borderTopColor, borderTopWidth, color, fill, stroke, ...outline].join();
    }, part);

  inEveryLanguage((locale, t) => {
    test('pressed filters, the current dot, a like and the chosen level differ from the others', async ({
      page,
    }) => {
      await open(page, at(locale, '/'));
      const { title } = projectWhere(locale, ({ images }) => images.length > 1);
      for (const [group, state, part] of [
        [page.getByRole('group', { name: t('Projects.filterLabel') }), 'aria-pressed', ''],
        [page.getByRole('group', { name: t('Clients.filterLabel') }), 'aria-pressed', ''],
        [
          projectCard(page, title).getByRole('group', { name: t('Carousel.dots') }),
          'aria-current',
          '::before',
        ],
      ] as const) {
        const [on, off] = ['true', 'false'].map((value) => group.locator(`[${state}="${value}"]`).first());
        if (on && off) expect(await paintOf(on, part)).not.toBe(await paintOf(off, part));
      }
      const list = page.getByRole('list', { name: t('SocialFeed.list') });
      for (const like of (await list.getByRole('button').all()).slice(0, 1)) {
        const heart = like.locator('path').first();
        const before = await paintOf(heart);
        await like.click();
        await page.mouse.move(0, 0);
        expect(await paintOf(heart)).not.toBe(before);
      }
      const [first, second] = levels.map(({ id }) => `#level-${id}`);
      if (!first || !second) return;
      await open(page, at(locale, buildingHref) + first);
      await settled(page);
      expect(await paintOf(page.locator(first))).not.toBe(await paintOf(page.locator(second)));
    });

    test('badges, buttons and fields keep a border, and the focus its outline', async ({ page }) => {
      await open(page, at(locale, '/'));
      const border = (element: Element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      };
      const form = page.getByRole('form', { name: t('Contact.form') });
      const parts = [
        page.locator('#projects [data-status]').first(),
        link(page, t('Hero.primary')),
        link(page, t('ChatButton.label')).last(),
        form.getByRole('button'),
        form.getByLabel(t('Contact.name'), { exact: true }),
        page.getByRole('button', { name: t('Carousel.next') }).first(),
      ];
      for (const part of parts) expect(await part.evaluate(border), String(part)).toBe(true);
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement as Element).outlineStyle,
      );
      expect(outline).toBe('solid');
    });
  });
});
