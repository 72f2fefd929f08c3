import { expect, test } from '@playwright/test';
import { at, locales, open } from './support/pages';
import { words } from './support/words';

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    test('the hero has a button to the form and a button to the projects', async ({ page }) => {
      await open(page, at(locale, '/'));
      const main = page.getByRole('main');
      for (const [name, id] of [
        [t('Hero.primary'), 'contact'],
        [t('Hero.secondary'), 'projects'],
      ] as const) {
        const link = main.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', `#${id}`);
        await link.click();
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
    });

    test('the arrow leads to the about section', async ({ page }) => {
      await open(page, at(locale, '/'));
      await page.getByRole('link', { name: t('Hero.arrow') }).click();
      await expect(page).toHaveURL(/#about$/);
      await expect(page.locator('#about')).toBeInViewport();
    });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('the arrow appears after half a second, and its jump is a smooth one', async ({ page }) => {
        await page.goto(at(locale, '/'));
        const arrow = page.getByRole('link', { name: t('Hero.arrow') });
        const delay = await arrow.evaluate((element) => {
          element.style.animation = 'none';
          element.getBoundingClientRect();
          element.style.animation = '';
          return element.getAnimations()[0]?.effect?.getComputedTiming().delay;
        });
        expect(delay).toBe(500);
        await expect(arrow).toBeHidden();
        await expect(arrow).toBeVisible();
        expect(await page.locator('html').evaluate((html) => getComputedStyle(html).scrollBehavior)).toBe(
          'smooth',
        );
      });
    });
  });
}
