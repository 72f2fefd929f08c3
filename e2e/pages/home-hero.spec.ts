import { contrastOf } from '../../model/rules/colours';
import { hexOf } from '../support/colours';
import { inBothDirections } from '../support/languages';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link } from '../support/roles';
import { expect, test } from '../support/test';

const t = words('en');

test('the buttons and the arrow of the hero lead to their sections', async ({ page }) => {
  await open(page, at('en', '/'));
  for (const [name, id] of [
    [t('Hero.primary'), 'contact'],
    [t('Hero.secondary'), 'projects'],
    [t('Hero.arrow'), 'about'],
  ] as const) {
    await link(page.getByRole('main'), name).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

inBothDirections((locale) => {
  test('the elevations are readable over every crop of the picture', async ({ page }) => {
    await page.goto(at(locale, '/'));
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const marks = await page.locator('main svg g:has(> rect)').evaluateAll((groups) =>
        groups.map((group) => {
          const [plate, text] = ['rect', 'text'].map((name) => group.querySelector<SVGGraphicsElement>(name));
          if (!plate || !text) throw new Error('An elevation has no plate.');
          const around = plate.getBoundingClientRect();
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const inside =
            around.left <= left && right <= around.right && around.top <= top && bottom <= around.bottom;
          return { inside, colours: [plate, text].map((part) => getComputedStyle(part).fill) };
        }),
      );
      for (const { inside, colours } of marks) {
        expect.soft(inside, `on its plate at ${width} px`).toBe(true);
        expect.soft(contrastOf(colours.map(hexOf))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test.describe('with motion', { tag: '@own-engine' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the arrow appears after half a second and scrolls smoothly', async ({ page }) => {
    await page.goto(at('en', '/'));
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
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await scrolling(), 'a page that is returned to is at its place at once').toBe('auto');
    await arrow.click();
    expect(await scrolling()).toBe('smooth');
  });
});
