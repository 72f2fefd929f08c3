import { readdirSync, readFileSync } from 'node:fs';
import { notFoundFolders } from './addresses';
import { addressOf, contentTypeOf } from './files';
import { commonHeaders, fileHeaders, headersOf, pageHeaders, staticHeaders } from './headers';
import { speculationRulesPath, speculationRulesType } from './speculation-rules';

test('every folder of public has its own lifetime, except one shared with pages', () => {
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = fileHeaders.flatMap(({ prefixes }) => prefixes);
  const without = folders.map(({ name }) => `/${name}/`).filter((folder) => !named.includes(folder));
  expect(without).toEqual(['/projects/']);
});

test('the address decides how long a file is cached', () => {
  expect(headersOf('/accessibility')['Cache-Control']).toContain('s-maxage');
  expect(headersOf('/projects/2')['Cache-Control']).toContain('s-maxage');
  expect(headersOf('/pictures/a-123.avif')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(headersOf('/previews/a-123.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headersOf('/brand/logo-he.svg')['Cache-Control']).toContain('max-age=86400');
});

test.each([
  ['/', "frame-ancestors 'self'"],
  ['/en/project/3', "frame-ancestors 'self'"],
  ['/brand/logo-he.svg', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"],
  ['/brochures/tower-en.pdf', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"],
])('the policy in the header of %s is %s', (address, policy) => {
  expect(headersOf(address)['Content-Security-Policy']).toBe(policy);
});

test.each([
  ['index.html', '/'],
  ['en.html', '/en'],
  ['en/project/1.html', '/en/project/1'],
  ['brand/index.svg', '/brand/index.svg'],
  ['404.html', undefined],
  ['en/project/404.html', undefined],
  ['en/unavailable.html', undefined],
  ['index.html.br', undefined],
  ['_headers', undefined],
])('the file %s has the address %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test('the content type follows from the name', () => {
  expect(contentTypeOf('en.html')).toBe('text/html; charset=utf-8');
  expect(contentTypeOf('speculation-rules.json')).toBe('application/speculationrules+json');
  expect(contentTypeOf('LICENSE')).toBe('application/octet-stream');
});

describe('the files for static hosts', () => {
  const linesOf = (name: string) =>
    readFileSync(`deploy/${name}`, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
  const rules = new Map(
    linesOf('_headers')
      .join('\n')
      .split(/\n(?=\/)/)
      .map((rule): [string, Record<string, string>] => {
        const [path = '', ...lines] = rule.split('\n');
        const headers = lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1, 3) ?? []);
        return [path, Object.fromEntries(headers)];
      }),
  );
  const { '/*': everywhere = {}, ...others } = Object.fromEntries(rules);

  test('have the headers of every page, without its lifetime and reports', () => {
    const {
      'Cache-Control': _lifetime,
      'Reporting-Endpoints': _reports,
      'Cross-Origin-Resource-Policy': _readers,
      ...expected
    }: Record<string, string> = { ...commonHeaders, ...staticHeaders, ...pageHeaders };
    expect(everywhere).toEqual(expected);
  });

  test('have the headers of every folder of files', () => {
    const prefixes = fileHeaders.flatMap((rule) => rule.prefixes);
    const expected = prefixes.map((prefix) => {
      const { 'Cache-Control': lifetime = '', ...headers } = headersOf(prefix.replace(/\/$/, '/a.svg'));
      // The host decides the lifetime of files that are cached like pages.
      const kept = lifetime === pageHeaders['Cache-Control'] ? {} : { 'Cache-Control': lifetime };
      return [prefix.replace(/\/$/, '/*'), { ...headers, ...kept }];
    });
    const type = { 'Content-Type': speculationRulesType };
    expect(others).toEqual({ ...Object.fromEntries(expected), [speculationRulesPath]: type });
  });

  test('repeat no header except the policy for one address', () => {
    const names = Object.values(others).flatMap(Object.keys);
    expect(names.filter((name) => name in everywhere && name !== 'Content-Security-Policy')).toEqual([]);
  });

  test('have the not-found page of every folder', () => {
    const expected = notFoundFolders.filter(Boolean).map((folder) => `${folder}/* ${folder}/404.html 404`);
    expect(linesOf('_redirects').filter((line) => line.endsWith('404'))).toEqual(expected);
  });
});
