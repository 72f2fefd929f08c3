import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess, freePort, hasEnded } from '../../../tools/serve/server-process';
import { endWithTests } from './production-server';

/** Returns the reason why Caddy cannot run on this machine; empty when it can. */
export function missingForCaddy(): string {
  return spawnSync('caddy', ['version']).status === 0 ? '' : 'Needs Caddy: apt-get install caddy (Debian).';
}

/**
 * Runs Caddy with the site file of `deploy/`, on a free port, in front of servers on this machine; two are checked as the
 * replicas of `deploy/compose.yaml` are, but every 200 ms.
 */
export async function startCaddy(...nodePorts: number[]) {
  const [, checks = ''] =
    /SITE_CHECKS: \|\n((?: {8}.*\n)+)/.exec(readFileSync('deploy/compose.yaml', 'utf8')) ?? [];
  const [port, folder] = [await freePort(), mkdtempSync(path.join(tmpdir(), 'caddy-'))];
  const file = readFileSync('deploy/Caddyfile', 'utf8').replace(
    '\n{\n',
    '\n{\n\tadmin off\n\tauto_https off\n',
  );
  return await runCaddy(file, folder, port, {
    SITE_HOST: `http://127.0.0.1:${port}`,
    SITE_SERVERS: nodePorts.map((nodePort) => `127.0.0.1:${nodePort}`).join(' '),
    SITE_LOG: path.join(folder, 'company-site.log'),
    SITE_CHECKS: nodePorts.length > 1 ? checks.replace('health_interval 10s', 'health_interval 200ms') : '',
  });
}

/**
 * Runs Caddy with a site file.
 *
 * @param folder for its output
 * @param port of the server
 */
export async function runCaddy(
  site: string,
  folder: string,
  port: number,
  environment: Record<string, string> = {},
) {
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, site);
  const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...home, ...environment },
  });
  endWithTests(caddy);
  let output = '';
  caddy.stderr?.on('data', (chunk) => (output += chunk));
  // A request would wait for the server behind it.
  while (!output.includes('serving initial configuration')) {
    if (hasEnded(caddy)) throw new Error(`Caddy does not start: ${output}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    /** The access log of the site. */
    log: () => readFileSync(path.join(folder, 'company-site.log'), 'utf8'),
    async stop(): Promise<void> {
      await endProcess(caddy);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Caddy = Awaited<ReturnType<typeof runCaddy>>;
