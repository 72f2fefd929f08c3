import { getPathname, otherLocales } from './navigation';
import { routing } from './routing';

test.each([
  ['/', '/', '/en'],
  ['/#contact', '/#contact', '/en#contact'],
  ['/?status=completed', '/?status=completed', '/en?status=completed'],
  ['/project/3', '/project/3', '/en/project/3'],
  ['/hartuvcenter#level-a', '/hartuvcenter#level-a', '/en/hartuvcenter#level-a'],
])('%s is at %s in Hebrew and at %s in English', (href, hebrew, english) => {
  expect(getPathname({ href, locale: 'he' })).toBe(hebrew);
  expect(getPathname({ href, locale: 'en' })).toBe(english);
});

test('each language links to the others', () => {
  for (const locale of routing.locales) {
    expect([locale, ...otherLocales(locale)].sort()).toEqual([...routing.locales].sort());
  }
});
