import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { endProcess, freePort, untilAnswered } from '../../scripts/standalone';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why the front cannot run on this machine; nothing when it can. */
export function missingForFront(): string {
  const found = spawnSync('nginx', ['-v']).status === 0 && existsSync(brotliModule);
  return found
    ? ''
    : 'Needs nginx with brotli: apt-get install nginx libnginx-mod-http-brotli-static (Debian).';
}

type Options = {
  /** The folder of the releases. */
  releases: string;
  /** Where the server listens that answers for the routes. */
  routesPort: number;
};

/** Runs nginx with the site file of `deploy/`, for nobody but this user, on a port of its own. */
export async function startNginx({ releases, routesPort }: Options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/company-site', releases)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('server 127.0.0.1:4000;', `server 127.0.0.1:${routesPort};`);
  const spare = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${brotliModule}; pid ${folder}/pid; error_log stderr; daemon off; worker_processes 1;
    ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
    events { worker_connections 1024; }
    http { access_log off; ${spare.join(' ')}\n${site}\n}`,
  );
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => nginx.kill('SIGKILL'));
  let output = '';
  nginx.stderr.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, nginx).catch((error) => {
    throw new Error(`${error.message}\n${output}`);
  });
  return {
    url,
    port,
    async stop(): Promise<void> {
      await endProcess(nginx);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;
