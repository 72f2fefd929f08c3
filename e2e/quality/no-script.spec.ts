import { expect, type Locator, type Route, test } from '@playwright/test';
import {
  building,
  buildingHref,
  clientFigures,
  clients,
  levels,
  posts,
  projectsIn,
} from '../../testing/content/records';
import { fill, forms, inquiryFor, partsOf } from '../../testing/mail/forms';
import { awaitMail, mailsWith, token } from '../../testing/mail/mailbox';
import { at, languageLink, projectPath } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';
import { inEveryLanguage } from '../support/languages';
import { backLink, button, link, region } from '../support/roles';

test.use({ javaScriptEnabled: false });

/** The texts of the pictures that can be brought into view. */
function listReachable(pictures: Locator): Promise<string[]> {
  return pictures.evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((picture) => {
        picture.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = picture.getBoundingClientRect();
        return document.elementsFromPoint(left + width / 2, top + height / 2).includes(picture);
      })
      .map(({ alt }) => alt),
  );
}

inEveryLanguage((locale, t) => {
  test('every project with its pictures, every client, every post and the final figures can be seen on the home page', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto(at(locale, '/'));
    const cards = page.locator('#projects article');
    const projects = projectsIn(locale);
    await expect(cards).toHaveCount(projects.length);
    for (const [place, { title, openingLine, index }] of projects.entries()) {
      const card = cards.nth(place);
      await expect(card.getByRole('heading', { name: title })).toBeVisible();
      await expect(card).toContainText(openingLine);
      const more = card.getByRole('link', { name: t('Projects.more') });
      await expect(more).toBeVisible();
      await expect(more).toHaveAttribute('href', at(locale, `/project/${index}`));
    }
    const pictures = projects.flatMap(({ images }) => images.map(({ alt }) => alt[locale]));
    expect(await listReachable(cards.getByRole('img'))).toEqual(pictures);
    for (const { name, logo } of clients) {
      const picture = page.getByAltText(t('Clients.logo', { name: name[locale] }), { exact: true });
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAttribute('src', logo[locale]);
    }
    for (const { caption } of posts)
      await expect(page.getByText(caption[locale], { exact: true }).first()).toBeVisible();
    const figures = region(page, t('Clients.title')).locator('dd [aria-hidden]');
    await expect(figures).toHaveText(clientFigures.map((figure) => figure.toLocaleString('en')));
  });

  test('nothing is offered that would do nothing', async ({ page }) => {
    for (const path of ['/', projectPath(locale), buildingHref, '/accessibility']) {
      await page.goto(at(locale, path));
      const idle = await page.locator('button').evaluateAll((all) =>
        (all as HTMLButtonElement[])
          .filter((element) => element.checkVisibility())
          .filter(({ type, popoverTargetElement }) => type !== 'submit' && popoverTargetElement === null)
          .map(({ outerHTML }) => outerHTML),
      );
      expect(idle, path).toEqual([]);
    }
  });

  test('every purchase option and its tour, every unit and every step of progress can be reached', async ({
    page,
  }) => {
    await page.goto(at(locale, `${buildingHref}?use=office`));
    const cards = page.locator('#options article');
    await expect(cards).toHaveCount(levels.length);
    for (const [place, { title, virtualTourUrl }] of levels.entries()) {
      const card = cards.nth(place);
      await expect(card.getByRole('heading', { name: title[locale], exact: true })).toBeVisible();
      if (virtualTourUrl) await link(card, t('Building.viewTour')).click({ trial: true });
    }
    const table = page.getByRole('table', { name: t('Units.title') });
    await expect(table.getByRole('rowheader')).toHaveCount(building.units?.length ?? 0);
    for (const { number } of building.units ?? []) {
      const links = table.locator(`tr[data-number="${number}"]`).getByRole('link');
      await expect(links.first()).toHaveAttribute('href', at(locale, `${buildingHref}/${number}`));
      await expect(links.last()).toHaveAttribute('href', '#contact');
    }
    await expect(page.getByLabel(t('Units.use'), { exact: true })).toBeHidden();
    const { progress: steps = [] } = building;
    const progress = region(page, t('Progress.title'));
    if (steps.length > 1) await progress.getByText(t('Progress.earlier'), { exact: true }).click();
    for (const { text } of steps) {
      await expect(progress.getByText(text[locale], { exact: true })).toBeVisible();
    }
  });

  test('every project page has its paragraphs, pictures and partners, and large pictures open as files', async ({
    page,
  }) => {
    for (const { index, description, images, partners } of projectsIn(locale)) {
      await page.goto(at(locale, `/project/${index}`));
      const main = page.getByRole('main');
      for (const text of description) await expect(main.getByText(text, { exact: true })).toBeVisible();
      for (const { alt } of images) await expect(main.getByAltText(alt[locale])).toHaveCount(1);
      for (const { name } of partners) await expect(main).toContainText(name[locale]);
      const links = region(page, t('Project.gallery')).getByRole('link');
      await expect(links).toHaveCount(images.length - 1);
      for (const picture of await links.all()) {
        expect((await page.request.get((await picture.getAttribute('href')) ?? '')).ok()).toBe(true);
      }
    }
  });

  test('the menu opens, and its links lead where they say', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(at(locale, '/'));
    const nav = page.getByRole('navigation', { name: t('SiteHeader.label') });
    await expect(nav).toBeHidden();
    await button(page, t('SiteHeader.menu')).click();
    await expect(nav).toBeVisible();
    await link(nav, t('SiteHeader.services')).click();
    await expect(page.locator('#services')).toBeInViewport();
    await page.goto(at(locale, '/'));
    await button(page, t('SiteHeader.menu')).click();
    await link(nav, languageLink(locale)).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'he' ? 'en' : 'he');
  });

  test('the back links lead to the home page', async ({ page }) => {
    await page.goto(at(locale, projectPath(locale)));
    await backLink(page, t('TopBar.back')).click();
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/')}#projects$`));
    await page.goto(at(locale, '/accessibility'));
    await backLink(page, t('TopBar.backPlain')).click();
    await expect(page).toHaveURL(at(locale, '/'));
  });

  test.describe('with motion', { tag: '@emulation' }, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('no page stays under the splash', async ({ page }) => {
      await page.goto(at(locale, '/accessibility'));
      await expect(page.locator('[data-splash]')).toBeHidden();
      const opacity = () => page.locator('main').evaluate((main) => getComputedStyle(main).opacity);
      await expect.poll(opacity).toBe('1');
    });
  });
});

