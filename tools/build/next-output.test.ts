import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/testing/folder';
import { readNextOutput } from './next-output';

let folder: string;

beforeAll(() => {
  folder = newFolder();
});

function page(pathname: string, more: object = {}) {
  const fallback = { filePath: `/site/.next/server/app${pathname}.html` };
  return { pathname, routeType: 'page', compute: 'static', fallback, ...more };
}

/** Writes what Next's adapter would, and reads it. */
function read(outputs: { prerenders?: object[]; staticFiles?: object[]; appRoutes?: object[] }) {
  const list = { projectDir: '/site', prerenders: [], staticFiles: [], appRoutes: [], ...outputs };
  writeFileSync(path.join(folder, 'adapter-outputs.json'), JSON.stringify(list));
  return readNextOutput(folder);
}

test.each([
  ['/he', 'index.html'],
  ['/he/project/3', 'project/3.html'],
  ['/en', 'en.html'],
  ['/en/project/3', 'en/project/3.html'],
  ['/he/not-found', '404.html'],
  ['/en/project/not-found', 'en/project/404.html'],
])('the page %s stands at %s', (pathname, target) => {
  const source = `/site/.next/server/app${pathname}.html`;
  expect(read({ prerenders: [page(pathname)] }).pages).toEqual([{ source, target }]);
});

test('prerendered routes and files stand at their addresses, and nothing that belongs to Next alone', () => {
  const { pages, files } = read({
    prerenders: [
      page('/sitemap.xml', { routeType: 'route', fallback: { filePath: 'sitemap.body' } }),
      page('/en.rsc', { routeType: undefined }),
      page('/_not-found'),
    ],
    staticFiles: [
      { pathname: '/_next/static/media/text.woff2', filePath: 'text.woff2' },
      { pathname: '/_next/static/chunks/client.js', filePath: 'client.js' },
      { pathname: '/500', filePath: '500.html' },
    ],
  });
  expect(pages).toEqual([]);
  expect(files).toEqual([
    { source: 'sitemap.body', target: 'sitemap.xml' },
    { source: 'text.woff2', target: '_next/static/media/text.woff2' },
  ]);
});

test('a route brings every file that it needs, by its path in the project', () => {
  const { routes } = read({
    appRoutes: [
      {
        pathname: '/api/health',
        filePath: '/site/.next/server/app/api/health/route.js',
        assets: { anyName: '/site/node_modules/zod/index.js' },
      },
      { pathname: '/api/health.rsc', filePath: '/site/x.js', assets: {} },
    ],
  });
  expect(routes).toEqual([
    {
      address: '/api/health',
      entry: '.next/server/app/api/health/route.js',
      files: {
        '.next/server/app/api/health/route.js': '/site/.next/server/app/api/health/route.js',
        'node_modules/zod/index.js': '/site/node_modules/zod/index.js',
      },
    },
  ]);
});

test('a page that would run code when it is read stops the build by its name', () => {
  const prerenders = [page('/he'), page('/en/tour', { compute: 'serverless' })];
  expect(() => read({ prerenders })).toThrow('/en/tour is not prerendered');
});

test('a build that the adapter has not seen stops, with the name of its list', () => {
  expect(() => readNextOutput(path.join(folder, 'nowhere'))).toThrow('adapter-outputs.json');
});
