import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/slim';
import { notFoundFolders } from '../../../lib/http/addresses';
import { addressOf, isPage } from '../../../lib/http/files';
import { serverFolder, siteFolder } from '../../../lib/http/folders';
import { readSiteInfo } from '../../../lib/http/site-info';
import { listFiles } from '../../../lib/list-files';

const info = readSiteInfo(serverFolder);

/** The files of the last build by their addresses. */
export const siteFiles = new Map(
  listFiles(siteFolder).flatMap((file) => {
    const address = addressOf(file, info.pages);
    return address ? [[address, path.join(siteFolder, file)] as const] : [];
  }),
);

/** The pages, relative to the folder of the site, with the not-found pages; without HTML for other services. */
export const pageFiles = listFiles(siteFolder).filter((file) => isPage(file, info.pages));

/** Returns the file that answers an address, or the not-found page of its folder. */
export function fileOf(address: string): string {
  const folder = notFoundFolders.find((home) => address.startsWith(`${home}/`)) ?? '';
  return siteFiles.get(address) ?? path.join(siteFolder, folder, '404.html');
}

const pages = new Map<string, CheerioAPI>();

/** Parses the page at an address, without executable scripts and data of islands. */
export function readPage(address: string): CheerioAPI {
  const known = pages.get(address);
  if (known) return known;
  const page = load(readFileSync(fileOf(address)));
  page('script:not([type="application/ld+json"])').remove();
  pages.set(address, page);
  return page;
}

/** Returns the text of elements with single spaces. */
export function textOf(elements: ReturnType<CheerioAPI>): string {
  return flatten(elements.text());
}

/** Collapses white space, also no-break spaces, and drops soft hyphens. */
export function flatten(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the links of a part whose label, or otherwise text, is the given name. */
export function linksNamed(page: CheerioAPI, within: string, name: string) {
  return page(`${within} a`).filter(
    (_, link) => flatten(page(link).attr('aria-label') ?? textOf(page(link))) === flatten(name),
  );
}

/** Returns the text of each element. */
export function textsOf(elements: ReturnType<CheerioAPI>): string[] {
  return elements.toArray().map((_, index) => elements.eq(index).text());
}
