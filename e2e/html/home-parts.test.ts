import { formatDayInWords } from '../../i18n/dates';
import { otherLocales } from '../../i18n/navigation';
import { building, buildings, company, posts, projectsIn } from '../support/content/records';
import { readPage, textsOf } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

describe.each([...locales])('%s', (locale) => {
  const t = words(locale);
  const $ = readPage(at(locale, '/'));

  test('the logo leads home', () => {
    const name = t('SiteHeader.home', { company: company.name[locale] });
    expect($('header a').first().attr()).toMatchObject({ href: at(locale, '/'), 'aria-label': name });
  });

  test('the menu leads to four sections, to several buildings and to the other languages', () => {
    expect(textsOf($('header nav a'))).toEqual([
      ...(['about', 'services', 'projects', 'contact'] as const).map((anchor) => t(`SiteHeader.${anchor}`)),
      // A single building has no link here: its project leads to it.
      ...(buildings.length > 1 ? buildings : []).map(({ name }) => name[locale]),
      ...otherLocales(locale).map((other) => other.toUpperCase()),
    ]);
  });

  test('the elevations of the hero are the height and the ground of its building', () => {
    const shown = projectsIn(locale).find(({ index }) => index === company.heroProject);
    const roof = shown?.height ? [`+${shown.height.toFixed(2)}`] : [];
    expect(textsOf($('main svg g:has(> rect) text'))).toEqual([...roof, '±0.00']);
  });

  test('screen readers read the final figures', () => {
    const { builtArea, zoneYears: n } = company.facts;
    const figures = $('[aria-labelledby="clients-title"] dl').clone();
    figures.find('[aria-hidden]').remove();
    expect(textsOf(figures.find('div'))).toEqual([
      ...(builtArea ? [t('Clients.builtText', { n: builtArea })] : []),
      ...(n === undefined ? [] : [t('Clients.zoneText', { n, zone: building.zone[locale] })]),
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
        t('SocialFeed.likes', { likes }),
        t('SocialFeed.comments', { comments }),
        t('SocialFeed.link'),
      ])
        expect(item.text()).toContain(text);
      expect(item.find('time').text()).toBe(formatDayInWords(date, locale));
      expect(item.find('a').attr()).toMatchObject({ href: url, target: '_blank' });
    }
  });
});
