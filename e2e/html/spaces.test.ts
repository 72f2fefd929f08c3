import { readFileSync } from 'node:fs';
import { load } from 'cheerio/slim';
import type { ComponentProps } from 'react';
import type { UnitShortlist } from '../../components/islands/unit-shortlist/unit-shortlist';
import { buildings, hasSpaces } from '../support/content/records';
import { fileOf, readPage, textsOf } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';
import { plain, words } from '../support/pages/words';

/** Returns the offer that all units of some buildings have, or `any`. */
function offerOf(records: readonly Pick<(typeof buildings)[number], 'levels' | 'units'>[]) {
  const offers = records.flatMap(({ levels = [], units = [] }) =>
    units.map(({ offer, level }) => offer ?? levels.find(({ id }) => id === level)?.offer ?? 'any'),
  );
  const [offer = 'any', ...others] = new Set(offers);
  return others.length > 0 ? 'any' : offer;
}

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
      const name = t(`Units.uses.${use as 'office'}`);
      expect($(`[id="${id}"] [data-group="${name}"] tr[data-number]`).length).toBe(
        units.filter((unit) => unit.use === use).length,
      );
      expect(textsOf($(`nav a[href="#${id}-${use}"]`))).toEqual([name]);
    }
  }
  // The list of marked units needs a script.
  expect($('#shortlist').length).toBe(0);
});

test.each([...locales])('the comparison has every fact of the page of a unit: %s', (locale) => {
  if (!hasSpaces) return;
  const $ = load(readFileSync(fileOf(at(locale, '/spaces'))));
  const script = $('site-island[name="UnitShortlist"] > script');
  if (script.length === 0) return;
  const { units, facts } = JSON.parse(script.text()) as Pick<
    ComponentProps<typeof UnitShortlist>,
    'units' | 'facts'
  >;
  for (const [index, { href }] of units.entries()) {
    const page = readPage(href);
    const rows = page(':is([aria-labelledby="facts-title"], [aria-labelledby="costs-title"]) dl > div');
    const compared = facts.map(({ name, texts, indexes }) => [name, texts[indexes[index] ?? 0]]);
    expect(compared).toEqual(
      expect.arrayContaining(
        rows.map((_, row) => [[page(row).find('dt').text(), page(row).find('dd').text()]]).toArray(),
      ),
    );
  }
});

test.each([...locales])(
  'available units are first, and taken ones are folded with their number: %s',
  (locale) => {
    const t = words(locale);
    const $ = readPage(at(locale, '/spaces'));
    for (const { id, unitsAsOf, levels = [], units = [], terms } of hasSpaces ? buildings : []) {
      const prices = units.flatMap(({ price, status }) => (status === 'taken' ? [] : (price ?? [])));
      const isPriced = prices.length > 0;
      const vat = t('Unit.vatNote', {
        of: 'price',
        vat: terms?.vat ? String(terms.vat) : 'none',
        perSqm: prices.some(({ per }) => per === 'sqm' || per === 'sqmMonth') ? 'yes' : 'no',
      });
      expect($(`[id="${id}"]`).text().includes(vat)).toBe(isPriced);
      const order = ['free', 'reserved', 'taken'];
      for (const group of $(`[id="${id}"] tbody`)) {
        const ranks = $('tr[data-number]', group).map((_, row) =>
          order.indexOf($(row).attr('data-status') ?? ''),
        );
        expect(ranks.toArray()).toEqual(ranks.toArray().sort());
      }
      const taken = unitsAsOf ? units.filter(({ status }) => status === 'taken').length : 0;
      const fold = $(`[id="${id}"] details:not([open])`);
      expect(fold.find('[data-number]').length).toBe(taken);
      const offer = offerOf([{ levels, units }]);
      expect(textsOf(fold.find('summary'))).toEqual(
        taken ? [t.markup('Units.takenUnits', { n: taken, offer, ...plain })] : [],
      );
      for (const use of unitsAsOf ? new Set(units.map((unit) => unit.use)) : []) {
        const [total, n] = [units, units.filter(({ status }) => status === 'free')].map(
          (all) => all.filter((unit) => unit.use === use).length,
        );
        expect($(`[id="${id}-${use}"] th`).first().text()).toContain(
          t('Units.freeOf', { n: n ?? 0, total: total ?? 0 }),
        );
      }
    }
  },
);

test.each([...locales])('the filter names taken units by their offers: %s', (locale) => {
  if (!hasSpaces) return;
  const offer = offerOf(buildings);
  const option = readPage(at(locale, '/spaces'))('option[value="taken"]');
  if (option.length > 0) expect(option.text()).toBe(words(locale)('Units.statuses.taken', { offer }));
});
