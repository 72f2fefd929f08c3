import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { at, locales } from './support/pages';
import { projectsIn } from './support/records';
import { words } from './support/words';

/* A page whose scripts fail in the browser says so in its language, and leads on. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Has what counts the figures of a page up fail, until the page is mended. */
async function breakPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
        super(...given);
        if (given[1]?.threshold && !('mended' in window)) throw new Error('broken by a test');
      }
    };
  });
}

for (const locale of locales) {
  const t = words(locale);
  const [project] = projectsIn(locale);

  test(`${locale}: a page that breaks says so, and comes back when it is tried again`, async ({ page }) => {
    await breakPage(page);
    await page.goto(at(locale, `/project/${project?.index}`));
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1, name: t('Broken.title') })).toBeVisible();
    await expect(alert).toContainText(t('Broken.text'));
    await expectAccessible(page);

    await page.evaluate(() => Object.assign(window, { mended: true }));
    await alert.getByRole('button', { name: t('Broken.retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: project?.title })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test(`${locale}: a page that breaks leads to the home page, in a new document`, async ({ page }) => {
    await breakPage(page);
    await page.goto(at(locale, `/project/${project?.index}`));
    const link = page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('link', { name: t('Broken.home') });
    const [document] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      link.click(),
    ]);
    expect(new URL(document.url()).pathname).toBe(at(locale, '/'));
  });
}
