import { expect, test } from '@playwright/test';
import { building, buildingHref, company, levels, posts } from '../../testing/content/records';
import { at, openRaw } from '../../testing/pages/pages';
import { inEveryLanguage } from '../support/languages';

/* What the server sends, with every script taken out: nothing may wait for a script. */

inEveryLanguage((locale, t) => {
  test('the home page has its sections in the order of the specification, the services and the facts of the company', async ({
    page,
  }) => {
    await openRaw(page, at(locale, '/'));
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

    const { builtArea, experienceYears, zoneYears: n } = company.facts;
    for (const text of [
      t('About.p1', { company: company.name[locale], founded: String(company.founded) }),
      t('About.p2', company.facts),
      t('About.experienceText', { n: experienceYears }),
      t('Clients.builtText', { n: builtArea }),
      ...(n === undefined ? [] : [t('Clients.zoneText', { n, zone: building.zone[locale] })]),
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

  test('the building page has its texts, its tour and its options', async ({ page }) => {
    await openRaw(page, at(locale, buildingHref));
    const main = page.getByRole('main');
    for (const text of [building.status, building.location, building.about]) {
      await expect(main).toContainText(text[locale]);
    }
    await expect(main.locator('iframe')).toHaveCount(building.virtualTourUrl ? 1 : 0);
    const cards = main.locator('#options article');
    await expect(cards.locator('h3')).toHaveText(levels.map(({ title }) => title[locale]));
    for (const [place, { description, image }] of levels.entries()) {
      await expect(cards.nth(place)).toContainText(description[locale]);
      if (image) await expect(cards.nth(place).getByAltText(image.alt[locale])).toHaveCount(1);
    }
  });
});
