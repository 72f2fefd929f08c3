import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { fileOf } from './built-site';

/** Returns the file that answers a URL. */
function fileOfUrl(url: string): string {
  return fileOf(decodeURIComponent(new URL(url, 'http://localhost').pathname));
}

/** Returns the transferred bytes of an address of the built site: its Brotli encoding, if it has one. */
export function weightOf(url: string): number {
  const file = fileOfUrl(url);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/**
 * Returns the script-free baseline of a page: the same HTML without executable scripts and props of islands, but with
 * data for search engines. The difference is the cost of hydration.
 *
 * @param html the page as it is sent
 */
function scriptFree(html: string): string {
  const page = load(html);
  page('script:not([type="application/ld+json"])').remove();
  return page.html();
}

/** Returns the weight of a page as a multiple of its script-free baseline. */
export function hydrationOf(url: string): number {
  const html = readFileSync(fileOfUrl(url), 'utf8');
  return brotliCompressSync(html).length / brotliCompressSync(scriptFree(html)).length;
}
