import { visitorAddress } from './visitor';

test.each([
  ['two proxies', 2, '10.0.0.1', '203.0.113.5, 198.51.100.9, 10.0.0.2', '198.51.100.9'],
  ['two proxies of which one is passed by', 2, '10.0.0.1', '198.51.100.9', '198.51.100.9'],
  ['a proxy that says nothing', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ['nonsense', 1, '10.0.0.1', 'unknown', '10.0.0.1'],
  ['a port', 1, '10.0.0.1', '198.51.100.9:4711', '198.51.100.9'],
  ['IPv4 in IPv6', 0, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['IPv6: its /64', 0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['IPv6: its /64, short', 0, '2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['IPv6 in brackets with a port', 1, '10.0.0.1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['IPv6 with a zone', 0, 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
])('%s', (_title, proxies, peer, forwarded, expected) => {
  const headers = new Headers({ 'x-peer-address': peer, ...(forwarded && { 'x-forwarded-for': forwarded }) });
  expect(visitorAddress(headers, proxies)).toBe(expected);
});
