import { formatDayInWords } from '../../i18n/dates';
import { otherLocales } from '../../i18n/navigation';
import { hasLevelLine, writeElevation } from '../../model/derived/level-line';
import { sectionLevels } from '../../model/derived/section-levels';
import {
  building,
  buildings,
  clients,
  company,
  nameOf,
  phoneIn,
  posts,
  projectsIn,
} from '../support/content/records';
import { flatten, readPage, textOf, textsOf } from '../support/pages/built-site';
import { anchorsIn, at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

/** Returns whether a building has an available unit. */
function isOffering({ unitsAsOf, units = [] }: (typeof buildings)[number]): boolean {
  return unitsAsOf !== undefined && units.some(({ status }) => status === 'free');
}

describe.each([...locales])('%s', (locale) => {
  const t = words(locale);
  const $ = readPage(at(locale, '/'));

  test('the logo leads home', () => {
    const name = t('SiteHeader.home', { company: company.name[locale] });
    expect($('header a').first().attr()).toMatchObject({ href: at(locale, '/'), 'aria-label': name });
  });

  const offering = buildings.filter(isOffering);
  const [first] = offering;
  const free = offering.flatMap(({ units = [] }) => units).filter(({ status }) => status === 'free').length;
  const offer =
    offering.length > 1
      ? { title: t('Offer.inSeveral', { n: free, buildings: offering.length }), href: '/spaces' }
      : {
          title: t('Offer.in', { n: free, building: first?.name[locale] ?? '' }),
          href: `/${first?.id}#units`,
        };

  test('the first screen and the menu lead to available units, if there are any', () => {
    for (const place of ['main > section:first-child', 'header nav']) {
      const links = $(`${place} a:has(strong)`);
      expect(links).toHaveLength(free > 0 ? 1 : 0);
      if (free === 0) continue;
      expect(textOf(links.find('strong'))).toBe(flatten(offer.title));
      expect(links.attr('href')).toBe(at(locale, offer.href));
    }
  });

  test('the card of a project leads to the available units of its building', () => {
    const cards = projectsIn(locale).filter(({ index }) =>
      offering.some(({ project }) => project === nameOf[index]),
    );
    const links = $(`#projects article a:contains("${t('Offer.see')}")`).toArray();
    expect(links.map((link) => textOf($(link).closest('article').find('h3')))).toEqual(
      cards.map(({ title }) => flatten(title)),
    );
    for (const link of links) expect($(link).attr('href')).toMatch(/#units$/);
  });

  test('the menu leads to four sections, several buildings, units, phone, chat and other languages', () => {
    const links = $('header nav a').clone();
    // Elevations beside the names are decoration.
    links.find('[aria-hidden], small').remove();
    expect(textsOf(links)).toEqual([
      ...anchorsIn(locale).map((anchor) => t(`SiteHeader.${anchor}`)),
      // A single building has no link here, because its project links to it.
      ...(buildings.length > 1 ? buildings : []).map(({ name }) => name[locale]),
      ...(free > 0 ? [flatten(offer.title)] : []),
      phoneIn(locale),
      ...(company.whatsapp ? [`${t('ChatButton.label')} ${t('NewTab.label')}`] : []),
      ...otherLocales(locale).map((other) => other.toUpperCase()),
    ]);
  });

  test('with a cross-section the menu sinks to the street in equal steps', () => {
    const elevations = textsOf($('header nav [aria-hidden] bdi'));
    const hasLevels = hasLevelLine && buildings.some(({ levels = [] }) => sectionLevels(levels).length > 0);
    expect(elevations).toHaveLength(hasLevels ? $('header nav li').length - (free > 0 ? 2 : 1) : 0);
    const lowest = ['+24.00', '+16.00', '+8.00', '±0.00'].slice(-elevations.length);
    expect(elevations.slice(-4)).toEqual(hasLevels ? lowest : []);
  });

  test('a line replaces the labels of project pictures that are all visualisations', () => {
    const pictures = projectsIn(locale).flatMap(({ images }) => images);
    const areAll = pictures.length > 1 && pictures.every(({ kind }) => kind === 'visualisation');
    const section = $('#projects section').first();
    expect(textOf(section).includes(t('Picture.allVisualisations'))).toBe(areAll);
    if (areAll) expect(section.find(`small:contains("${t('Picture.visualisation')}")`)).toHaveLength(0);
  });

  const featured = projectsIn(locale).find(({ index }) => nameOf[index] === company.featuredProject);

  test('the level line of the hero has the height of its building', () => {
    const roof =
      featured?.height && company.hero.roofAt !== undefined
        ? writeElevation(featured.height + (featured.lowestLevel ?? 0))
        : undefined;
    expect(textsOf($('main svg g:has(> rect) text'))).toEqual(roof ? [roof] : []);
  });

  test('the line under the hero leads to its project', () => {
    const line = $('main > section').first().find('p:has([data-status])');
    expect(line).toHaveLength(featured ? 1 : 0);
    if (!featured) return;
    const { title, place, totalArea, year, status, index } = featured;
    expect(line.find('a').attr('href')).toBe(at(locale, `/project/${index}`));
    expect(textsOf(line.find('> *')).map(flatten)).toEqual(
      [
        title,
        place?.[locale] ?? '',
        totalArea ? t('Hero.area', { n: totalArea }) : '',
        year
          ? t('Projects.year', { year: String(year), expected: status === 'completed' ? 'no' : 'yes' })
          : '',
        typeof status === 'string' ? t(`Status.${status}`) : status[locale],
      ]
        .filter(Boolean)
        .map(flatten),
    );
  });

  test('testimonials and results match the content', () => {
    const { testimonials = [], results = [] } = company;
    const quotes = $('main figure').toArray();
    expect(quotes.map((quote) => textOf($(quote).find('blockquote')))).toEqual(
      testimonials.map(({ quote }) => flatten(quote[locale])),
    );
    expect(quotes.map((quote) => textOf($(quote).find('figcaption')))).toEqual(
      testimonials.map(({ name, role, company: employer }) =>
        flatten(`${name[locale]}${[role, employer].flatMap((part) => part?.[locale] ?? []).join(', ')}`),
      ),
    );
    const logos = testimonials.flatMap(
      ({ company: employer }) =>
        clients.find(({ name }) => name[locale] === employer?.[locale])?.logo?.[locale] ?? [],
    );
    expect(
      $('main figcaption img')
        .toArray()
        .map((logo) => $(logo).attr('src')),
    ).toEqual(logos);
    const figures = results
      .filter(({ project }) => projectsIn(locale).some(({ index }) => nameOf[index] === project))
      .flatMap(({ figures }) => figures);
    expect(textsOf($('#projects .dark dd')).map(flatten)).toEqual(
      figures.map(({ value }) => flatten(value[locale])),
    );
  });

  test('screen readers read the final figures', () => {
    const { builtArea, plannedArea, zoneYears: n } = company.facts;
    const figures = $('#projects dl:has([data-kind])').clone();
    figures.find('[aria-hidden]').remove();
    expect(textsOf(figures.find('div'))).toEqual([
      ...(builtArea ? [t('Clients.builtText', { n: builtArea })] : []),
      ...(plannedArea ? [`${t('Clients.plannedLabel')}${plannedArea.toLocaleString('en')}`] : []),
      ...(n && building.zone ? [t('Clients.zoneText', { n, zone: building.zone[locale] })] : []),
    ]);
  });

  test('the posts of the content are complete and link to the network', () => {
    const items = $('[aria-labelledby="social-title"] li');
    expect(items.length).toBe(posts.length);
    for (const [index, { image, caption, date, likes, comments, url }] of posts.entries()) {
      const item = items.eq(index);
      expect(item.find('img').attr('alt')).toBe(image.alt[locale]);
      for (const text of [
        caption[locale],
        ...(url
          ? [t('SocialFeed.likes', { likes }), t('SocialFeed.comments', { comments }), t('SocialFeed.link')]
          : []),
      ])
        expect(textOf(item)).toContain(flatten(text));
      expect(item.find('time').text()).toBe(formatDayInWords(date, locale));
      expect(item.find('a')).toHaveLength(url ? 1 : 0);
      if (url) expect(item.find('a').attr()).toMatchObject({ href: url, target: '_blank' });
    }
  });
});
