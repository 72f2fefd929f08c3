import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { readNextOutput } from './next-output';

function page(pathname: string, compute = 'static') {
  const fallback = { filePath: `/site/.next/server/app${pathname}.html` };
  return { pathname, routeType: 'page', compute, fallback };
}

const output = {
  projectDir: '/site',
  prerenders: [page('/he'), page('/en/tour'), { pathname: '/he.segments/_tree.segment.rsc' }],
  staticFiles: [{ pathname: '/_next/static/a.css', filePath: '/site/.next/static/a.css' }],
  appRoutes: [
    {
      pathname: '/api/health',
      filePath: '/site/.next/health.js',
      assets: { a: '/site/node_modules/a.js', b: '/site/var/outbox/clock.json', c: '/site/content/b.json' },
    },
  ],
};

/** Reads a list of the adapter from a temporary folder. */
function read(list: unknown) {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'adapter-outputs.json'), JSON.stringify(list));
  return readNextOutput(folder);
}

test('pages, files and routes are read, without records or outbox', () => {
  const { pages, files, routes } = read(output);
  expect(pages.map(({ target }) => target)).toEqual(['index.html', 'en/tour.html']);
  expect(files).toEqual([{ source: '/site/.next/static/a.css', target: '_next/static/a.css' }]);
  expect(routes).toEqual([
    {
      address: '/api/health',
      entry: '.next/health.js',
      files: { '.next/health.js': '/site/.next/health.js', 'node_modules/a.js': '/site/node_modules/a.js' },
    },
  ]);
});

test('a page with status 404 is skipped', () => {
  const missing = { ...page('/he/spaces'), fallback: { filePath: '/site/spaces.html', initialStatus: 404 } };
  expect(read({ ...output, prerenders: [...output.prerenders, missing] }).pages).toHaveLength(2);
});

test('a page that runs code per request stops the build', () => {
  expect(() => read({ ...output, prerenders: [page('/he'), page('/en/tour', 'serverless')] })).toThrow(
    '/en/tour is not prerendered',
  );
});

// An upgrade of Next that renames or drops a field must stop the build.
test.each([
  'projectDir',
  'prerenders',
  'staticFiles',
  'appRoutes',
  'pathname',
  'routeType',
  'compute',
  'fallback',
  'filePath',
  'assets',
])('an output of the adapter without %s stops the build', (name) => {
  const without = JSON.parse(JSON.stringify(output), (key, value) => (key === name ? undefined : value));
  expect(() => read(without)).toThrow('The output of Next’s adapter has another shape');
});

test('a missing list of the adapter stops the build', () => {
  expect(() => readNextOutput(path.join(newFolder(), 'nowhere'))).toThrow('adapter-outputs.json');
});
