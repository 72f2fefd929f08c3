import { readdirSync } from 'node:fs';
import { hostFiles } from '../ops/hosts/static-hosts';
import { addressOf, contentTypeOf } from './files';
import { commonHeaders, fileHeaders, headersOf, staticHeaders } from './headers';
import type { SiteInfo } from './site-info';

const info: SiteInfo = {
  url: 'https://www.example.com',
  commonHeaders: commonHeaders({ url: 'https://www.example.com', preview: false }),
  staticHeaders: staticHeaders({ scripts: ['sha256-a'], styles: ['sha256-b'], frames: [], forms: [] }),
  redirects: [
    { from: '/he', to: '/', status: 308, below: true },
    { from: '/tour', to: '/tour/street', status: 307 },
  ],
  routes: {},
  published: {},
};

test('every folder of public has its own lifetime, but for the one where pages are too', () => {
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = fileHeaders.flatMap(({ prefixes }) => prefixes);
  const without = folders.map(({ name }) => `/${name}/`).filter((folder) => !named.includes(folder));
  expect(without).toEqual(['/projects/']);
});

test('the address decides how long a file may be kept, and who may show it', () => {
  expect(headersOf('/accessibility')['Cache-Control']).toContain('s-maxage');
  expect(headersOf('/projects/2')['Cache-Control']).toContain('s-maxage');
  expect(headersOf('/pictures/a-123.avif')).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf('/previews/a-123.jpg')).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  expect(headersOf('/brand/logo-he.svg')['Cache-Control']).toContain('max-age=86400');
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
  const { _headers: headers = '', _redirects: redirects = '' } = hostFiles(info);
  const rules = headers
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return { path, names: lines.map((line) => line.trim().split(':', 1)[0]) };
    });

  test('name no header twice for one address, because hosts would join the values', () => {
    const everywhere = new Set(rules.find(({ path }) => path === '/*')?.names);
    for (const { path, names } of rules.filter(({ path }) => path !== '/*')) {
      expect([path, names.filter((name) => everywhere.has(name))]).toEqual([path, []]);
    }
    expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
  });

  test('keep to what Cloudflare Pages reads: 100 rules of 2,000 characters', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of headers.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test('have the content policy, the lifetimes and the redirects', () => {
    expect(headers).toContain(
      `  Content-Security-Policy: ${info.staticHeaders['Content-Security-Policy']}\n`,
    );
    expect(headers).toContain('/pictures/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(redirects).toContain('/tour /tour/street 307\n');
    expect(redirects).toContain('/he/* https://www.example.com/:splat 308\n');
  });
});
