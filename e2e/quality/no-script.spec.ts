import { buildingHref, clientFigures, clients, company, posts, projectsIn } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { fill, forms, inquiryFor, partsOf } from '../support/mail/forms';
import { awaitMail, token } from '../support/mail/mailbox';
import { at, languageLink, projectPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { backLink, button, link, region } from '../support/roles';
import { expect, type Locator, type Route, test } from '../support/test';

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

const colours = { completed: 'green', inProgress: 'blue', inPlanning: 'yellow' };

/** The name of an element's background colour, by its hue. */
function hueOf(element: Element): string {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(
    Number,
  );
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  if (spread < 30) return 'gray';
  if (red > 150 && green > 120 && blue < 120) return 'yellow';
  if (green > red && green > blue) return 'green';
  return blue > red && blue > green ? 'blue' : 'other';
}

inEveryLanguage((locale, t) => {
  test('the home page has its sections in the order of the specification, the services and the facts of the company', async ({
    page,
  }) => {
    await page.goto(at(locale, '/'));
    const main = page.getByRole('main');
    const sections = [
      t('Hero.title'),
      t('About.title'),
      t('Values.title'),
      t('Services.title'),
      t('Projects.title'),
      t('Clients.title'),
      ...(posts.length > 0 ? [t('SocialFeed.title')] : []),
      t('Contact.title'),
    ];
    // A company may have sections of its own among them.
    const headings = await page.locator('h1, main h2').allTextContents();
    expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections);
    const order = await page
      .locator('main, footer, aside')
      .evaluateAll((all) => all.map((part) => part.localName));
    expect(order).toEqual(['main', 'footer', 'aside']);

    for (const text of [
      t('About.p1', { company: company.name[locale], founded: String(company.founded) }),
      t('About.p2', company.facts),
      t('About.experienceText', { n: company.facts.experienceYears }),
    ]) {
      await expect(main).toContainText(text);
    }
    const services = page.locator('#services');
    await expect(services.locator('h3')).toHaveText([
      t('Services.guidance.title'),
      t('Services.followUp.title'),
      t('Services.detail.title'),
    ]);
    await expect(services.locator('li li')).toHaveText([
      t('Services.guidance.feasibility'),
      t('Services.guidance.financial'),
      t('Services.guidance.marketing'),
      t('Services.guidance.execution'),
    ]);
  });

  test('every project with its pictures, every client and the final figures can be seen on the home page', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto(at(locale, '/'));
    const cards = page.locator('#projects article');
    const projects = projectsIn(locale);
    await expect(cards).toHaveCount(projects.length);
    for (const [place, { title, openingLine, status, index }] of projects.entries()) {
      const card = cards.nth(place);
      await expect(card.getByRole('heading', { name: title })).toBeVisible();
      const label = typeof status === 'string' ? t(`Status.${status}`) : status[locale];
      const badge = card.getByText(label, { exact: true });
      await expect(badge).toBeVisible();
      const colour = typeof status === 'string' ? colours[status] : 'gray';
      expect(await badge.evaluate(hueOf), `${title}: ${label}`).toBe(colour);
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

  test('the menu opens, and its links and the one back lead where they say', async ({ page }) => {
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
    await page.goto(at(locale, '/accessibility'));
    await backLink(page, t('TopBar.backPlain')).click();
    await expect(page).toHaveURL(at(locale, '/'));
  });

  test.describe('with motion', { tag: '@emulation' }, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('no page stays under the splash', async ({ page }) => {
      await page.goto(at(locale, '/accessibility'));
      await expect(page.locator('[data-splash]')).toHaveCSS('opacity', '0');
      await expect(page.locator('main')).toHaveCSS('opacity', '1');
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
    const sent = form.route === '/api/email/send' ? 'Answer.contactSent' : 'Answer.buildingSent';
    await expect(page.getByText(t(sent))).toBeVisible();
    const mail = await awaitMail(word);
    for (const value of Object.values(inquiryFor(form, word))) {
      expect(mail.text?.replaceAll('\r\n', '\n')).toContain(value);
    }
    await page.getByRole('link', { name: t('AnswerPage.back') }).click();
    await expect(page).toHaveURL(new RegExp(`${form.url}#contact$`));
  });
}
