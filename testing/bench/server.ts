import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addRelease } from '../../scripts/ops/release/releases';
import { freePort, startProduction } from '../production-server';
import { missingForNginx, startNginx } from '../web-servers';
import { median, print, round } from './figures';

const addresses = ['/', '/en/hartuvcenter', '/api/health'];

type Load = { requests: { average: number }; latency: { p99: number }; errors: number; non2xx: number };

/** Answers a second at an address, asked by twenty clients at a time for five seconds. */
function load(url: string): object {
  const words = ['--json', '-c', '20', '-d', '5', '-H', 'Accept-Encoding: br', url];
  const { stdout } = spawnSync('node_modules/.bin/autocannon', words, { encoding: 'utf8' });
  const { requests, latency, errors, non2xx }: Load = JSON.parse(stdout);
  return { 'answers a second': round(requests.average), 'p99 ms': latency.p99, failed: errors + non2xx };
}

/** How soon the server answers after its start, its memory, and how much it bears, alone and behind nginx. */
export async function bench(runs: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const start = async () =>
    startProduction(await freePort(), {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_OUTBOX_DIR: path.join(folder, 'outbox'),
    });
  const starts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    const site = await start();
    starts.push(performance.now() - started);
    await site.stop('SIGTERM');
  }
  const site = await start();
  const memory = { start: site.memory(), load: 0 };
  const rows: Record<string, object> = {};
  for (const address of addresses) rows[`server ${address}`] = load(site.url + address);
  memory.load = site.memory();
  if (missingForNginx()) console.log(missingForNginx());
  else {
    const releases = path.join(folder, 'releases');
    await addRelease(releases, new Date());
    const nginx = await startNginx({ releases, routesPort: site.port });
    for (const address of addresses) rows[`nginx ${address}`] = load(nginx.url + address);
    await nginx.stop();
  }
  await site.stop('SIGTERM');
  rmSync(folder, { recursive: true });
  const megabytes = (kibibytes: number) => round(kibibytes / 1024);
  print('The server: milliseconds to its first answer, MB in memory', {
    '': {
      start: round(median(starts)),
      'memory at rest': megabytes(memory.start),
      'under load': megabytes(memory.load),
    },
  });
  print('Twenty clients at a time, HTTP/1.1, Brotli', rows);
}
