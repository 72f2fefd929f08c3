import type { ListItem } from 'schema-dts';
import type { Locale } from '@/i18n/routing';
import { type Node, type Property, pictureUrl, propertyNodes, websiteId } from '@/lib/seo/graph';
import { absoluteUrl, pageUrl } from '@/lib/seo/metadata';
import type { Project } from '@/model';

/** Texts of the graph: labels of the facts, and the name of the home page in the breadcrumb. */
type Words = { home: string; height: string; dunam: string; area: string };

/** UN/CEFACT codes of units; a dunam is a decare. */
const units = { height: 'MTR', dunam: 'DAA', totalArea: 'MTK' };

/**
 * Returns the structured data of a project's page, its place and its breadcrumb; unknown facts are left out.
 *
 * @param facts the optional ones, with their names
 */
export function projectNodes(
  project: Project,
  facts: readonly Property[],
  words: Words,
  locale: Locale,
): Node[] {
  const { index, title, openingLine, description, height, dunam, totalArea, images, updated } = project;
  const href = `/project/${index}`;
  const url = pageUrl(href, locale);
  const placeId = absoluteUrl(`${href}#place`);
  const trailId = `${url}#trail`;
  return [
    {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      url,
      name: title,
      inLanguage: locale,
      dateModified: updated,
      isPartOf: { '@id': websiteId },
      about: { '@id': placeId },
      breadcrumb: { '@id': trailId },
    },
    {
      '@type': 'Place',
      '@id': placeId,
      name: title,
      description: openingLine || description[0],
      image: images.map(pictureUrl),
      additionalProperty: propertyNodes([
        ...measure(words.height, height, units.height),
        ...measure(words.dunam, dunam, units.dunam),
        ...measure(words.area, totalArea, units.totalArea),
        ...facts,
      ]),
      subjectOf: { '@id': `${url}#page` },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': trailId,
      itemListElement: [step(1, words.home, pageUrl('/', locale)), step(2, title, url)],
    },
  ];
}

function measure(name: string, value: number | null, unitCode: string): Property[] {
  return value === null ? [] : [{ name, value, unitCode }];
}

function step(position: number, name: string, item: string): ListItem {
  return { '@type': 'ListItem', position, name, item };
}
