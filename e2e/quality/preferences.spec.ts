import { expect, type Page, test } from '@playwright/test';
import { at, eachKind, everyAddress, locales, open, settled } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';
import { listCutTexts } from '../support/drawing';

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

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
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

    test('with reduced motion nothing moves for longer than an instant, and counters stand at once', async ({
      page,
    }) => {
      for (const url of eachKind(locale)) {
        await page.goto(url);
        const long = await page.evaluate(() =>
          document.getAnimations().flatMap(({ effect }) => {
            const { endTime = 0 } = effect?.getComputedTiming() ?? {};
            return Number(endTime) > 600
              ? [`${(effect as KeyframeEffect).target?.className} ${endTime}`]
              : [];
          }),
        );
        expect(long, url).toEqual([]);
        expect(await page.locator('html').evaluate((html) => getComputedStyle(html).scrollBehavior)).toBe(
          'auto',
        );
      }
      await open(page, at(locale, '/'));
      const figures = page.getByRole('region', { name: t('Clients.title') }).locator('dd [aria-hidden]');
      await expect(figures).toHaveText(['300,000', '13']);
      await figures.first().scrollIntoViewIfNeeded();
      await expect(figures).toHaveText(['300,000', '13'], { timeout: 1 });
    });
  });
}

test.describe('with forced colours', { tag: '@emulation' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const paint = (element: Element) => {
    const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
    return [backgroundColor, color, borderTopColor].join();
  };

  for (const locale of locales) {
    const t = words(locale);

    test(`${locale}: pressed filters, the current dot and a like differ from the others`, async ({
      page,
    }) => {
      await open(page, at(locale, '/'));
      for (const name of [t('Projects.filterLabel'), t('Clients.filterLabel')]) {
        const group = page.getByRole('group', { name });
        const [pressed, other] = [
          group.locator('[aria-pressed="true"]'),
          group.locator('[aria-pressed="false"]'),
        ];
        expect(await pressed.evaluate(paint)).not.toBe(await other.first().evaluate(paint));
      }
      const dots = page
        .locator('#projects article')
        .first()
        .getByRole('group', { name: t('Carousel.dots') });
      const dot = (element: Element) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(element, '::before');
        return [backgroundColor, borderTopColor].join();
      };
      expect(await dots.locator('[aria-current="true"]').evaluate(dot)).not.toBe(
        await dots.locator('[aria-current="false"]').first().evaluate(dot),
      );
      const like = page
        .getByRole('list', { name: t('SocialFeed.list') })
        .getByRole('button')
        .first();
      const heart = (element: Element) => {
        const { fill, stroke } = getComputedStyle(element.querySelector('path') ?? element);
        return `${fill} ${stroke} ${getComputedStyle(element).backgroundColor}`;
      };
      const before = await like.evaluate(heart);
      await like.click();
      await page.mouse.move(0, 0);
      expect(await like.evaluate(heart)).not.toBe(before);
    });

    test(`${locale}: badges, buttons, fields and messages keep a border, and the focus its outline`, async ({
      page,
    }) => {
      await page.route('**/api/email/send', (route) => route.fulfill({ status: 400, json: { error: 'x' } }));
      await open(page, at(locale, '/'));
      const border = (element: Element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      };
      const form = page.getByRole('form', { name: t('Contact.form') });
      const parts = [
        page.locator('#projects [data-status]').first(),
        page.getByRole('link', { name: t('Hero.primary'), exact: true }),
        page.getByRole('link', { name: t('ChatButton.label'), exact: true }).last(),
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

    test(`${locale}: the chosen level differs from the others`, async ({ page }) => {
      await open(page, `${at(locale, '/hartuvcenter')}#level-minus-6`);
      await settled(page);
      const look = (element: Element) => {
        const { borderTopColor, borderTopWidth, outlineStyle, outlineColor, backgroundColor } =
          getComputedStyle(element);
        return [borderTopColor, borderTopWidth, outlineStyle, outlineColor, backgroundColor].join();
      };
      const chosen = await page.locator('#level-minus-6').evaluate(look);
      expect(chosen).not.toBe(await page.locator('#level-street').evaluate(look));
    });
  }
});
