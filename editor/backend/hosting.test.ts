import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { newFolder } from '../../e2e/support/folder';
import { missingForNginx, runNginx } from '../../e2e/support/servers/web-servers';
import { until } from '../../e2e/support/until';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { freePort } from '../../tools/serve/server-process';
import { readHosting } from './hosting';
import { startEditor } from './server';

/* The editor on a server, behind nginx with the file of `deploy/`. */

const password = 'four-words-of-a-person';
const [dana, noa] = ['dana@company.example', 'noa@company.example'] as const;

async function startBehindNginx() {
  const copy = makeCopy();
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: copy.root, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet');
  git('add', 'messages/he.json', 'messages/en.json');
  git('-c', 'user.name=Begin', '-c', 'user.email=b@company.example', 'commit', '--quiet', '-m', 'Begin');
  const remote = newFolder();
  git('init', '--quiet', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'HEAD');
  const site = createServer((_, response) => response.end('the site'));
  const [port, previewPort, sitePort] = [await freePort(), await freePort(), await listenOnLoopback(site)];
  const [url, previewUrl] = [port, previewPort].map((at) => `http://127.0.0.1:${at}`) as [string, string];
  const secret = 'secret-of-the-proxy-'.repeat(2);
  const editor = await startEditor({
    root: copy.root,
    port: 0,
    hosting: readHosting({
      EDITOR_URL: url,
      EDITOR_PREVIEW_URL: previewUrl,
      EDITOR_PERSON_HEADER: 'X-Person',
      EDITOR_PROXY_SECRET: secret,
    }),
  });
  const folder = newFolder();
  writeFileSync(
    `${folder}/company-site-editor.users`,
    [dana, noa].map((mail) => `${mail}:{PLAIN}${password}\n`).join(''),
  );
  writeFileSync(`${folder}/company-site-editor.secret`, `proxy_set_header X-Editor-Secret "${secret}";\n`);
  const ports = [port, previewPort];
  const config = readFileSync('deploy/nginx-editor.conf', 'utf8')
    .replaceAll('/etc/nginx', folder)
    .replaceAll('listen 80;', () => `listen 127.0.0.1:${ports.shift()};`)
    .replaceAll('listen [::]:80;', '')
    .replace('127.0.0.1:4100', new URL(editor.local).host)
    .replace('127.0.0.1:4101', `127.0.0.1:${sitePort}`);
  const nginx = await runNginx(config, folder, port);
  return {
    ...{ url, previewUrl, git },
    read: (file: string) => JSON.parse(readFileSync(path.join(copy.root, file), 'utf8')),
    async stop(): Promise<void> {
      await nginx.stop();
      await editor.close();
      await endServer(site);
    },
  };
}

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

const missing = missingForNginx();

(missing ? test.skip : test)(
  `people who have signed in work on one state, and a commit names each of them ${missing}`,
  async () => {
    const { url, previewUrl, git, read, stop } = await startBehindNginx();
    ends.push(stop);
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    for (const address of [url, previewUrl]) expect((await fetch(address)).status).toBe(401);

    async function signIn(mail: string) {
      const headers = {
        Authorization: `Basic ${btoa(`${mail}:${password}`)}`,
        // The proxy replaces these headers of a browser.
        'X-Person': 'boss@company.example',
        'X-Editor-Secret': 'guess',
      };
      const page = await (await fetch(url, { headers })).text();
      const { token } = JSON.parse(/id="given">(.*?)<\/script>/.exec(page)?.[1] ?? '');
      expect(await (await fetch(previewUrl, { headers })).text()).toBe('the site');
      return async (action: string, sent: object) => {
        const body = JSON.stringify(sent);
        const own = { ...headers, 'X-Editor-Token': token };
        return await (await fetch(`${url}/api/${action}`, { method: 'POST', headers: own, body })).json();
      };
    }
    const [byDana, byNoa] = [await signIn(dana), await signIn(noa)];
    const setting = (file: string, value: string) => ({
      edit: { kind: 'set', file, path: ['Contact', 'title'], before: read(file).Contact.title, value },
    });
    const { state } = await byNoa('change', setting('messages/he.json', 'כתבו אלינו'));
    expect(state.changes.at(-1).by).toBe(noa);
    await byDana('change', setting('messages/en.json', 'Ask us'));
    await byDana('publish', { choices: [] });
    const sent = () => git('log', '-1', '--format=%an <%ae>%n%B', '@{upstream}').trim().split('\n');
    await until(() => sent().includes('- messages/he.json Contact title'), 45_000);
    expect([sent()[0], sent().at(-1)]).toEqual([`${dana} <${dana}>`, `Co-authored-by: ${noa} <${noa}>`]);
    const logged = log.mock.calls.map(([line]) => JSON.parse(line));
    expect(logged.map(({ person, action }) => [person, action])).toEqual([
      [noa, 'change'],
      [dana, 'change'],
      [dana, 'publish'],
    ]);
  },
  90_000,
);
