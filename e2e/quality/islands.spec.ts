import { eachForm, inquiryFor, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { eachKind, missingPage } from '../support/pages/page-kinds';
import { at, hydrated, withTypeface } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button } from '../support/roles';
import { expect, type Page, test } from '../support/test';

/** Returns the names of islands near the window that sleep, and of islands far from it that are awake. */
function listMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const half = innerHeight / 2;
    return [...document.querySelectorAll<HTMLElement>('site-island')].flatMap((island) => {
      const { firstElementChild: box } = island;
      // Without its own box it hydrates together with its parent.
      if (island.getAttribute('name') === 'UnitShortlist') return [];
      if (!box || box.localName === 'script' || box.closest('[hidden]')) return [];
      const { top, bottom, width } = box.getBoundingClientRect();
      // An island at the very edge may be awake or asleep.
      const isNear = bottom > -half + 2 && top < innerHeight + half - 2;
      const isFar = bottom < -half - 2 || top > innerHeight + half + 2;
      const isAwake = island.dataset.hydrated !== undefined;
      return width > 0 && ((isNear && !isAwake) || (isFar && isAwake))
        ? [island.getAttribute('name') ?? '']
        : [];
    });
  });
}

for (const url of eachKind('en')) {
  test(`islands of ${url} hydrate within half a screen without moving the page`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(missingPage);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(url);
    // Lines can break elsewhere in the local fonts.
    await withTypeface(page);
    const heights = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll(':is(main, footer) > *'), (element) =>
          Math.round(element.getBoundingClientRect().height),
        ),
      );
    const before = await heights();
    await page.waitForFunction(() => customElements.get('site-island'));
    await expect.poll(() => listMisplaced(page)).toEqual([]);
    await page.mouse.wheel(0, 100_000);
    await expect(page.locator('site-island').last()).toHaveAttribute('data-hydrated');
    await hydrated(page);
    // Changed heights would move the target of a link within the page.
    expect(await heights()).toEqual(before);
  });
}

/** Delays the script of the islands until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/islands/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a menu opened before its script arrives is announced as open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdScript(page);
  await page.goto(at('en', '/'), { waitUntil: 'commit' });
  const t = words('en');
  await button(page, t('SiteHeader.menu')).click();
  release();
  await expect(button(page, t('SiteHeader.close'))).toHaveAttribute('aria-expanded', 'true');
});

for (const form of eachForm)
  test(`text typed into ${form.name} before its script arrives is kept`, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(form.url, { waitUntil: 'commit' });
    const { field } = partsOf(page, form);
    const inquiry = Object.entries(inquiryFor(form, token()));
    for (const [name, value] of inquiry) await field(name).fill(value);
    release();
    await expect(page.locator('site-island[name="InquiryForm"]')).toHaveAttribute('data-hydrated');
    for (const [name, value] of inquiry) await expect(field(name)).toHaveValue(value);
  });
