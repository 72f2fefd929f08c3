import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverFolder, siteFolder } from '../../lib/http/folders';
import { listFiles } from '../../lib/list-files';
import { copy } from '../../tools/files/copy';
import { endProcess, freePort, spawnServer, untilAnswered } from '../../tools/serve/server-process';
import { startScriptedRelay } from '../support/mail/scripted-relay';
import { withoutFolder } from '../support/servers/mounts';
import { postContact } from '../support/servers/production-server';
import { expect, test } from '../support/test';

test('a copied build needs only Node and its two folders', async () => {
  test.skip(process.getuid?.() !== 0, 'Only root can hide the packages of the checkout from a server.');
  const root = mkdtempSync(path.join(tmpdir(), 'carried-'));
  const folder = path.join(root, 'server');
  await copy(serverFolder, folder);
  await copy(siteFolder, path.join(root, 'site'));
  const before = listFiles(folder);
  const relay = await startScriptedRelay();
  const port = await freePort();
  const server = spawnServer({
    port,
    folder,
    launcher: withoutFolder(realpathSync('node_modules'), mkdtempSync(path.join(root, 'empty-'))),
    stdio: 'ignore',
    environment: {
      SMTP_URL: relay.url,
      MAIL_FROM: 'site@company.example',
      MAIL_TO: 'office@company.example',
      MAIL_OUTBOX_DIR: path.join(root, 'outbox'),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, server);
  const home = await (await fetch(url)).text();
  const [, picture = ''] = /src="(\/pictures\/[^"]*)"/.exec(home) ?? [];
  expect((await fetch(url + picture)).status).toBe(200);
  expect((await fetch(`${url}/en/nowhere`)).status).toBe(404);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await postContact(url, 'from afar'))?.status).toBe(200);
  expect(relay.delivered.map(({ mail }) => mail.text)).toEqual([expect.stringContaining('from afar')]);
  await endProcess(server, 'SIGTERM');
  expect(server.exitCode).toBe(0);
  expect(listFiles(folder)).toEqual(before);
  await relay.close();
  rmSync(root, { recursive: true });
});
