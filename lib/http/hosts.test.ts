import { cpSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newFolder } from '../../e2e/support/folder';
import { type Answer, answers, commonAnswer, type Host } from '../../e2e/support/servers/answers';
import { serveBuildOutput } from '../../e2e/support/servers/build-output';
import { missingForCaddy, startCaddy } from '../../e2e/support/servers/caddy';
import { type Exchange, exchange, follow } from '../../e2e/support/servers/exchange';
import { smallInfo, textOf, writeSmallServer, writeSmallSite } from '../../e2e/support/servers/small-site';
import { serveStaticHost } from '../../e2e/support/servers/static-host';
import { openRoutes } from '../../server/files/routes';
import { createStaticSite } from '../../server/files/static-site';
import { endServer, listenOnLoopback } from '../loopback';
import { platformConfig, requestedAddress } from './platform';

/* One list of answers on every host, with a small file of each kind. */

type Started = { url: string; stop: () => Promise<void> };

const { folder, files } = writeSmallSite();
const readRoutes = openSmallRoutes();

/** Opens the routes without staying in their folder. */
function openSmallRoutes() {
  const before = process.cwd();
  const answer = openRoutes(writeSmallServer());
  process.chdir(before);
  return answer;
}

async function listen(listener: RequestListener): Promise<Started & { port: number }> {
  const server = createServer(listener);
  const port = await listenOnLoopback(server);
  return { port, url: `http://127.0.0.1:${port}`, stop: () => endServer(server) };
}

const context = { waitUntil: () => {} };

async function startNode() {
  const giveFile = createStaticSite(folder, smallInfo);
  return await listen(async (request, response) => {
    if (!(await readRoutes(request, response, context))) giveFile(request, response);
  });
}

async function startBehindCaddy(): Promise<Started> {
  const node = await startNode();
  const caddy = await startCaddy(node.port);
  return { url: caddy.url, stop: async () => void (await Promise.all([caddy.stop(), node.stop()])) };
}

async function startVercel(): Promise<Started> {
  const output = newFolder();
  for (const file of files) cpSync(path.join(folder, file), path.join(output, 'static', file));
  const config = platformConfig(files, smallInfo);
  // The function has the not-found pages.
  const own = newFolder();
  for (const file of files.filter((name) => name.endsWith('404.html')))
    cpSync(path.join(folder, file), path.join(own, file));
  const answerMissing = createStaticSite(own, smallInfo);
  const serve = serveBuildOutput(output, config, async (request, response) => {
    request.url = requestedAddress(request.url ?? '/');
    if (!(await readRoutes(request, response, context))) answerMissing(request, response);
  });
  return await listen((request, response) => void serve(request, response));
}

const hosts: Record<Host, () => Promise<Started>> = {
  Node: startNode,
  Caddy: startBehindCaddy,
  Vercel: startVercel,
  'a static host': () => listen(serveStaticHost(folder)),
};

function textIn({ headers, body }: Exchange): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

describe.each(Object.keys(hosts) as Host[])('on %s', (host) => {
  const reason = host === 'Caddy' ? missingForCaddy() : '';
  const rows = answers.flatMap(({ ask, send = {}, answer, except: { [host]: exception = {} } = {} }) => {
    if (typeof exception === 'string') return [];
    const headers = { ...commonAnswer(host), ...answer.headers, ...exception.headers };
    return [{ ask, send, expected: { ...answer, ...exception, headers } }];
  });
  let server: Started;

  beforeAll(async () => {
    if (!reason) server = await hosts[host]();
  });
  afterAll(() => server?.stop());

  (reason ? test.skip : test).each(
    rows.map(({ ask, send, expected }): [string, Record<string, string>, Answer] => [ask, send, expected]),
  )(`%s %j ${reason}`, async (ask, headers, { status, file, end, headers: expected = {} }) => {
    const [, method = 'GET', address = ''] = /^(?:([A-Z]+) )?(.*)$/s.exec(ask) ?? [];
    const answer = await exchange(server.url, address, { method, headers });
    const named = Object.keys(status === 400 ? {} : expected);
    const found = Object.fromEntries(named.map((name) => [name, answer.headers[name]]));
    expect([answer.status, found]).toEqual([status, named.length > 0 ? expected : {}]);
    if (end !== undefined) expect((await follow(server.url, address)).at(1)).toBe(end);
    const length = answer.headers['content-length'];
    if (length !== undefined) expect(Number(length)).toBe(answer.body.length);
    if (file !== undefined) expect(textIn(answer)).toBe(textOf(file));
  });
});
