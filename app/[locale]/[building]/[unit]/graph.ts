import type { Locale } from '@/i18n/routing';
import {
  addressNode,
  companyId,
  type Node,
  type Property,
  pictureUrl,
  propertyNodes,
  websiteId,
} from '@/lib/seo/graph';
import { absoluteUrl, pageUrl } from '@/lib/seo/metadata';
import type { Building, Level, Unit } from '@/model';

type Parts = {
  building: Building;
  unit: Unit;
  level: Level;
  /** The facts of the unit with their names. */
  facts: readonly Property[];
  /** The label of its area, which says that it is gross. */
  areaLabel: string;
  locale: Locale;
};

const availability = { free: 'InStock', reserved: 'LimitedAvailability', taken: 'SoldOut' } as const;

/** Units of a price: UN/CEFACT codes of a square metre, a month and a year, and a text for units without a code. */
const priceUnits = {
  ...{ unit: {}, sqm: { unitCode: 'MTK' }, unitMonth: { unitCode: 'MON' }, unitYear: { unitCode: 'ANN' } },
  ...{ sqmMonth: { unitText: 'm² a month' }, sqmYear: { unitText: 'm² a year' } },
} as const;

/** Returns the offer of a unit, about a place in its building. A price is named where one is published. */
export function unitNodes({ building, unit, level, facts, areaLabel, locale }: Parts): Node[] {
  const url = pageUrl(unit.href, locale);
  const placeId = absoluteUrl(`${unit.href}#place`);
  const { number, area, status, price, availableFrom } = unit;
  const picture = unit.image ?? level.image;
  const name = `${building.name}, ${number}`;
  const action = level.offer === 'lease' ? 'LeaseOut' : 'Sell';
  return [
    {
      '@type': 'RealEstateListing',
      '@id': `${url}#listing`,
      url,
      name,
      inLanguage: locale,
      dateModified: building.updated,
      isPartOf: { '@id': websiteId },
      provider: { '@id': companyId },
      about: { '@id': placeId },
      offers: {
        '@type': 'Offer',
        availability: status && `https://schema.org/${availability[status]}`,
        availabilityStarts: availableFrom,
        businessFunction: { '@id': `http://purl.org/goodrelations/v1#${action}` },
        priceSpecification: price && {
          '@type': 'UnitPriceSpecification',
          price: price.amount,
          priceCurrency: 'ILS',
          ...priceUnits[price.per],
          validFrom: price.asOf,
          valueAddedTaxIncluded: false,
        },
      },
    },
    {
      '@type': 'Accommodation',
      '@id': placeId,
      name,
      image: picture && pictureUrl(picture),
      floorSize: { '@type': 'QuantitativeValue', name: areaLabel, value: area, unitCode: 'MTK' },
      floorLevel: level.title,
      additionalProperty: propertyNodes(facts),
      address: addressNode(building.address),
      geo: { '@type': 'GeoCoordinates', ...building.position },
      containedInPlace: {
        '@type': 'Place',
        '@id': absoluteUrl(`${building.href}#place`),
        name: building.name,
      },
    },
  ];
}
