import { buildings, hasSpaces } from '../support/content/records';
import { readPage, textsOf } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

test.each([...locales])('the spaces are grouped by building and use: %s', (locale) => {
  if (!hasSpaces) return;
  const t = words(locale);
  const $ = readPage(at(locale, '/spaces'));
  const withUnits = buildings.filter(({ units = [] }) => units.length > 0);
  expect(textsOf($('main article h2'))).toEqual(withUnits.map(({ name }) => name[locale]));
  for (const { id, name, units = [] } of withUnits) {
    expect(textsOf($(`nav a[href="#${id}"]`))).toEqual([name[locale]]);
    const links = $(`[id="${id}"] tr[data-number] a`).map((_, link) => $(link).attr('href'));
    expect(links.toArray().sort()).toEqual(units.map(({ number }) => at(locale, `/${id}/${number}`)).sort());
    for (const use of new Set(units.map((unit) => unit.use))) {
      expect($(`[id="${id}-${use}"] tr[data-number]`).length).toBe(
        units.filter((unit) => unit.use === use).length,
      );
      expect(textsOf($(`nav a[href="#${id}-${use}"]`))).toEqual([t(`Units.uses.${use}`)]);
    }
  }
  // The list of marked units needs a script.
  expect($('#shortlist').length).toBe(0);
});

test.each([...locales])('the filter names taken units by the offers of the levels: %s', (locale) => {
  if (!hasSpaces) return;
  const levels = buildings.flatMap((record) => record.levels ?? []);
  const offers = new Set(levels.map(({ offer }) => offer));
  const offer = offers.size > 1 ? 'any' : ([...offers][0] ?? 'any');
  const option = readPage(at(locale, '/spaces'))('option[value="taken"]');
  if (option.length > 0) expect(option.text()).toBe(words(locale)('Units.statuses.taken', { offer }));
});
