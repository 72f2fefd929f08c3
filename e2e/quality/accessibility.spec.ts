import { expect, test } from '@playwright/test';
import { projectsIn } from '../../testing/content/records';
import { fill, forms, inquiryFor, partsOf } from '../../testing/mail/forms';
import { token } from '../../testing/mail/mailbox';
import { at, eachKind, locales, open, projectPath, settled } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';
import { expectAccessible, expectAccessibleAtEveryWidth, expectStateAccessible } from '../support/axe';

/* Axe on every kind of page at two widths, and on every other project and every state that a page can be in at one. */

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    for (const url of [...eachKind(locale), at(locale, '/tour/street')]) {
      test(`${url} has no issue that axe can find`, async ({ page }) => {
        await open(page, url);
        await expectAccessibleAtEveryWidth(page);
      });
    }

    test('no other project has an issue', async ({ page }) => {
      for (const { index } of projectsIn(locale).slice(1)) {
        await open(page, at(locale, `/project/${index}`));
        await expectStateAccessible(page, locale);
      }
    });

    test('the open menu has no issue', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, at(locale, '/'));
      await page.getByRole('button', { name: t('SiteHeader.menu'), exact: true }).click();
      await expect(page.getByRole('navigation', { name: t('SiteHeader.label') })).toBeVisible();
      await settled(page);
      await expectAccessible(page, 'the open menu', 'header');
    });

    test('chosen filters, further items, a turned carousel and a like have no issue', async ({ page }) => {
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
      await expectStateAccessible(page, locale, 'the home page in use');
    });

    test('an enlarged picture has no issue', async ({ page }) => {
      await open(page, at(locale, projectPath(locale)));
      await page
        .getByRole('region', { name: t('Project.gallery') })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectStateAccessible(page, locale, 'the picture viewer');
    });

    test('a chosen level has no issue', async ({ page }) => {
      await open(page, `${at(locale, '/hartuvcenter')}#level-minus-6`);
      await expectStateAccessible(page, locale, 'a chosen level', '#options');
    });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('the page under the splash has no issue', async ({ page }) => {
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
  test(`${form.name} has no issue when it has failed and when it is done`, async ({ page }) => {
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
    await expectStateAccessible(page, form.locale, 'a failed form', '#contact');
    await button.click();
    await expect(success).not.toBeEmpty();
    await expectStateAccessible(page, form.locale, 'a sent form', '#contact');
  });
}
