import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { exchange } from '../support/servers/exchange';
import { freePort } from '../support/servers/production-server';
import { missingForCaddy, runCaddy } from '../support/servers/web-servers';
import { expect, test } from '../support/test';

/* Caddy in front of the two replicas of deploy/compose.yaml. */

/** Starts a server that answers as a replica: a page, and either working routes or the error of broken ones. */
async function startReplica(name: string, routesWork: boolean) {
  const server = createServer(({ url = '', method }, response) => {
    const status = !url.startsWith('/api/') ? 200 : !routesWork ? 500 : method === 'GET' ? 405 : 200;
    response.writeHead(status).end(name);
  });
  return { port: await listenOnLoopback(server), stop: () => endServer(server) };
}

async function startProxy(ports: [first: number, second: number]) {
  const port = await freePort();
  const file = readFileSync('deploy/Caddyfile-compose', 'utf8')
    .replace('\n{\n', '\n{\n\tadmin off\n\tauto_https off\n')
    .replace('{$SITE_HOST} {', `http://127.0.0.1:${port} {`)
    .replace('health_interval 10s', 'health_interval 200ms')
    .replaceAll('site-1:4000', `127.0.0.1:${ports[0]}`)
    .replaceAll('site-2:4000', `127.0.0.1:${ports[1]}`);
  return await runCaddy(file, mkdtempSync(path.join(tmpdir(), 'caddy-')), port);
}

/** Sends many requests, because Caddy chooses a replica at random. */
async function collect(url: string, address: string, method: string): Promise<string[]> {
  const answers: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { status, body } = await exchange(url, address, { method });
    answers.push(`${status} ${body}`);
  }
  return [...new Set(answers)].sort();
}

test.describe('Caddy before two replicas', { tag: '@servers' }, () => {
  test.skip(missingForCaddy() !== '', missingForCaddy());

  test('sends forms only to a replica whose routes work', async () => {
    const [broken, working] = [await startReplica('broken', false), await startReplica('working', true)];
    const proxy = await startProxy([broken.port, working.port]);
    const forms = () => collect(proxy.url, '/api/email/send', 'POST');
    await expect.poll(forms).toEqual(['200 working']);
    expect(await collect(proxy.url, '/en', 'GET')).toEqual(['200 broken', '200 working']);
    const { headers } = await exchange(proxy.url, '/en');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await Promise.all([proxy.stop(), broken.stop(), working.stop()]);
  });

  test('serves pages while no replica has working routes', async () => {
    const replicas = [await startReplica('first', false), await startReplica('second', false)] as const;
    const proxy = await startProxy([replicas[0].port, replicas[1].port]);
    expect(await collect(proxy.url, '/en', 'GET')).toEqual(['200 first', '200 second']);
    await Promise.all([proxy.stop(), ...replicas.map((replica) => replica.stop())]);
  });

  test('serves pages and forms while one replica is down', async () => {
    const working = await startReplica('working', true);
    const proxy = await startProxy([await freePort(), working.port]);
    expect(await collect(proxy.url, '/en', 'GET')).toEqual(['200 working']);
    expect(await collect(proxy.url, '/api/email/send', 'POST')).toEqual(['200 working']);
    await Promise.all([proxy.stop(), working.stop()]);
  });
});
