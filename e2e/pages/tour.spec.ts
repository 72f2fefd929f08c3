import type { TourSceneRecord } from '../../content/schema';
import { building, buildingHref, scenes } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at, type Locale, locales, openRaw, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link } from '../support/roles';
import { expect, type Locator, type Page, test } from '../support/test';

test.skip(scenes.length < 2, 'The content has no tour of several stops.');

/** A stop with a door, and the stop behind the door that is nearest to the middle of its first view. */
const start = scenes.find(({ links }) => links.length > 0) as TourSceneRecord;
const offset = (door: TourSceneRecord['links'][number]) => Math.abs(door.yaw - start.start.yaw);
const [door] = [...(start?.links ?? [])].sort((a, b) => offset(a) - offset(b));
const behind = scenes.find(({ id }) => id === door?.scene) as TourSceneRecord;
const last = scenes.at(-1) as TourSceneRecord;

/** Opens a scene and waits for its panorama; gives the view. */
async function openScene(page: Page, locale: Locale, { id, name } = start): Promise<Locator> {
  await page.goto(at(locale, `/tour/${id}`));
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  return page.getByRole('application', { name: words(locale)('Tour.view', { name: name[locale] }) });
}

/** The link in the picture that leads through the door; the list of stops has another one. */
function doorOf(page: Page, locale: Locale): Locator {
  return link(page, words(locale)('Tour.goTo', { name: behind.name[locale] }));
}

/** The middle of an element, in pixels from the left and the top of the window. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function takeWebGl(): void {
  HTMLCanvasElement.prototype.getContext = () => null;
}

inEveryLanguage((locale, t) => {
  const picture = (page: Page) => page.getByRole('img', { name: start.picture.alt[locale] });

  test('every stop answers 200, says where it is and is hidden from search engines', async ({ page }) => {
    for (const [index, { id, name }] of scenes.entries()) {
      const url = at(locale, `/tour/${id}`);
      expect((await page.request.get(url)).status()).toBe(200);
      await openRaw(page, url);
      await expect(page).toHaveTitle(t('Metadata.tourTitle', { building: building.name[locale] }));
      const stop = { n: String(index + 1), total: String(scenes.length), name: name[locale] };
      await expect(page.locator('h1')).toHaveText(t('Tour.stop', stop));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });

  test('a stop that is not in the tour is 404, and the tour without a stop leads to the first', async ({
    page,
  }) => {
    for (const path of ['/tour/cellar', `${tourPath}/more`, `/tour/${start.id.toUpperCase()}`]) {
      expect((await page.request.get(at(locale, path))).status(), path).toBe(404);
    }
    await page.goto(at(locale, '/tour'));
    expect(new URL(page.url()).pathname).toBe(at(locale, tourPath));
    const back = page.getByRole('link', { name: t('Tour.back') });
    await expect(back, 'it leaves the frame').toHaveAttribute('target', '_top');
    await expect(back).toHaveAttribute('href', at(locale, buildingHref));
  });

  test('arrow keys and buttons turn the view, + and - zoom it, and one button leads back to the start', {
    tag: '@webgl',
  }, async ({ page }) => {
    const view = await openScene(page, locale);
    const target = doorOf(page, locale);
    const begin = await middleOf(target);
    const across = async () => Math.round((await middleOf(target)).x);
    const atStart = Math.round(begin.x);
    await view.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(across).toBeLessThan(atStart - 20);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(across).toBe(atStart);
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await middleOf(target)).y).toBeGreaterThan(begin.y + 20);
    await page.keyboard.press('ArrowDown');
    const { x, width } = (await view.boundingBox()) ?? { x: 0, width: 0 };
    const aside = Math.abs(begin.x - x - width / 2);
    await page.keyboard.press('+');
    await expect.poll(async () => Math.abs((await across()) - x - width / 2)).toBeGreaterThan(aside + 1);
    await page.keyboard.press('-');
    await expect.poll(across).toBe(atStart);
    await page.getByRole('button', { name: t('Tour.right') }).click();
    await expect.poll(across).toBeLessThan(atStart - 50);
    await page.getByRole('button', { name: t('Tour.reset') }).click();
    await expect.poll(across).toBe(atStart);
  });

  test('a door in the picture and the list of stops lead from stop to stop', {
    tag: ['@core', '@webgl'],
  }, async ({ page }) => {
    await openScene(page, locale);
    await doorOf(page, locale).click();
    await expect(page).toHaveURL(at(locale, `/tour/${behind.id}`));
    await link(page, last.name[locale]).click();
    await expect(page).toHaveURL(at(locale, `/tour/${last.id}`));
    await page.getByRole('link', { name: t('Tour.previous') }).click();
    await expect(page).toHaveURL(at(locale, `/tour/${scenes.at(-2)?.id}`));
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'ready');
    await expect(page.locator('canvas')).toHaveCount(1);
  });

  for (const [what, tag, prepare] of [
    ['without WebGL', ['@core'], (page: Page) => page.addInitScript(takeWebGl)],
    [
      'without its panorama',
      ['@webgl', '@intercepted'],
      (page: Page) => page.route(/-(2048|4096)\.webp$/, (route) => route.abort()),
    ],
  ] as const)
    test(`${what} the still picture stays and a text says why`, { tag: [...tag] }, async ({ page }) => {
      await prepare(page);
      await page.goto(at(locale, `/tour/${start.id}`));
      await expect(page.getByRole('status')).toHaveText(t('Tour.failed'));
      await expect(picture(page)).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    });

  test.describe('without script', { tag: '@emulation' }, () => {
    test.use({ javaScriptEnabled: false });

    test('a stop is a still picture with its text and the list of stops', async ({ page }) => {
      await page.goto(at(locale, `/tour/${start.id}`));
      await expect(page.getByText(t('Tour.noScript'))).toBeVisible();
      await expect(picture(page)).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByText(t('Tour.loading'))).toHaveCount(0);
      await page.getByRole('link', { name: last.name[locale] }).click();
      await expect(page.locator('h1')).toContainText(last.name[locale]);
    });
  });
});

test('nothing is drawn while nothing moves', { tag: '@webgl' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { drawArrays } = WebGL2RenderingContext.prototype;
    Object.assign(window, { drawn: 0 });
    WebGL2RenderingContext.prototype.drawArrays = function (...given) {
      Object.assign(window, { drawn: Reflect.get(window, 'drawn') + 1 });
      drawArrays.apply(this, given);
    };
  });
  const drawn = () => page.evaluate<number>('window.drawn');
  const view = await openScene(page, 'en');
  /** How many times the view is drawn within half a second. */
  async function drawnMeanwhile(): Promise<number> {
    const before = await drawn();
    await new Promise((done) => setTimeout(done, 500));
    return (await drawn()) - before;
  }
  await expect.poll(drawnMeanwhile).toBe(0);
  const before = await drawn();
  await view.press('ArrowLeft');
  await expect.poll(drawn).toBeGreaterThan(before);
  const turn = page.getByRole('button', { name: words('en')('Tour.autorotate') });
  await expect(turn).toHaveAttribute('aria-pressed', 'false');
  await turn.click();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  const turning = await drawn();
  await expect.poll(drawn).toBeGreaterThan(turning + 3);
});

