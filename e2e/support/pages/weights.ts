import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { siteFolder } from '../../../site/folders';

/** The file that answers an address; a not-found page where there is none. */
function fileOf(url: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  const place = path.join(siteFolder, decodeURIComponent(pathname === '/' ? '/index' : pathname));
  const missing = path.join(siteFolder, pathname.startsWith('/en/') ? 'en' : '', '404.html');
  return [`${place}.html`, place].find((file) => existsSync(file) && statSync(file).isFile()) ?? missing;
}

/** Bytes that an address of the built site weighs over the wire: its Brotli form, where it has one. */
export function weightOf(url: string): number {
  const file = fileOf(url);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/**
 * The script-free baseline of a page: the same HTML without what runs and without the props of its islands. Data for
 * search engines stays. What the page weighs above it is the price of hydration.
 *
 * @param html the page as it is sent
 */
function scriptFree(html: string): string {
  const page = load(html);
  page('script:not([type="application/ld+json"])').remove();
  return page.html();
}

/** How many times as much a page weighs as its script-free baseline. */
export function hydrationOf(url: string): number {
  const html = readFileSync(fileOf(url), 'utf8');
  return brotliCompressSync(html).length / brotliCompressSync(scriptFree(html)).length;
}
