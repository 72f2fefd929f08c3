import { company } from '../support/content/records';
import { open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link } from '../support/roles';
import { expect, type Page, test } from '../support/test';

const chatOf = (page: Page) => link(page.getByRole('complementary'), words('he')('ChatButton.label'));

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

test.describe('over a lead picture', { tag: '@chromium' }, () => {
  const dockOf = (page: Page) => chatOf(page).locator('..');

  test('the chat button appears when the first screen has left', async ({ page }) => {
    await page.goto('/');
    await expect(dockOf(page)).toHaveCSS('opacity', '0');
    expect(await isOnTop(page)).toEqual([false, false, false]);
    await page.evaluate(() => scrollTo({ top: innerHeight * 0.9, behavior: 'instant' }));
    await expect(dockOf(page)).toHaveCSS('opacity', '1');
    expect(await isOnTop(page)).toEqual([true, true, true]);
  });

  test('the keyboard focus shows the hidden chat button', async ({ page }) => {
    await page.goto('/');
    await expect(dockOf(page)).toHaveCSS('opacity', '0');
    await chatOf(page).evaluate((button) => button.focus({ preventScroll: true }));
    await expect(dockOf(page)).toHaveCSS('opacity', '1');
  });
});

/** What covers the chat button, at whose end it is. */
const covers = [
  ['the footer', '/', (page: Page) => page.getByRole('contentinfo')],
  ['tables', '/spaces', (page: Page) => page.getByRole('table').first()],
  ['the card of a unit', '/harbourgate/1', (page: Page) => page.locator('[aria-labelledby="card-title"]')],
] as const;

for (const [name, address, find] of covers) {
  test(`the chat button is under ${name} until it has the focus`, async ({ page }) => {
    await page.goto(address);
    await find(page).evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
    await expect(find(page)).toBeInViewport({ ratio: 0.5 });
    await expect.poll(() => isOnTop(page)).toEqual([false, false, false]);
    await chatOf(page).focus();
    expect(await isOnTop(page)).toEqual([true, true, true]);
  });
}

test('the copyright has the visitor’s year, also years after the build', async ({ page }) => {
  await page.clock.setFixedTime('2041-06-01T12:00:00Z');
  await open(page, '/accessibility');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${company.name.he}`);
});