test('a lost graphics context comes back with its picture', { tag: '@webgl' }, async ({ page }) => {
  await openScene(page, 'en');
  await page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    const loss = gl?.getExtension('WEBGL_lose_context');
    loss?.loseContext();
    setTimeout(() => loss?.restoreContext(), 500);
  });
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'loading');
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
});

test('dragging turns the view, and the wheel stays the page’s', { tag: ['@webgl', '@emulation'] }, async ({
  page,
}) => {
  const view = await openScene(page, 'en');
  const target = doorOf(page, 'en');
  const begin = await middleOf(target);
  const { x, y } = await middleOf(view);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 300);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await middleOf(target)).x).toBeLessThan(begin.x - 50);
});

test('on a phone most of the frame is the picture, and no link leads back to the page around it', {
  tag: '@webgl',
}, async ({ page }) => {
  for (const locale of locales) {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(at(locale, buildingHref));
    await page.locator('#tour').scrollIntoViewIfNeeded();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const tour = page.frameLocator('iframe');
    await expect(tour.locator('[data-state]')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(tour.getByRole('link', { name: words(locale)('Tour.back') })).toBeHidden();
      const heightOf = async () => (await tour.locator('canvas').boundingBox())?.height;
      await expect.poll(heightOf, `${locale} at ${width} px`).toBeGreaterThan(360);
      const picture = (await tour.locator('canvas').boundingBox()) ?? { y: 0, height: 0 };
      const reset = await tour.getByRole('button', { name: words(locale)('Tour.reset') }).boundingBox();
      expect
        .soft(reset?.y, 'the controls are under the picture')
        .toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  }
});

/** Turns the view once all round by its keys, and measures the labels that it shows after every third press. */
async function measureLabels(view: Element): Promise<DOMRect[][]> {
  const measured: DOMRect[][] = [];
  while (measured.length < 12) {
    for (let press = 0; press < 3; press++)
      view.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const labels = [...document.querySelectorAll('li:has(> a > span[dir="auto"])')];
    const shown = labels.filter((label) => getComputedStyle(label).visibility === 'visible');
    measured.push(shown.map((label) => label.getBoundingClientRect().toJSON()));
  }
  return measured;
}

test('a narrow frame of 600 pixels holds the tour without scrolling sideways, and its labels never cover each other or leave the picture', {
  tag: '@webgl',
}, async ({ page }) => {
  for (const [place, scene] of scenes.entries()) {
    const view = await openScene(page, locales[place % locales.length] ?? 'he', scene);
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 600 });
      const edge = (await view.boundingBox()) ?? { y: 0, height: 0 };
      expect(edge.height).toBeGreaterThan(250);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const [turn, labels] of (await view.evaluate(measureLabels)).entries()) {
        const where = `${scene.id} at ${width} px, turn ${turn}`;
        for (const [index, box] of labels.entries()) {
          const isInside = box.left >= 0 && box.right <= width && box.top >= edge.y;
          expect(isInside && box.bottom <= edge.y + edge.height, `a label outside: ${where}`).toBe(true);
          const covers = ({ left, right, top, bottom }: DOMRect) =>
            box.left < right && left < box.right && box.top < bottom && top < box.bottom;
          expect(labels.slice(0, index).some(covers), `two labels: ${where}`).toBe(false);
        }
      }
    }
  }
});
