import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { siteFolder } from '../../../lib/http/folders';
import { endProcess, freePort, untilAnswered } from '../../../tools/serve/server-process';
import { endWithTests } from './production-server';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

type Options = {
  /** The folder of the pages. */
  site?: string;
  /** The port of the server that answers the routes. */
  routesPort: number;
};

/** Returns the reason why nginx cannot run on this machine; empty when it can. */
export function missingForNginx(): string {
  const found = spawnSync('nginx', ['-v']).status === 0 && existsSync(brotliModule);
  return found
    ? ''
    : 'Needs nginx with brotli: apt-get install nginx libnginx-mod-http-brotli-static (Debian).';
}

/** Returns the reason why Caddy cannot run on this machine; empty when it can. */
export function missingForCaddy(): string {
  return spawnSync('caddy', ['version']).status === 0 ? '' : 'Needs Caddy: apt-get install caddy (Debian).';
}

/** Runs nginx with the site file of `deploy/`, as this user, on a free port. */
export async function startNginx({ site = siteFolder, routesPort }: Options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('/srv/company-site/current/site', path.resolve(site))
    .replaceAll('/var/log/nginx', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('server 127.0.0.1:4000;', `server 127.0.0.1:${routesPort};`);
  return await runNginx(file, folder, port);
}

/**
 * Runs nginx with a site file, as this user.
 *
 * @param folder for its output
 * @param port of the server
 */
export async function runNginx(site: string, folder: string, port: number) {
  const spare = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `load_module ${brotliModule}; pid ${folder}/pid; error_log stderr; daemon off; worker_processes 1;
    ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
    events { worker_connections 1024; }
    http { access_log off; ${spare.join(' ')}\n${site}\n}`,
  );
  return await start(spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] }), folder, port);
}

/** Runs Caddy with the site file of `deploy/`, on a free port. */
export async function startCaddy(nodePort: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('\n{\n', '\n{\n\tadmin off\n\tauto_https off\n')
    .replace('www.example.com {', `http://127.0.0.1:${port} {`)
    .replace('/var/log/caddy', folder)
    .replace('127.0.0.1:4000', `127.0.0.1:${nodePort}`);
  return await runCaddy(file, folder, port);
}

/**
 * Runs Caddy with a site file.
 *
 * @param folder for its output
 * @param port of the server
 */
export async function runCaddy(site: string, folder: string, port: number) {
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, site);
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  return await start(caddy, folder, port);
}

async function start(server: ChildProcess, folder: string, port: number) {
  endWithTests(server);
  let output = '';
  server.stderr?.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, server).catch((error) => {
    throw new Error(`${error.message}\n${output}`);
  });
  return {
    url,
    port,
    output: () => output,
    /** The access log. */
    log: () => readFileSync(path.join(folder, 'company-site.log'), 'utf8'),
    async stop(): Promise<void> {
      await endProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type WebServer = Awaited<ReturnType<typeof start>>;
