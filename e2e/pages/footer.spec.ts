import { telHref } from '../../site/contact-links';
import {
  building,
  buildingHref,
  company,
  hasSpaces,
  levels,
  phoneIn,
  unit,
  unitHref,
} from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { eachKind } from '../support/pages/page-kinds';
import { at, open } from '../support/pages/pages';
import { plain } from '../support/pages/words';
import { link } from '../support/roles';
import { expect, test } from '../support/test';

const anchors = ['about', 'services', 'projects', 'contact'] as const;

inEveryLanguage((locale, t) => {
  test('every kind of page has the whole footer and a button that opens a chat with a greeting', async ({
    page,
  }) => {
    for (const url of eachKind(locale)) {
      await page.goto(url);
      const footer = page.getByRole('contentinfo');
      const designer = company.designer?.name[locale];
      for (const text of [
        designer ? t.markup('Footer.credit', { designer, ...plain }) : '',
        t('Footer.blurb', { company: company.name[locale], founded: String(company.founded) }),
        company.address[locale],
        company.legalName[locale],
        company.companyNumber,
      ]) {
        await expect(footer, url).toContainText(text);
      }
      for (const [name, href] of [
        ...anchors.map((anchor) => [t(`SiteHeader.${anchor}`), `${at(locale, '/')}#${anchor}`] as const),
        [phoneIn(locale), telHref(company.phone)],
        [company.email, `mailto:${company.email}`],
        ...(hasSpaces ? [[t('Footer.spaces'), at(locale, '/spaces')] as const] : []),
        [t('Footer.accessibility'), at(locale, '/accessibility')],
        [t('Footer.privacy'), at(locale, '/privacy')],
      ] as const) {
        await expect(footer.getByRole('link', { name }).first(), url).toHaveAttribute('href', href);
      }

      const chat = link(page.getByRole('complementary'), t('ChatButton.label'));
      await expect(chat).toBeInViewport();
      await expect(chat).toHaveAttribute('target', '_blank');
      await expect(chat).toHaveAccessibleDescription(t('ChatButton.newTab'));
      const address = new URL((await chat.getAttribute('href')) ?? '');
      expect(address.pathname).toBe(`/${company.whatsapp}`);
      const level = levels.find(({ id }) => id === unit?.level)?.plainName[locale] ?? '';
      const greetings: Record<string, string> = {
        [at(locale, buildingHref)]: t('ChatButton.prefillBuilding', { building: building.name[locale] }),
        [at(locale, unitHref)]: unit
          ? t('Units.prefill', { number: unit.number, area: unit.area, level })
          : '',
      };
      expect(address.searchParams.get('text')).toBe(greetings[url] ?? t('ChatButton.prefill'));
      expect(
        await chat.evaluate((element) => getComputedStyle(element.closest('aside') ?? element).position),
      ).toBe('fixed');
    }
  });

  test('the networks and the designer that the record names, and no other, open in a new tab that says so', async ({
    page,
  }) => {
    await page.goto(at(locale, '/'));
    const footer = page.getByRole('contentinfo');
    const { designer, social } = company;
    for (const [name, href] of [
      [t('Footer.facebook'), social.facebook],
      [t('Footer.whatsapp'), new RegExp(`^https://wa\\.me/${company.whatsapp}\\?text=`)],
      [t('Footer.instagram'), social.instagram],
      [designer?.name[locale] ?? '', designer?.url],
    ] as const) {
      const outward = link(footer, `${name} ${t('NewTab.label')}`);
      await expect(outward).toHaveCount(href ? 1 : 0);
      if (!href) continue;
      await expect(outward).toHaveAttribute('href', href);
      await expect(outward).toHaveAttribute('target', '_blank');
      await expect(outward).toHaveAttribute('rel', /noopener/);
    }
  });

  test('the copyright has the visitor’s year, also years after the build', async ({ page }) => {
    await page.clock.setFixedTime('2041-06-01T12:00:00Z');
    await open(page, at(locale, '/accessibility'));
    await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${company.name[locale]}`);
  });
});
