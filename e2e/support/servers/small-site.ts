import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SiteInfo } from '../../../lib/http/site-info';
import { hostFiles } from '../../../tools/build/static-host';
import { newFolder } from '../folder';

/** Files of every kind, each with its name as the text. */
const names = [
  'index.html',
  'en.html',
  'accessibility.html',
  'en/accessibility.html',
  'en/project/3.html',
  '404.html',
  'en/404.html',
  'project/404.html',
  'en/project/404.html',
  '_next/static/a.woff2',
  'islands/ABC.js',
  'pictures/a b-123.avif',
  'share-images/a-123.jpg',
  'brand/logo-he.svg',
  'brand/index.svg',
  'favicon.ico',
  'build.json',
  'brochures/tower-en.pdf',
  'manifest.webmanifest',
  'people/1.vcf',
  'projects/a/1.webp',
  'robots.txt',
  'sitemap.xml',
  'speculation-rules.json',
  '.well-known/security.txt',
  'google12ab.html',
  'BingSiteAuth.xml',
];

/** Beside the files: one route, and addresses of a former site. */
export const smallInfo: SiteInfo = {
  routes: { '/api/email/send': 'send.js' },
  pages: ['/', '/en', '/accessibility', '/en/accessibility', '/en/project/3'],
  redirects: {
    '/צור-קשר': '/#contact',
    '/about.html': '/en',
    '/Projects/Cold-Store.aspx': '/en/accessibility?from=old',
    '/קטלוג/מחסנים': 'https://files.company.example/catalogue.pdf',
  },
};

/** Returns the text of a file. */
export const textOf = (name: string) => `${name} `.repeat(40);

/** Writes a folder as a build lays it out, with one small file of each kind. */
export function writeSmallSite(): { folder: string; files: string[] } {
  const folder = newFolder();
  const write = (name: string, text: string | Buffer) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const name of names) {
    write(name, textOf(name));
    if (/\.(html|js|json|svg|txt|vcf|webmanifest|xml)$/.test(name)) {
      write(`${name}.br`, brotliCompressSync(textOf(name)));
      write(`${name}.gz`, gzipSync(textOf(name)));
    }
  }
  for (const [name, text] of Object.entries(hostFiles(smallInfo.redirects, ['google12ab.html'])))
    write(name, text);
  return { folder, files: names };
}

/** Writes the folder of a server with one route, which refuses every request. */
export function writeSmallServer(): string {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(smallInfo));
  writeFileSync(
    path.join(folder, 'send.js'),
    'exports.handler = async (request, response) => response.writeHead(405, { Allow: request.method }).end();',
  );
  return folder;
}
