import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addRelease } from '../../ops/release/releases';
import { missingForNginx, startNginx } from '../../testing/servers/web-servers';
import { median, print, round } from './figures';
import { load } from './load';
import { withSite } from './site';

const addresses = ['/', '/en/hartuvcenter', '/api/health'];

/** Twenty clients for five seconds. */
const clients = ['-c', '20', '-d', '5', '-H', 'Accept-Encoding: br'];

const settings = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** How soon the server answers after its start, its memory, and how much it bears, alone and behind nginx. */
export async function bench(runs: number): Promise<void> {
  const starts: number[] = [];
  while (starts.length < runs) {
    const started = performance.now();
    await withSite(settings, async () => starts.push(performance.now() - started));
  }
  const rows: Record<string, object> = {};
  await withSite(settings, async (site) => {
    const megabytes = () => round(site.memory() / 1024);
    const row = { start: round(median(starts)), 'memory at rest': megabytes() };
    for (const address of addresses) rows[`server ${address}`] = await load(site.url + address, ...clients);
    print('The server: milliseconds to its first answer, MB in memory', {
      '': { ...row, 'under load': megabytes() },
    });
    if (missingForNginx()) console.log(missingForNginx());
    else await loadNginx(site.port, rows);
  });
  print('Twenty clients at a time, HTTP/1.1, Brotli', rows);
}

async function loadNginx(routesPort: number, rows: Record<string, object>): Promise<void> {
  const releases = mkdtempSync(path.join(tmpdir(), 'bench-'));
  await addRelease(releases, new Date());
  const nginx = await startNginx({ releases, routesPort });
  for (const address of addresses) rows[`nginx ${address}`] = await load(nginx.url + address, ...clients);
  await nginx.stop();
  rmSync(releases, { recursive: true });
}
