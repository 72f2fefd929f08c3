import { expectAccessible } from '../support/axe';
import { building, buildingHref, company, unit, unitHref } from '../support/content/records';
import { expectWhole } from '../support/drawing';
import { inBothDirections } from '../support/languages';
import { totalOf, writeAmount } from '../support/pages/amounts';
import { at, open } from '../support/pages/pages';
import { link } from '../support/roles';
import { expect, type Page, test } from '../support/test';

/** A phone between the bars of its browser. */
const phone = { width: 390, height: 664 };

const dockOf = (page: Page) => page.locator('body > aside');

/** Has the state of the dock. */
const bodyOf = (page: Page) => page.locator('body');

/** Scrolls to a position, and returns what is at the end of the window once the observers have reported. */
async function scrollAndRead(page: Page, top: number) {
  await page.evaluate(async (position) => {
    scrollTo({ top: position, behavior: 'instant' });
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  }, top);
  return page.evaluate(() => {
    const dock = document.querySelector('body > aside') as HTMLElement;
    const chat = [...dock.querySelectorAll('a')].at(-1) as HTMLElement;
    const isSeen = (selector: string, end: number) => {
      const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < end;
    };
    const isBar = document.body.dataset.own === 'false';
    const isOver = document.body.dataset.over === 'true';
    // Without the transition, which a picture of the state need not wait for.
    dock.style.transition = 'none';
    const isVisible = getComputedStyle(dock).opacity === '1';
    chat.focus({ preventScroll: true });
    const box = chat.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const state = {
      isBar,
      isVisible,
      // The button alone fades out over what it would cover.
      isFaded: !isBar && isOver,
      // The bar replaces the button exactly while neither the action of the page nor its form is above it.
      isWanted: !isSeen('[data-action]', innerHeight - 64) && !isSeen('#contact', innerHeight - 64),
      isFocused: document.activeElement === chat,
      isOnTop: chat.contains(found) && box.bottom <= innerHeight && getComputedStyle(dock).opacity !== '0',
    };
    chat.blur();
    return state;
  });
}

inBothDirections((locale, t) => {
  for (const href of [buildingHref, unitHref])
    test(`at every scroll position of ${href} the bar or the chat button can be focused`, {
      tag: '@core',
    }, async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, at(locale, href));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const states = [];
      for (let top = 240; top < height; top += 240) states.push({ top, ...(await scrollAndRead(page, top)) });
      states.push({ top: 0, ...(await scrollAndRead(page, 0)) });
      expect(states.filter(({ isFocused, isOnTop }) => !isFocused || !isOnTop)).toEqual([]);
      expect(states.filter(({ isVisible, isFaded }) => isVisible === isFaded)).toEqual([]);
      expect(states.filter(({ isBar, isWanted }) => isBar !== isWanted)).toEqual([]);
      expect(new Set(states.map(({ isBar }) => isBar)).size).toBe(2);
    });

  test('the bar leads to the form, to the phone and to the chat', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, at(locale, unitHref));
    await page.locator('[aria-labelledby="facts-title"]').evaluate((facts) => facts.scrollIntoView());
    const dock = dockOf(page);
    await expect(bodyOf(page)).toHaveAttribute('data-own', 'false');
    await expect(dock).toContainText(t('Units.areaValue', { n: unit?.area ?? 0 }));
    if (unit?.price)
      await expect(dock).toContainText(writeAmount(t, totalOf(unit.price, unit.area), building));
    const links = dock.getByRole('link');
    await expect(links).toHaveCount(company.whatsapp ? 3 : 2);
    for (const each of await links.all()) {
      const { width = 0, height = 0 } = (await each.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    }
    expect(await links.nth(1).getAttribute('href')).toMatch(/^tel:/);
    // The fixed words are alone in their element.
    const words = dock.getByText(t('ChatButton.label'), { exact: true });
    expect(await words.evaluate(({ children }) => children.length)).toBe(0);
    await link(dock, t('Units.ask')).click();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(bodyOf(page)).toHaveAttribute('data-own', 'true');
  });

  test('the bar is accessible, and whole at 320 px with text of double size', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, at(locale, unitHref));
    const showBar = async () => {
      await page.locator('[aria-labelledby="facts-title"]').evaluate((facts) => facts.scrollIntoView());
      await expect(bodyOf(page)).toHaveAttribute('data-own', 'false');
    };
    await showBar();
    await expectAccessible(page, 'the bar', 'aside');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 212.5% !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.setViewportSize({ width: 320, height: 664 });
    await showBar();
    await expectWhole(page, 'the bar');
    const boxes = await Promise.all(
      (await dockOf(page).getByRole('link').all()).map((each) => each.boundingBox()),
    );
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          !box || !other
            ? 'no box'
            : box.x + box.width <= other.x + 1 ||
                other.x + other.width <= box.x + 1 ||
                box.y + box.height <= other.y + 1,
        ).toBe(true);
  });
});

test('a wide window has the chat button alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, at('en', buildingHref));
  await page.locator('#options').scrollIntoViewIfNeeded();
  await expect(bodyOf(page)).toHaveAttribute('data-own', 'false');
  await expect(dockOf(page).getByRole('link')).toHaveCount(1);
});

test('nothing observes the scroll position before the first scroll', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, at('en', buildingHref));
  await expect(bodyOf(page)).not.toHaveAttribute('data-own');
  await expect(bodyOf(page)).not.toHaveAttribute('data-over');
  await page.mouse.wheel(0, 200);
  await expect(bodyOf(page)).toHaveAttribute('data-over');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the bar slides in once', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, at('en', buildingHref));
    await page.locator('#options').scrollIntoViewIfNeeded();
    await expect(bodyOf(page)).toHaveAttribute('data-own', 'false');
    const names = await dockOf(page).evaluate((dock) => {
      const { animationName, animationIterationCount } = getComputedStyle(dock);
      return [animationName.includes('rise'), animationIterationCount];
    });
    expect(names).toEqual([true, '1']);
  });
});

test('the bar does not move with reduced motion', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, at('en', buildingHref));
  await page.locator('#options').scrollIntoViewIfNeeded();
  await expect(bodyOf(page)).toHaveAttribute('data-own', 'false');
  await expect(dockOf(page)).toHaveCSS('animation-name', 'none');
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the parts of the bar and the current section keep their edges', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, at('en', buildingHref));
    await page.locator('#options').scrollIntoViewIfNeeded();
    await expect(bodyOf(page)).toHaveAttribute('data-own', 'false');
    for (const part of [dockOf(page), ...(await dockOf(page).getByRole('link').all())])
      await expect(part).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('nav [aria-current]')).toHaveCSS('border-bottom-width', '3px');
  });
});

test.describe('without script', { tag: '@own-engine' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the chat button is visible without the bar', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(at('en', buildingHref));
    await expect(dockOf(page).getByRole('link')).toHaveCount(1);
    await expect(dockOf(page).getByRole('link')).toBeInViewport();
    await expect(dockOf(page)).toHaveCSS('opacity', '1');
  });
});
