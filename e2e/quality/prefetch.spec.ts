import { buildingHref } from '../support/content/records';
import { at, open, projectPath } from '../support/pages/pages';
import { expect, type Page, test } from '../support/test';

/* Links are plain anchors. Speculation rules make the browser prefetch their pages. */

/** Links to other pages: their place, the page and the selector. */
const places = [
  ['the list of projects', '/', '#projects article a[href*="/project/"]'],
  ['the header', '/', 'header a[hreflang]'],
  ['the footer', '/', 'footer a[href$="/privacy"]'],
  ['the bar of a project', projectPath('en'), 'header a[href$="#projects"]'],
  ['the list of units', buildingHref, '[data-number] a'],
  ['the list of spaces', '/spaces', '[data-number] a'],
] as const;

/** Waits until the browser has prefetched a page. */
function fetchedAhead(page: Page, path: string) {
  return page.context().waitForEvent('requestfinished', {
    predicate: (request) =>
      new URL(request.url()).pathname === path &&
      Boolean(request.headers()['sec-purpose']?.includes('prefetch')),
  });
}

/** Waits for a page, and expects that it was prefetched. */
async function expectPrefetched(page: Page, url: string) {
  await page.waitForURL(`**${url}`);
  const [navigation] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => JSON.stringify(entry)),
  );
  expect(JSON.parse(navigation ?? '{}')).toMatchObject({ deliveryType: 'navigational-prefetch' });
}

test.describe('with a mouse', { tag: '@chromium' }, () => {
  for (const [place, from, selector] of places)
    test(`hovering a link in ${place} prefetches its page`, async ({ page }) => {
      await open(page, at('en', from));
      const link = page.locator(selector).filter({ visible: true }).first();
      const href = (await link.getAttribute('href')) ?? '';
      const fetched = fetchedAhead(page, href.replace(/#.*/, ''));
      await link.hover();
      await fetched;
      await link.click();
      await expectPrefetched(page, href);
    });

  test('a prefetched page also answers an address with a query', async ({ page }) => {
    await open(page, '/');
    const card = page.locator('#projects article a[href*="/project/"]').first();
    const path = (await card.getAttribute('href')) ?? '';
    const fetched = fetchedAhead(page, path);
    await card.hover();
    await fetched;
    await page.evaluate((url) => location.assign(url), `${path}?utm_source=mail`);
    await expectPrefetched(page, `${path}?utm_source=mail`);
  });
});

test.describe('on a touch screen', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true });

  test('touching a link prefetches its page', async ({ page }) => {
    await open(page, '/');
    const card = page.locator('#projects article a[href*="/project/"]').first();
    await card.scrollIntoViewIfNeeded();
    const fetched = fetchedAhead(page, (await card.getAttribute('href')) ?? '');
    const { x = 0, y = 0 } = (await card.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    // The finger stays on the link.
    const touchPoints = [{ x: x + 5, y: y + 5 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await fetched;
  });
});
