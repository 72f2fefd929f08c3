import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { siteFolder } from '../../site/folders';

/** Parses the built page of an address, without its scripts. */
export function readPage(address: string): CheerioAPI {
  const $ = load(readFileSync(path.join(siteFolder, `${address === '/' ? 'index' : address}.html`)));
  $('script:not([type="application/ld+json"])').remove();
  return $;
}

/** Returns the text of each element. */
export function textsOf(elements: ReturnType<CheerioAPI>): string[] {
  return elements.toArray().map((_, index) => elements.eq(index).text());
}
