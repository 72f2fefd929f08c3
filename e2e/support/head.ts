import type { CheerioAPI } from 'cheerio';

type Values = Record<string, string | undefined>;

/** The head and graph of a page, as a search engine reads them. */
type Head = {
  title: string;
  /** The contents of the meta tags, by name or property. */
  meta: Values;
  canonical: string | undefined;
  /** The addresses of the alternates, by language. */
  alternates: Values;
  graph: Record<string, unknown>[];
};

/** @throws Error when the page has two graphs */
export function headOf($: CheerioAPI): Head {
  const tags = (selector: string): Values[] =>
    $(selector)
      .toArray()
      .map((tag) => $(tag).attr() ?? {});
  return {
    title: $('head > title').text(),
    meta: Object.fromEntries(tags('meta').map(({ name, property, content }) => [name ?? property, content])),
    canonical: $('link[rel="canonical"]').attr('href'),
    alternates: Object.fromEntries(
      tags('link[rel="alternate"][hreflang]').map(({ hreflang, href }) => [hreflang, href]),
    ),
    graph: JSON.parse($('script[type="application/ld+json"]').text() || '{"@graph":[]}')['@graph'],
  };
}

/** Returns the path of an absolute address of the site, for any host of the build. */
export function pathOf(url: string | undefined): string {
  return new URL(url ?? 'missing:').pathname;
}
