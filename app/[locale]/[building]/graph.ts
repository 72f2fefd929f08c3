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
import type { Building, Facts } from '@/model';

/**
 * Returns the structured data of a building's offer, with its place and levels. It has no price, because none is
 * published.
 *
 * @param factsOf names the facts of a level
 */
export function buildingNodes(
  building: Building,
  factsOf: (facts: Facts) => readonly Property[],
  locale: Locale,
): Node[] {
  const { href, name, subtitle, about, address, position, hero, images, facts, levels, updated } = building;
  const url = pageUrl(href, locale);
  const placeId = absoluteUrl(`${href}#place`);
  return [
    {
      '@type': 'RealEstateListing',
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
    },
    {
      '@type': 'Place',
      '@id': placeId,
      name,
      description: about,
      image: [hero, ...images].map(pictureUrl),
      address: addressNode(address),
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
