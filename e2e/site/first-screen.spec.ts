import { building, buildingHref } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at, open, projectPath } from '../support/pages/pages';
import { backLink } from '../support/roles';
import { expect, type Locator, type Page, test } from '../support/test';

/* The parts of the home page that are visible without scrolling, and its lines. */

const free = (building.units ?? []).filter(({ status }) => status === 'free').length;

/** Returns the link to the available units in the hero. */
function offerOf(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: new RegExp(`^${free} `) });
}

inBothDirections((locale, t) => {
  const home = at(locale, '/');
  const units = `${at(locale, buildingHref)}#units`;

  for (const [width, height] of [
    [390, 664],
    [360, 640],
  ] as const)
    test(`a phone of ${width} × ${height} shows picture, title, buttons and units`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, home);
      const hero = page.locator('main > section').first();
      const parts = [
        hero.locator('picture img'),
        hero.getByRole('heading', { level: 1 }),
        hero.locator('.lead'),
        hero.getByRole('link', { name: t('Hero.primary') }),
        hero.getByRole('link', { name: t('Hero.secondary') }),
        offerOf(page),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const bottoms = boxes.map((box) => (box ? box.y + box.height : Number.POSITIVE_INFINITY));
      // One below the other; the two buttons may be beside each other.
      expect(bottoms).toEqual([...bottoms].sort((a, b) => a - b));
      expect(bottoms.at(-1)).toBeLessThanOrEqual(height);
      expect(boxes[0]?.height, 'the picture').toBeGreaterThan(100);
      const lines = await hero
        .locator('p')
        .first()
        .evaluate((eyebrow) => {
          const range = document.createRange();
          range.selectNodeContents(eyebrow);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
      expect(lines, 'lines of the eyebrow').toBe(1);
    });

  test('the headline of a wide screen stands on the level line', async ({ page }) => {
    for (const width of [960, 1280, 1440, 1680, 1800, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, home);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const { lines, baseline, line } = await page.evaluate(() => {
        const heading = document.querySelector('h1') as HTMLElement;
        const lines = heading.offsetHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
        const foot = document.createElement('span');
        foot.style.display = 'inline-block';
        heading.append(foot);
        const { bottom } = foot.getBoundingClientRect();
        foot.remove();
        const { top, height } =
          document.querySelector('main svg line')?.getBoundingClientRect() ?? new DOMRect();
        return { lines: Math.round(lines), baseline: bottom, line: top + height / 2 };
      });
      expect(lines, `lines at ${width} px`).toBe(2);
      expect(Math.abs(baseline - line), `${width} px: ${baseline} and ${line}`).toBeLessThanOrEqual(3);
    }
  });

  test('all buildings of the row stand on one ground line', async ({ browser }) => {
    for (const deviceScaleFactor of [1, 2]) {
      const page = await browser.newPage({ deviceScaleFactor, reducedMotion: 'reduce' });
      for (const width of [390, 768, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(home);
        const { grounds, borders, columns } = await page
          .locator('nav:has(li > a[data-status])')
          .evaluate((row, isRtl) => {
            const drawings = [...row.querySelectorAll('svg')];
            return {
              grounds: drawings.map((drawing) => drawing.getBoundingClientRect().bottom.toFixed(2)),
              borders: drawings.map((drawing) => getComputedStyle(drawing).borderBottomWidth),
              // The elevation of the ground, the buildings, and the scale.
              columns: [...(row.querySelector('ul')?.parentElement?.children ?? [])].map((part) => {
                const { left, right } = part.getBoundingClientRect();
                return isRtl ? -right : left;
              }),
            };
          }, locale === 'he');
        expect(grounds.length).toBeGreaterThan(4);
        expect(new Set(grounds).size, `${width} px at ${deviceScaleFactor}: ${grounds}`).toBe(1);
        expect(new Set(borders)).toEqual(new Set(['0px']));
        expect(columns).toEqual([...columns].sort((a, b) => a - b));
      }
      await page.close();
    }
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('one press leads from the first screen to the available units', async ({ page }) => {
        for (const [width, height] of [
          [390, 664],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.goto(home);
          await expect(offerOf(page)).toBeInViewport({ ratio: 1 });
          await offerOf(page).click();
          await expect(page).toHaveURL(units);
          await expect(page.locator('#units')).toBeInViewport();
        }
      });
    });

  test('the way back from a project is one line on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, at(locale, projectPath(locale)));
    const box = await backLink(page, t('TopBar.back')).locator('span').boundingBox();
    expect(box?.height).toBeLessThan(35);
  });

  test('the menu of a phone leads to the available units', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, home);
    await page.getByRole('button', { name: t('SiteHeader.menu') }).click();
    const offer = page.getByRole('navigation', { name: t('SiteHeader.label') }).getByRole('link', {
      name: new RegExp(`^${free} `),
    });
    await expect(offer).toBeInViewport({ ratio: 1 });
    await offer.click();
    await expect(page).toHaveURL(units);
  });
});
