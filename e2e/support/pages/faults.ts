import type { CheerioAPI } from 'cheerio';

/** Values of code that are no text; a name of a company may contain one, but not alone. */
const noText = /^(undefined|null|NaN|Infinity|\[object Object\])$|\b(undefined|NaN)\b|\[object /;

/** Lists the parts of a page that are about nothing: a heading alone, an empty list, a value that is no text. */
export function listFaults($: CheerioAPI): string[] {
  const faults = [
    ...$('main section, main nav, main aside').filter((_, section) => {
      const content = $(section).clone();
      content.find('h1, h2, h3, style').remove();
      return content.text().trim() === '' && content.find('img, svg, form').length === 0;
    }),
    ...$('ul, ol, dl, table, address').filter((_, list) => $(list).children().length === 0),
    ...$('h1, h2, h3, h4, dt, dd, figcaption, main a:not([aria-hidden])').filter(
      (_, part) => $(part).text().trim() === '' && $(part).find('img, svg').length === 0,
    ),
    ...$('*').filter((_, element) =>
      [
        ...Object.values($(element).attr() ?? {}),
        ...$(element)
          .contents()
          .map((_, node) => (node.type === 'text' ? node.data : '')),
      ].some((text) => noText.test(text.trim())),
    ),
  ].map((element) => $.html(element).slice(0, 300));
  const graph = $('script[type="application/ld+json"]').text();
  return graph.includes('[]') ? [...faults, graph.slice(0, 300)] : faults;
}
