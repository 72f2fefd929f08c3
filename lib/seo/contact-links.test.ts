import { chatHref, googleMapsHref, telHref, wazeHref } from './contact-links';

test.each(['03-555-0123', '+972-3-555-0123'])('%s is called in its international form', (phone) => {
  expect(telHref(phone)).toBe('tel:+97235550123');
});

test.each(['03-555-0123 x14', '+972-3-555-0123 ext. 14', '\u206703-555-0123 שלוחה 14\u2069'])(
  '%s is called with its extension',
  (phone) => {
    expect(telHref(phone)).toBe('tel:+97235550123;ext=14');
  },
);

test('a chat opens with its text, with all punctuation', () => {
  const text = 'שלום & “hello”, 100%?';
  const href = new URL(chatHref('97235550123', text));
  expect(href.origin + href.pathname).toBe('https://wa.me/97235550123');
  expect(href.searchParams.get('text')).toBe(text);
});

test('directions lead to the position', () => {
  const position = { latitude: 31.77, longitude: 34.99 };
  expect(wazeHref(position)).toContain('ll=31.77,34.99');
  expect(googleMapsHref(position)).toContain('query=31.77,34.99');
});
