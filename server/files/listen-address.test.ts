import { hostname } from 'node:os';
import { listenAddress } from './listen-address';

test.each([
  ['no setting', {}, { port: 4000, host: '0.0.0.0' }],
  ['PORT and HOSTNAME', { PORT: '8080', HOSTNAME: '127.0.0.1' }, { port: 8080, host: '127.0.0.1' }],
  ['the host name of the container,', { HOSTNAME: hostname() }, { port: 4000, host: '0.0.0.0' }],
])('with %s a server listens at its place', (_title, settings, expected) => {
  expect(listenAddress({ NODE_ENV: 'production', ...settings })).toEqual(expected);
});

test.each([
  ['no setting', {}, '127.0.0.1'],
  ['HOSTNAME', { HOSTNAME: '0.0.0.0' }, '0.0.0.0'],
])('with %s a server of a developer listens at its place', (_title, settings, host) => {
  expect(listenAddress({ NODE_ENV: 'development', ...settings }, '127.0.0.1').host).toBe(host);
});
