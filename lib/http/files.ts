import { hiddenPaths } from './addresses';
import { speculationRulesPath, speculationRulesType } from './speculation-rules';

/** Content types by file name extension, the same on every server. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/**
 * Returns the address of a page: its file without the extension.
 *
 * @param file with forward slashes, relative to the folder of the site
 */
export function pageAddress(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, '')}`;
}

/**
 * Returns the address of a file in the folder of the site. HTML that is no page of the site is for another service, which
 * requests the whole name.
 *
 * @param file with forward slashes, relative to the folder
 * @param pages the addresses of the pages
 * @returns undefined for a file without its own address
 */
export function addressOf(file: string, pages: readonly string[]): string | undefined {
  const address = pageAddress(file);
  if (hiddenPaths.test(address)) return undefined;
  return pages.includes(address) ? address : `/${file}`;
}

/** Tells whether a file is a page or a not-found page of the site, in contrast to HTML for another service. */
export function isPage(file: string, pages: readonly string[]): boolean {
  return file.endsWith('.html') && addressOf(file, pages) !== `/${file}`;
}

/** @param file with its extension */
export function contentTypeOf(file: string): string {
  if (file === speculationRulesPath.slice(1)) return speculationRulesType;
  return contentTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';
}
