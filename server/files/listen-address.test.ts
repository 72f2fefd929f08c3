import { hostname } from 'node:os';
import { describeListenError, inheritedSocket, listenAddress } from './listen-address';

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

test.each(['abc', '99999', '-1', '80.5', '4000 '])('PORT=%s is refused in a sentence', (PORT) => {
  expect(() => listenAddress({ NODE_ENV: 'production', PORT })).toThrow(
    `PORT is “${PORT}”: write a number from 0 to 65535; 0 takes a free port.`,
  );
});

test.each([
  ['EADDRINUSE', 'PORT is 80, where another program listens'],
  ['EACCES', 'PORT is 80, which this user may not use'],
  ['ENOTFOUND', 'HOSTNAME is “nosuch.invalid”, which is no address of this machine'],
  ['EADDRNOTAVAIL', 'HOSTNAME is “nosuch.invalid”, which is no address of this machine'],
])('after %s the setting is named', (code, sentence) => {
  const error = Object.assign(new Error(), { code });
  expect(describeListenError(error, { port: 80, host: 'nosuch.invalid' })).toContain(sentence);
});

test.each([
  ['one socket for this process', { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) }, 3],
  ['a socket for another process', { LISTEN_FDS: '1', LISTEN_PID: '1' }, undefined],
  ['no socket', {}, undefined],
])('the descriptor is read with %s', (_title, environment, descriptor) => {
  expect(inheritedSocket({ NODE_ENV: 'production', ...environment })).toBe(descriptor);
});
