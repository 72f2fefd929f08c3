import { load } from 'cheerio';
import { buildingHref, projectWhere } from '../support/content/records';
import { at, open, sitePages, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { expect, type Frame, type Page, test } from '../support/test';

/*
 * Every picture is sharp and no larger than the screen needs: the file that the browser chooses, measured against the
 * drawn width of the picture, including the part that `object-fit: cover` crops.
 */

const screens = [
  { width: 390, height: 844, scale: 3 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1440, height: 900, scale: 1 },
  { width: 1440, height: 900, scale: 2 },
  { width: 1920, height: 1080, scale: 1 },
];

/**
 * Width of the file by the drawn width. `original` applies where the file is already the largest of its picture, and
 * `most` where it is not the smallest.
 */
const bounds = { least: 0.9, original: 0.55, most: 1.6 };

/** The bytes of every picture in this test, because the choice of the browser does not depend on them. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

const t = words('he');

type Measured = { file: string; ratio: number; largest: boolean; smallest: boolean };

/** Selects the files of all pictures, also of hidden ones and those further down, and measures them. */
async function measure(frame: Page | Frame): Promise<Measured[]> {
  return frame.evaluate(async () => {
    for (const hidden of document.querySelectorAll('[hidden]:has(picture)')) hidden.removeAttribute('hidden');
    // Without those whose files the carousel adds when it shows them.
    const images = [...document.querySelectorAll<HTMLImageElement>('picture:has(source) > img')];
    for (const image of images) {
      image.loading = 'eager';
      // The style sheet takes the size from the file, which the test replaces by one pixel.
      if (getComputedStyle(image).aspectRatio.startsWith('auto'))
        image.style.aspectRatio = `${image.getAttribute('width')} / ${image.getAttribute('height')}`;
    }
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.map((image) => {
      const file = image.currentSrc.split('/').at(-1) ?? '';
      const widthOf = (name: string) => Number(/-(\d+)\.\w+$/.exec(name)?.[1]);
      const widths = [...(image.parentElement?.querySelector('source')?.srcset.matchAll(/(\d+)w/g) ?? [])];
      const { width, height } = image.getBoundingClientRect();
      const fromHeight =
        (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'));
      const drawn =
        getComputedStyle(image).objectFit === 'contain'
          ? Math.min(width, fromHeight)
          : Math.max(width, fromHeight);
      const known = widths.map(([, width]) => Number(width));
      return {
        file,
        ratio: widthOf(file) / (drawn * devicePixelRatio),
        largest: widthOf(file) === Math.max(...known),
        smallest: widthOf(file) === Math.min(...known),
      };
    });
  });
}

function check(where: string, pictures: Measured[]): void {
  expect(pictures.length, `pictures of ${where}`).toBeGreaterThan(0);
  for (const { file, ratio, largest, smallest } of pictures) {
    const what = `${file} at ${where}: width of the file by the drawn width`;
    expect.soft(ratio, what).toBeGreaterThanOrEqual(largest ? bounds.original : bounds.least);
    if (!smallest) expect.soft(ratio, what).toBeLessThanOrEqual(bounds.most);
  }
}

/**
 * Returns a key for every picture of a page, by the criteria of a browser's choice: its position, its aspect ratio, the
 * widths of its files and its `sizes`. Pictures with the same key are measured once.
 */
function kindsOf(html: string): string[] {
  const $ = load(html);
  return $('picture')
    .toArray()
    .map((picture) => {
      const [image, source] = [$(picture).find('img'), $(picture).find('source').first()];
      const places = $(picture)
        .parents()
        .toArray()
        .slice(0, 4)
        .map((part) => [part.tagName, $(part).attr('class'), $(part).index(), $(part).siblings().length]);
      const proportion = Number(image.attr('width')) / Number(image.attr('height'));
      const widths = source.attr('srcset')?.match(/\d+w/g);
      return JSON.stringify([places, proportion.toFixed(2), widths, source.attr('sizes')]);
    });
}

/** The pages with pictures in one language, because layouts do not depend on the language. */
const illustrated = [
  ...sitePages('he').flatMap(({ url }) => (/\/(accessibility|privacy)$/.test(url) ? [] : [url])),
  at('he', tourPath),
];

for (const { width, height, scale } of screens) {
  test.describe(`${width} pixels at ${scale}`, () => {
    test.use({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: scale === 3,
      isMobile: scale === 3,
    });

    test.beforeEach(async ({ page }) => {
      await page.route(/\/pictures\//, (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
    });

    test('every picture of every page is sharp and no larger than needed', async ({ page, request }) => {
      const seen = new Set<string>();
      for (const url of illustrated) {
        const kinds = kindsOf(await (await request.get(url)).text());
        if (kinds.every((kind) => seen.has(kind))) continue;
        for (const kind of kinds) seen.add(kind);
        await open(page, url);
        check(url, await measure(page));
      }
    });

    test('the card that a filter puts first is sharp', async ({ page }) => {
      await open(page, '/');
      await page
        .locator('#projects')
        .getByRole('button', { name: t('Projects.completed') })
        .click();
      await page.evaluate(() => {
        for (const card of document.querySelectorAll('#projects li[data-key][hidden]')) card.remove();
      });
      check('the home page with a filter', await measure(page));
    });

    test('the second picture of a card is sharp once it is shown', async ({ page }) => {
      await open(page, '/');
      const cards = page.locator('#projects article:visible');
      for (const card of await cards.all()) {
        await card.getByRole('button', { name: t('Carousel.next') }).click();
        await expect(card.getByRole('img')).toHaveCount(1);
        await expect(card.locator('picture:has(source)')).toHaveCount(2);
      }
      check('the home page with second pictures', await measure(page));
    });

    test('the pictures of the viewer and of the framed tour are sharp', async ({ page }) => {
      const { index } = projectWhere('he', ({ images }) => images.length > 1);
      await open(page, at('he', `/project/${index}`));
      await page.locator('a:has(picture)').first().click();
      await expect(page.getByRole('dialog').locator('img')).toBeVisible();
      check('the viewer', (await measure(page)).slice(-1));
      await open(page, at('he', buildingHref));
      await page.locator('#tour').scrollIntoViewIfNeeded();
      await page.locator('iframe').scrollIntoViewIfNeeded();
      const tour = page.frameLocator('iframe').locator('picture > img');
      await expect(tour).toBeVisible();
      const frame = page.frames().find((inner) => inner.url().includes('/tour/'));
      if (!frame) throw new Error('The tour is not in its frame.');
      check('the frame of the tour', await measure(frame));
    });
  });
}
