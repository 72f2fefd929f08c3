import { orderLocales } from '.';

test.each([
  [['en-GB', 'he'], 'en'],
  [['de-DE', 'en'], 'en'],
  [['he-IL'], 'he'],
  [['el'], 'he'],
])('the editor opens for a browser that prefers %j in %s', (preferred, locale) => {
  expect(orderLocales(preferred)[0]).toBe(locale);
});
