import type { TourSceneRecord } from '../../model/schema';
import { buildingHref, scenes } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at, type Locale, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link } from '../support/roles';
import { expect, type FrameLocator, type Locator, type Page, test } from '../support/test';

/** A stop with a door, and the stop behind the door nearest to the middle of its initial view. */
const start = scenes.find(({ links }) => links.length > 0) as TourSceneRecord;
const offset = (door: TourSceneRecord['links'][number]) => Math.abs(door.yaw - start.start.yaw);
const [door] = [...(start?.links ?? [])].sort((a, b) => offset(a) - offset(b));
const behind = scenes.find(({ id }) => id === door?.scene) as TourSceneRecord;
const last = scenes.at(-1) as TourSceneRecord;

/** Opens the start, waits for its panorama and returns the view. */
async function openStart(page: Page, locale: Locale = 'en'): Promise<Locator> {
  await page.goto(at(locale, `/tour/${start.id}`));
  await expectReady(page);
  return page.getByRole('application', { name: words(locale)('Tour.view', { name: start.name[locale] }) });
}

async function expectReady(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
}

/** Returns the link at the door in the picture; the list of stops has another one. */
function doorOf(page: Page, locale: Locale = 'en'): Locator {
  return link(page, words(locale)('Tour.goTo', { name: behind.name[locale] }));
}

/** Returns the middle of an element, in pixels of the window. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const t = words('en');
const picture = (page: Page) => page.getByRole('img', { name: start.picture.alt.en });

inBothDirections((locale) => {
  test('unknown stops are 404', async ({ request }) => {
    for (const path of ['/tour/cellar', `${tourPath}/more`])
      expect((await request.get(at(locale, path))).status(), path).toBe(404);
  });
});

test('keys and buttons turn, zoom and reset the view', {
  tag: '@own-engine',
}, async ({ page }) => {
  // Right-to-left text must not mirror the view.
  const view = await openStart(page, 'he');
  const target = doorOf(page, 'he');
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
  await page.getByRole('button', { name: words('he')('Tour.right') }).click();
  await expect.poll(across).toBeLessThan(atStart - 50);
  await page.getByRole('button', { name: words('he')('Tour.reset') }).click();
  await expect.poll(across).toBe(atStart);
});

test('doors and the list link from stop to stop', {
  tag: ['@core', '@own-engine'],
}, async ({ page }) => {
  await openStart(page);
  await doorOf(page).click();
  await expect(page).toHaveURL(at('en', `/tour/${behind.id}`));
  await link(page, last.name.en).click();
  await expect(page).toHaveURL(at('en', `/tour/${last.id}`));
  await page.getByRole('link', { name: t('Tour.previous') }).click();
  await expect(page).toHaveURL(at('en', `/tour/${scenes.at(-2)?.id}`));
  await expectReady(page);
  await expect(page.locator('canvas')).toHaveCount(1);
});

for (const [what, tag, prepare] of [
  [
    'without WebGL',
    ['@core'],
    (page: Page) => page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null'),
  ],
  [
    'without its panorama',
    ['@own-engine'],
    (page: Page) => page.route(/-(2048|4096)\.webp$/, (route) => route.abort()),
  ],
] as const)
  test(`${what} the still picture stays with an explanation`, { tag: [...tag] }, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/);
    await prepare(page);
    await page.goto(at('en', `/tour/${start.id}`));
    await expect(page.getByRole('status')).toHaveText(t('Tour.failed'));
    await expect(picture(page)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

test.describe('without script', { tag: '@own-engine' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a stop is a still picture with its text and the list of stops', async ({ page }) => {
    await page.goto(at('en', `/tour/${start.id}`));
    await expect(page.getByText(t('Tour.noScript'))).toBeVisible();
    await expect(picture(page)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(t('Tour.loading'))).toHaveCount(0);
    await page.getByRole('link', { name: last.name.en }).click();
    await expect(page.locator('h1')).toContainText(last.name.en);
  });
});

test('an idle view is not redrawn', { tag: '@own-engine' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { drawArrays } = WebGL2RenderingContext.prototype;
    Object.assign(window, { drawn: 0 });
    WebGL2RenderingContext.prototype.drawArrays = function (...given) {
      Object.assign(window, { drawn: Reflect.get(window, 'drawn') + 1 });
      drawArrays.apply(this, given);
    };
  });
  const drawn = () => page.evaluate<number>('window.drawn');
  const view = await openStart(page);
  /** Returns the number of frames drawn within half a second. */
  async function drawnMeanwhile(): Promise<number> {
    const before = await drawn();
    await new Promise((done) => setTimeout(done, 500));
    return (await drawn()) - before;
  }
  await expect.poll(drawnMeanwhile).toBe(0);
  const before = await drawn();
  await view.press('ArrowLeft');
  await expect.poll(drawn).toBeGreaterThan(before);
  const turn = page.getByRole('button', { name: t('Tour.autorotate') });
  await expect(turn).toHaveAttribute('aria-pressed', 'false');
  await turn.click();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  const turning = await drawn();
  await expect.poll(drawn).toBeGreaterThan(turning + 3);
});

test('a lost graphics context is restored with its picture', { tag: '@own-engine' }, async ({ page }) => {
  await openStart(page);
  await page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    const loss = gl?.getExtension('WEBGL_lose_context');
    loss?.loseContext();
    setTimeout(() => loss?.restoreContext(), 100);
  });
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'loading');
  await expectReady(page);
});

test('dragging turns the view, but the wheel does not', { tag: '@own-engine' }, async ({ page }) => {
  const view = await openStart(page);
  const target = doorOf(page);
  const begin = await middleOf(target);
  const { x, y } = await middleOf(view);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 300);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await middleOf(target)).x).toBeLessThan(begin.x - 50);
});

test('on a phone most of the frame is the picture, above its controls', { tag: '@own-engine' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(at('en', buildingHref));
  await page.locator('#tour').scrollIntoViewIfNeeded();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const tour = page.frameLocator('iframe');
  await expectReady(tour);
  await expect(tour.getByRole('link', { name: t('Tour.back') })).toBeHidden();
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const heightOf = async () => (await tour.locator('canvas').boundingBox())?.height;
    await expect.poll(heightOf, `at ${width} px`).toBeGreaterThan(360);
    const picture = (await tour.locator('canvas').boundingBox()) ?? { y: 0, height: 0 };
    const reset = await tour.getByRole('button', { name: t('Tour.reset') }).boundingBox();
    expect.soft(reset?.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  }
});
