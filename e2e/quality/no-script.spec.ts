import { answerValues } from '../../lib/answer-values';
import { buildingHref, clients, company, projectsIn } from '../support/content/records';
import { fill, forms, inquiryFor, partsOf } from '../support/mail/forms';
import { awaitMail, token } from '../support/mail/mailbox';
import { at, projectPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { backLink, button, link } from '../support/roles';
import { expect, type Locator, type Route, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** Returns the alternative texts of the pictures that can be scrolled into view. */
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

const colours = { completed: 'green', inProgress: 'blue', inPlanning: 'yellow' };

/** Returns the name of the colour of a badge's dot, by its hue. */
function hueOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element, '::before');
  const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  if (spread < 30) return 'gray';
  if (red > 150 && green > 120 && blue < 120) return 'yellow';
  if (green > red && green > blue) return 'green';
  return blue > red && blue > green ? 'blue' : 'other';
}

// A carousel scrolls in the direction of the text.
for (const locale of ['he', 'en'] as const) {
  test(`every ${locale} picture of a project can be scrolled into view`, {
    tag: ['@core', '@own-engine'],
  }, async ({ page }) => {
    await page.goto(at(locale, '/'));
    const pictures = projectsIn(locale).flatMap(({ images }) => images.map(({ alt }) => alt[locale]));
    expect(await listReachable(page.locator('#projects article').getByRole('img'))).toEqual(pictures);
  });
}

test('every project, status and client is visible on the home page', {
  tag: ['@core', '@own-engine'],
}, async ({ page }) => {
  const t = words('en');
  await page.goto('/en');
  const projects = projectsIn('en');
  const cards = page.locator('#projects article');
  await expect(cards.filter({ visible: true })).toHaveCount(projects.length);
  for (const [position, { title, status }] of projects.entries()) {
    const card = cards.nth(position);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('link', { name: t('Projects.more') })).toBeVisible();
    const badge = card.locator('[data-status]');
    await expect(badge).toBeVisible();
    const colour = typeof status === 'string' ? colours[status] : 'gray';
    expect(await badge.evaluate(hueOf), title).toBe(colour);
  }
  for (const { name } of clients)
    await expect(
      page.getByAltText(t('Clients.logo', { name: name.en ?? name.he }), { exact: true }),
    ).toBeVisible();
});

test('no button that needs script is visible', async ({ page }) => {
  for (const path of ['/', projectPath('he'), buildingHref, '/accessibility']) {
    await page.goto(path);
    const idle = await page.locator('button').evaluateAll((all) =>
      (all as HTMLButtonElement[])
        .filter((element) => element.checkVisibility())
        .filter(({ type, popoverTargetElement }) => type !== 'submit' && popoverTargetElement === null)
        .map(({ outerHTML }) => outerHTML),
    );
    expect(idle, path).toEqual([]);
  }
});

test('the menu opens and its links work', async ({ page }) => {
  const t = words('en');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en');
  const nav = page.getByRole('navigation', { name: t('SiteHeader.label') });
  await expect(nav).toBeHidden();
  await button(page, t('SiteHeader.menu')).click();
  await expect(nav).toBeVisible();
  await link(nav, t('SiteHeader.services')).click();
  await expect(page.locator('#services')).toBeInViewport();
  await page.goto('/en');
  await button(page, t('SiteHeader.menu')).click();
  await link(nav, 'HE').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
});

for (const locale of ['he', 'en'] as const) {
  test(`an open ${locale} menu becomes the links of a wider window`, async ({ page }) => {
    const nav = page.getByRole('navigation', { name: words(locale)('SiteHeader.label') });
    const listPlaces = () =>
      nav.getByRole('link').evaluateAll((links) =>
        links.map((each) => {
          const { x, y } = each.getBoundingClientRect();
          return [Math.round(x), Math.round(y)];
        }),
      );
    await page.setViewportSize({ width: 820, height: 800 });
    await page.goto(at(locale, '/'));
    await button(page, words(locale)('SiteHeader.menu')).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    const places = await listPlaces();
    await page.keyboard.press('Escape');
    await expect.poll(listPlaces).toEqual(places);
  });
}

test('the link back of a page leads home', async ({ page }) => {
  await page.goto('/en/accessibility');
  await backLink(page, words('en')('TopBar.backPlain')).click();
  await expect(page).toHaveURL('/en');
});

test.describe('with motion', { tag: '@own-engine' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the splash leaves without script', async ({ page }) => {
    await page.goto('/accessibility');
    await expect(page.locator('[data-splash]')).toHaveCSS('opacity', '0');
    await expect(page.locator('main')).toHaveCSS('opacity', '1');
  });
});

test.describe('where the script of the islands cannot run', () => {
  test.use({ javaScriptEnabled: true });

  for (const [what, error, answer] of [
    ['does not arrive', /ERR_FAILED.*islands/, (route: Route) => route.abort()],
    [
      'is newer than the browser',
      /SyntaxError/,
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'static {' }),
    ],
  ] as const) {
    test(`everything is visible when it ${what}`, {
      tag: '@core',
    }, async ({ page, expectedErrors }) => {
      expectedErrors.push(error);
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

  test('a picture that does not arrive changes nothing', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED.*pictures/);
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('/en', { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('data-scripting');
  });
});

for (const form of forms) {
  const t = words(form.locale);

  test(`${form.name} is sent as an ordinary form and answered with a page`, {
    tag: ['@core', '@own-engine'],
  }, async ({ page }) => {
    const word = token();
    await page.goto(form.url);
    await fill(page, form, inquiryFor(form, word));
    await partsOf(page, form).button.click();
    await expect(page).toHaveURL(form.route);
    await expect(page.locator('html')).toHaveAttribute('lang', form.locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('AnswerPage.sentTitle'));
    const sent = form.route === '/api/email/send' ? 'Answer.contactSent' : 'Answer.buildingSent';
    await expect(page.getByText(t(sent, answerValues(company.answerDays)))).toBeVisible();
    const mail = await awaitMail(word);
    for (const value of Object.values(inquiryFor(form, word))) {
      expect(mail.text?.replaceAll('\r\n', '\n')).toContain(value);
    }
    await page.getByRole('link', { name: t('AnswerPage.back') }).click();
    await expect(page).toHaveURL(new RegExp(`${form.url}#contact$`));
  });
}
