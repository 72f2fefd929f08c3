import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { missingForCaddy } from '../e2e/support/servers/caddy';
import { serverFolder, siteFolder } from '../lib/http/folders';
import { endServer, listenOnLoopback } from '../lib/loopback';

const [unit = '', socket = '', image = '', caddy = '', compose = ''] = [
  'company-site.service',
  'company-site.socket',
  'Dockerfile',
  'Caddyfile',
  'compose.yaml',
].map((file) => readFileSync(path.join('deploy', file), 'utf8'));

/** The stage that builds the site, and the one that serves it. */
const [, buildStage = '', serverStage = ''] = image.split(/^(?=FROM )/m);

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

(hasSystemd ? test : test.skip)('systemd accepts the units', () => {
  const files = readdirSync('deploy').filter((file) =>
    /^company-site(-follow)?\.(service|socket|path)$/.test(file),
  );
  const verify = ['verify', ...files.map((file) => `deploy/${file}`)];
  const { status, stderr } = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
  const complaints = stderr.split('\n').filter((line) => line.includes('company-site'));
  expect([status, complaints]).toEqual([0, []]);
});

test('the files of deploy agree on the command', () => {
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node server\.mjs$/m);
  expect(image).toMatch(/^CMD \["node", "server\.mjs"\]$/m);
});

test('the files of deploy agree on the port', () => {
  const ports = [
    /ListenStream=127\.0\.0\.1:(\d+)/.exec(socket),
    /\{\$SITE_SERVERS:127\.0\.0\.1:(\d+)\}/.exec(caddy),
    /PORT=(\d+)/.exec(image),
    ...compose.matchAll(/site-\d:(\d+)/g),
  ];
  expect(ports.map((found) => found?.[1])).toEqual(Array(5).fill('4000'));
});

test('Caddy waits longer than systemd and compose let a server stop', () => {
  const seconds = [/TimeoutStopSec=(\d+)/.exec(unit), /stop_grace_period: (\d+)s/.exec(compose)];
  const stop = seconds.map((found) => Number(found?.[1]));
  expect(stop).toEqual([25, 25]);
  expect(Number(/lb_try_duration (\d+)s/.exec(caddy)?.[1])).toBeGreaterThanOrEqual(25 + 10);
});

test('the image holds the folders of the build', () => {
  for (const folder of [serverFolder, siteFolder])
    expect(image).toContain(`COPY --from=build /site/${folder} `);
});

const [, checks = ''] = /SITE_CHECKS: \|\n((?: {8}.*\n)+)/.exec(compose) ?? [];

(missingForCaddy() ? test.skip : test).each([
  ['a server', {}],
  ['compose', { SITE_HOST: 'www.example.com', SITE_SERVERS: 'site-1:4000 site-2:4000', SITE_CHECKS: checks }],
])('Caddy accepts its file for %s', (_place, settings) => {
  const command = ['validate', '--config', path.join('deploy', 'Caddyfile'), '--adapter', 'caddyfile'];
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync('caddy', command, { encoding: 'utf8', env });
  expect(stderr).not.toMatch(/not formatted|"level":"(?:warn|error)"/);
  expect(status).toBe(0);
});

