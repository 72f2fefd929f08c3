/**
 * What nginx in front is worth: the start and the memory of the server, then answers a second and the slowest ones
 * without and with nginx, as ratios of rounds that take turns in one run. The load generator (wrk) shares the
 * processors of this machine with both, so the ratios say more than the figures; of the rounds the best one counts,
 * because whatever else runs on the machine can only slow them down.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { missingForFront, startNginx } from '../../e2e/support/nginx';
import { addRelease } from '../release/folder';
import { endProcess, freePort, spawnServer, untilAnswered } from '../standalone';
import { type Load, load, missingForLoad } from './wrk';

const pages = ['/', '/en/project/3', '/hartuvcenter'];
const rounds = 5;

/** Starts the server, and tells the milliseconds until its first page. */
async function start(port: number) {
  const started = performance.now();
  const server = spawnServer({ port, stdio: 'ignore', environment: { SMTP_URL: '' } });
  await untilAnswered(`http://127.0.0.1:${port}/`, server);
  return { server, ms: performance.now() - started };
}

/** Megabytes in memory, where the system tells. */
function memory(pid: number | undefined): string {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `${Math.round(Number(kibibytes) / 1024)} MB`;
}

function best(loads: readonly Load[]): Load {
  return {
    rate: Math.max(...loads.map(({ rate }) => rate)),
    p99: Math.min(...loads.map(({ p99 }) => p99)),
  };
}

/** Loads a page at both, one after the other, and prints what the front changes. */
async function compare(page: string, server: string, front: string): Promise<void> {
  const without: Load[] = [];
  const within: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    without.push(await load(server + page));
    within.push(await load(front + page));
  }
  const [before, after] = [best(without), best(within)];
  console.log(
    `${page}: ${before.rate.toFixed(0)} → ${after.rate.toFixed(0)} answers a second ` +
      `(${(after.rate / before.rate).toFixed(1)} ×), p99 ${before.p99.toFixed(1)} → ${after.p99.toFixed(1)} ms ` +
      `(${(after.p99 / before.p99).toFixed(2)} ×)`,
  );
}

/** What nginx is worth in front of the server, as ratios of one run. */
export async function bench(): Promise<void> {
  const missing = missingForFront() || missingForLoad();
  if (missing) throw new Error(missing);
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`);
  const port = await freePort();
  const starts: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const { server, ms } = await start(port);
    starts.push(ms);
    await endProcess(server);
  }
  const { server } = await start(port);
  console.log(
    `First page after ${Math.round(Math.min(...starts))} ms; in memory then: ${memory(server.pid)}`,
  );
  const releases = mkdtempSync(path.join(tmpdir(), 'bench-front-'));
  await addRelease(releases, new Date().toISOString().slice(0, 10));
  const front = await startNginx({ releases, routesPort: port });
  try {
    for (const page of pages) await compare(page, `http://127.0.0.1:${port}`, front.url);
    console.log(`In memory after the load: ${memory(server.pid)}`);
  } finally {
    await front.stop();
    await endProcess(server);
    rmSync(releases, { recursive: true });
  }
}
