import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import path from 'node:path';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { newFolder } from '../../e2e/support/folder';
import { missingForCaddy, runCaddy } from '../../e2e/support/servers/caddy';
import { until } from '../../e2e/support/until';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { freePort } from '../../tools/serve/server-process';
import { readHosting } from './hosting';
import { startEditor } from './server';

/* The editor and its preview behind `deploy/Caddyfile-editor`. */

const password = 'four-words-of-a-person';
const [dana, noa] = ['dana@company.example', 'noa@company.example'] as const;
/** Of the password, at the lowest cost of bcrypt: a server checks it in a millisecond. */
const hash = '$2b$04$abcdefghijklmnopqrstuuh.qT0lEutv.hBQto/itgBRqbEtxIPiq';
const secret = 'secret-of-the-proxy-'.repeat(2);

type Places = { folder: string; ports: [editor: number, preview: number]; read: (file: string) => string };

function startWithCaddy({ folder, ports, read }: Places) {
  const users = [dana, noa].map((mail) => `${mail} ${hash}\n`);
  writeFileSync(`${folder}/company-site-editor.users`, users.join(''));
  const config = read('deploy/Caddyfile-editor')
    .replaceAll('/etc/caddy', folder)
    .replaceAll('{$EDITOR_PROXY_SECRET}', secret)
    .replace('edit.example.com {', `http://127.0.0.1:${ports[0]} {`)
    .replace('preview.example.com {', `http://127.0.0.1:${ports[1]} {`);
  return runCaddy(`{\n\tadmin off\n\tauto_https off\n}\n${config}`, folder, ports[0]);
}

/** Starts an editor with a repository behind Caddy, and a server that answers for its preview. */
async function startBehindCaddy() {
  const { root } = makeCopy();
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet');
  git('add', 'messages/he.json', 'messages/en.json');
  git('-c', 'user.name=Begin', '-c', 'user.email=b@company.example', 'commit', '--quiet', '-m', 'Begin');
  const remote = newFolder();
  git('init', '--quiet', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'HEAD');
  const preview = createServer((_, response) => response.end('preview'));
  const ports: Places['ports'] = [await freePort(), await freePort()];
  const [url = '', previewUrl = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
  const hosting = readHosting({
    EDITOR_URL: url,
    EDITOR_PREVIEW_URL: previewUrl,
    EDITOR_PERSON_HEADER: 'X-Person',
    EDITOR_PROXY_SECRET: secret,
  });
  const editor = await startEditor({ root, port: 0, hosting });
  const previewPort = await listenOnLoopback(preview);
  const read = (file: string) =>
    readFileSync(file, 'utf8')
      .replaceAll('127.0.0.1:4100', new URL(editor.local).host)
      .replaceAll('127.0.0.1:4101', `127.0.0.1:${previewPort}`);
  const server = await startWithCaddy({ folder: newFolder(), ports, read });
  return {
    url,
    previewUrl,
    git,
    read: (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')),
    async stop(): Promise<void> {
      await server.stop();
      await editor.close();
      await endServer(preview);
    },
  };
}

const missing = missingForCaddy();
(missing ? describe.skip : describe)(`Caddy ${missing}`, () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let site: Awaited<ReturnType<typeof startBehindCaddy>>;

  beforeAll(async () => {
    site = await startBehindCaddy();
  }, 60_000);
  afterAll(async () => {
    agent.destroy();
    await site.stop();
  });

  /** Resolves to the status of an answer of the preview's address; `fetch` would resolve dots in a path. */
  function ask(path: string, word = password): Promise<number | undefined> {
    const { hostname, port } = new URL(site.previewUrl);
    const headers = { authorization: `Basic ${btoa(`${dana}:${word}`)}` };
    return new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path, headers, agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      asked.on('error', reject).end();
    });
  }

  /** Signs in although the browser sends the header of another person. */
  async function signIn(mail: string) {
    const headers = {
      Authorization: `Basic ${btoa(`${mail}:${password}`)}`,
      'X-Person': 'boss@company.example',
      'X-Editor-Secret': 'guess',
    };
    const page = await (await fetch(site.url, { headers })).text();
    const { token } = JSON.parse(/id="given">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    return async (action: string, sent: object) => {
      const body = JSON.stringify(sent);
      const own = { ...headers, 'X-Editor-Token': token };
      return await (await fetch(`${site.url}/api/${action}`, { method: 'POST', headers: own, body })).json();
    };
  }

  test('both addresses need a password', async () => {
    for (const url of [site.url, site.previewUrl]) expect((await fetch(url)).status).toBe(401);
  });

  test.each([
    '/',
    '/en/',
    '/project/0?_rsc=1',
    '/brand/icon.svg',
    '/.well-known/security.txt',
    '/api/contact',
    '/_next/hmr?id=1',
    '/_next/static/chunks/%5Broot%5D__0h._.js',
    '/%D7%A9%D7%9C%D7%95%D7%9D',
  ])('%s reaches the preview', async (address) => {
    expect(await ask(address)).toBe(200);
  });

  test.each([
    '/__nextjs_attach-nodejs-inspector',
    '/%5f_nextjs_attach-nodejs-inspector',
    '/_next/mcp',
    '/en/../__nextjs_attach-nodejs-inspector',
    '/_next/static/../mcp',
    '/en/%2e%2e/_next/mcp',
    '/_next/static/chunks/app.js.map',
    '/_next/image?url=/x.jpg&w=64&q=75',
    '/.env',
    '/en/.git',
    '/en/_x',
  ])('%s of the development server is not reachable', async (address) => {
    expect(await ask(address)).toBe(404);
  });

  test('a commit names everybody who has signed in and changed something', async () => {
    const { git, read } = site;
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
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
    log.mockRestore();
    expect(logged.map(({ person, action }) => [person, action])).toEqual([
      [noa, 'change'],
      [dana, 'change'],
      [dana, 'publish'],
    ]);
  }, 90_000);

  test('password attempts are limited at the address of the preview', async () => {
    const guesses = Array.from({ length: 400 }, (_, guess) => `guess-${guess}`);
    const statuses = await Promise.all(guesses.map((guess) => ask('/', guess)));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
});
