import type { Offer } from 'schema-dts';
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
import type { Building, Facts, UseTerms } from '@/model';
import { isOffered } from '@/model/derived/is-offered';
import { businessFunction, priceNode } from './price-node';

/** The words of the graph. */
type Words = {
  /** Names the facts of the building or of a level. */
  factsOf: (facts: Facts) => readonly Property[];
  nameOfUse: (use: UseTerms['use']) => string;
};

/** Returns the structured data of a building, a listing if it offers space of a known use, with the published range of prices of each use, its place and levels. */
export function buildingNodes(building: Building, { factsOf, nameOfUse }: Words, locale: Locale): Node[] {
  const { href, name, subtitle, about, address, country, position, hero, facts, levels, units, updated } =
    building;
  const uses = [...levels.flatMap((level) => level.uses), ...units.map(({ use }) => use)];
  const url = pageUrl(href, locale);
  const placeId = absoluteUrl(`${href}#place`);
  return [
    {
      '@type': isOffered(building) && uses.some(placeTypeOf) ? 'RealEstateListing' : 'WebPage',
      '@id': `${url}#listing`,
      url,
      name,
      description: subtitle,
      inLanguage: locale,
      dateModified: updated,
      image: pictureUrl(hero),
      isPartOf: { '@id': websiteId },
      provider: { '@id': companyId },
      about: { '@id': placeId },
      offers: offersOf(building, nameOfUse),
    },
    {
      '@type': 'Place',
      '@id': placeId,
      name,
      description: about,
      address: addressNode(address, country),
      geo: { '@type': 'GeoCoordinates', ...position },
      additionalProperty: propertyNodes(factsOf(facts)),
      containsPlace: levels.map(({ id, title, description, image, facts }) => ({
        '@type': 'Place',
        '@id': absoluteUrl(`${href}#place-${id}`),
        name: title,
        description,
        image: image && pictureUrl(image),
        additionalProperty: propertyNodes(factsOf(facts)),
      })),
    },
  ];
}

/** Returns an offer for each use with a published range of prices. */
function offersOf({ terms, units }: Building, nameOfUse: Words['nameOfUse']): Offer[] {
  return (terms?.uses ?? []).flatMap(({ use, price }): Offer[] => {
    const unit = units.find((candidate) => candidate.use === use && candidate.status !== 'taken');
    if (!price || !unit) return [];
    const { from, to } = price;
    return [
      {
        '@type': 'Offer',
        name: nameOfUse(use),
        businessFunction: businessFunction(unit.offer),
        priceSpecification: { ...priceNode(price), minPrice: from, maxPrice: to },
      },
    ];
  });
}
