import { readFileSync } from 'node:fs';
import { notFoundFolders } from '../../lib/http/addresses';
import { commonHeaders, fileHeaders, headersOf, pageHeaders, staticHeaders } from '../../lib/http/headers';
import { hostFiles } from './static-host';

const { _headers, _redirects } = hostFiles({ '/צור-קשר': '/#contact' }, ['google12ab.html']);

/** The headers of each rule of `_headers`, by its address. */
const rules = new Map(
  _headers
    .trim()
    .split(/\n(?=\/)/)
    .map((rule): [string, Record<string, string>] => {
      const [address = '', ...lines] = rule.split('\n');
      const headers = lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1, 3) ?? []);
      return [address, Object.fromEntries(headers)];
    }),
);
const { '/*': everywhere = {}, ...others } = Object.fromEntries(rules);

test('every response has the headers of a page, without its lifetime', () => {
  const {
    'Cache-Control': _lifetime,
    'Reporting-Endpoints': _reports,
    'Cross-Origin-Resource-Policy': _readers,
    ...expected
  }: Record<string, string> = { ...commonHeaders, ...staticHeaders, ...pageHeaders };
  expect(everywhere).toEqual(expected);
});

const prefixes = [...new Set(fileHeaders.flatMap((rule) => rule.prefixes))];

test.each(prefixes)('files of %s have the headers of other servers', (prefix) => {
  const { 'Cache-Control': _lifetime, ...expected } = headersOf(prefix.replace(/\/$/, '/a.svg'));
  const { 'Cache-Control': _shorter, ...headers } = others[prefix.replace(/\/$/, '/*')] ?? {};
  expect(headers).toEqual(expected);
});

test('speculation rules have the type that browsers accept', () => {
  expect(others['/speculation-rules.json']).toEqual({
    'Content-Type': 'application/speculationrules+json',
  });
});

test.each([
  ['/islands/*', 'public, max-age=3600'],
  ['/brand/*', 'public, max-age=3600'],
  ['/build.json', 'no-store'],
  ['/brochures/*', undefined],
])('the lifetime of %s, which its not-found page shares, is %s', (address, lifetime) => {
  expect(others[address]?.['Cache-Control']).toBe(lifetime);
});

test('no header but the policy has two rules for one address', () => {
  const names = Object.values(others).flatMap(Object.keys);
  expect(names.filter((name) => name in everywhere)).toEqual(
    names.filter((name) => name === 'Content-Security-Policy'),
  );
});

test('the rules stay below the limits of Cloudflare', () => {
  expect(rules.size).toBe(prefixes.length + 2);
  expect(rules.size).toBeLessThanOrEqual(100);
  expect(Math.max(..._headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('redirects have the exact address first', () => {
  expect(_redirects.split('\n')).toEqual([
    '/google12ab.html /google12ab 200',
    '/%D7%A6%D7%95%D7%A8-%D7%A7%D7%A9%D7%A8 /#contact 308',
    '/%D7%A6%D7%95%D7%A8-%D7%A7%D7%A9%D7%A8/ /#contact 308',
    '/he / 308',
    '/he//* / 308',
    '/he/* /:splat 308',
    '/projects/:page /#projects 308',
    '/en/projects/:page /en#projects 308',
    '',
  ]);
});

test('netlify.toml names the not-found page of every folder, inner folders first', () => {
  const named = readFileSync('netlify.toml', 'utf8').matchAll(
    /^from = "(.*)\/\*"\nto = "(.*)"\nstatus = 404$/gm,
  );
  const expected = notFoundFolders.filter(Boolean).map((folder) => [folder, `${folder}/404.html`]);
  expect(Array.from(named, ([, folder, page]) => [folder, page])).toEqual(expected);
});
