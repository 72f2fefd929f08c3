import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeCopy, setting } from '../../e2e/support/content/fixture-copy';

const hall = 'content/projects/steel-hall.json';
const building = 'content/buildings/harbourgate.json';
const social = 'content/social.json';
const copy = makeCopy();
const buildFile = path.join(copy.root, 'dist/site/build.json');

const server = createServer((request, response) => {
  if (request.url === '/build.json') response.end(JSON.stringify({ time: '2020-01-31T12:00:00Z' }));
  else response.writeHead(404).end();
});

beforeAll(async () => {
  mkdirSync(path.dirname(buildFile), { recursive: true });
  copy.change([
    setting(hall, 'draft', true),
    setting(hall, 'publishAt', '2020-01-15T08:00'),
    setting(building, 'units.0.takeOffAt', '2999-02-01T08:00'),
    setting(building, 'progress.0.publishAt', '2020-02-01T08:00'),
    setting(social, '0.publishAt', '2020-01-01T08:00'),
    setting(social, '0.takeOffAt', '2999-03-01T08:00'),
  ]);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

const site = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Runs the command in the copy; gives its status and what it said. */
async function due(...args: string[]) {
  const command = spawn(path.resolve('node_modules/.bin/tsx'), ['ops/due/index.ts', ...args], {
    cwd: copy.root,
  });
  let said = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(command, 'close');
  return [status, said.trim()];
}

const step =
  /^A build has been due since .* 1 February 2020 at 08:00 .*harbourgate\.json, progress\.0\.publishAt/;

test.each([
  ['2019-12-31T12:00:00Z', 0, /^A build has been due since .* 1 January 2020 .*social\.json, 0\.publishAt/],
  ['2020-01-01T06:00:00Z', 0, step],
  ['2020-02-01T05:59:59Z', 0, step],
  ['2020-02-01T06:00:00Z', 1, /^The next build is due on .* 1 February 2999 .*units\.0\.takeOffAt/],
  ['2999-04-01T12:00:00Z', 1, /^No build is due/],
])('after a build of %s it ends with %s and says the next moment', async (time, status, said) => {
  writeFileSync(buildFile, JSON.stringify({ time }));
  expect(await due()).toEqual([status, expect.stringMatching(said)]);
});

test('a deployed site is asked when it was built', async () => {
  expect(await due(site())).toEqual([0, expect.stringMatching(step)]);
});

test('without a time it ends as systemd knows a failure', async () => {
  writeFileSync(buildFile, '{}');
  expect(await due()).toEqual([255, 'Whether a build is due cannot be told: build.json has no time.']);
  const missing = `${site()}/none/`;
  expect(await due(missing)).toEqual([255, expect.stringContaining(`${missing}build.json answers 404`)]);
});
