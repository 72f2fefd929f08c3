import { expect, type Page, test } from '@playwright/test';
import { building, company, projectsIn } from '../../testing/content/records';
import {
  at,
  everyAddress,
  hydrated,
  locales,
  open,
  openRaw,
  stopAnimations,
} from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const splash = '[data-splash]';

/** Milliseconds: how long the splash stands, how long it fades and how long the page fades in, as computed. */
async function timesOf(page: Page) {
  return page.evaluate(() => {
    const timing = (selector: string) => {
      const style = getComputedStyle(document.querySelector(selector) as Element);
      return [style.animationDelay, style.animationDuration].map((time) => Number.parseFloat(time) * 1000);
    };
    return { splash: timing('[data-splash]'), page: timing('main') };
  });
}

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    test('the logo of the building stands on its own page, the company’s on all others', async ({ page }) => {
      for (const url of everyAddress(locale)) {
        await openRaw(page, url);
        const brand = url.endsWith('/hartuvcenter') ? 'building' : 'company';
        await expect(page.locator(splash), url).toHaveAttribute('data-splash', brand);
        const { name } = brand === 'building' ? building : company;
        await expect(page.locator(splash), url).toHaveText(name[locale]);
        await expect(page.locator(`${splash} :is(img, svg)`), url).toHaveCount(1);
      }
      await stopAnimations(page);
      for (const path of ['/', '/hartuvcenter']) {
        await page.goto(at(locale, path), { waitUntil: 'domcontentloaded' });
        await expect(page.locator(`${splash} :is(img, svg)`)).toBeVisible();
      }
    });

    test('the page is complete under the splash, and the splash is silent', async ({ page }) => {
      await stopAnimations(page);
      await page.goto(at(locale, '/'), { waitUntil: 'domcontentloaded' });
      await expect(page.locator(splash)).toBeVisible();
      await expect(page.locator(splash)).toHaveAttribute('aria-hidden', 'true');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Hero.title'));
      expect(await page.locator('[inert]').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });
  });
}

/* No word of a language changes how it comes and goes. */

const t = words('he');

test('the splash stands 2000 ms and fades in 500 ms; the page fades in within 800 ms', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(splash)).toBeVisible();
  // The document can be there a moment before its style sheet.
  await expect.poll(() => timesOf(page)).toEqual({ splash: [2000, 500], page: [2000, 800] });
});

test('the splash is gone, and catches no press, two and a half seconds after it came', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(splash)).toBeHidden();
  const age = await page.locator(splash).evaluate((element) => {
    const [animation] = element
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().fill === 'forwards');
    return Number(animation?.currentTime);
  });
  expect(age).toBeGreaterThanOrEqual(2500);
  await page.getByRole('link', { name: t('Hero.primary'), exact: true }).click();
  await expect(page).toHaveURL(/#contact$/);
});

for (const [how, end] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press', (page: Page) => page.mouse.click(300, 300)],
] as const) {
  test(`${how} ends the splash early`, async ({ page }) => {
    await stopAnimations(page);
    await open(page, '/accessibility');
    await expect(page.locator(splash)).toBeVisible();
    await end(page);
    await expect(page.locator(splash)).toBeHidden();
  });
}

test('going on within the site shows no splash, a new load of the document shows it again', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Escape');
  const [project] = projectsIn('he');
  await page
    .locator('#projects article')
    .first()
    .getByRole('link', { name: t('Projects.more') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.title ?? '');
  await expect(page.locator(splash)).toBeHidden();
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).animationDelay)).toBe('0s');
  await stopAnimations(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator(splash)).toBeVisible();
});

test('without Escape, too, a page reached within the site has no splash', async ({ page }) => {
  await open(page, '/accessibility');
  await expect(page.locator(splash)).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('SiteHeader.about'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Hero.title'));
  await hydrated(page);
  await expect(page.locator(splash)).toBeHidden();
});

test('with reduced motion there is no splash', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/hartuvcenter', { waitUntil: 'domcontentloaded' });
  await expect(page.locator(splash)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
