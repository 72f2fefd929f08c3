import { placeTypeOf } from '../../lib/seo/place-types';
import { sectionLevels } from '../../model/derived/section-levels';
import { availabilityOf } from '../../model/read/availability';
import { buildings, findPeople, unitHref } from '../support/content/records';
import { totalOf, writeAmount } from '../support/pages/amounts';
import { readPage, textsOf } from '../support/pages/built-site';
import { factNames } from '../support/pages/fact-names';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

const units = buildings.flatMap(({ id, units: all = [], ...building }) =>
  all.map((unit) => {
    const joinable = all.some(
      (other) => unit.joinableWith?.includes(other.number) && (other.status ?? 'free') === 'free',
    );
    return { unit, building, joinable, href: `/${id}/${unit.number}` };
  }),
);
/** The unit with the longest record, and others: with a short one, with rooms alone, taken, and without a level. */
const chosen = [
  units.find(({ href }) => href === unitHref),
  units.find(({ unit }) => !unit.price && !unit.plan && !unit.planFile),
  units.find(({ unit }) => unit.plan && !unit.gates),
  units.find(({ unit, building }) => unit.status === 'taken' && building.unitsAsOf),
  units.find(({ unit }) => !unit.level),
].filter((each) => each !== undefined);
const pages = locales.flatMap((locale) =>
  chosen.map((each) => ({ ...each, locale, address: at(locale, each.href) })),
);

/** Facts that a unit inherits from its level; of doors, if it has any. */
const shared = ['floorLoad', 'columnGrid', 'sprinklers', 'goodsLift'] as const;
const ofDoors = ['doorSize', 'vehicleLength', 'turningCircle'] as const;

/** Lists the facts that the page of a unit names. */
function namesOf({ locale, unit, building, joinable }: (typeof pages)[number]): string[] {
  const t = words(locale);
  const { facts = {}, status } = unit;
  const level = building.levels?.find(({ id }) => id === unit.level);
  const inherited = facts.levelDoors || facts.dockDoors ? [...shared, ...ofDoors] : shared;
  const names = [
    ...new Set([
      ...Object.keys(facts),
      ...inherited.filter((name) => level?.facts?.[name]),
      ...(building.facts?.goodsLift ? ['goodsLift'] : []),
    ]),
  ];
  const { terms } = building;
  const ofUse = terms?.uses?.find(({ use }) => use === unit.use);
  const named = (has: unknown, name: string) => (has === undefined || has === false ? [] : [name]);
  return [
    t('Units.area'),
    ...named(unit.clearHeight ?? level?.clearHeight, t('Facts.clearHeight')),
    ...factNames(names, facts.others, locale),
    ...named(unit.netArea, t('Unit.netArea')),
    ...named(
      availabilityOf({ status, availableFrom: unit.availableFrom ?? terms?.availableFrom }, building) ||
        undefined,
      t('Unit.availableFrom'),
    ),
    ...named(unit.divisibleFrom, t('Unit.divisible')),
    ...named(joinable, t('Unit.joinable')),
    ...named(status !== 'taken', t('Unit.price', { offer: unit.offer ?? level?.offer ?? 'any' })),
    ...named(unit.managementFee ?? terms?.managementFee, t('Unit.managementFee')),
    ...named(unit.municipalTax ?? ofUse?.municipalTax ?? ofUse?.taxClass, t('Unit.municipalTax')),
    ...named(ofUse?.delivery, t('Terms.delivery')),
    ...named(ofUse?.permitted, t('Terms.permitted')),
    ...named(terms?.occupancyPermit, t('Terms.permit')),
    ...named(terms?.planNumber, t('Terms.planNumber')),
    ...named(terms?.parking, t('Terms.parking')),
    ...named(terms?.payment, t('Terms.payment')),
  ];
}

test('every unit has a page', () => {
  for (const locale of locales)
    for (const { href } of units) expect(readPage(at(locale, href))('h1')).toHaveLength(1);
});

