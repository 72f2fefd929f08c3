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
import { businessFunction, priceNode } from '../price-node';

type Parts = {
  building: Building;
  unit: Unit;
  level: Level | undefined;
  /** The facts of the unit with their names. */
  facts: readonly Property[];
  /** The label of its area, which says that it is gross. */
  areaLabel: string;
  netAreaLabel: string;
  locale: Locale;
};

const availability = { free: 'InStock', reserved: 'LimitedAvailability' } as const;

/**
 * Returns the page of a unit, about a place in its building: a listing with an offer, unless the unit is taken. A price is
 * named where one is published.
 */
export function unitNodes({ building, unit, level, facts, areaLabel, netAreaLabel, locale }: Parts): Node[] {
  const url = pageUrl(unit.href, locale);
  const placeId = absoluteUrl(`${unit.href}#place`);
  const { number, area, netArea, status, price, available } = unit;
  const picture = unit.image ?? level?.image;
  const name = `${building.name}, ${number}`;
  return [
    {
      '@type': status === 'taken' ? 'WebPage' : 'RealEstateListing',
      '@id': `${url}#listing`,
      url,
      name,
      inLanguage: locale,
      dateModified: building.updated,
      isPartOf: { '@id': websiteId },
      provider: { '@id': companyId },
      about: { '@id': placeId },
      offers:
        status === 'taken'
          ? undefined
          : {
              '@type': 'Offer',
              availability: status && `https://schema.org/${availability[status]}`,
              availabilityStarts: available || undefined,
              businessFunction: businessFunction(unit.offer),
              priceSpecification: price && { ...priceNode(price), price: price.amount },
            },
    },
    {
      '@type': 'Accommodation',
      '@id': placeId,
      name,
      image: picture && pictureUrl(picture),
      floorSize: { '@type': 'QuantitativeValue', name: areaLabel, value: area, unitCode: 'MTK' },
      floorLevel: level?.title,
      additionalProperty: propertyNodes([
        ...(netArea === undefined ? [] : [{ name: netAreaLabel, value: netArea, unitCode: 'MTK' }]),
        ...facts,
      ]),
      address: addressNode(building.address, building.country),
      geo: { '@type': 'GeoCoordinates', ...building.position },
      containedInPlace: {
        '@type': 'Place',
        '@id': absoluteUrl(`${building.href}#place`),
        name: building.name,
      },
    },
  ];
}
