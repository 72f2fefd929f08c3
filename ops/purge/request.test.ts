import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { purge } from './request';

let cache: Server;
let url: string;
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
  url = `http://127.0.0.1:${await listenOnLoopback(cache)}/purge`;
});

afterEach(() => endServer(cache));

const addresses = Array.from({ length: 61 }, (_, index) => `https://www.example.com/${index}`);

test('every address is posted once, thirty at a time, with the token', async () => {
  await purge(addresses, { url, token: 'secret' });
  expect(asked.map(({ files }) => files.length)).toEqual([30, 30, 1]);
  expect(asked.flatMap(({ files }) => files)).toEqual(addresses);
  expect(asked[0]?.headers.authorization).toBe('Bearer secret');
});

test('a cache that refuses is an error', async () => {
  status = 403;
  await expect(purge(addresses, { url })).rejects.toThrow('403');
});

test('where nothing has changed nothing is asked', async () => {
  await purge([], { url });
  expect(asked).toEqual([]);
});
