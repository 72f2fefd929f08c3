import { expectAccessible } from '../support/axe';
import { buildingHref, levels, projectWhere } from '../support/content/records';
import { at, open, settled } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { region } from '../support/roles';
import { expect, test } from '../support/test';

/* Axe on states that only some records have. */

test('axe finds no issue in the picture viewer', async ({ page }) => {
  const { index } = projectWhere('he', ({ images }) => images.length > 1);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, at('he', `/project/${index}`));
  await region(page, words('he')('Project.gallery')).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'the picture viewer', 'dialog');
});

test('axe finds no issue at a chosen level', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${at('en', buildingHref)}#level-${levels[0]?.id}`);
  await settled(page);
  await expectAccessible(page, 'a chosen level', '#options');
});
