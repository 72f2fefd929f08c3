import { findPostLinks } from './links';

const profile = new URL('https://www.instagram.com/company/');

const urlsIn = (text: string) => findPostLinks(text, profile).map(({ url }) => url);

test.each([
  ['a relative link', '<a href="/p/Cx_1-z/">'],
  ['a link below the name of the user', '<a href="/company/p/Cx_1-z/?img_index=1">'],
  ['an absolute link', 'https://www.instagram.com/p/Cx_1-z/'],
  ['an absolute link below a name', 'https://www.instagram.com/company/p/Cx_1-z/'],
  ['a link in JSON', String.raw`{"url":"https:\/\/www.instagram.com\/p\/Cx_1-z\/"}`],
  ['a link in JSON inside a script', String.raw`"\u002Fp\u002FCx_1-z\u002F"`],
  ['a link without encryption', 'http://elsewhere.example/p/Cx_1-z/'],
])('%s leads to the post', (_, text) => {
  expect(urlsIn(text)).toEqual(['https://www.instagram.com/p/Cx_1-z/']);
});

test('a page that was read through another host keeps the origin of its links', () => {
  const reader = new URL('https://reader.example/https://www.instagram.com/company/');
  const [post] = findPostLinks('[post](https://www.instagram.com/p/Cx1/)', reader);
  expect(post?.url).toBe('https://www.instagram.com/p/Cx1/');
});

test.each([
  ['a reel', '/reel/Cx1/'],
  ['a link without its last slash', '<a href="/p/Cx1">'],
  ['a code with other characters', '/p/Cx1%2F../'],
  ['an endless code', `/p/${'a'.repeat(65)}/`],
  ['an empty page', ''],
])('%s is no link to a post', (_, text) => {
  expect(urlsIn(text)).toEqual([]);
});

test('a hostile page of two megabytes is parsed quickly', () => {
  const start = process.cpuUsage();
  for (const part of ['http://', '/p/', 'https://a', '/a.', '\\/'])
    urlsIn(part.repeat((2 * 1024 * 1024) / part.length));
  // Processor time in microseconds, because a busy machine only adds waiting.
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
});
