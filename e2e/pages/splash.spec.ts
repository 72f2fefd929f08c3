import { building, buildingHref, projectsIn } from '../support/content/records';
import { hydrated, open, stopAnimations } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link, projectCard } from '../support/roles';
import { type Browser, expect, type Locator, type Page, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const splash = '[data-splash]';

/** Returns the computed milliseconds of the splash, of its fade and of the page's fade. */
async function timesOf(page: Page) {
  return page.evaluate(() => {
    const timing = (selector: string) => {
      const style = getComputedStyle(document.querySelector(selector) as Element);
      return [style.animationDelay, style.animationDuration].map((time) => Number.parseFloat(time) * 1000);
    };
    return { splash: timing('[data-splash]'), page: timing('main > :not([data-parts])') };
  });
}

/** Finishes all animations. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.locator(splash)).toHaveCSS('opacity', '0');
}

const t = words('he');

test('the page is complete under the splash', async ({ page }) => {
  await stopAnimations(page);
  for (const [path, title] of [
    [buildingHref, building.name.he],
    ['/', t('Hero.title')],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator(`${splash} :is(img, [data-level])`).first()).toBeVisible();
    await expect(page.locator(splash)).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator(splash)).toHaveText('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // The drawing that is shown a second time stays so.
    expect(await page.locator('[inert]:not([data-level])').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  }
});

test('the splash lasts 2000 ms with a fade of 500 ms', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(splash)).toBeVisible();
  // The style sheet can load late.
  await expect.poll(() => timesOf(page)).toEqual({ splash: [2000, 500], page: [2000, 800] });
  await finishAnimations(page);
  await link(page, t('Hero.primary')).click();
  await expect(page, 'it catches no click').toHaveURL(/#contact$/);
});

/**
 * Replays the animations of an element at four times their speed, and lists the browser's work after their first frame.
 */
async function workOf(browser: Browser, page: Page, element: Locator): Promise<string[]> {
  await finishAnimations(page);
  await browser.startTracing(page);
  await element.evaluate(async (element: HTMLElement) => {
    // A finished animation without a fill is removed, so this restarts it.
    element.style.animation = 'none';
    element.getBoundingClientRect();
    element.style.animation = '';
    const animations = element.getAnimations({ subtree: true });
    for (const animation of animations) {
      animation.cancel();
      animation.playbackRate = 4;
      animation.play();
    }
    const frame = () => new Promise(requestAnimationFrame);
    await Promise.all(animations.map(({ ready }) => ready));
    await frame();
    await frame();
    performance.mark('shown');
    await Promise.all(animations.map(({ finished }) => finished));
    // The following frame may drop a layer.
    performance.mark('gone');
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const events: { name: string; ts: number }[] = traceEvents;
  const [shown = 0, gone = 0] = ['shown', 'gone'].map((mark) => events.find(({ name }) => name === mark)?.ts);
  expect(gone - shown, 'microseconds').toBeGreaterThan(3e5);
  const work = events.filter(({ ts }) => ts > shown && ts < gone).map(({ name }) => name);
  expect(work, 'the trace lists the work of the browser').toContain('Commit');
  return work;
}

test('the splash needs no layout or paint after its first frame', {
  tag: '@chromium',
}, async ({ page, browser }) => {
  for (const url of ['/', buildingHref]) {
    await page.goto(url);
    const work = await workOf(browser, page, page.locator(splash));
    expect(work.filter((name) => name === 'Layout' || name === 'Paint')).toEqual([]);
  }
});

test('the line of the splash is drawn at the roof line', { tag: '@chromium' }, async ({ page }) => {
  await stopAnimations(page);
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const middle = (line: Locator) =>
      line.evaluate((part) => {
        const { top, height } = part.getBoundingClientRect();
        return top + height / 2;
      });
    const roof = await middle(page.locator('main svg line').first());
    const line = await middle(page.locator(`${splash} > :last-child > :last-child`));
    expect(Math.abs(line - roof), `${width} px: ${line} and ${roof}`).toBeLessThanOrEqual(1);
  }
});

test('a page without a roof has the line of the splash in its middle', async ({ page }) => {
  await stopAnimations(page);
  await open(page, '/accessibility');
  const { height = 0 } = page.viewportSize() ?? {};
  const { top } = await page
    .locator(`${splash} > :last-child`)
    .evaluate((line) => line.getBoundingClientRect());
  expect(top).toBe(height / 2);
});

test('the page fades in without a new paint', {
  tag: '@chromium',
}, async ({ page, browser }) => {
  await page.goto('/');
  expect(await workOf(browser, page, page.locator('[data-parts] > *').first())).not.toContain('Paint');
});

test('Escape or a click ends the splash early', async ({ page }) => {
  await stopAnimations(page);
  for (const end of [() => page.keyboard.press('Escape'), () => page.mouse.click(300, 300)]) {
    await open(page, '/accessibility');
    await expect(page.locator(splash)).toBeVisible();
    await end();
    await expect(page.locator(splash)).toBeHidden();
  }
});

test('a page in a frame shows no splash', async ({ page }) => {
  await open(page, '/accessibility');
  await page.locator('main').evaluate((main) => {
    const frame = document.createElement('iframe');
    frame.referrerPolicy = 'no-referrer';
    frame.src = '/privacy';
    main.prepend(frame);
  });
  const inFrame = page.frameLocator('iframe');
  await expect(inFrame.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(inFrame.locator(splash)).toBeHidden();
});

test('only a new load of the document shows the splash again', async ({ page }) => {
  const title = projectsIn('he')[0]?.title ?? '';
  for (const end of [() => page.keyboard.press('Escape'), () => finishAnimations(page)]) {
    await open(page, '/');
    await end();
    await projectCard(page, title)
      .getByRole('link', { name: t('Projects.more') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await hydrated(page);
    await expect(page.locator(splash)).toBeHidden();
    await expect(page.locator('main > *').first()).toHaveCSS('animation-delay', '0s');
  }
  await stopAnimations(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator(splash)).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no splash', async ({ page }) => {
    await page.goto(buildingHref, { waitUntil: 'domcontentloaded' });
    await expect(page.locator(splash)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('no light ground shows before a dark hero', async ({ page }) => {
    await stopAnimations(page);
    for (const path of ['/', buildingHref]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const hero = page.locator('main .dark').first();
      const opacities = await hero.evaluate((element) => {
        const parts = [element];
        for (let part = element.parentElement; part; part = part.parentElement)
          parts.push(part as HTMLElement);
        return parts.map((part) => getComputedStyle(part).opacity);
      });
      expect(new Set(opacities), path).toEqual(new Set(['1']));
    }
  });
});
