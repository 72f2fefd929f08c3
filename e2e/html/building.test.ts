import { existsSync } from 'node:fs';
import { formatDayInWords } from '../../i18n/dates';
import { hasTerms, hasUseTerms } from '../../model/derived/has-terms';
import { writeElevation } from '../../model/derived/level-line';
import { sectionLevels } from '../../model/derived/section-levels';
import { availabilityOf } from '../../model/read/availability';
import { buildings, company, factKeysOf, findPeople, nameOf, projectsIn } from '../support/content/records';
import { signIn, writeAmount } from '../support/pages/amounts';
import { flatten, readPage, textOf, textsOf } from '../support/pages/built-site';
import { factNames } from '../support/pages/fact-names';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

const pages = locales.flatMap((locale) =>
  buildings.map((building) => ({ address: at(locale, `/${building.id}`), locale, building })),
);

test('every building has a page', () => {
  for (const { address } of pages) expect(readPage(address)('h1').length).toBe(1);
});

for (const { address, locale, building } of pages)
  describe(address, () => {
    const t = words(locale);
    const $ = readPage(address);
    const { levels = [], units = [] } = building;
    const levelOf = (unit: { level?: string | undefined }) => levels.find(({ id }) => id === unit.level);
    const offers = new Set(levels.map(({ offer }) => offer));
    const optionsTitle = t(
      offers.size > 1
        ? 'Building.optionsTitleAny'
        : offers.has('lease')
          ? 'Building.optionsTitleLease'
          : 'Building.optionsTitle',
    );
    const outward = { target: '_blank', rel: 'noopener' };

    test('the parts are in the order of the specification', () => {
      const parts = [
        building.name[locale],
        building.status[locale],
        building.hero.alt[locale],
        t('Building.locationTitle'),
        t('Building.aboutTitle'),
        ...(building.virtualTourUrl ? [t('Building.tourTitle'), t('Building.tourOpen')] : []),
        ...(levels.length > 0 ? [optionsTitle] : []),
        t('BuildingForm.form'),
      ].map(flatten);
      const found = $('main :is(img, h1, h2, [data-status], [data-promise], #tour a, form)').map((_, part) =>
        flatten($(part).attr('alt') || ($(part).attr('aria-label') ?? $(part).text())),
      );
      expect(found.toArray().filter((part) => parts.includes(part))).toEqual(parts);
    });

    test('the hero has the available units before its buttons', () => {
      const free = units.filter(({ status }) => building.unitsAsOf && status === 'free');
      const offer = $('main section').first().find('ul');
      expect(offer.length).toBe(free.length > 0 ? 1 : 0);
      if (free.length === 0) return;
      const areas = free.map(({ area }) => area);
      const [from, to] = [Math.min(...areas), Math.max(...areas)];
      const prices = free.flatMap(({ price }) => price ?? []).sort((a, b) => a.amount - b.amount);
      const [lowest] = prices;
      const isComparable = prices.every(
        ({ per, currency }) => per === lowest?.per && currency === lowest?.currency,
      );
      // The day of entry, or '' for now.
      const [day] = free
        .flatMap((unit) => {
          const availableFrom = unit.availableFrom ?? building.terms?.availableFrom;
          return availabilityOf({ status: 'free', availableFrom }, building) ?? [];
        })
        .sort();
      const facts = textsOf(offer.find('li'));
      expect(facts.slice(0, 2)).toEqual([
        t('Units.freeOf', { n: free.length, total: units.length }),
        from === to ? t('Units.areaValue', { n: from }) : t('Units.sizes', { from, to }),
      ]);
      const price = lowest && t('Unit.priceFrom', { price: writeAmount(t, lowest, building) });
      expect(facts.filter((text) => text === price)).toHaveLength(lowest && isComparable ? 1 : 0);
      const entry =
        day && t('Units.entryFrom', { day: formatDayInWords(day, locale).replaceAll(' ', '\u00a0') });
      expect(facts.filter((text) => text === entry)).toHaveLength(entry ? 1 : 0);
      // Without another date beside it, the fixed sentence would be the only one.
      expect(offer.nextAll().find('a[href="#contact"]').length).toBe(1);
    });

    test('the logos of company and building lead home', () => {
      const hasLogo = existsSync(`public/brand/${building.id}-logo-${locale}.svg`);
      const logos = $('header a:has(img)');
      expect(logos.map((_, logo) => $(logo).attr('aria-label')).toArray()).toEqual([
        t('SiteHeader.home', { company: company.name[locale] }),
        ...(hasLogo ? [t('SiteHeader.building', { building: building.name[locale] })] : []),
      ]);
      expect(logos.filter(`[href="${at(locale, '/')}"]`).length).toBe(logos.length);
    });

    test('the location has its address and its distances with their source', () => {
      const location = $('#location');
      const { places = [], source } = building.distances ?? {};
      const driven = places.some(({ by = 'car' }) => by === 'car') ? 'yes' : 'no';
      expect(textsOf(location.find('dt'))).toEqual(places.map(({ place }) => place[locale]));
      expect(textsOf(location.find('dd'))).toEqual(
        places.map(({ by = 'car', kilometers, minutes }) => {
          const distance = [
            t('Distances.minutes', { n: minutes }),
            t('Distances.kilometers', { n: kilometers }),
          ];
          if (by === 'car') return distance.join(' ');
          return `${distance.join(' ')}, ${typeof by === 'string' ? t(`Distances.ways.${by}`) : by[locale]}`;
        }),
      );
      for (const text of [
        building.location[locale],
        building.address[locale],
        ...(source ? [t('Distances.note', { driven, source: source[locale] })] : []),
      ])
        expect(textOf(location)).toContain(flatten(text));
    });

    test('the form names the contacts of the building', () => {
      const people = findPeople(building.people);
      expect(textsOf($('#contact h4'))).toEqual(people.map(({ name }) => name[locale]));
    });

    test('the text about the building names its known facts', () => {
      const { facts = {} } = building;
      expect(textOf($('#about'))).toContain(flatten(building.about[locale]));
      expect(textsOf($('#about dt'))).toEqual(factNames(Object.keys(facts), facts.others, locale));
    });

    test('the map of the region has the places with a point', () => {
      const map = $(`#location svg[aria-label="${t('Map.region', { building: building.name[locale] })}"]`);
      expect(map.length).toBe(building.region ? 1 : 0);
      const shown = (building.distances?.places ?? []).filter(({ point }) => building.region && point);
      expect(map.find('g')).toHaveLength(shown.length);
      for (const [at, { minutes }] of shown.entries())
        expect(map.find('g').eq(at).text()).toContain(t('Distances.minutes', { n: minutes }));
    });

    test('the tour opens in a tab, or without script in its frame', () => {
      const link = $('#tour p > a');
      expect(link.length).toBe(building.virtualTourUrl ? 1 : 0);
      if (!building.virtualTourUrl) return;
      const frame = $($.parseHTML($('#tour noscript').html() ?? ''));
      expect(link.attr()).toMatchObject({ ...outward, href: frame.attr('src') });
      expect(frame.attr('title')).toBe(t('Building.tourFrame', { building: building.name[locale] }));
      if (building.virtualTourUrl.startsWith('/'))
        expect(readPage(String(link.attr('href')))('h1').length).toBe(1);
    });

    test('every level has its picture, texts, facts and tour', () => {
      const cards = $('#options article');
      expect(cards.length).toBe(levels.length);
      for (const [index, level] of levels.entries()) {
        const card = cards.eq(index);
        expect(card.find('h3').text()).toBe(level.title[locale]);
        expect(textOf(card)).toContain(flatten(level.description[locale]));
        expect(card.find('img').attr('alt')).toBe(level.image?.alt[locale]);
        const names = factNames(factKeysOf(level), level.facts?.others, locale);
        const folded = textsOf(card.find('details:not([open]) dt'));
        const shown = textsOf(card.find('dt')).slice(0, names.length - folded.length);
        expect([...shown, ...folded].sort()).toEqual(names.sort());
        expect(shown).toHaveLength(Math.min(4, names.length));
        expect(shown.includes(t('Facts.clearHeight'))).toBe(level.clearHeight !== undefined);
        const tour = card.find('a[target]');
        expect(textsOf(tour)).toEqual(level.virtualTourUrl ? [t('Building.viewTour')] : []);
        if (!level.virtualTourUrl) continue;
        expect(tour.attr()).toMatchObject(outward);
        const description = $(`[id="${tour.attr('aria-describedby')}"]`).text();
        expect(description).toBe(t('Building.opensTab', { title: level.title[locale] }));
        const isOwn = level.virtualTourUrl.startsWith('/');
        expect(tour.attr('href')).toContain(isOwn ? at(locale, level.virtualTourUrl) : level.virtualTourUrl);
        if (isOwn) expect(readPage(String(tour.attr('href')))('h1').length).toBe(1);
      }
    });

    test('every level with units has its elevation, their availability and sizes', () => {
      for (const [index, { id, elevation }] of levels.entries()) {
        const side = $('#options article').eq(index).find('h3 ~ p:has(+ p)');
        const ofLevel = units.filter(({ level }) => level === id);
        const areas = ofLevel.map(({ area }) => area);
        const [from, to] = [Math.min(...areas), Math.max(...areas)];
        const free = ofLevel.filter(({ status }) => status === 'free').length;
        const isKnown = building.unitsAsOf && areas.length > 0;
        expect(side.text()).toBe(
          [
            writeElevation(elevation),
            ...(isKnown ? [t('Units.freeOf', { n: free, total: areas.length })] : []),
            ...(areas.length > 0
              ? [from === to ? t('Building.area', { n: from }) : t('Building.areas', { from, to })]
              : []),
          ].join(''),
        );
      }
    });

    test('the section of the building is drawn once and shown again beside its levels', () => {
      const floors = sectionLevels(levels).sort((a, b) => b.elevation - a.elevation);
      expect($('#cut svg #drawing, #options use[href="#drawing"]').length).toBe(floors.length > 0 ? 2 : 0);
      const rooms = $('[inert] use ~ g [data-in]');
      expect(rooms.map((_, room) => $(room).attr('data-in')).toArray()).toEqual(floors.map(({ id }) => id));
      if (floors.length === 0) return;
      // The names of the strip on phones, in the order of the rows.
      const current = $('[data-level]');
      expect(textsOf(current.find('strong'))).toEqual(levels.map(({ title }) => title[locale]));
      expect(current.attr('data-level')).toBe(levels[0]?.id);
    });

    test('the drawing has the elevation of the roof', () => {
      const { height = null, lowestLevel = 0 } =
        projectsIn(locale).find(({ index }) => nameOf[index] === building.project) ?? {};
      const [highest] = sectionLevels(levels).sort((a, b) => b.elevation - a.elevation);
      if (!highest || height === null || highest.uses.every((use) => use === 'parking')) return;
      expect($('#drawing > [aria-hidden] text').text()).toBe(writeElevation(height + lowestLevel) ?? '');
    });

    test('the location has one button beside small icons', () => {
      const ways = $('#location address + div');
      expect(textsOf(ways.find('a.button'))).toEqual([`${t('Contacts.waze')} ${t('NewTab.label')}`]);
      expect(ways.find('a.button').attr()).toMatchObject(outward);
      const others = ways.find(':is(a, button):not(.button)');
      expect(others.length).toBe(company.whatsapp ? 4 : 3);
      expect(others.find('svg').length).toBe(others.length);
    });

    test('filters of units begin with chips for the use', () => {
      const filter = $('#units [role="group"]');
      const uses = [...new Set(units.map(({ use }) => use))];
      if (units.every(({ status }) => building.unitsAsOf && status === 'taken')) return;
      const legends = uses.length > 1 ? [t('Units.use')] : [];
      expect(textsOf(filter.find('fieldset legend'))).toEqual(legends);
      const chips = filter.find('fieldset input[type="radio"][name="use"]');
      expect(chips.map((_, chip) => $(chip).attr('value')).toArray()).toEqual(
        uses.length > 1 ? ['', ...uses] : [],
      );
      const folded = filter.find('details:not([open]) :is(input, select)');
      const names = filter.find(':is(input, select)').not(folded).not(chips);
      expect(names.map((_, field) => $(field).attr('name')).toArray()).toEqual(
        new Set(units.map(({ area }) => area)).size > 1 ? ['from', 'to'] : [],
      );
    });

    test('the table has every unit at its level with its values and links', () => {
      const rows = $('#units tr[data-number]');
      expect(rows.length).toBe(units.length);
      const { unitsAsOf } = building;
      if (unitsAsOf)
        expect($('main').text()).toContain(t('Units.asOf', { day: formatDayInWords(unitsAsOf, locale) }));
      const open = units.filter(({ status }) => !unitsAsOf || status !== 'taken');
      const hasPrice = open.some(({ price }) => price);
      expect($('#units').text().includes(t('Units.pricesOnRequest'))).toBe(open.length > 0 && !hasPrice);
      for (const unit of units) {
        const level = levelOf(unit);
        const clearHeight = unit.clearHeight ?? level?.clearHeight;
        const row = rows.filter(`[data-number="${unit.number}"]`);
        const use = t(`Units.uses.${unit.use as 'office'}`);
        expect(row.closest('tbody').attr('data-group')).toBe(level?.title[locale] ?? use);
        for (const text of [
          unit.number,
          use,
          t('Units.areaValue', { n: unit.area }),
          ...(clearHeight ? [t('Units.clearHeightValue', { n: clearHeight })] : []),
          ...(unitsAsOf
            ? [t(`Units.statuses.${unit.status}`, { offer: unit.offer ?? level?.offer ?? 'any' })]
            : []),
          ...(unit.price && unit.status !== 'taken' ? [writeAmount(t, unit.price, building)] : []),
        ])
          expect(row.text()).toContain(text);
        expect(row.text().includes(t('Unit.onRequest'))).toBe(
          hasPrice && !unit.price && unit.status !== 'taken',
        );
        expect(
          row
            .find('a')
            .map((_, link) => $(link).attr('href'))
            .toArray(),
        ).toEqual([`${address}/${unit.number}`, '#contact']);
      }
    });

    test('the terms have the known prices, days and rules', () => {
      const { terms } = building;
      const section = $('#terms');
      expect(section.length).toBe(hasTerms(building) ? 1 : 0);
      if (!terms || section.length === 0) return;
      const uses = (terms.uses ?? []).filter((use) => hasUseTerms(use, units));
      expect(textsOf(section.find('h3'))).toEqual(uses.map(({ use }) => t(`Units.uses.${use as 'office'}`)));
      const firstDayOf = (use: string) =>
        units
          .filter((unit) => unit.use === use && unit.status !== 'taken')
          .flatMap((unit) => unit.availableFrom ?? terms.availableFrom ?? [])
          .sort()[0];
      const days = uses.flatMap(({ use }) => firstDayOf(use) ?? []);
      const hasOwnDays = days.some((day) => day !== terms.availableFrom);
      const shown = [
        ...uses.flatMap(({ use, municipalTax, taxClass, delivery, permitted }) => [
          ...(municipalTax || taxClass ? [t('Unit.municipalTax')] : []),
          ...(delivery ? [t('Terms.delivery')] : []),
          ...(permitted ? [t('Terms.permitted')] : []),
          ...(hasOwnDays && firstDayOf(use) ? [t('Unit.availableFrom')] : []),
        ]),
        ...(terms.managementFee ? [t('Unit.managementFee')] : []),
        ...(terms.availableFrom && !hasOwnDays ? [t('Unit.availableFrom')] : []),
        ...(terms.occupancyPermit ? [t('Terms.permit')] : []),
        ...(terms.planNumber ? [t('Terms.planNumber')] : []),
        ...(terms.parking ? [t('Terms.parking')] : []),
        ...(terms.payment ? [t('Terms.payment')] : []),
      ];
      expect(textsOf(section.find('dt'))).toEqual(shown);
      for (const { use, price, permitted } of uses) {
        const card = section.find(`[aria-labelledby="terms-${use}"]`);
        if (permitted) expect(textOf(card)).toContain(flatten(permitted[locale]));
        const offered = units.filter((unit) => unit.use === use && unit.status !== 'taken');
        const only = offered.length === 1 ? offered[0]?.price : undefined;
        const range =
          price &&
          (price.to
            ? t(`Unit.per.${price.per as 'unit'}`, {
                price: t('Unit.range', {
                  from: price.from,
                  to: price.to,
                  currency: signIn(price, building),
                }),
              })
            : t('Unit.priceFrom', {
                price: writeAmount(t, { ...price, amount: price.from }, building),
              }));
        const words = only ? writeAmount(t, only, building) : range;
        const isListed = units.some((unit) => unit.use === use);
        const isOffered = isListed ? offered.length > 0 : price !== undefined;
        expect(textsOf(card.find('h3 + p'))).toEqual(isOffered ? [words ?? t('Unit.onRequest')] : []);
      }
    });

    test('the newest step of construction precedes the folded earlier ones', () => {
      const steps = [...(building.progress ?? [])].sort((a, b) => b.date.localeCompare(a.date));
      expect($('main a[href="#progress"]').length).toBe(Math.min(steps.length, 1));
      const articles = $('#progress article').clone();
      // The label of a picture.
      articles.find('small').remove();
      expect(textsOf(articles)).toEqual(
        steps.map(({ phase, date, text }) =>
          [t(`Progress.phases.${phase}`), ` ${formatDayInWords(date, locale)}`, text[locale]].join(''),
        ),
      );
      expect(
        articles
          .find('time')
          .map((_, time) => $(time).attr('datetime'))
          .toArray(),
      ).toEqual(steps.map(({ date }) => date));
      expect($('#progress details:not([open]) article').length).toBe(Math.max(steps.length - 1, 0));
    });
  });
