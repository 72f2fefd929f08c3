/** @jest-environment jsdom */

/** Returns the origin that a page of the visit sends, with the module loaded again. */
function openPage(address: string, referrer = ''): string {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  let origin = '';
  jest.isolateModules(() => {
    origin = require('./visit-origin').visitOrigin;
  });
  return decodeURIComponent(origin.replaceAll('+', ' '));
}

beforeEach(() => sessionStorage.clear());

test('the first page of a visit defines its origin', () => {
  const first = 'referrer=www.search.example&campaign=news / מחסן';
  expect(openPage('/?utm_source=news&q=1&utm_term=מחסן', 'https://www.search.example/?q=secret')).toBe(first);
  expect(openPage('/en', 'https://other.example/')).toBe(first);
});

test('a visit that begins here has no origin on later pages', () => {
  expect(openPage('/')).toBe('');
  expect(openPage('/en', `${location.origin}/`)).toBe('');
  expect(openPage('/en', 'https://other.example/')).toBe('');
});

test('the first and the last campaign of a visit are kept', () => {
  openPage('/');
  expect(openPage('/?utm_source=news')).toBe('campaign=news');
  expect(openPage('/en?gclid=abc')).toBe('campaign=news&campaign=Google Ads (gclid)');
  expect(openPage('/en?utm_source=flyer')).toBe('campaign=news&campaign=flyer');
  for (const again of ['flyer', 'news'])
    expect(openPage(`/en?utm_source=${again}`)).toBe('campaign=news&campaign=flyer');
});

test('where storage is blocked each page is the first', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
  expect(openPage('/?utm_source=x')).toBe('campaign=x');
  expect(openPage('/')).toBe('');
  jest.restoreAllMocks();
});

test.each([
  ['#contact?utm_source=flyer', '#contact'],
  ['#contact&utm_source=flyer', '#contact'],
  ['#utm_source=flyer', '#utm_source=flyer'],
  ['#nowhere?utm_source=flyer', '#nowhere?utm_source=flyer'],
  ['#contact', '#contact'],
])('the anchor of %s is %s', (hash, expected) => {
  document.body.innerHTML = '<form id="contact"></form>';
  openPage(`/en${hash}`);
  expect(location.hash).toBe(expected);
});
