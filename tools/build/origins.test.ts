import { checkOrigins } from './origins';

test('an origin is taken, with a slash at its end or without', () => {
  for (const site of ['https://www.example.com', 'https://www.example.com/', 'http://10.0.0.5:8080']) {
    expect(checkOrigins({ NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_API_BASE: site })).toEqual([]);
  }
});

test.each([
  'www.example.com',
  'https://www.example.com/site',
  'https://www.example.com?x',
  'ftp://example.com',
  'x',
])('%s is no plain origin and stops the build', (value) => {
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_API_BASE']) {
    expect(() => checkOrigins({ [name]: value })).toThrow(`${name} is “${value}”`);
  }
});

test('a build that calls itself by a name of this machine says so', () => {
  for (const site of [undefined, '', 'http://127.0.0.1:4000', 'http://[::1]:4000']) {
    expect(checkOrigins({ NEXT_PUBLIC_SITE_URL: site })).toEqual([
      expect.stringContaining('NEXT_PUBLIC_SITE_URL'),
    ]);
  }
});
