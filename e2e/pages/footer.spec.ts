import { company } from '../support/content/records';
import { open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link } from '../support/roles';
import { expect, test } from '../support/test';

test('the chat button is under the footer until it has the focus', async ({ page }) => {
  await page.goto('/');
  const chat = link(page.getByRole('complementary'), words('he')('ChatButton.label'));
  await expect(chat).toHaveAccessibleDescription(words('he')('ChatButton.newTab'));
  await expect(chat).toBeInViewport();
  const isOnTop = () =>
    chat.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await isOnTop()).toBe(true);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.5 });
  await expect.poll(isOnTop).toBe(false);
  await chat.focus();
  expect(await isOnTop()).toBe(true);
});

test('the copyright has the visitor’s year, also years after the build', async ({ page }) => {
  await page.clock.setFixedTime('2041-06-01T12:00:00Z');
  await open(page, '/accessibility');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${company.name.he}`);
});
