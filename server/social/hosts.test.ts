import { isAllowedHost, isSameSite } from './hosts';

test.each([
  ['https://cdn.example/a.jpg', ['cdn.example'], true],
  ['https://a.cdn.example/a.jpg', ['.cdn.example'], true],
  ['https://a.cdn.example/a.jpg', ['cdn.example'], false],
  ['https://cdn.example/a.jpg', ['.cdn.example'], false],
  ['https://evilcdn.example/a.jpg', ['cdn.example', '.cdn.example'], false],
  ['https://cdn.example.evil.example/a.jpg', ['.cdn.example'], false],
  ['https://cdn.example:8443/a.jpg', ['cdn.example'], false],
  ['https://a.cdn.example:8443/a.jpg', ['.cdn.example'], false],
  ['https://cdn.example@evil.example/a.jpg', ['cdn.example'], false],
  ['http://127.0.0.1:5000/a.jpg', ['127.0.0.1:5000'], true],
  ['http://127.0.0.1:5001/a.jpg', ['127.0.0.1:5000'], false],
  ['http://localhost:5000/a.jpg', ['localhost'], true],
  ['http://[::1]:5000/a.jpg', ['[::1]:5000'], true],
  ['http://127.0.0.1/a.jpg', [], false],
])('%s with the list %j: %s', (address, hosts, expected) => {
  expect(isAllowedHost(new URL(address), hosts)).toBe(expected);
});

test.each([
  ['https://instagram.com/a', 'https://www.instagram.com/b', true],
  ['https://instagram.com/a', 'http://instagram.com/b', true],
  ['http://instagram.com/a', 'https://instagram.com/b', false],
  ['https://evil.example/a', 'https://instagram.com/b', false],
  ['http://127.0.0.1:6379/', 'http://127.0.0.1:5000/', false],
])('%s belongs to the site of %s: %s', (address, named, expected) => {
  expect(isSameSite(new URL(address), new URL(named))).toBe(expected);
});
