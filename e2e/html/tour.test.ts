import { pageUrl } from '../../lib/seo/metadata';
import { buildings } from '../support/content/records';
import { readPage } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

test.each([...locales])('every stop of the tour names itself and links to the others: %s', (locale) => {
  const t = words(locale);
  for (const { id: building, name: title, tour = [] } of buildings)
    for (const [index, { id, name, picture }] of tour.entries()) {
      const $ = readPage(at(locale, `/tour/${id}`));
      expect($('title').text()).toBe(
        t('Metadata.tourTitle', { stop: name[locale], building: title[locale] }),
      );
      const stop = { n: String(index + 1), total: String(tour.length), name: name[locale] };
      const isAlone = tour.length === 1;
      expect($('h1').text()).toBe(isAlone ? name[locale] : t('Tour.stop', stop));
      expect($('meta[name="robots"]').attr('content')).toContain('noindex');
      expect($('main picture img').attr('alt')).toBe(picture.alt[locale]);
      expect(
        $('main ol a')
          .map((_, link) => $(link).attr('href'))
          .toArray(),
      ).toEqual((isAlone ? [] : tour).map((other) => at(locale, `/tour/${other.id}`)));
      const back = $('header a').attr();
      // It leaves the frame.
      expect(back).toMatchObject({ target: '_top', href: at(locale, `/${building}`) });
      expect($('header a').text()).toBe(t('Tour.back'));
    }
});

test.each([...locales])('/tour is the first stop, with its canonical address: %s', (locale) => {
  const [first] = buildings.flatMap(({ tour = [] }) => tour);
  if (!first) return;
  const [start, stop] = ['/tour', `/tour/${first.id}`].map((path) => readPage(at(locale, path)));
  expect(start?.('main').html()).toBe(stop?.('main').html());
  expect(start?.('link[rel="canonical"]').attr('href')).toBe(pageUrl(`/tour/${first.id}`, locale));
});
