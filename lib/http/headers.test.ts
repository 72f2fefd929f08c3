import { readdirSync } from 'node:fs';
import { addressOf, contentTypeOf } from './files';
import { fileHeaders, headersOf } from './headers';

test('every folder of public has its own lifetime', () => {
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = fileHeaders.flatMap(({ prefixes }) => prefixes);
  const without = folders.map(({ name }) => `/${name}/`).filter((folder) => !named.includes(folder));
  expect(without).toEqual([]);
});

test('the address decides how long a file is cached', () => {
  expect(headersOf('/accessibility')['Cache-Control']).toContain('s-maxage');
  expect(headersOf('/pictures/a-123.avif')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(headersOf('/share-images/a-123.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
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
  ['google12ab.html', '/google12ab.html'],
  ['404.html', undefined],
  ['en/project/404.html', undefined],
  ['index.html.br', undefined],
  ['_headers', undefined],
])('the file %s has the address %s', (file, address) => {
  expect(addressOf(file, ['/', '/en', '/en/project/1'])).toBe(address);
});

test('the content type follows from the name', () => {
  expect(contentTypeOf('en.html')).toBe('text/html; charset=utf-8');
  expect(contentTypeOf('speculation-rules.json')).toBe('application/speculationrules+json');
  expect(contentTypeOf('LICENSE')).toBe('application/octet-stream');
});
