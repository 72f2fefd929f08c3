import { expectAccessible } from '../support/axe';
import { projectsIn } from '../support/content/records';
import { eachForm, fill, inquiryFor, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { eachKind, missingPage } from '../support/pages/page-kinds';
import { at, open, settled, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button, region } from '../support/roles';
import { expect, type Page, test } from '../support/test';

/*
 * Axe on every kind of page at two widths, and on every state at one. Layouts do not depend on the language, so Hebrew
 * pages are examined on a phone and English ones on a wide screen.
 */

/** CSS pixels; 320 is 400 % zoom on a screen of 1280. */
const widths = { he: 320, en: 1280 };

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settled(page);
}

for (const locale of ['he', 'en'] as const) {
  const t = words(locale);
  const width = widths[locale];

  for (const url of new Set([...eachKind(locale), at(locale, '/privacy'), at(locale, tourPath)])) {
    test(`axe finds no issue on ${url} at ${width} px`, {
      tag: url === at(locale, '/') ? '@content' : [],
    }, async ({ page, expectedErrors }) => {
      expectedErrors.push(missingPage);
      await page.setViewportSize({ width, height: 800 });
      await open(page, url);
      await settled(page);
      await expectAccessible(page);
    });
  }

  test(`axe finds no issue on the ${locale} home page in use`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, at(locale, '/'));
    const [projects, clients] = [region(page, t('Projects.title')), region(page, t('Clients.title'))];
    for (const control of [
      button(projects, t('Projects.completed')),
      button(projects, t('Projects.showMore')),
      projects.getByRole('button', { name: t('Carousel.next') }).first(),
      button(clients, t('Clients.showMore')),
      clients.getByRole('group').getByRole('button').last(),
      page
        .getByRole('list', { name: t('SocialFeed.list') })
        .getByRole('button')
        .first(),
    ]) {
      // A company with few projects, clients or posts has no such button.
      if (await control.isVisible()) await control.click();
    }
    await settled(page);
    await expectAccessible(page, 'the home page in use', 'main');
  });
}

test('axe finds no issue on the other projects', async ({ page }) => {
  const { he, en } = widths;
  for (const [position, { index }] of projectsIn('en').slice(1).entries()) {
    await setWidth(page, position % 2 ? he : en);
    await open(page, at('en', `/project/${index}`));
    await expectAccessible(page, page.url(), 'main');
  }
});

test('axe finds no issue in the open menu', async ({ page }) => {
  const t = words('he');
  await page.setViewportSize({ width: widths.he, height: 800 });
  await open(page, '/');
  await button(page, t('SiteHeader.menu')).click();
  await expect(page.getByRole('navigation', { name: t('SiteHeader.label') })).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'the open menu', 'header');
});

for (const form of eachForm) {
  test(`axe finds no issue in the messages of ${form.name}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const answers = [
      { status: 400, json: { error: 'Error' } },
      { status: 200, json: { message: 'Message' } },
    ];
    await page.route(`**${form.route}`, (route) => route.fulfill(answers.shift() ?? { status: 500 }));
    await open(page, form.url);
    const { button, success, failure } = partsOf(page, form);
    await fill(page, form, inquiryFor(form, token()));
    for (const message of [failure, success]) {
      await button.click();
      await expect(message).not.toBeEmpty();
      await setWidth(page, widths[form.locale === 'he' ? 'he' : 'en']);
      await expectAccessible(page, `${form.name}: ${await message.textContent()}`, '#contact');
    }
  });
}
