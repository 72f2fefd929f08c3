import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { purge } from './request';

let cache: Server;
let status: number;
let asked: { headers: IncomingHttpHeaders; files: string[] }[];

beforeEach(async () => {
  asked = [];
  status = 200;
  cache = createServer(async (request, response) => {
    const { files } = (await json(request)) as { files: string[] };
    asked.push({ headers: request.headers, files });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => cache.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  cache.closeAllConnections();
  await new Promise((done) => cache.close(done));
});

const url = () => `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`;
const addresses = Array.from({ length: 61 }, (_, at) => `https://www.example.com/${at}`);

test('every address is posted once, thirty at a time, with the token', async () => {
  await purge(addresses, { url: url(), token: 'secret' });
  expect(asked.map(({ files }) => files.length)).toEqual([30, 30, 1]);
  expect(asked.flatMap(({ files }) => files)).toEqual(addresses);
  expect(asked[0]?.headers.authorization).toBe('Bearer secret');
});

test('a cache that refuses is an error', async () => {
  status = 403;
  await expect(purge(addresses, { url: url() })).rejects.toThrow('403');
});

test('where nothing has changed nothing is asked', async () => {
  await purge([], { url: url() });
  expect(asked).toEqual([]);
});
