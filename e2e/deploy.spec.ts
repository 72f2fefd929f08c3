import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPages } from '../scripts/built-pages';
import { addRelease } from '../scripts/release/folder';
import { endProcess, freePort, spawnServer, standalone, untilAnswered } from '../scripts/standalone';
import { missingForFront, startNginx } from './support/nginx';
import { postContact } from './support/production-server';
import { startScriptedRelay } from './support/scripted-relay';

/* What a deploy takes along: the server's folder, and the files of deploy/. */

test('the folder of the server, carried elsewhere, needs nothing but Node', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'carried-'));
  const folder = path.join(place, 'server');
  const outbox = path.join(place, 'outbox');
  cpSync(standalone, folder, { recursive: true });
  const files = listFiles(folder);
  expect(
    files.filter((file) => file.includes('_full.segment')),
    'payloads that nobody asks for',
  ).toEqual([]);
  const relay = await startScriptedRelay();
  const port = await freePort();
  const environment = {
    SMTP_URL: relay.url,
    MAIL_FROM: 'site@kavmiflas.example',
    MAIL_TO: 'office@kavmiflas.example',
    MAIL_OUTBOX_DIR: outbox,
  };
  const server = spawnServer({ port, folder, environment, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, server);

  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  const [, picture = ''] = /src="(\/pictures\/[^"]*)"/.exec(await home.text()) ?? [];
  expect((await fetch(url + picture)).status).toBe(200);
  expect((await fetch(`${url}/en/nowhere`)).status).toBe(404);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await postContact(url, 'from afar'))?.status).toBe(200);
  expect(relay.delivered.map(({ mail }) => mail.text)).toEqual([expect.stringContaining('from afar')]);

  await endProcess(server, 'SIGTERM');
  expect(server.exitCode).toBe(143);
  expect(listFiles(folder), 'a folder that may be read-only').toEqual(files);
  expect(
    readdirSync(outbox, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  ).toEqual([]);
  await relay.close();
  rmSync(place, { recursive: true });
});

test('pages lie in the server compressed, and are answered as they were built', async ({ request }) => {
  const kept = listFiles(builtPages);
  expect(kept.filter((file) => /\.(html|rsc)$/.test(file))).toEqual([]);
  for (const [url, page] of [
    ['/project/0', 'he/project/0'],
    ['/en/hartuvcenter', 'en/hartuvcenter'],
  ] as const) {
    expect(kept).toEqual(expect.arrayContaining([`${page}.html.gz`, `${page}.rsc.gz`]));
    const payload = await request.get(`${url}?_rsc`, { headers: { RSC: '1' } });
    expect(await payload.text(), url).toBe(
      readFileSync(path.join('.next/server/app', `${page}.rsc`), 'utf8'),
    );
  }
});

test('behind nginx a visitor is known by his own address, whatever headers he sends', async () => {
  test.skip(missingForFront() !== '', missingForFront());
  const place = mkdtempSync(path.join(tmpdir(), 'visitor-'));
  const relay = await startScriptedRelay();
  const port = await freePort();
  const server = spawnServer({
    port,
    stdio: 'ignore',
    environment: {
      SMTP_URL: relay.url,
      MAIL_FROM: 'site@kavmiflas.example',
      MAIL_TO: 'office@kavmiflas.example',
      MAIL_OUTBOX_DIR: path.join(place, 'outbox'),
      TRUST_PROXY: '1',
      RATE_LIMIT_VISITOR: '2',
    },
  });
  await untilAnswered(`http://127.0.0.1:${port}`, server);
  await addRelease(path.join(place, 'releases'), '2026-01-01');
  const front = await startNginx({ releases: path.join(place, 'releases'), routesPort: port });
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 3; count += 1) {
    const answer = await postContact(front.url, `inquiry ${count}`, {
      'X-Forwarded-For': `198.51.100.${count}`,
    });
    statuses.push(answer?.status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await front.stop();
  await endProcess(server);
  await relay.close();
  rmSync(place, { recursive: true });
});

test('the unit is one that systemd takes', () => {
  test.skip(spawnSync('systemd-analyze', ['--version']).status !== 0, 'Needs systemd-analyze.');
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/company-site.service'], {
    encoding: 'utf8',
  });
  const complaints = stderr.split('\n').filter((line) => line.includes('company-site.service'));
  expect([status, complaints]).toEqual([0, []]);
});

test('what the files of the deploy name is there', () => {
  const [unit, image, front] = ['company-site.service', 'Dockerfile', 'nginx.conf'].map((file) =>
    readFileSync(path.join('deploy', file), 'utf8'),
  );
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node server\.js$/m);
  expect(image).toMatch(/^CMD \["node", "server\.js"\]$/m);
  expect(existsSync(path.join(standalone, 'server.js'))).toBe(true);
  for (const [, named = ''] of image?.matchAll(/^COPY (?!--from)(.*) \.\/?$/gm) ?? []) {
    for (const file of named.split(' ')) expect(existsSync(file), file).toBe(true);
  }
  expect(image).toContain(`COPY --from=build /site/${standalone} ./`);
  const ports = [/PORT=(\d+)/.exec(unit ?? ''), /server 127\.0\.0\.1:(\d+);/.exec(front ?? '')];
  expect(ports.map((found) => found?.[1])).toEqual(['4000', '4000']);
  const folders = [
    /WorkingDirectory=(.*)\/current/.exec(unit ?? ''),
    /include (.*)\/current/.exec(front ?? ''),
  ];
  expect(new Set(folders.map((found) => found?.[1])).size).toBe(1);
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}
