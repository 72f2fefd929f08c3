import { building, buildingHref } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at } from '../support/pages/pages';
import { expect, type Locator, test } from '../support/test';

const units = building.units ?? [];
const hrefOf = (status: string) => `${buildingHref}/${units.find((unit) => unit.status === status)?.number}`;

/** Pages with the facts that their first screen shows; the action and the picture are the same on all. */
const pages = [
  { name: 'a building', href: buildingHref, facts: 'div:has(> h1) ~ ul li' },
  { name: 'a free unit', href: hrefOf('free'), facts: '[aria-labelledby="card-title"] h2 + p strong' },
  { name: 'a sold unit', href: hrefOf('taken'), facts: 'h1 ~ p' },
] as const;

inBothDirections((locale) => {
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 360, height: 640 },
  ])
    for (const { name, href, facts } of pages)
      test(`the first screen of ${name} at ${viewport.width} × ${viewport.height} leads to the form`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(at(locale, href));
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const main = page.locator('main');
        const picture = main.locator('img[fetchpriority="high"]');
        const title = main.locator('h1');
        const action = main.locator('[data-action]');
        for (const part of [picture, title, ...(await main.locator(facts).all()), action])
          await expect(part).toBeInViewport({ ratio: 1 });
        expect(await main.locator(facts).count()).toBeGreaterThan(0);
        const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
        expect(await top(picture)).toBeLessThan(await top(title));
        expect((await picture.boundingBox())?.height).toBeGreaterThan(viewport.height / 5);
      });
});
