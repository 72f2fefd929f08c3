import { projectWhere } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { projectCard } from '../support/roles';
import { expect, type Locator, type Page, test } from '../support/test';

const t = words('en');

test('the buttons of the carousel wrap at both ends', { tag: '@core' }, async ({ page }) => {
  await open(page, at('en', '/'));
  const { title, images } = projectWhere('en', (project) => project.images.length > 1);
  const card = projectCard(page, title);
  const names = images.map(({ alt }) => alt.en);
  const last = names.length - 1;
  const shown = card.getByRole('img');
  const next = card.getByRole('button', { name: t('Carousel.next') });
  const previous = card.getByRole('button', { name: t('Carousel.previous') });
  const dots = card.getByRole('group', { name: t('Carousel.dots') }).getByRole('button');
  await expect(dots).toHaveCount(names.length);
  for (const name of [...names, names[0] ?? '']) {
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAccessibleName(name);
    await next.click();
  }
  await expect(shown).toHaveAccessibleName(names[1] ?? '');
  for (const index of [0, last]) {
    await previous.click();
    await expect(shown).toHaveAccessibleName(names[index] ?? '');
  }
  await expect(dots.nth(last)).toHaveAttribute('aria-current', 'true');
  await dots.nth(1).click();
  await expect(shown).toHaveAccessibleName(names[1] ?? '');
  await expect(card.locator('[aria-current="true"]')).toHaveCount(1);
});

inBothDirections((locale) => {
  test.describe('under a finger', { tag: '@own-engine' }, () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('the carousel follows a swipe but not a vertical scroll', async ({ page }) => {
      await open(page, at(locale, '/'));
      const { title, images } = projectWhere(locale, (project) => project.images.length > 1);
      const names = images.map(({ alt }) => alt[locale]);
      const card = projectCard(page, title);
      const shown = card.getByRole('img');
      await card.scrollIntoViewIfNeeded();
      await expect(shown).toHaveAccessibleName(names[0] ?? '');
      const finger = await touch(page, shown.locator('..'));
      // The next picture is at the end of the line.
      const next = locale === 'he' ? 1 : -1;

      await finger.down();
      await finger.move({ x: next * 20, y: 0 });
      await finger.move({ x: next * 120, y: 4 });
      const picture = card.locator('picture').first();
      await expect
        .poll(async () => (await picture.boundingBox())?.x)
        .toBeCloseTo(finger.left + next * 120, 0);
      await expect(card.locator('picture').nth(1)).toBeInViewport();
      await finger.up();
      await expect(shown).toHaveAccessibleName(names[1] ?? '');
      await expect.poll(async () => (await shown.boundingBox())?.x).toBeCloseTo(finger.left, 0);

      await finger.down();
      await finger.move({ x: -next * 20, y: 0 });
      await finger.move({ x: -next * 90, y: 0 });
      await finger.up();
      await expect(shown).toHaveAccessibleName(names[0] ?? '');

      await finger.down();
      await finger.move({ x: next * 20, y: 0 });
      await finger.move({ x: next * 30, y: 0 });
      await finger.up();
      await expect.poll(async () => (await shown.boundingBox())?.x).toBeCloseTo(finger.left, 0);
      await expect(shown).toHaveAccessibleName(names[0] ?? '');

      const before = await page.evaluate('scrollY');
      await finger.down();
      for (const y of [-20, -60, -120, -180]) await finger.move({ x: 6, y });
      await finger.up();
      await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(Number(before) + 80);
      await expect(shown).toHaveAccessibleName(names[0] ?? '');
    });
  });
});

/** Starts a touch in the middle of an element; `left` is the element's left edge. */
async function touch(page: Page, element: Locator) {
  const session = await page.context().newCDPSession(page);
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    left: box.x,
    down: () => send('touchStart', [middle]),
    move: ({ x, y }: { x: number; y: number }) => send('touchMove', [{ x: middle.x + x, y: middle.y + y }]),
    up: () => send('touchEnd', []),
  };
}
