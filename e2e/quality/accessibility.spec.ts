import { routing } from '../../i18n/routing';
import { expectAccessible } from '../support/axe';
import { buildingHref, levels, projectsIn, projectWhere } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { eachForm, fill, inquiryFor, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { eachKind } from '../support/pages/page-kinds';
import { at, type Locale, open, settled, tourPath } from '../support/pages/pages';
import { button, region } from '../support/roles';
import { expect, type Page, test } from '../support/test';

/*
 * Axe on every kind of page at two widths, and at one on every other project and every state that a page can be in. The
 * layouts are the same in both languages, so each of these is examined in one.
 */

/** The widths at which every page is examined, in CSS pixels: 320 is 400 % zoom on a screen of 1280. */
const widths = [320, 1280];

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settled(page);
}

/** Examines a state of a page, or a page whose layout others have: on a phone in Hebrew, on a wide screen in English. */
async function expectStateAccessible(
  page: Page,
  locale: Locale,
  what = page.url(),
  within = 'html',
): Promise<void> {
  await setWidth(page, locale === routing.defaultLocale ? 320 : 1280);
  await expectAccessible(page, what, within);
}

/** Every second project is examined in English, the others in Hebrew. */
const inEnglish = new Set(projectsIn('en').flatMap(({ index }, place) => (place % 2 ? [index] : [])));

inEveryLanguage((locale, t) => {
  for (const url of new Set([...eachKind(locale), at(locale, '/privacy'), at(locale, tourPath)])) {
    test(`${url} has no issue that axe can find`, async ({ page }) => {
      await open(page, url);
      for (const width of widths) {
        await setWidth(page, width);
        await expectAccessible(page);
      }
    });
  }

  test('no other project has an issue, nor has the list of further projects', async ({ page }) => {
    const others = projectsIn(locale).slice(1);
    for (const { index } of others.filter((project) => inEnglish.has(project.index) === (locale === 'en'))) {
      await open(page, at(locale, `/project/${index}`));
      await expectStateAccessible(page, locale);
    }
    const further = await page.goto(at(locale, '/projects/2'));
    // 404 where the projects fit on the home page.
    if (further?.status() === 200) await expectStateAccessible(page, locale);
  });

  test('the open menu has no issue', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, at(locale, '/'));
    await button(page, t('SiteHeader.menu')).click();
    await expect(page.getByRole('navigation', { name: t('SiteHeader.label') })).toBeVisible();
    await settled(page);
    await expectAccessible(page, 'the open menu', 'header');
  });

  test('chosen filters, further items, a turned carousel and a like have no issue', async ({ page }) => {
    await open(page, at(locale, '/'));
    const [projects, clients] = [region(page, t('Projects.title')), region(page, t('Clients.title'))];
    const list = page.getByRole('list', { name: t('SocialFeed.list') });
    for (const control of [
      button(projects, t('Projects.completed')),
      button(projects, t('Projects.showMore')),
      projects.getByRole('button', { name: t('Carousel.next') }).first(),
      button(clients, t('Clients.showMore')),
      clients.getByRole('group').getByRole('button').last(),
      list.getByRole('button').first(),
    ]) {
      // A company with few projects, clients or posts has no such button.
      if (await control.isVisible()) await control.click();
    }
    await expectStateAccessible(page, locale, 'the home page in use');
  });

  test('an enlarged picture and a chosen level have no issue', async ({ page }) => {
    const { index } = projectWhere(locale, ({ images }) => images.length > 1);
    await open(page, at(locale, `/project/${index}`));
    await region(page, t('Project.gallery')).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStateAccessible(page, locale, 'the picture viewer');
    await open(page, `${at(locale, buildingHref)}#level-${levels[0]?.id}`);
    await expectStateAccessible(page, locale, 'a chosen level', '#options');
  });
});

for (const form of eachForm) {
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