for (const page of pages) {
  const { unit, building, href, locale, address } = page;
  describe(address, () => {
    const t = words(locale);
    const $ = readPage(address);
    const level = building.levels?.find(({ id }) => id === unit.level);
    const grid = level?.facts?.columnGrid ?? building.facts?.columnGrid;

    test('the page lists the facts of the record', () => {
      const facts = $('[aria-labelledby="facts-title"], [aria-labelledby="costs-title"]');
      expect(textsOf(facts.find('dt')).sort()).toEqual(namesOf(page).sort());
      expect(facts.text()).toContain(t('Units.areaValue', { n: unit.area }));
      expect(facts.text().includes(t('Unit.onRequest'))).toBe(!unit.price && unit.status !== 'taken');
      const price = unit.status === 'taken' ? undefined : unit.price;
      for (const amount of [price, unit.managementFee, unit.municipalTax])
        if (amount) expect(facts.text()).toContain(writeAmount(t, amount, building));
    });

    test('all groups of facts but the first fold on phones', () => {
      const facts = $('[aria-labelledby="facts-title"]');
      const groups = facts.find('h3').toArray();
      expect(textsOf(facts.find('summary'))).toEqual(textsOf(facts.find('h3')).slice(1));
      expect(facts.find('dl')).toHaveLength(groups.length);
      expect(textsOf(facts.find('h3'))[0]).toBe(t('Unit.groups.space'));
    });

    test('the form asks about the unit, or about similar ones when it is taken', () => {
      const { number, area, status } = unit;
      const { plainName, phrase } = level ?? {};
      const named = level ? t('Units.onLevel', { level: plainName?.[locale] ?? '' }) : 'none';
      const place = phrase?.[locale] ?? named;
      const text =
        status === 'taken'
          ? t('Units.prefillSimilar', { number })
          : t('Units.prefill', { number, area, level: place });
      expect($('#contact [name="interest"]').text()).toBe(text);
      expect($('#contact [name="unit"]').attr()).toMatchObject({ type: 'hidden', value: number });
      expect($('#contact [name="page"]').attr('value')).toBe(address);
    });

    test('the plan of an unfinished unit calls its partitions an example', () => {
      const state = building.terms?.uses?.find(({ use }) => use === unit.use)?.delivery?.state;
      const hasPlan = unit.plan !== undefined || unit.planFile !== undefined;
      const notes = textsOf($('[aria-labelledby="plan-title"] > p'));
      expect(notes.includes(t('Unit.planExample'))).toBe(
        hasPlan && state !== undefined && state !== 'finished',
      );
    });

    test('the plan is the drawn or the uploaded one', () => {
      const plan = $('[aria-labelledby="plan-title"]');
      const isPlaced = Boolean(unit.bays && grid);
      expect(plan.length).toBe(unit.plan || unit.planFile || isPlaced ? 1 : 0);
      expect(textsOf(plan.find('p')).includes(t('Unit.schematic'))).toBe(plan.find('svg').length > 0);
      const drawn = textsOf(plan.find('text')).join(' ');
      for (const { name } of unit.plan ?? [])
        for (const word of name[locale].split(' ')) expect(drawn).toContain(word);
      const picture = plan.find(`img[alt="${t('Unit.planOf', { number: unit.number })}"]`);
      expect(picture.attr('src')).toBe(unit.planFile);
    });

    test('a drawn plan says in words what it shows', () => {
      const drawing = $('[aria-labelledby="plan-title"] svg');
      const label = drawing.attr('aria-label') ?? '';
      const isOnGrid = Boolean(unit.bays && grid && (!unit.plan || unit.gates));
      if (drawing.length === 0) return;
      const [first = 0, second = 0] = isOnGrid && grid ? grid : [];
      const columns = t('Unit.planParts.columns', { grid: t('Facts.columnGridValue', { first, second }) });
      expect(label.includes(columns)).toBe(isOnGrid);
      for (const { name, width, depth } of unit.plan ?? [])
        expect(label).toContain(t('Unit.room', { name: name[locale], width, depth }));
      for (const { width } of unit.gates ?? []) expect(label).toContain(t('Unit.planParts.gate', { width }));
      const { levelDoors, dockDoors } = unit.facts ?? {};
      const length = unit.facts?.vehicleLength ?? level?.facts?.vehicleLength;
      const hasLorry = isOnGrid && Boolean(unit.gates && (levelDoors || dockDoors) && length);
      expect(label.includes(t('Unit.planParts.lorry', { n: length ?? 0 }))).toBe(hasLorry);
      const { north } = building;
      expect(label.includes(t('Unit.planParts.north', { n: north ?? 0 }))).toBe(
        isOnGrid && north !== undefined,
      );
    });

    test('a placed unit is in the key plan of its level', () => {
      const isShown = Boolean(unit.bays && level?.outline);
      const name = t('Unit.keyPlanOf', { number: unit.number, level: level?.title[locale] ?? '' });
      const drawn = $(`[aria-labelledby="place-title"] svg[aria-label="${name}"]`);
      expect(drawn.length).toBe(isShown ? 1 : 0);
      for (const { column, row, columns, rows } of isShown ? (unit.bays ?? []) : [])
        expect(drawn.html()).toContain(`M${column} ${row}h${columns}v${rows}h-${columns}z`);
    });

    test('the level of the unit is named, pictured and marked', () => {
      const isDrawn = sectionLevels(building.levels ?? []).length > 0;
      expect($('[aria-labelledby="place-title"] svg:not([role])')).toHaveLength(isDrawn ? 1 : 0);
      expect($('[aria-labelledby="place-title"] h2').text()).toBe(level?.title[locale] ?? '');
      const facts = textsOf($('[aria-labelledby="place-title"] dt'));
      // Other units have the doors of the level.
      for (const name of ['levelDoors', 'dockDoors', ...ofDoors] as const)
        expect(facts).not.toContain(t(`Facts.${name}`));
      const alt = (unit.image ?? level?.image)?.alt[locale];
      expect(
        $('main picture img')
          .map((_, picture) => $(picture).attr('alt'))
          .toArray(),
      ).toEqual(alt ? [alt] : []);
    });

    test('a card has availability, price, person and a link to the form', () => {
      const card = $('[aria-labelledby="card-title"]');
      const { status, number, price } = unit;
      const offer = unit.offer ?? level?.offer ?? 'any';
      const isKnown = Boolean(building.unitsAsOf);
      expect(card.find('h2').text()).toBe(
        isKnown ? t(`Units.statuses.${status}`, { offer }) : t('Units.inquiry'),
      );
      const isTaken = isKnown && status === 'taken';
      const cost = price ? writeAmount(t, totalOf(price, unit.area), building) : t('Unit.onRequest');
      expect(card.text().includes(`${t('Unit.price', { offer })} ${cost}`)).toBe(!isTaken);
      if (price && !isTaken) expect(card.text()).toContain(writeAmount(t, price, building));
      const [person] = findPeople(unit.person ? [unit.person] : building.people);
      if (person) expect(card.text()).toContain(person.name[locale]);
      expect($('main a.button[href="#contact"]').text()).toBe(
        isTaken ? t('Unit.askSimilar') : t('Units.askAbout', { number }),
      );
      expect(textsOf($('nav[aria-label] li')).at(-1)).toBe(t('Unit.heading', { number }));
    });

    test('the inquiry names the unit and its contact', () => {
      const people = findPeople(unit.person ? [unit.person] : building.people);
      expect(textsOf($('#contact h4'))).toEqual(people.map(({ name }) => name[locale]));
      expect($('[name="interest"]').text()).toMatch(new RegExp(`(^|\\D)${unit.number}\\D`));
      const toAll = $(`main a[href="${at(locale, '/spaces')}"]`);
      expect(textsOf(toAll)).toContain(t('Units.all'));
    });

    test('a taken unit links to free ones of its use', () => {
      const isTaken = unit.status === 'taken' && Boolean(building.unitsAsOf);
      expect($('main').text().includes(t('Unit.taken'))).toBe(isTaken);
      const free = units.filter(
        ({ unit: { use, status }, building }) => building.unitsAsOf && use === unit.use && status === 'free',
      );
      expect($('#similar-title ~ ul a').length).toBe(isTaken ? Math.min(free.length, 3) : 0);
    });

    test('WhatsApp and mail send the address of the page', () => {
      const addresses = $('[aria-labelledby="card-title"] a').map((_, link) =>
        decodeURIComponent($(link).attr('href') ?? ''),
      );
      expect(addresses.toArray().filter((text) => text.includes(at(locale, href)))).toHaveLength(2);
    });

    test('the graph offers an available unit with its price and facts', () => {
      const graph: Record<string, unknown>[] = JSON.parse($('script').text())['@graph'];
      const nodeOf = (part: string) => graph.find((node) => String(node['@id']).endsWith(`#${part}`));
      const isTaken = unit.status === 'taken' && Boolean(building.unitsAsOf);
      const day = unit.availableFrom ?? building.terms?.availableFrom;
      const price = unit.status === 'taken' ? undefined : unit.price;
      const { offers } = nodeOf('listing') ?? {};
      const offer = {
        '@type': 'Offer',
        ...(day && { availabilityStarts: day }),
        ...(price && {
          priceSpecification: expect.objectContaining({ price: price.amount, validFrom: price.asOf }),
        }),
      };
      expect(offers).toEqual(isTaken ? undefined : expect.objectContaining(offer));
      const place = nodeOf('place') as {
        '@type': string;
        floorSize?: { value: number };
        additionalProperty: { name: string }[];
      };
      expect(place['@type']).toBe(placeTypeOf(unit.use) ?? 'Place');
      if (place['@type'] === 'Accommodation') expect(place.floorSize?.value).toBe(unit.area);
      const facts = place.additionalProperty.map(({ name }) => name);
      const names = namesOf(page);
      expect(facts.filter((name) => !names.includes(name))).toEqual([]);
      expect(facts.length).toBeGreaterThanOrEqual(Object.keys(unit.facts ?? {}).length + 1);
    });
  });
}
