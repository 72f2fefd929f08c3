import { readFileSync } from 'node:fs';
import { formatPhone } from '../../i18n/phones';
import { contentTypeOf } from '../../lib/http/files';
import { telHref } from '../../lib/seo/contact-links';
import { buildings, company, findPeople } from '../support/content/records';
import { fileOf, flatten, linksNamed, readPage, textOf } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

const people = company.people ?? [];

describe.each(locales)('%s', (locale) => {
  const t = words(locale);

  test.each(['/', ...buildings.map(({ id }) => `/${id}`)])('the people are beside the form of %s', (path) => {
    const $ = readPage(at(locale, path));
    const items = $('#contact li:has(h4)');
    const building = buildings.find(({ id }) => path === `/${id}`);
    const named = findPeople(building?.people);
    expect(items).toHaveLength(named.length);
    for (const [position, { name: names, role, phone, whatsapp, email, languages }] of named.entries()) {
      const name = names[locale];
      const spoken = languages.map(
        (code) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? '',
      );
      const list = new Intl.ListFormat(locale).format(spoken);
      const text = textOf(items.eq(position));
      for (const part of [name, role[locale], t('People.languages', { languages: list })])
        expect(text).toContain(flatten(part));

      const ways = [
        phone && [t('People.call', { name, phone: formatPhone(phone, locale) }), telHref(phone)],
        email && [t('People.email', { name, email }), `mailto:${email}`],
        whatsapp && [`${t('People.whatsappTo', { name })} ${t('NewTab.label')}`, 'https://wa.me/'],
        [t('People.saveOf', { name }), at(locale, '/people/')],
      ].filter((way) => typeof way === 'object');
      expect(items.eq(position).find('a')).toHaveLength(ways.length);
      for (const [way = '', href = ''] of ways)
        expect([way, linksNamed($, '#contact', way).attr('href')?.startsWith(href)]).toEqual([way, true]);
    }
  });

  test('every person has a card for address books', () => {
    const $ = readPage(at(locale, '/'));
    for (const { name } of people) {
      const href = linksNamed($, '#contact', t('People.saveOf', { name: name[locale] })).attr('href') ?? '';
      expect(contentTypeOf(href)).toBe('text/vcard; charset=utf-8');
      expect(readFileSync(fileOf(href), 'utf8')).toContain(`FN:${name[locale]}\r\n`);
    }
  });
});
