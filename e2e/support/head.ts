import { type APIRequestContext, expect } from '@playwright/test';

type Tag = Record<string, string | undefined>;

/** A page as a search engine reads it: its status, the tags of its head, and its graph. */
export type Head = {
  status: number;
  title: string;
  /** The contents of the meta tags, by name or property. */
  meta: Tag;
  canonical: string | undefined;
  /** The addresses of the alternates, by language. */
  alternates: Tag;
  graph: Record<string, unknown>[];
};

/** Reads the raw HTML of a page, as it is before any script runs. */
export async function readHead(request: APIRequestContext, url: string): Promise<Head> {
  const response = await request.get(url, { maxRedirects: 0 });
  const html = await response.text();
  const links = tags(html, 'link');
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  return {
    status: response.status(),
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(
      tags(html, 'meta').map(({ name, property, content }) => [name ?? property, content]),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    graph: graphOf(html),
  };
}

/** The path of an absolute address of the site, whatever the host that the site was built for. */
export function pathOf(url: string | undefined): string {
  return new URL(url ?? 'missing:').pathname;
}

function tags(html: string, name: string): Tag[] {
  const found = html.matchAll(new RegExp(`<${name}\\b([^>]*?)/?>`, 'g'));
  return Array.from(found, ([, text = '']) =>
    Object.fromEntries(
      Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

function graphOf(html: string): Head['graph'] {
  const scripts = Array.from(html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g));
  expect(scripts.length, 'graphs of a page').toBeLessThanOrEqual(1);
  return JSON.parse(scripts[0]?.[1] ?? '{"@graph":[]}')['@graph'];
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
