import { type APIRequestContext, expect } from '@playwright/test';
import { load } from 'cheerio';

type Values = Record<string, string | undefined>;

/** A page as a search engine reads it: its status, the tags of its head, and its graph. */
export type Head = {
  status: number;
  title: string;
  /** The contents of the meta tags, by name or property. */
  meta: Values;
  canonical: string | undefined;
  /** The addresses of the alternates, by language. */
  alternates: Values;
  graph: Record<string, unknown>[];
};

/** Reads the raw HTML of a page, as it is before any script runs. */
export async function readHead(request: APIRequestContext, url: string): Promise<Head> {
  const response = await request.get(url, { maxRedirects: 0 });
  const $ = load(await response.text());
  const tags = (selector: string): Values[] =>
    $(selector)
      .toArray()
      .map((tag) => $(tag).attr() ?? {});
  const graphs = $('script[type="application/ld+json"]');
  expect(graphs.length, 'graphs of a page').toBeLessThanOrEqual(1);
  return {
    status: response.status(),
    title: $('head > title').text(),
    meta: Object.fromEntries(tags('meta').map(({ name, property, content }) => [name ?? property, content])),
    canonical: $('link[rel="canonical"]').attr('href'),
    alternates: Object.fromEntries(
      tags('link[rel="alternate"][hreflang]').map(({ hreflang, href }) => [hreflang, href]),
    ),
    graph: JSON.parse(graphs.text() || '{"@graph":[]}')['@graph'],
  };
}

/** The path of an absolute address of the site, whatever the host that the site was built for. */
export function pathOf(url: string | undefined): string {
  return new URL(url ?? 'missing:').pathname;
}