test.describe('where the script of the islands cannot run', () => {
  test.use({ javaScriptEnabled: true });

  for (const [what, answer] of [
    ['does not arrive', (route: Route) => route.abort()],
    [
      'is newer than the browser',
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'static {' }),
    ],
  ] as const) {
    test(`because it ${what}, everything is shown as without script`, {
      tag: ['@core', '@intercepted'],
    }, async ({ page }) => {
      await page.route('**/islands/*.js', answer);
      await page.goto('/en');
      await expect(page.locator('html')).not.toHaveAttribute('data-scripting');
      await expect(page.locator('#projects article').filter({ visible: true })).toHaveCount(
        projectsIn('en').length,
      );
      const filters = page.getByRole('group', { name: words('en')('Projects.filterLabel') });
      await expect(filters).toBeHidden();
    });
  }

  test('a picture that does not arrive changes nothing', { tag: '@intercepted' }, async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('/en', { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('data-scripting');
  });
});

for (const form of forms) {
  const t = words(form.locale);

  test(`${form.name} is sent as an ordinary form and answered with a page`, { tag: '@core' }, async ({
    page,
  }) => {
    const word = token();
    await page.goto(form.url);
    await fill(page, form, inquiryFor(form, word));
    await partsOf(page, form).button.click();
    await expect(page).toHaveURL(form.route);
    await expect(page.locator('html')).toHaveAttribute('lang', form.locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('AnswerPage.sentTitle'));
    const mail = await awaitMail(word);
    for (const value of Object.values(inquiryFor(form, word))) {
      expect(mail.text?.replaceAll('\r\n', '\n')).toContain(value);
    }
    await page.getByRole('link', { name: t('AnswerPage.back') }).click();
    await expect(page).toHaveURL(new RegExp(`${form.url}#contact$`));
  });

  test(`${form.name} answers an error with a page that says so, and sends nothing`, async ({ page }) => {
    const word = token();
    await page.goto(form.url);
    await fill(page, form, { ...inquiryFor(form, word), name: ' ' });
    const [response] = await Promise.all([
      page.waitForResponse(`**${form.route}`),
      partsOf(page, form).button.click(),
    ]);
    expect(response.status()).toBe(400);
    await expect(page.locator('html')).toHaveAttribute('lang', form.locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('AnswerPage.failedTitle'));
    await expect(page.getByRole('main')).toContainText(
      t('Answer.missing', { field: form.labels.name ?? '' }),
    );
    expect(await mailsWith(word)).toEqual([]);
  });
}
