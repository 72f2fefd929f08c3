import type { Project } from '@/content/schema';
import type { Locale } from '@/i18n/routing';
import { type Node, pictureUrl, websiteId } from '@/site/graph';
import { absoluteUrl, pageUrl } from '@/site/metadata';

/** The words of the graph: what the facts are called, and the name of the home page in the trail. */
type Words = { home: string; height: string; dunam: string; area: string };

/** UN/CEFACT codes of units; a dunam is a decare. */
const units = { height: 'MTR', dunam: 'DAA', totalArea: 'MTK' };

/** The page of a project, the place that it shows and the trail that leads to it; facts that are not known are left out. */
export function projectNodes(project: Project, words: Words, locale: Locale): Node[] {
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
      additionalProperty: [
        ...property(words.height, height, units.height),
        ...property(words.dunam, dunam, units.dunam),
        ...property(words.area, totalArea, units.totalArea),
      ],
      subjectOf: { '@id': `${url}#page` },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': trailId,
      itemListElement: [step(1, words.home, pageUrl('/', locale)), step(2, title, url)],
    },
  ];
}

function property(name: string, value: number | null, unitCode: string): Node[] {
  return value === null ? [] : [{ '@type': 'PropertyValue', name, value, unitCode }];
}

function step(position: number, name: string, item: string): Node {
  return { '@type': 'ListItem', position, name, item };
}
