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
import { placeTypeOf } from '@/lib/seo/place-types';
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
 * Returns the page of a unit, about a place in its building, with an offer unless the unit is taken: a listing of real
 * estate where the code knows its use. A price is named where one is published.
 */
export function unitNodes({ building, unit, level, facts, areaLabel, netAreaLabel, locale }: Parts): Node[] {
  const url = pageUrl(unit.href, locale);
  const placeId = absoluteUrl(`${unit.href}#place`);
  const { number, use, area, netArea, status, price, available } = unit;
  const type = placeTypeOf(use);
  const picture = unit.image ?? level?.image;
  const name = `${building.name}, ${number}`;
  const isFloor = type === 'Accommodation';
  const size = { name: areaLabel, value: area, unitCode: 'MTK' };
  return [
    {
      '@type': type && status !== 'taken' ? 'RealEstateListing' : 'WebPage',
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
      '@type': type ?? 'Place',
      '@id': placeId,
      name,
      image: picture && pictureUrl(picture),
      ...(isFloor && {
        floorSize: { '@type': 'QuantitativeValue', ...size },
        floorLevel: level?.title,
      }),
      additionalProperty: propertyNodes([
        ...(isFloor ? [] : [size]),
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
