import { checkRedirects } from './check-redirects';

const pages = ['/', '/en', '/en/tower'];
const files = ['index.html', 'en.html', 'en/tower.html', 'robots.txt', 'google12ab.html'];

test.each([
  [{ '/robots.txt': '/' }, '/robots.txt is a file of the site'],
  [{ '/google12ab.html': '/' }, '/google12ab.html is a file of the site'],
  [{ '/old': '/tower' }, '/old leads to /tower, which is no page'],
])('%j stops the build', (redirects, reason) => {
  expect(() => checkRedirects({ pages, redirects }, files)).toThrow(reason);
});

test('former addresses lead to pages, their anchors and other sites', () => {
  const redirects = { '/a': '/#contact', '/b': '/en/tower?x=1', '/c': 'https://files.company.example/' };
  expect(() => checkRedirects({ pages, redirects }, files)).not.toThrow();
});
