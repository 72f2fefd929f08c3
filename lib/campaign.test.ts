import { describeCampaign, shorten } from './campaign';

test.each([
  ['/en?utm_source=news&utm_medium=mail&utm_campaign=spring+2030', 'news / mail / spring 2030'],
  ['/en?q=1&utm_content=b&utm_source=a', 'a / b'],
  ['/en?UTM_Source=flyer', 'flyer'],
  ['/en#contact?utm_source=flyer', 'flyer'],
  ['/en#utm_source=flyer&utm_medium=print', 'flyer / print'],
  ['/en?utm_source=flyer?fbclid=abc', 'flyer'],
  ['/en?ref=x?utm_source=flyer#top', 'flyer'],
  ['/en?utm_source=a&utm_source=b', 'a'],
  ['/?utm_term=%D7%9E%D7%97%D7%A1%D7%9F', 'מחסן'],
  ['/?gclid=abc', 'Google Ads (gclid)'],
  ['/?wbraid=abc', 'Google Ads (wbraid)'],
  ['/?fbclid=abc', 'Facebook (fbclid)'],
  ['/?MSCLKID=abc&x=1', 'Microsoft Ads (msclkid)'],
  ['/?gclid=abc&utm_source=google', 'google'],
  ['/?utm_source=&gclid=', ''],
  ['/?utm_source=%0A%E2%80%AE', ''],
  ['/spaces?use=logistics#contact', ''],
  ['/utm_source=news', ''],
])('the campaign of %s is “%s”', (address, expected) => {
  expect(describeCampaign(address)).toBe(expected);
});

test('a long name is cut at a letter', () => {
  const name = 'תמונה '.repeat(40);
  expect(describeCampaign(`/?utm_source=${encodeURIComponent(name)}`)).toBe(`${name.slice(0, 100).trim()}…`);
  // A letter with its points, and one outside the basic plane.
  expect(shorten('שּׁשּׁשּׁ', 2)).toBe('שּׁשּׁ…');
  expect(shorten('🏗🏗🏗', 2)).toBe('🏗🏗…');
});

test('broken bytes and line breaks become blanks', () => {
  expect(describeCampaign('/?utm_source=a%0D%0Ab%E0%A4c')).toBe('a b c');
});
