import { cleanAddress } from './clean-address';

test.each([
  ['/tower%E2%80%8F', '/tower'],
  ['/%E2%80%8Een/%E2%81%A8tower%E2%81%A9', '/en/tower'],
  ['/to%E2%80%8Bwer', '/tower'],
  ['/tow%C2%ADer', '/tower'],
  ['/%EF%BB%BFtower', '/tower'],
  ['/tower%C2%A0', '/tower'],
  ['/tower%20', '/tower'],
  ['/tower%E2%80%8D', '/tower'],
  ['/tower\u200f', '/tower'],
  ['/tower.', '/tower'],
  ['/tower).', '/tower'],
  ['/tower,%E2%80%8F', '/tower'],
  ['/tower%22', '/tower'],
  ['/tower%E2%80%9D', '/tower'],
  ['/tower%D7%B4', '/tower'],
  ['/tower%3E', '/tower'],
  ['/tower**', '/tower'],
  ['/tower/.', '/tower'],
  ['/%22tower%22', '/tower'],
  ['/Tower', '/tower'],
  ['/EN/Tower', '/en/tower'],
  ['/%E2%80%8F', '/'],
  ['/!', '/'],
  ['/en.', '/en'],
  ['/%EF%BD%94ower', '/tower'],
  ['/%D7%9E%D7%91%D7%A0%D7%94', '/מבנה'],
  ['/tower%FF', '/tower%ff'],
])('the path of %s is %s', (address, path) => {
  expect(cleanAddress(address)).toEqual({ path, query: '', anchor: '' });
});

test.each([
  ['/tower?utm_source=x', 'utm_source=x', ''],
  ['/tower%3Futm_source=x', 'utm_source=x', ''],
  ['/tower%3futm_source%3Dx%26utm_medium%3Dmail', 'utm_source=x&utm_medium=mail', ''],
  ['/tower&utm_source=x', 'utm_source=x', ''],
  ['/tower%26utm_source=x', 'utm_source=x', ''],
  ['/tower.%3Futm_source=x?fbclid=y', 'utm_source=x&fbclid=y', ''],
  ['/Tower?next=%2Fa%3Db', 'next=%2Fa%3Db', ''],
  ['/Tower?colour=%23fff', 'colour=%23fff', ''],
  ['/tower%23units', '', 'units'],
  ['/tower%23units?utm_source=x', 'utm_source=x', 'units'],
])('the query of %s is “%s”, its anchor “%s”', (address, query, anchor) => {
  expect(cleanAddress(address)).toEqual({ path: '/tower', query, anchor });
});
