import type { MetadataRoute } from 'next';
import { type Locale, routing } from '@/i18n/routing';
import { alternates, pageUrl } from '@/lib/seo/metadata';
import { getCompany, listBuildings, listProjects } from '@/model';

type Page = { href: string; updated: string; locales: readonly Locale[] };

/** Lists every indexable page in each of its languages, with the day of the last change of its content. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPages().flatMap(({ href, updated, locales }) =>
    locales.map((locale) => ({
      url: pageUrl(href, locale),
      lastModified: updated,
      alternates: { languages: alternates(href, locales) },
    })),
  );
}

function listPages(): Page[] {
  const { defaultLocale, locales } = routing;
  const company = getCompany(defaultLocale);
  const buildings = listBuildings(defaultLocale);
  // Every project has a text in the default language.
  const projects = listProjects(defaultLocale);
  const latest = [company, ...buildings, ...projects]
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return [
    { href: '/', updated: latest ?? company.updated, locales },
    ...projects.map((project) => ({ ...project, href: `/project/${project.index}` })),
    ...buildings.flatMap(({ href, updated, units }) =>
      [href, ...units.map((unit) => unit.href)].map((path) => ({ href: path, updated, locales })),
    ),
    ...(company.hasSpaces
      ? [
          {
            href: '/spaces',
            updated:
              buildings
                .map(({ updated }) => updated)
                .sort()
                .at(-1) ?? company.updated,
            locales,
          },
        ]
      : []),
    { href: '/accessibility', updated: company.accessibility.updated, locales },
    { href: '/privacy', updated: company.privacy.updated, locales },
  ];
}
