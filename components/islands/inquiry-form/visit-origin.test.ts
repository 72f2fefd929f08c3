/** @jest-environment jsdom */

/** Returns the origin that a page of the visit sends, with the module loaded again. */
function openPage(address: string, referrer: string): string {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  let origin = '';
  jest.isolateModules(() => {
    origin = require('./visit-origin').visitOrigin;
  });
  return origin;
}

beforeEach(() => sessionStorage.clear());

test('the first page of a visit defines its origin', () => {
  const first = 'referrer=www.search.example&utm_source=news&utm_term=%D7%9E%D7%97%D7%A1%D7%9F';
  expect(openPage('/?utm_source=news&q=1&utm_term=מחסן', 'https://www.search.example/?q=secret')).toBe(first);
  expect(openPage('/en?utm_source=other', 'https://other.example/')).toBe(first);
});

test('a visit that begins here has no origin on later pages', () => {
  expect(openPage('/', '')).toBe('');
  expect(openPage('/en', `${location.origin}/`)).toBe('');
  expect(openPage('/?utm_source=later', 'https://other.example/')).toBe('');
});

test('the origin is at most 500 bytes', () => {
  expect(openPage(`/?utm_source=${'x'.repeat(900)}`, '')).toHaveLength(500);
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(openPage('/?utm_source=x', '')).toBe('');
  refused.mockRestore();
});
