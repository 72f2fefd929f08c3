import { expect, type Locator, type Page, test } from '@playwright/test';
import { projectsIn, projectWhere } from '../../testing/content/records';
import { at, open } from '../../testing/pages/pages';
import { inEveryLanguage } from '../support/languages';
import { button, projectCard, region } from '../support/roles';

/** The cards that can be seen. */
function cards(page: Page): Locator {
  return page.locator('#projects article').filter({ visible: true });
}

inEveryLanguage((locale, t) => {
  const all = projectsIn(locale);
  const titlesOf = (projects: typeof all) => projects.map(({ title }) => title);
  const inProgress = all.filter(({ status }) => status === 'inProgress');
  const filters = [
    { name: t('Projects.all'), projects: all },
    { name: t('Projects.inProgress'), projects: inProgress },
    { name: t('Projects.completed'), projects: all.filter(({ status }) => status === 'completed') },
  ];

  test('three projects of a filter are shown first, three more at a time, and how many is announced', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, at(locale, '/'));
    const group = page.getByRole('group', { name: t('Projects.filterLabel') });
    const section = region(page, t('Projects.title'));
    const more = button(section, t('Projects.showMore'));
    const status = section.getByRole('status');
    await expect(group.getByRole('button')).toHaveText(filters.map(({ name }) => name));
    await expect(group.locator('[aria-pressed="true"]')).toHaveText(t('Projects.all'));
    await expect(status).toHaveText('');
    for (const { name, projects } of [...filters, ...filters.slice(0, 1)]) {
      const total = projects.length;
      const choice = button(group, name);
      await choice.click();
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await expect(group.locator('[aria-pressed="true"]')).toHaveCount(1);
      for (let shown = 3; shown < total; shown += 3) {
        await expect(cards(page).locator('h3')).toHaveText(titlesOf(projects.slice(0, shown)));
        await expect(status).toHaveText(t('Projects.shown', { shown, total }));
        await more.click();
      }
      await expect(cards(page).locator('h3')).toHaveText(titlesOf(projects));
      await expect(more).toBeHidden();
    }
  });

  test('a chosen filter can be shared by its address, and the page stays the same for search engines', async ({
    page,
  }) => {
    await open(page, at(locale, '/'));
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    const choice = button(page, t('Projects.inProgress'));
    await choice.click();
    await expect(page).toHaveURL(/\?status=inProgress$/);
    await open(page, page.url());
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page).locator('h3')).toHaveText(titlesOf(inProgress.slice(0, 3)));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical ?? '');
  });

  test('the carousel goes forward and back and wraps at both ends', { tag: '@core' }, async ({ page }) => {
    await open(page, at(locale, '/'));
    const { title, images } = projectWhere(locale, (project) => project.images.length > 1);
    const card = projectCard(page, title);
    const names = images.map(({ alt }) => alt[locale]);
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
    for (const place of [0, last]) {
      await previous.click();
      await expect(shown).toHaveAccessibleName(names[place] ?? '');
    }
    await expect(dots.nth(last)).toHaveAttribute('aria-current', 'true');
    await dots.nth(1).click();
    await expect(shown).toHaveAccessibleName(names[1] ?? '');
    await expect(card.locator('[aria-current="true"]')).toHaveCount(1);
  });

  test.describe('under a finger', { tag: '@emulation' }, () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('the carousel follows both ways, snaps, and leaves the page its vertical scroll', async ({
      page,
    }) => {
      await open(page, at(locale, '/'));
      const { title, images } = projectWhere(locale, (project) => project.images.length > 1);
      const names = images.map(({ alt }) => alt[locale]);
      const card = projectCard(page, title);
      const shown = card.getByRole('img');
      await card.scrollIntoViewIfNeeded();
      await expect(shown).toHaveAccessibleName(names[0] ?? '');
      const finger = await touch(page, shown.locator('..'));
      // The next picture is where the reading goes on.
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

/** A finger that goes down in the middle of an element; `left` is where the element begins. */
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
