import { expect, test } from '@playwright/test';
import { building, clients, company, posts, projectsIn } from '../../testing/content/records';
import { at, everyAddress, locales, openRaw, rawHtml } from '../../testing/pages/pages';
import { plain, words } from '../../testing/pages/words';

/* What the server sends, with every script taken out: nothing may wait for a script. */

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    test('the home page has its sections in the order of the specification', async ({ page }) => {
      await openRaw(page, at(locale, '/'));
      const headings = await page.locator('h1, main h2').allTextContents();
      expect(headings).toEqual([
        t('Hero.title'),
        t('About.title'),
        t('Values.title'),
        t('Services.title'),
        t('Projects.title'),
        t('Clients.title'),
        t('SocialFeed.title'),
        t('Contact.title'),
      ]);
      const order = await page
        .locator('main, footer, aside')
        .evaluateAll((all) => all.map((e) => e.localName));
      expect(order).toEqual(['main', 'footer', 'aside']);
    });

    test('the facts of the company stand in the home page', async ({ page }) => {
      await openRaw(page, at(locale, '/'));
      const main = page.getByRole('main');
      const { builtArea, experienceYears, zoneYears } = company.facts;
      await expect(main).toContainText(
        t('About.p1', { company: company.name[locale], founded: String(company.founded) }),
      );
      await expect(main).toContainText(t('About.p2', company.facts));
      await expect(main).toContainText(t('About.experienceText', { n: experienceYears }));
      await expect(main).toContainText(t('Clients.builtText', { n: builtArea }));
      await expect(main).toContainText(t('Clients.zoneText', { n: zoneYears, zone: building.zone[locale] }));
    });

    test('the three services and what the guidance covers stand in the home page', async ({ page }) => {
      await openRaw(page, at(locale, '/'));
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

    test('every project stands in the home page with its line, pictures and address', async ({ page }) => {
      await openRaw(page, at(locale, '/'));
      const cards = page.locator('#projects article');
      const projects = projectsIn(locale);
      await expect(cards).toHaveCount(projects.length);
      for (const [place, project] of projects.entries()) {
        const card = cards.nth(place);
        await expect(card.locator('h3')).toHaveText(project.title);
        await expect(card).toContainText(project.openingLine);
        await expect(card.locator(`a[href="${at(locale, `/project/${project.index}`)}"]`)).toHaveCount(1);
        await expect(card.locator('img')).toHaveCount(project.images.length);
      }
    });

    test('every client stands in the home page with its name and logo', async ({ page }) => {
      await openRaw(page, at(locale, '/'));
      const logos = page.locator('img[src^="/clients/"]');
      expect(await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')))).toEqual(
        clients.map(({ name }) => t('Clients.logo', { name: name[locale] })),
      );
      expect(await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('src')))).toEqual(
        clients.map(({ logo }) => logo[locale]),
      );
    });

    test('the three fallback posts stand in the home page with their counts', async ({ page }) => {
      expect(posts.map(({ likes, comments }) => [likes, comments])).toEqual([
        [245, 12],
        [189, 8],
        [189, 8],
      ]);
      await openRaw(page, at(locale, '/'));
      const list = page.getByRole('list', { name: t('SocialFeed.list') }).getByRole('listitem');
      await expect(list).toHaveCount(posts.length);
      for (const [place, { caption, likes, comments, url }] of posts.entries()) {
        await expect(list.nth(place)).toContainText(caption[locale]);
        await expect(list.nth(place)).toContainText(t('SocialFeed.likes', { likes }));
        await expect(list.nth(place)).toContainText(t('SocialFeed.comments', { comments }));
        await expect(list.nth(place).locator(`a[href="${url}"]`)).toHaveCount(1);
      }
    });

    test('every project page has its paragraphs, pictures and partners', async ({ page }) => {
      for (const project of projectsIn(locale)) {
        await openRaw(page, at(locale, `/project/${project.index}`));
        const main = page.getByRole('main');
        for (const paragraph of project.description) await expect(main).toContainText(paragraph);
        for (const { alt } of project.images) await expect(main.getByAltText(alt[locale])).toHaveCount(1);
        for (const { name } of project.partners) await expect(main).toContainText(name[locale]);
      }
    });

    test('the building page has its texts, its tour and its five options', async ({ page }) => {
      await openRaw(page, at(locale, '/hartuvcenter'));
      const main = page.getByRole('main');
      for (const text of [building.status, building.location, building.about]) {
        await expect(main).toContainText(text[locale]);
      }
      await expect(main.locator('iframe')).toHaveCount(1);
      const cards = main.locator('#options article');
      await expect(cards.locator('h3')).toHaveText(
        building.purchaseOptions.map(({ title }) => title[locale]),
      );
      for (const [place, { description, image }] of building.purchaseOptions.entries()) {
        await expect(cards.nth(place)).toContainText(description[locale]);
        await expect(cards.nth(place).getByAltText(image.alt[locale])).toHaveCount(1);
      }
    });

    test('the hero speaks the language of the page', async ({ page }) => {
      await openRaw(page, at(locale, '/'));
      await expect(page.locator('h1')).toHaveText(t('Hero.title'));
      expect(words('he')('Hero.title')).not.toBe(words('en')('Hero.title'));
    });

    test('every page has a footer, the chat button and one of each id', async ({ page }) => {
      for (const url of everyAddress(locale)) {
        await openRaw(page, url);
        await expect(page.locator('footer')).toContainText(
          t('Footer.blurb', { company: company.name[locale], founded: String(company.founded) }),
        );
        await expect(page.locator('footer')).toContainText(
          t.markup('Footer.credit', { designer: company.designer?.name[locale] ?? '', ...plain }),
        );
        await expect(page.getByRole('link', { name: t('ChatButton.label') }).last()).toBeAttached();
        const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
        expect(ids, `ids of ${url}`).toEqual([...new Set(ids)]);
      }
    });

    test('no page keeps its content transparent or hidden in its HTML', async ({ page }) => {
      for (const url of everyAddress(locale)) {
        expect(await rawHtml(page, url), url).not.toMatch(
          /<(?:main|body|section|article)[^>]* (?:hidden|style)[ =>]/,
        );
      }
    });
  });
}
