import { unitHref } from '../support/content/records';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { expect, test } from '../support/test';

const t = words('en');
const url = at('en', unitHref);

test('a button copies the address of the unit or announces its failure', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, url);
  const copy = page.getByRole('button', { name: t('Unit.copy') });
  await copy.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('Unit.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(url);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
  await copy.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('Unit.copyFailed') })).toBeVisible();
});

test('the card with price and contact is beside the plan and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, url);
  const card = page.locator('main section[aria-labelledby="card-title"]');
  const plan = await page.locator('[aria-labelledby="plan-title"]').boundingBox();
  const box = await card.boundingBox();
  expect(box?.y).toBeCloseTo(plan?.y ?? 0, 0);
  expect(box?.x).toBeGreaterThan((plan?.x ?? 0) + (plan?.width ?? 0));
  expect(plan?.width).toBeGreaterThanOrEqual(620);
  const costs = page.locator('main section[aria-labelledby="costs-title"]');
  await costs.evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(card).toBeInViewport({ ratio: 1 });
});
