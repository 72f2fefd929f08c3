type Tag = Record<string, string>;

/** Every tag of a name in a page, with its attributes. */
export function tagsOf(html: string, name: string): Tag[] {
  const found = html.matchAll(new RegExp(`<${name}\\b([^>]*?)/?>`, 'g'));
  return Array.from(found, ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
}

/** The language of a page. */
export function languageOf(html: string): string | undefined {
  return tagsOf(html, 'html')[0]?.lang;
}

/** The content of a meta tag, by its name or property. */
export function metaOf(html: string, key: string): string | undefined {
  return tagsOf(html, 'meta').find(({ name, property }) => (name ?? property) === key)?.content;
}

/** The address of the other language's page and of this one's, by language, as the head or a sitemap entry has them. */
export function alternatesOf(html: string, tag: 'link' | 'xhtml:link'): string[] {
  return tagsOf(html, tag)
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort();
}
