import { expect, test } from '@playwright/test';
import { fill, forms, inquiryFor, partsOf } from '../../testing/forms';
import { token } from '../../testing/mailbox';
import { at, everyAddress, locales, open, projectPath, settled } from '../../testing/pages';
import { projectsIn } from '../../testing/records';
import { words } from '../../testing/words';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/axe';

/* Axe on every page at two widths, and on every state that a page can be in. */

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    const projects = projectsIn(locale).map(({ index }) => at(locale, `/project/${index}`));
    const others = everyAddress(locale).filter((url) => !projects.includes(url));

    for (const url of [...others, at(locale, '/tour/street')]) {
      test(`${url} has no fault that axe can find`, async ({ page }) => {
        await open(page, url);
        await expectAccessibleAtEveryWidth(page);
      });
    }

    for (const half of [projects.slice(0, 6), projects.slice(6)]) {
      test(`no project from ${half[0]} on has a fault that axe can find`, async ({ page }) => {
        test.setTimeout(180_000);
        for (const url of half) {
          await open(page, url);
          await expectAccessibleAtEveryWidth(page);
        }
      });
    }

    test('the open menu has no fault', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, at(locale, '/'));
      await page.getByRole('button', { name: t('SiteHeader.menu'), exact: true }).click();
      await expect(page.getByRole('navigation', { name: t('SiteHeader.label') })).toBeVisible();
      await settled(page);
      await expectAccessible(page, 'the open menu');
    });

    test('chosen filters, further items, a turned carousel and a like have no fault', async ({ page }) => {
      await open(page, at(locale, '/'));
      const projects = page.getByRole('region', { name: t('Projects.title') });
      await projects.getByRole('button', { name: t('Projects.completed'), exact: true }).click();
      await projects.getByRole('button', { name: t('Projects.showMore'), exact: true }).click();
      await projects
        .getByRole('button', { name: t('Carousel.next') })
        .first()
        .click();
      const clients = page.getByRole('region', { name: t('Clients.title') });
      await clients.getByRole('button', { name: t('Clients.showMore'), exact: true }).click();
      await clients.getByRole('button', { name: t('Clients.industries.general'), exact: true }).click();
      await page
        .getByRole('list', { name: t('SocialFeed.list') })
        .getByRole('button')
        .first()
        .click();
      await expectAccessibleAtEveryWidth(page, 'the home page in use');
    });

    test('an enlarged picture has no fault', async ({ page }) => {
      await open(page, at(locale, projectPath(locale)));
      await page
        .getByRole('region', { name: t('Project.gallery') })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleAtEveryWidth(page, 'the picture viewer');
    });

    test('a chosen level has no fault', async ({ page }) => {
      await open(page, `${at(locale, '/hartuvcenter')}#level-minus-6`);
      await expectAccessibleAtEveryWidth(page, 'a chosen level');
    });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('the page under the splash has no fault', async ({ page }) => {
        for (const path of ['/', '/hartuvcenter']) {
          await page.goto(at(locale, path));
          // Held still, so that axe sees it as it stands and not as it goes.
          await page.evaluate(() => {
            for (const animation of document.getAnimations()) animation.pause();
          });
          await expect(page.locator('[data-splash]')).toBeVisible();
          await page.evaluate(() => {
            for (const animation of document.getAnimations()) {
              if ((animation.effect as KeyframeEffect).target?.closest('[data-splash]') === null)
                animation.finish();
            }
          });
          await expectAccessible(page, `the splash of ${path}`);
        }
      });
    });
  });
}

for (const form of forms) {
  test(`${form.name} has no fault when it has failed and when it is done`, async ({ page }) => {
    const answers = [
      { status: 400, json: { error: 'Error' } },
      { status: 200, json: { message: 'Message' } },
    ];
    await page.route(`**${form.route}`, (route) => route.fulfill(answers.shift() ?? { status: 500 }));
    await open(page, form.url);
    const { button, success, failure } = partsOf(page, form);
    await fill(page, form, inquiryFor(form, token()));
    await button.click();
    await expect(failure).not.toBeEmpty();
    await expectAccessibleAtEveryWidth(page, 'a failed form');
    await button.click();
    await expect(success).not.toBeEmpty();
    await expectAccessibleAtEveryWidth(page, 'a sent form');
  });
}
