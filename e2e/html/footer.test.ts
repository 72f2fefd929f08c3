import { telHref } from '../../lib/seo/contact-links';
import { showsOnlyVisualisations } from '../../model/read/visualisations';
import {
  building,
  buildingHref,
  buildings,
  company,
  hasSpaces,
  levels,
  phoneIn,
  posts,
  projectsIn,
  unit,
  unitHref,
} from '../support/content/records';
import { flatten, linksNamed, readPage, textOf } from '../support/pages/built-site';
import { eachKind } from '../support/pages/page-kinds';
import { anchorsIn, at, locales } from '../support/pages/pages';
import { plain, words } from '../support/pages/words';

describe.each(locales)('%s', (locale) => {
  const t = words(locale);

  describe.each(eachKind(locale))('%s', (url) => {
    const $ = readPage(url);

    test('the footer has the facts of the company', () => {
      const designer = company.designer?.name[locale];
      for (const text of [
        designer ? t.markup('Footer.credit', { designer, ...plain }) : '',
        t('Footer.blurb', { company: company.name[locale], founded: String(company.founded) }),
        company.address[locale],
        ...company.legalEntities.flatMap((entity) => [entity.legalName[locale], entity.companyNumber]),
      ]) {
        expect(textOf($('footer'))).toContain(flatten(text));
      }
    });

    test('the footer says that all pictures are visualisations only if they are', () => {
      const isNoted = showsOnlyVisualisations([company, posts, projectsIn('he'), buildings]);
      expect(textOf($('footer')).includes(t('Footer.note'))).toBe(isNoted);
    });

    test('the footer links to the parts and pages of the site', () => {
      for (const [name, href] of [
        ...anchorsIn(locale).map((anchor) => [t(`SiteHeader.${anchor}`), `${at(locale, '/')}#${anchor}`]),
        [t('Contacts.call', { phone: phoneIn(locale) }), telHref(company.phone)],
        [t('Contacts.email', { email: company.email }), `mailto:${company.email}`],
        ...(hasSpaces ? [[t('Footer.spaces'), at(locale, '/spaces')]] : []),
        [t('Footer.accessibility'), at(locale, '/accessibility')],
        [t('Footer.privacy'), at(locale, '/privacy')],
      ]) {
        expect([name, linksNamed($, 'footer', name ?? '').attr('href')]).toEqual([name, href]);
      }
    });

    test('the chat button of a company with WhatsApp has a greeting for the page', () => {
      expect($('aside [target]')).toHaveLength(company.whatsapp ? 1 : 0);
      if (!company.whatsapp) return;
      const chat = linksNamed($, 'aside', t('ChatButton.label'));
      expect(chat.attr('target')).toBe('_blank');
      expect(textOf($(`#${chat.attr('aria-describedby')}`))).toBe(t('ChatButton.newTab'));
      const address = new URL(chat.attr('href') ?? '');
      expect(address.pathname).toBe(`/${company.whatsapp}`);
      const { plainName, phrase } = levels.find(({ id }) => id === unit?.level) ?? {};
      const named = plainName ? t('Units.onLevel', { level: plainName[locale] }) : 'none';
      const level = phrase?.[locale] ?? named;
      const greetings: Record<string, string> = {
        ...(buildings.length > 0 && {
          [at(locale, buildingHref)]: t('ChatButton.prefillBuilding', { building: building.name[locale] }),
        }),
        ...(unit && {
          [at(locale, unitHref)]:
            unit.status === 'taken'
              ? t('Units.prefillSimilar', { number: unit.number })
              : t('Units.prefill', { number: unit.number, area: unit.area, level }),
        }),
      };
      expect(address.searchParams.get('text')).toBe(greetings[url] ?? t('ChatButton.prefill'));
    });
  });

  const { designer, social } = company;
  test.each([
    [t('Footer.facebook'), social.facebook],
    [t('Footer.whatsapp'), company.whatsapp && `https://wa.me/${company.whatsapp}?text=`],
    [t('Footer.instagram'), social.instagram],
    [designer?.name[locale] ?? 'no designer', designer?.url],
  ])('%s is linked in a new tab where the record names it', (name, href) => {
    const outward = linksNamed(readPage(at(locale, '/')), 'footer', `${name} ${t('NewTab.label')}`);
    expect(outward).toHaveLength(href ? 1 : 0);
    if (!href) return;
    expect(outward.attr('href')?.startsWith(href)).toBe(true);
    expect(outward.attr()).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') });
  });
});