describe('the image', () => {
  /** The settings that docs/settings.md lists for a build. */
  const [, chapter = ''] =
    /^## The site, at build\n(.*?)^## /ms.exec(readFileSync('docs/settings.md', 'utf8')) ?? [];
  const settings = Array.from(chapter.matchAll(/^- `([A-Z_]+)`/gm), ([, name]) => name).sort();
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');

  test('copies files that are in the project', () => {
    const copied = Array.from(buildStage.matchAll(/^COPY (.+) \S+$/gm), ([, names = '']) =>
      names.split(' '),
    ).flat();
    expect(copied).toContain('package-lock.json');
    expect(copied.filter((file) => !existsSync(file) || ignored.includes(file))).toEqual([]);
  });

  test('runs scripts that are in package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const run = Array.from(image.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(run).toEqual(['build']);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('takes every setting of a build before it builds', () => {
    const before = buildStage.slice(0, buildStage.indexOf('npm run build'));
    const taken = Array.from(before.matchAll(/^ARG (\w+)$/gm), ([, name]) => name);
    expect(taken.sort()).toEqual(settings);
  });

  test('runs as a user that Kubernetes knows is not root', () => {
    expect(serverStage).toMatch(/^USER 1000:1000$/m);
  });

  test('is healthy on the port of the setting, also while the relay is down', async () => {
    const [, command = ''] = /^HEALTHCHECK .*\n {2}CMD (\[.*\])$/m.exec(serverStage) ?? [];
    const [program = '', ...options]: string[] = JSON.parse(command);
    const server = createServer((_, response) => response.writeHead(503).end());
    const PORT = String(await listenOnLoopback(server));
    const check = promisify(execFile);
    await check(program, options, { env: { ...process.env, PORT } });
    await endServer(server);
    await expect(check(program, options, { env: { ...process.env, PORT } })).rejects.toThrow();
  });

  test('serves with the time zone of its build', () => {
    expect(serverStage).toMatch(/^ARG SITE_TIME_ZONE\nENV SITE_TIME_ZONE=\$SITE_TIME_ZONE$/m);
  });

  test.each([
    ['', 2, 'Name the site'],
    ['https://www.example.com', 0, ''],
  ])('is built for the address “%s” with status %i', (address, expected, reason) => {
    const [, guard = ''] = /^ {2}(: .*) && npm run build$/m.exec(buildStage) ?? [];
    const env = { ...process.env, NEXT_PUBLIC_SITE_URL: address };
    const { status, stderr } = spawnSync('sh', ['-c', guard || 'exit 3'], { encoding: 'utf8', env });
    expect(status).toBe(expected);
    expect(stderr).toContain(reason);
  });

  test('keeps generated pictures and the cache of Next.js, which it does not copy', () => {
    const kept = Array.from(buildStage.matchAll(/--mount=type=cache,sharing=locked,target=\/site\/(\S+)/g));
    const folders = kept.map(([, folder]) => folder);
    expect(folders).toEqual(['.next/cache', 'public/pictures', 'public/share-images']);
    expect(ignored).toEqual(expect.arrayContaining(['.next', ...folders.slice(1)]));
  });

  test('builds and serves with the Node of .nvmrc', () => {
    const versions = Array.from(image.matchAll(/^FROM node:(\d+)\.(\S+)/gm), ([, major, rest]) => [
      major,
      rest,
    ]);
    expect(versions).toHaveLength(2);
    expect(versions[0]).toEqual(versions[1]);
    expect(versions[0]?.[0]).toBe(readFileSync('.nvmrc', 'utf8').trim());
  });

  test('leaves out what the tools of hosts write, as git does', () => {
    const git = readFileSync('.gitignore', 'utf8').split('\n');
    for (const folder of ['.vercel', '.netlify', '.wrangler']) {
      expect(ignored).toContain(folder);
      expect(git).toContain(`${folder}/`);
    }
  });

  describe('in compose', () => {
    const [common = '', services = ''] = compose.split(/^services:$/m);

    test('has one service that builds it', () => {
      expect(common).toMatch(/^ {2}image: company-site$/m);
      expect(`${common}${services}`.match(/\bbuild:/g)).toHaveLength(1);
      expect(services).toMatch(/ {2}site-1:(?:\n {4}.*)*\n {4}build:\n/);
      expect(services).toMatch(/ {2}site-2:(?:\n {4}.*)*\n {4}pull_policy: never\n/);
    });

    test('gets every setting of a build', () => {
      const [, lines = ''] = /^ {6}args:\n((?: {8}.*\n)+)/m.exec(services) ?? [];
      expect(Array.from(lines.matchAll(/^ {8}(\w+):/gm), ([, name]) => name).sort()).toEqual(settings);
    });

    test('names files that are in the project', () => {
      const [, context = '', file = ''] = /context: (\S+)\n +dockerfile: (\S+)/.exec(services) ?? [];
      const mounted = Array.from(services.matchAll(/- \.\/([^:\s]+):/g), ([, name = '']) =>
        path.join('deploy', name),
      );
      expect(mounted).toEqual(['deploy/Caddyfile']);
      const named = [...mounted, path.join('deploy', context, file)];
      expect(named.filter((name) => !existsSync(name))).toEqual([]);
    });
  });
});
