/** @jest-environment node */
import { createServer } from 'node:http';
import { endServer, isLoopback, listenOnLoopback } from './loopback';

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['example.com', 'localhost.example.com', '128.0.0.1', '127.0.0.1.example.com', ''])(
  '“%s” is not this machine',
  (host) => expect(isLoopback(host)).toBe(false),
);

test('a server ends although a client keeps its connection', async () => {
  const server = createServer((_request, response) => response.end('here'));
  const port = await listenOnLoopback(server);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  await endServer(server);
  expect(server.listening).toBe(false);
});

test('a port in use throws', async () => {
  const server = createServer();
  const port = await listenOnLoopback(server);
  await expect(listenOnLoopback(createServer(), port)).rejects.toThrow('EADDRINUSE');
  await endServer(server);
});
