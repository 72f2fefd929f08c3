import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { fileOf } from './built-site';

/** The file that answers a URL. */
function fileOfUrl(url: string): string {
  return fileOf(decodeURIComponent(new URL(url, 'http://localhost').pathname));
}

/** Bytes that an address of the built site weighs over the wire: its Brotli form, where it has one. */
export function weightOf(url: string): number {
  const file = fileOfUrl(url);
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
  const html = readFileSync(fileOfUrl(url), 'utf8');
  return brotliCompressSync(html).length / brotliCompressSync(scriptFree(html)).length;
}
