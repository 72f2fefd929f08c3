import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { type Caddy, missingForCaddy, startCaddy } from '@/e2e/support/servers/caddy';
import { exchange } from '@/e2e/support/servers/exchange';
import { until } from '@/e2e/support/until';
import { endServer, listenOnLoopback } from '@/lib/loopback';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

type Line = {
  status: number;
  request: { remote_ip: string; uri: string; headers: Record<string, string[]> };
};

let site: Server;
let caddy: Caddy;

/** Visits an address, and returns the lines that the log has gained before the next visit. */
async function visit(address: string, headers: Record<string, string> = {}): Promise<Line[]> {
  const before = caddy.log().length;
  const end = `/end-${before}`;
  for (const each of [address, end])
    await exchange(caddy.url, each, { headers: { 'User-Agent': browser, ...(each === address && headers) } });
  const gained = () => caddy.log().slice(before).split('\n').filter(Boolean);
  await until(() => gained().some((line) => line.includes(end)));
  return gained()
    .map((line): Line => JSON.parse(line))
    .filter(({ request }) => request.uri !== end);
}

(missingForCaddy() ? describe.skip : describe)('the access log of Caddy', () => {
  beforeAll(async () => {
    site = createServer(({ url }, response) => {
      response.writeHead(url === '/missing' ? 404 : 200, { 'Content-Type': 'text/html' }).end('page');
    });
    caddy = await startCaddy(await listenOnLoopback(site));
  });

  afterAll(async () => {
    await caddy.stop();
    await endServer(site);
  });

  test('has only the network of a visitor, in every field', async () => {
    const address = '198.51.100.7';
    const [line, ...more] = await visit('/en', {
      'X-Forwarded-For': address,
      'X-Real-Ip': address,
      'Cf-Connecting-Ip': address,
    });
    expect([line?.request.remote_ip, more]).toEqual(['127.0.0.0', []]);
    expect(JSON.stringify(line)).not.toMatch(/198\.51|127\.0\.0\.1"/);
  });

  test.each([
    ['/en', '/en'],
    ['/en?utm_source=news&utm_campaign=april', '/en?utm_source=news&utm_campaign=april'],
    ['/en?email=dana@private.example&utm_source=news&gclid=private', '/en?utm_source=news'],
    ['/en?UTM_Source=news', '/en?UTM_Source=news'],
    ['/spaces?use=logistics&u=1', '/spaces'],
    ['/%D7%90?', '/%D7%90'],
  ])('has of %s only the campaign', async (address, uri) => {
    expect((await visit(address)).map(({ request }) => request.uri)).toEqual([uri]);
  });

  test('has the site that led to a page', async () => {
    const [line] = await visit('/', { Referer: 'https://www.search.example/find?q=private#top' });
    expect(line?.request.headers.Referer).toEqual(['https://www.search.example']);
  });

  test.each<[string, string, Record<string, string>]>([
    ['routes', '/api/health', {}],
    ['files', '/brochures/project-1-he.pdf', {}],
    ['prefetched pages', '/en', { 'Sec-Purpose': 'prefetch;prerender' }],
  ])('has no %s', async (_, address, headers) => {
    expect(await visit(address, headers)).toEqual([]);
  });

  const hasGoAccess = spawnSync('goaccess', ['--version']).status === 0;

  (hasGoAccess ? test : test.skip)('is read by GoAccess as docs/operations.md calls it', async () => {
    await visit('/missing');
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    await visit('/', { 'User-Agent': bot });
    const lines = caddy.log().trim().split('\n').length;
    const options = ['-', '--log-format=CADDY', '--ignore-crawlers', '--ignore-panel=HOSTS', '-o', 'json'];
    const { stdout } = spawnSync('goaccess', options, { input: caddy.log(), encoding: 'utf8' });
    const { general, not_found: notFound, hosts } = JSON.parse(stdout);
    expect(general).toMatchObject({ failed_requests: 0, valid_requests: lines - 1 });
    expect(notFound.data).toMatchObject([{ data: '/missing' }]);
    expect(hosts).toBeUndefined();
  });
});
