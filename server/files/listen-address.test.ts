import { hostname } from 'node:os';
import { listenAddress } from './listen-address';

const environment = { NODE_ENV: 'production' } as const;

test('a server listens on port 4000 of every address', () => {
  expect(listenAddress(environment)).toEqual({ port: 4000, host: '0.0.0.0' });
});

test('PORT and HOSTNAME choose another place', () => {
  expect(listenAddress({ ...environment, PORT: '8080', HOSTNAME: '127.0.0.1' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
  });
});

test('the name of the machine, as container engines set it, is no choice', () => {
  expect(listenAddress({ ...environment, HOSTNAME: hostname() }).host).toBe('0.0.0.0');
});
