import { checkBuildSettings, platformSettings } from './build-settings';

test('an origin is accepted with or without a trailing slash', () => {
  for (const site of ['https://www.example.com', 'https://www.example.com/', 'https://10.0.0.5:8080']) {
    expect(checkBuildSettings({ NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_API_BASE: site })).toEqual([]);
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
    expect(() => checkBuildSettings({ [name]: value })).toThrow(`${name} is “${value}”`);
  }
});

test('an address on this machine is a warning', () => {
  for (const site of [undefined, '', 'http://127.0.0.1:4000', 'http://[::1]:4000']) {
    expect(checkBuildSettings({ NEXT_PUBLIC_SITE_URL: site })).toEqual([
      expect.stringContaining('NEXT_PUBLIC_SITE_URL'),
    ]);
  }
});

test('a name in Hebrew stops the build with its form in the DNS', () => {
  expect(() => checkBuildSettings({ NEXT_PUBLIC_SITE_URL: 'https://מבנים.example' })).toThrow(
    'such as https://xn--5dbqmbl.example.',
  );
});

test('an unknown time zone stops the build', () => {
  expect(() => checkBuildSettings({ SITE_TIME_ZONE: 'Jerusalem' })).toThrow('SITE_TIME_ZONE is “Jerusalem”');
  expect(() => checkBuildSettings({ SITE_TIME_ZONE: 'Europe/Athens' })).not.toThrow();
});

test.each([
  ['http://www.example.com', ['https']],
  ['http://192.168.1.5:4000', ['https']],
  ['https://intranet', ['no dot']],
  ['http://intranet', ['https', 'no dot']],
  ['https://[2001:db8::1]', []],
])('%s as the public address is warned about', (site, reasons) => {
  expect(checkBuildSettings({ NEXT_PUBLIC_SITE_URL: site })).toEqual(
    reasons.map((reason) => expect.stringContaining(reason)),
  );
});

const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'site.example' };
const netlify = { NETLIFY: 'true', URL: 'https://site.example' };
const site = { NEXT_PUBLIC_SITE_URL: 'https://site.example' };

test.each([
  ['production of Vercel', { ...vercel, VERCEL_ENV: 'production' }, site],
  ['a branch on Vercel', { ...vercel, VERCEL_ENV: 'preview' }, { ...site, SITE_PREVIEW: '1' }],
  ['a set address', { ...vercel, NEXT_PUBLIC_SITE_URL: 'https://www.site.example' }, {}],
  ['production of Netlify', { ...netlify, CONTEXT: 'production' }, site],
  ['a branch on Netlify', { ...netlify, CONTEXT: 'deploy-preview' }, { ...site, SITE_PREVIEW: '1' }],
  ['another machine', { URL: 'https://other.example', CONTEXT: 'preview' }, {}],
])('the settings of a build follow from %s', (_, environment, settings) => {
  expect(platformSettings(environment)).toEqual(settings);
});
