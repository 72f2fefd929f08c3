import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../e2e/support/content/records';
import { serverFolder, siteFolder } from '../lib/http/folders';

const [unit = '', image = '', nginx = '', caddy = '', compose = ''] = [
  'company-site.service',
  'Dockerfile',
  'nginx.conf',
  'Caddyfile',
  'compose.yaml',
].map((file) => readFileSync(path.join('deploy', file), 'utf8'));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

(hasSystemd ? test : test.skip)('systemd accepts the units', () => {
  const files = readdirSync('deploy').filter((file) =>
    /^company-site(-(weekly|follow))?\.(service|timer|path)$/.test(file),
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
    /PORT=(\d+)/.exec(unit),
    /server 127\.0\.0\.1:(\d+);/.exec(nginx),
    /reverse_proxy .*:(\d+)/.exec(caddy),
    /--to site:(\d+)/.exec(compose),
  ];
  expect(ports.map((found) => found?.[1])).toEqual(Array(4).fill('4000'));
});

test('systemd and compose give a server the same stop timeout', () => {
  expect([/TimeoutStopSec=(\d+)/.exec(unit)?.[1], /stop_grace_period: (\d+)s/.exec(compose)?.[1]]).toEqual([
    '40',
    '40',
  ]);
});

test('the files of deploy agree on the folders', () => {
  for (const folder of [serverFolder, siteFolder])
    expect(image).toContain(`COPY --from=build /site/${folder} `);
  const folders = [unit, nginx].flatMap((text) => text.match(/\/srv\/[\w-]+(?=\/current)/g) ?? []);
  expect([folders.length, new Set(folders).size]).toEqual([2, 1]);
});

test('the files of deploy name no company', () => {
  for (const name of Object.values(company.name))
    expect(unit + image + nginx + caddy + compose).not.toContain(name);
});
