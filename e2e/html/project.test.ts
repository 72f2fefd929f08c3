import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../lib/http/folders';
import { writeElevation } from '../../model/derived/level-line';
import { company, projectsIn } from '../support/content/records';
import { flatten, readPage, textsOf } from '../support/pages/built-site';
import { factNames } from '../support/pages/fact-names';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

const pages = locales.flatMap((locale) =>
  projectsIn(locale).map((project) => ({
    address: at(locale, `/project/${project.index}`),
    locale,
    project,
  })),
);

test('every project has a page', () => {
  for (const { address } of pages) expect(readPage(address)('h1')).toHaveLength(1);
});

for (const { address, locale, project } of pages)
  describe(address, () => {
    const t = words(locale);
    const $ = readPage(address);
    const specification = $('[aria-labelledby="spec-title"]');
    const isMeasured = [project.height, project.dunam, project.totalArea].some((figure) => figure !== null);
    const isSpecified =
      isMeasured || factNames(Object.keys(project.facts ?? {}), project.facts?.others, locale).length > 0;

    test('the parts are in the order of the specification', () => {
      const pictures = project.images.map(({ alt }) => alt[locale]);
      const parts = [
        project.title,
        ...pictures.slice(0, 1),
        ...project.description,
        ...(isSpecified ? [t('Project.specTitle')] : []),
        ...pictures.slice(1),
        ...(project.partners.length > 0 ? [t('Project.partners')] : []),
      ].map(flatten);
      const found = $('main :is(h1, h2, img, p)').map((_, part) =>
        flatten($(part).attr('alt') ?? $(part).text()),
      );
      expect(found.toArray().filter((part) => parts.includes(part))).toEqual(parts);
    });

    test('the links at its end lead to the projects before and after it', () => {
      const all = projectsIn(locale);
      const place = all.findIndex(({ index }) => index === project.index);
      const neighbours = [all[place - 1], all[place + 1]].filter((other) => other !== undefined);
      const links = $(`nav[aria-label="${t('Project.others')}"] a`);
      expect(links.toArray().map((link) => $(link).attr('href'))).toEqual(
        neighbours.map(({ index }) => at(locale, `/project/${index}`)),
      );
    });

    test('its end leads to the form of the home page', () => {
      const ask = $('[aria-labelledby="ask-title"]');
      const { pathname, hash, searchParams } = new URL(
        ask.find('a.button').attr('href') ?? '',
        'https://site',
      );
      expect(pathname + hash).toBe(at(locale, '/#contact'));
      expect(searchParams.get('ask')).toBe(t('Project.askPrefill', { title: project.title }));
      const [person] = company.people ?? [];
      expect(ask.text()).toContain(person?.name[locale] ?? '');
      expect(ask.find('a[href^="tel:"]').length).toBe(person && !person.phone ? 0 : 1);
    });

    test('the line of the roof has its level', () => {
      const { height, lowestLevel = 0, images } = project;
      const roof = writeElevation(height === null ? null : height + lowestLevel);
      expect(textsOf($('main header svg g text'))).toEqual(
        images[0]?.roofAt !== undefined && roof ? [roof] : [],
      );
    });

    test('the introduction says where, for whom, in which role and when', () => {
      const { place, client, roles = [], year, status } = project;
      const expected = status === 'completed' ? 'no' : 'yes';
      const list = $('main header dl');
      expect(textsOf(list.find('dt'))).toEqual([
        ...(place ? [t('Project.place')] : []),
        ...(client ? [t('Project.client')] : []),
        ...(roles.length > 0 ? [t('Project.role')] : []),
        ...(year ? [t('Project.year', { expected })] : []),
      ]);
      const values = [
        place?.[locale],
        client?.[locale],
        roles.map((role) => t(`Project.roles.${role}`)).join(' · '),
      ];
      expect(textsOf(list.find('dd'))).toEqual([...values, year?.toString()].filter(Boolean));
    });

    test('a figure has its unit or reads N/A', () => {
      const cells = specification.find('li');
      expect(cells.length).toBe(isMeasured ? 3 : 0);
      if (!isMeasured) return;
      for (const [index, [field, part]] of (
        [
          ['height', 'height'],
          ['dunam', 'dunam'],
          ['totalArea', 'area'],
        ] as const
      ).entries()) {
        const value = project[field];
        const text = cells.eq(index).text();
        expect(text).toContain(t(`Project.${part}`));
        for (const piece of value === null
          ? ['N/A']
          : [
              t(`Project.${part}Text` as 'Project.heightText', { n: value }),
              value.toLocaleString('en'),
              t(`Project.${part}Unit` as 'Project.heightUnit', { n: value }),
            ])
          expect(text).toContain(piece);
      }
    });

    test('the known facts are named', () => {
      const { facts = {} } = project;
      const names = factNames(Object.keys(facts), facts.others, locale);
      expect(textsOf(specification.find('dt'))).toEqual(names);
      if (facts.clearHeight)
        expect(specification.find('dd').first().text()).toBe(t('Facts.meters', { n: facts.clearHeight }));
    });

    test('each partner has its name, with a logo where there is one', () => {
      const partners = $('[aria-labelledby="partners-title"] li')
        .toArray()
        .map((item) => ({ name: $(item).text(), logos: $(item).find('img').length }));
      expect(partners).toEqual(
        project.partners.map(({ name, logo }) => ({ name: name[locale], logos: logo ? 1 : 0 })),
      );
    });

    test('the site of the project opens in a new tab', () => {
      const links = $('main a[target="_blank"]').filter((_, link) =>
        $(link).text().includes(t('Project.site')),
      );
      const { landingPageUrl: url } = project;
      expect(links.map((_, link) => $(link).attr('href')).toArray()).toEqual(
        url ? [url.startsWith('/') ? at(locale, url) : url] : [],
      );
    });

    test('each further picture links to its file', () => {
      const files = $('[aria-labelledby="gallery-title"] a').map((_, link) => $(link).attr('href'));
      expect(files.toArray().filter((file) => existsSync(path.join(siteFolder, file)))).toHaveLength(
        project.images.slice(1).length,
      );
    });
  });
