import { inEveryLanguage } from '../support/languages';
import { eachForm, inquiryFor, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { eachKind } from '../support/pages/page-kinds';
import { hydrated } from '../support/pages/pages';
import { expect, type Page, test } from '../support/test';

/** The names of the islands with a box that are near the window or far from it, and not as they should be then. */
function listWrong(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const half = innerHeight / 2;
    return [...document.querySelectorAll<HTMLElement>('site-island')].flatMap((island) => {
      const { firstElementChild: box } = island;
      // One without a box has nothing that could come near: it hydrates with what is around it.
      if (island.getAttribute('name') === 'UnitShortlist') return [];
      if (!box || box.localName === 'script' || box.closest('[hidden]')) return [];
      const { top, bottom, width } = box.getBoundingClientRect();
      // What is at the very edge may be either.
      const isNear = bottom > -half + 2 && top < innerHeight + half - 2;
      const isFar = bottom < -half - 2 || top > innerHeight + half + 2;
      const isAwake = island.dataset.hydrated !== undefined;
      return width > 0 && ((isNear && !isAwake) || (isFar && isAwake))
        ? [island.getAttribute('name') ?? '']
        : [];
    });
  });
}

inEveryLanguage((locale) => {
  for (const url of eachKind(locale)) {
    test(`the islands of ${url} hydrate once they are within half a screen, no other does, and nothing moves then`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(url);
      const heights = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll(':is(main, footer) > *'), (element) =>
            Math.round(element.getBoundingClientRect().height),
          ),
        );
      const before = await heights();
      await page.waitForFunction(() => customElements.get('site-island'));
      await expect.poll(() => listWrong(page)).toEqual([]);
      await page.mouse.wheel(0, 100_000);
      const last = page.locator('site-island').last();
      await expect(last).toHaveAttribute('data-hydrated');
      await hydrated(page);
      // A link would lead beside its place.
      expect(await heights()).toEqual(before);
    });
  }
});

for (const form of eachForm)
  test(`what was typed into ${form.name} before the script came is there when it has hydrated`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/islands/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(form.url, { waitUntil: 'commit' });
    const { field } = partsOf(page, form);
    const inquiry = Object.entries(inquiryFor(form, token()));
    for (const [name, value] of inquiry) await field(name).fill(value);
    release();
    await expect(page.locator('site-island[name="InquiryForm"]')).toHaveAttribute('data-hydrated');
    for (const [name, value] of inquiry) await expect(field(name)).toHaveValue(value);
  });
