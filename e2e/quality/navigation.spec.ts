import { projectWhere } from '../support/content/records';
import { at, hydrated, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { backLink, button, link, region } from '../support/roles';
import { expect, test } from '../support/test';

/* Links are plain anchors, and every page is a separate document. */

const t = words('en');

test('a link within the page requests nothing', async ({ page }) => {
  await open(page, '/en');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.resourceType()));
  await link(page.getByRole('contentinfo'), t('SiteHeader.about')).click();
  await expect(page.locator('#about')).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(requests.filter((type) => type === 'fetch' || type === 'document')).toEqual([]);
});

test('with Ctrl a link opens a new tab', { tag: '@own-engine' }, async ({ page, context }) => {
  await open(page, '/en');
  const opened = context.waitForEvent('page');
  await page
    .locator('#projects article a[href*="/project/"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/\/project\/\d+$/);
  await expect(page).toHaveURL(/\/en$/);
});

test('with Ctrl a picture opens in a new tab', { tag: '@own-engine' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  // Chromium's own page for a picture has inline styles.
  expectedErrors.push(/inline style violates.*\.jpg\)$/);
  const { index } = projectWhere('en', ({ images }) => images.length > 1);
  await open(page, at('en', `/project/${index}`));
  const enlarged = context.waitForEvent('page');
  const picture = region(page, t('Project.gallery')).getByRole('link').first();
  await picture.click({ modifiers: ['ControlOrMeta'] });
  await (await enlarged).waitForURL(/\.jpg$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

// In English, because Firefox restores no scroll position on a right-to-left page outside its cache.
test('the way back from a project leads to its card in the filtered list', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, '/en');
  const list = region(page, t('Projects.title'));
  await button(list, t('Projects.completed')).click();
  const more = button(list, t('Projects.showMore'));
  if (await more.isVisible()) await more.click();
  const card = list.locator('article:visible').last();
  const address = (await card.getByRole('link', { name: t('Projects.more') }).getAttribute('href')) ?? '';
  const same = list.locator(`article a[href="${address}"]`);
  await same.scrollIntoViewIfNeeded();
  await same.click();
  await page.waitForURL(`**${address}`);
  await hydrated(page);
  await backLink(page, t('TopBar.back')).click();
  await page.waitForURL(/status=completed/);
  await hydrated(page);
  await expect(same).toBeInViewport();
});

test.describe('with motion', { tag: '@own-engine' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a reloaded or restored page scrolls to its position immediately', async ({ page }) => {
    await page.addInitScript(() => {
      const tops = new Set<number>();
      Object.assign(window, { tops });
      addEventListener('scroll', () => tops.add(Math.round(scrollY)));
    });
    const tops = () => page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
    await open(page, '/en');
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
    await expect.poll(tops).toEqual([2500]);
    await page.reload();
    await hydrated(page);
    await expect.poll(tops).toEqual([2500]);
    await page.goto('/en/accessibility');
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2500);
    expect(await tops()).toEqual([2500]);
  });
});

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test.describe(`with ${reducedMotion} about motion`, { tag: '@chromium' }, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`a card's picture ${moves ? 'moves' : 'does not move'} to its project`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', async ({ viewTransition }) => {
          await viewTransition?.ready;
          const animated = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          const pair = ['old', 'new'].map((kind) => `::view-transition-${kind}(lead-picture)`);
          const moves = pair.every((half) => animated.includes(half));
          Object.assign(window, { arrival: { transition: Boolean(viewTransition), moves } });
        });
      });
      type Arrival = { transition: boolean; moves: boolean };
      const arrive = async () => {
        await open(page, '/');
        await page.keyboard.press('Escape');
        await page.locator('#projects article a[href*="/project/"]').first().click();
        await page.waitForURL(/\/project\/\d+$/);
        // However slowly the page loads, its first paint has the picture.
        const expected = page.locator('head link[rel="expect"][blocking="render"]');
        await expect(page.locator((await expected.getAttribute('href')) ?? '').locator('img')).toHaveCount(1);
        const arrival = await page.waitForFunction(() => (window as { arrival?: Arrival }).arrival);
        return arrival.jsonValue() as Promise<Arrival>;
      };
      // Chromium skips a transition when the next page takes over four seconds, as on an overloaded machine.
      let arrival: Arrival | undefined;
      await expect
        .poll(async () => {
          arrival = await arrive();
          return arrival.transition;
        })
        .toBe(moves);
      expect(arrival?.moves).toBe(moves);
    });
  });
