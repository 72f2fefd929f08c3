import { readFileSync } from 'node:fs';
import { serverFolder } from '../../lib/http/folders';
import { readSiteInfo } from '../../lib/http/site-info';
import { siteUrl } from '../../lib/seo/metadata';
import { pathOf } from '../support/head';
import { fileOf, readPage, siteFiles } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';

const routes = new Set(Object.keys(readSiteInfo(serverFolder).routes));
const pages = [...siteFiles].flatMap(([address, file]) => (file.endsWith('.html') ? [address] : []));
const missing = locales.flatMap((locale) => ['/nowhere', '/project/99'].map((path) => at(locale, path)));

/** Lists the addresses within the site that a page names: links, pictures, style sheets, scripts and forms. */
function listAddresses(page: string): URL[] {
  const $ = readPage(page);
  const named = $('[href], [src], [srcset], [imagesrcset], [action]')
    .toArray()
    .flatMap((element) => {
      const { href, src, srcset = '', imagesrcset = '', action } = $(element).attr() ?? {};
      const sources = `${srcset},${imagesrcset}`.split(',').map((source) => source.trim().split(' ')[0]);
      return [href, src, action, ...sources].filter((address) => address !== undefined && address !== '');
    });
  return named
    .map((address) => new URL(address ?? '', new URL(page, siteUrl)))
    .filter(({ origin }) => origin === new URL(siteUrl).origin);
}

test.each([...pages, ...missing])('every address that %s names exists', (page) => {
  const broken = listAddresses(page).filter(({ pathname, hash }) => {
    const address = decodeURIComponent(pathname);
    if (routes.has(address)) return false;
    if (!siteFiles.has(address) && address !== page) return true;
    return hash !== '' && readPage(address)(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 0;
  });
  expect(broken.map(String)).toEqual([]);
});

test('links from the home page lead to every page of the sitemap', () => {
  const found = new Set(['/']);
  for (const page of found)
    for (const { pathname } of listAddresses(page)) if (pages.includes(pathname)) found.add(pathname);
  const listed = [...readFileSync(fileOf('/sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, url]) => pathOf(url)).filter((path) => !found.has(path))).toEqual([]);
});
