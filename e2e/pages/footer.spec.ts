import { company } from '../support/content/records';
import { open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link } from '../support/roles';
import { expect, type Page, test } from '../support/test';

const chatOf = (page: Page) => link(page.locator('aside'), words('he')('ChatButton.label'));

/** Whether the start, middle and end of the chat button can be pressed. */
const isOnTop = (page: Page) =>
  chatOf(page).evaluate((element) => {
    const { left, right, y, height } = element.getBoundingClientRect();
    return [left + 2, (left + right) / 2, right - 2].map((x) =>
      element.contains(document.elementFromPoint(x, y + height / 2)),
    );
  });

test('the chat button is on top of a page and has a description', async ({ page }) => {
  await page.goto('/accessibility');
  await expect(chatOf(page)).toHaveAccessibleDescription(words('he')('ChatButton.newTab'));
  await expect(chatOf(page)).toBeInViewport();
  await expect.poll(() => isOnTop(page)).toEqual([true, true, true]);
});

/** Scrolls in the way of a visitor, and waits for the observers. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (position) => {
    window.scrollTo({ top: position, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);

const dockOf = (page: Page) => page.getByRole('complementary', { name: words('he')('ChatButton.label') });

test('the chat button appears when the first screen has left', async ({ page }) => {
  await open(page, '/');
  await expect(dockOf(page)).toHaveCSS('opacity', '0');
  expect(await isOnTop(page)).toEqual([false, false, false]);
  const { height = 0 } = (await page.locator('[data-parts]').first().boundingBox()) ?? {};
  await scrollTo(page, height);
  await expect(dockOf(page)).toHaveCSS('opacity', '1');
  expect(await isOnTop(page)).toEqual([true, true, true]);
});

test('the keyboard focus shows the hidden chat button', async ({ page }) => {
  await open(page, '/');
  await expect(dockOf(page)).toHaveCSS('opacity', '0');
  await chatOf(page).evaluate((button) => button.focus({ preventScroll: true }));
  await expect(dockOf(page)).toHaveCSS('opacity', '1');
});

/** Parts that the chat button would cover, at whose end it is. */
const covers = [
  ['the footer', '/', (page: Page) => page.getByRole('contentinfo')],
  ['tables', '/spaces', (page: Page) => page.getByRole('table').first()],
  ['the card of a unit', '/harbourgate/1', (page: Page) => page.locator('[aria-labelledby="card-title"]')],
] as const;

for (const [name, address, find] of covers) {
  test(`the chat button fades out over ${name} until it has the focus`, async ({ page }) => {
    await open(page, address);
    const bottom = await find(page).evaluate(
      (element) => element.getBoundingClientRect().bottom + scrollY - innerHeight,
    );
    await scrollTo(page, Math.max(bottom, 1));
    await expect(find(page)).toBeInViewport({ ratio: 0.5 });
    const dock = page.locator('aside');
    await expect(dock).toHaveCSS('opacity', '0');
    expect(await isOnTop(page)).toEqual([false, false, false]);
    await chatOf(page).focus();
    await expect(dock).toHaveCSS('opacity', '1');
    expect(await isOnTop(page)).toEqual([true, true, true]);
  });
}

test.describe('without script', { tag: '@own-engine' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the chat button is under the form', async ({ page }) => {
    await page.goto('/#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    await expect.poll(() => isOnTop(page)).toEqual([false, false, false]);
  });
});

test('the copyright has the visitor’s year, also years after the build', async ({ page }) => {
  await page.clock.setFixedTime('2041-06-01T12:00:00Z');
  await open(page, '/accessibility');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${company.name.he}`);
});
