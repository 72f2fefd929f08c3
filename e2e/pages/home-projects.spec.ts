import { expect, type Locator, type Page, test } from '@playwright/test';
import { projectsIn } from '../../testing/content/records';
import { at, locales, open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

/** The cards that can be seen. */
function cards(page: Page): Locator {
  return page.locator('#projects article').filter({ visible: true });
}

for (const locale of locales) {
  const t = words(locale);
  const all = projectsIn(locale);
  const filters = [
    { name: t('Projects.all'), projects: all },
    { name: t('Projects.inProgress'), projects: all.filter(({ status }) => status === 'inProgress') },
    { name: t('Projects.completed'), projects: all.filter(({ status }) => status === 'completed') },
  ];

  test.describe(locale, () => {
    test('three projects are shown first, three more at a time, until none is left', {
      tag: '@core',
    }, async ({ page }) => {
      await open(page, at(locale, '/'));
      const group = page.getByRole('group', { name: t('Projects.filterLabel') });
      const section = page.getByRole('region', { name: t('Projects.title') });
      const more = section.getByRole('button', { name: t('Projects.showMore'), exact: true });
      await expect(group.getByRole('button')).toHaveText(filters.map(({ name }) => name));
      for (const { name, projects } of filters) {
        const choice = group.getByRole('button', { name, exact: true });
        await choice.click();
        await expect(choice).toHaveAttribute('aria-pressed', 'true');
        await expect(group.locator('[aria-pressed="true"]')).toHaveCount(1);
        for (let shown = 3; shown < projects.length; shown += 3) {
          await expect(cards(page).locator('h3')).toHaveText(
            projects.slice(0, shown).map(({ title }) => title),
          );
          await more.click();
        }
        await expect(cards(page).locator('h3')).toHaveText(projects.map(({ title }) => title));
        await expect(more).toBeHidden();
      }
    });

    test('a chosen filter can be shared by its address, and the page stays the same for search engines', async ({
      page,
    }) => {
      await open(page, at(locale, '/'));
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      const choice = page.getByRole('button', { name: t('Projects.inProgress'), exact: true });
      await choice.click();
      await expect(page).toHaveURL(/\?status=inProgress$/);
      await open(page, page.url());
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page).locator('h3')).toHaveText(
        filters[1]?.projects.slice(0, 3).map(({ title }) => title) ?? [],
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical ?? '');
    });

    test('all projects are chosen at first, and a change of the filter starts at three again', async ({
      page,
    }) => {
      await open(page, at(locale, '/'));
      const group = page.getByRole('group', { name: t('Projects.filterLabel') });
      const section = page.getByRole('region', { name: t('Projects.title') });
      await expect(group.locator('[aria-pressed="true"]')).toHaveText(t('Projects.all'));
      await expect(cards(page)).toHaveCount(3);
      await section.getByRole('button', { name: t('Projects.showMore'), exact: true }).click();
      await expect(cards(page)).toHaveCount(6);
      await group.getByRole('button', { name: t('Projects.completed'), exact: true }).click();
      await expect(cards(page)).toHaveCount(3);
      await group.getByRole('button', { name: t('Projects.all'), exact: true }).click();
      await expect(cards(page)).toHaveCount(3);
    });

    test('the number of shown projects is announced', async ({ page }) => {
      await open(page, at(locale, '/'));
      const section = page.getByRole('region', { name: t('Projects.title') });
      await expect(section.getByRole('status')).toHaveText('');
      await section.getByRole('button', { name: t('Projects.inProgress'), exact: true }).click();
      const total = filters[1]?.projects.length ?? 0;
      expect(total, 'specification §10.3: more than three are in progress').toBeGreaterThan(3);
      await expect(section.getByRole('status')).toHaveText(t('Projects.shown', { shown: 3, total }));
    });

    test('a card has its badge, its line and a link to its page', async ({ page }) => {
      await open(page, at(locale, '/'));
      const section = page.getByRole('region', { name: t('Projects.title') });
      const more = section.getByRole('button', { name: t('Projects.showMore'), exact: true });
      while (await more.isVisible()) await more.click();
      const colours = { completed: 'green', inProgress: 'blue', inPlanning: 'yellow' };
      for (const [place, { status, title, openingLine, index }] of all.entries()) {
        const card = cards(page).nth(place);
        const key = status as keyof typeof colours;
        const badge = card.getByText(t(`Status.${key}`), { exact: true });
        await expect(badge).toBeVisible();
        expect(await badge.evaluate(hueOf), `${title}: ${key}`).toBe(colours[key]);
        if (openingLine) await expect(card.getByText(openingLine, { exact: true })).toBeVisible();
        await expect(card.getByRole('link', { name: t('Projects.more') })).toHaveAttribute(
          'href',
          at(locale, `/project/${index}`),
        );
      }
      expect(new Set(all.map(({ status }) => status)).size).toBe(3);
    });

    test('the carousel goes forward and back and wraps at both ends', { tag: '@core' }, async ({ page }) => {
      await open(page, at(locale, '/'));
      const card = cards(page).first();
      const total = all[0]?.images.length ?? 0;
      const names = (all[0]?.images ?? []).map(({ alt }) => alt[locale]);
      const shown = card.getByRole('img');
      const next = card.getByRole('button', { name: t('Carousel.next') });
      const previous = card.getByRole('button', { name: t('Carousel.previous') });
      const dots = card.getByRole('group', { name: t('Carousel.dots') }).getByRole('button');
      await expect(dots).toHaveCount(total);
      for (const name of [...names, names[0] ?? '']) {
        await expect(shown).toHaveCount(1);
        await expect(shown).toHaveAccessibleName(name);
        await next.click();
      }
      await expect(shown).toHaveAccessibleName(names[1] ?? '');
      await previous.click();
      await expect(shown).toHaveAccessibleName(names[0] ?? '');
      await previous.click();
      await expect(shown).toHaveAccessibleName(names[total - 1] ?? '');
      await expect(dots.nth(total - 1)).toHaveAttribute('aria-current', 'true');
      await dots.nth(2).click();
      await expect(shown).toHaveAccessibleName(names[2] ?? '');
      await expect(card.locator('[aria-current="true"]')).toHaveCount(1);
    });

    test.describe('under a finger', { tag: '@emulation' }, () => {
      test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

      test('the carousel follows both ways, snaps, and leaves the page its vertical scroll', async ({
        page,
      }) => {
        await open(page, at(locale, '/'));
        const names = (all[0]?.images ?? []).map(({ alt }) => alt[locale]);
        const card = cards(page).first();
        const shown = card.getByRole('img');
        await card.scrollIntoViewIfNeeded();
        await expect(shown).toHaveAccessibleName(names[0] ?? '');
        const finger = await touch(page, shown.locator('..'));
        // The next picture stands where the reading goes on.
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

    test('the link of a card opens the page of its project', async ({ page }) => {
      await open(page, at(locale, '/'));
      const [project] = all;
      await cards(page)
        .first()
        .getByRole('link', { name: t('Projects.more') })
        .click();
      await expect(page).toHaveURL(at(locale, `/project/${project?.index}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.title ?? '');
    });
  });
}

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

/** The name of an element's background colour, by its hue. */
function hueOf(element: Element): string {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(
    Number,
  );
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  if (spread < 30) return 'gray';
  if (red > 150 && green > 120 && blue < 120) return 'yellow';
  if (green > red && green > blue) return 'green';
  return blue > red && blue > green ? 'blue' : 'other';
}
