import { responseHeaders } from './response-headers';

const site = {
  url: 'https://www.example.com',
  preview: false,
  pages: ['/', '/en'],
  pictureHashes: ['0123456789', 'abcdef0123'],
  previewHashes: ['fedcba9876'],
};

/** The value that wins for a header among the rules of a source. */
function header(source: string, key: string, of = site): string | undefined {
  return responseHeaders(of)
    .filter((rule) => rule.source === source)
    .flatMap(({ headers }) => headers)
    .findLast((each) => each.key === key)?.value;
}

test('only a site with https asks for https for good', () => {
  expect(header('/:path*', 'Strict-Transport-Security')).toBe('max-age=31536000');
  const local = { ...site, url: 'http://localhost:4000' };
  expect(header('/:path*', 'Strict-Transport-Security', local)).toBeUndefined();
});

test('a preview is kept out of search engines as a whole', () => {
  expect(header('/:path*', 'X-Robots-Tag')).toBeUndefined();
  expect(header('/:path*', 'X-Robots-Tag', { ...site, preview: true })).toBe('noindex');
});

test('a page is asked for anew, but may rest in a CDN', () => {
  expect(header('/en', 'Cache-Control')).toBe(
    'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
  );
});

test('only a picture that was made is kept for a year', () => {
  const rules = responseHeaders(site).filter(({ source }) => source.startsWith('/pictures/'));
  expect(rules).toHaveLength(1);
  expect(rules[0]?.source).toContain('(?:0123456789|abcdef0123)');
});

test('a picture for links may stand in the pages of others', () => {
  const rules = responseHeaders(site).filter(({ source }) => source.startsWith('/previews/'));
  expect(rules).toHaveLength(1);
  expect(rules[0]?.source).toContain('(?:fedcba9876)');
  expect(rules[0]?.headers).toContainEqual({ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' });
});

test('thousands of pictures stay below the longest pattern that Next takes', () => {
  const hashes = Array.from({ length: 5200 }, (_, at) => String(at).padStart(10, '0'));
  const lengths = responseHeaders({ ...site, pictureHashes: hashes, previewHashes: hashes }).map(
    ({ source }) => source.length,
  );
  expect(Math.max(...lengths)).toBeLessThan(4096);
});
