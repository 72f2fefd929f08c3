import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { endServer, listenOnLoopback } from '../lib/loopback';

test.each([
  [0, JSON.stringify({ time: '2020-01-01T06:00:00.000Z', next: '2020-02-01T06:00:00.000Z' })],
  [1, JSON.stringify({ time: '2020-01-01T06:00:00.000Z', next: '2999-02-01T06:00:00.000Z' })],
  [1, JSON.stringify({ time: '2020-01-01T06:00:00.000Z', next: null })],
  [255, undefined],
])('is-build-due ends with %s for %s', async (expected, text) => {
  const server = createServer((_, response) => response.writeHead(text ? 200 : 404).end(text));
  const port = await listenOnLoopback(server, 0);
  const command = spawn('deploy/is-build-due', [`http://127.0.0.1:${port}`], { stdio: 'ignore' });
  const [status] = await once(command, 'exit');
  await endServer(server);
  expect(status).toBe(expected);
});
