import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { readHosting } from './hosting';
import { readPerson } from './person';
import { startEditor } from './server';

const copy = makeCopy();
const settings = {
  EDITOR_URL: 'https://edit.company.example',
  EDITOR_PREVIEW_URL: 'https://preview.company.example',
  EDITOR_PERSON_HEADER: 'X-Person',
  EDITOR_PROXY_SECRET: 'a'.repeat(32),
};
let editor: Awaited<ReturnType<typeof startEditor>>;
let hosted: typeof editor;

beforeAll(async () => {
  // As a full disk leaves it.
  mkdirSync(path.join(copy.root, 'var/editor'), { recursive: true });
  writeFileSync(path.join(copy.root, 'var/editor/token'), '');
  editor = await startEditor({ root: copy.root, port: 0 });
  hosted = await startEditor({ root: copy.root, port: 0, hosting: readHosting(settings) });
});

afterAll(async () => {
  await editor.close();
  await hosted.close();
});

/** The status of an answer to a request with these headers. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  { body = '{}', base = editor.local, agent }: { body?: string; base?: string; agent?: Agent } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}${path}`, { method, headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    asked.on('error', reject).end(method === 'POST' ? body : undefined);
  });
}

const state = '/api/state';
/** The begin of an edit, which lacks its value. */
const edit = '{"kind":"set","file":"content/company.json","path":["name"]';

test.each([
  ['no token', {}],
  ['a wrong token', { 'X-Editor-Token': 'wrong' }],
  ['another origin', { Origin: 'https://elsewhere.example' }],
  ['another port of this machine', { Origin: 'http://127.0.0.1:4000' }],
  ['another name of this machine', { Host: 'elsewhere.example' }],
])('a request with %s is refused', async (_, headers) => {
  const own = Object.keys(headers).includes('X-Editor-Token') || Object.keys(headers).length === 0;
  const token: Record<string, string> = own ? {} : { 'X-Editor-Token': editor.token };
  expect(await ask(state, { ...token, ...headers }, 'POST')).toBe(403);
  expect(await ask('/', headers as Record<string, string>)).toBe(403);
});

test('a picture is given from its folder alone', async () => {
  expect(await ask(`/picture?src=/brand/icon.svg&token=${editor.token}`)).toBe(200);
  expect(await ask(`/picture?src=/../package.json&token=${editor.token}`)).toBe(404);
  expect(await ask(`/picture?src=${encodeURIComponent('/../.env')}&token=${editor.token}`)).toBe(404);
});

test('a picture behind a link out of public is not found', async () => {
  writeFileSync(path.join(copy.root, 'outside.svg'), 'outside');
  symlinkSync('../outside.svg', path.join(copy.root, 'public/link.svg'));
  symlinkSync('..', path.join(copy.root, 'public/up'));
  for (const src of ['/link.svg', '/up/outside.svg'])
    expect(await ask(`/picture?src=${src}&token=${editor.token}`)).toBe(404);
});

test('a folder, a broken picture and a name of 300 letters are not found', async () => {
  mkdirSync(path.join(copy.root, 'public/folder.svg'));
  writeFileSync(path.join(copy.root, 'public/broken.jpg'), 'no picture');
  for (const src of ['/folder.svg', '/broken.jpg', `/${'a'.repeat(300)}.jpg`])
    expect(await ask(`/picture?src=${src}&token=${editor.token}`)).toBe(404);
});

test.each([
  ['JSON with 20,000 levels', 'change', (deep: string) => `{"edit":${edit},"value":${deep}}}`],
  ['a file of 300 letters', 'published', () => `{"file":"content/${'a'.repeat(300)}.json","path":[]}`],
  ['a project of 300 letters', 'project', () => `{"name":"${'a'.repeat(300)}"}`],
])('%s is refused', async (_, action, bodyOf) => {
  const body = bodyOf('['.repeat(20_000) + ']'.repeat(20_000));
  expect(await ask(`/api/${action}`, { 'X-Editor-Token': editor.token }, 'POST', { body })).toBe(400);
});

test('an address that cannot be parsed is refused', async () => {
  expect(await ask('//', { 'X-Editor-Token': editor.token })).toBe(400);
});

test('a body that says no length is cut off at the same size', async () => {
  const headers = { 'X-Editor-Token': editor.token, 'Transfer-Encoding': 'chunked' };
  const body = ' '.repeat(60_000_001);
  expect(await ask(state, headers, 'POST', { body }).catch(() => 413)).toBe(413);
});

describe('behind a proxy', () => {
  const { host } = new URL(settings.EDITOR_URL);
  const proxied = {
    Host: host,
    'X-Person': 'Dana Levi <dana@company.example>',
    'X-Editor-Secret': settings.EDITOR_PROXY_SECRET,
    'X-Forwarded-For': '192.0.2.1',
  };
  const asHosted = (path: string, headers: Record<string, string>, method = 'GET') =>
    ask(path, headers, method, { base: hosted.local });

  test('a signed-in person gets the page without a token, the state only with it', async () => {
    expect(await asHosted('/', proxied)).toBe(200);
    expect(await asHosted(state, { ...proxied, 'X-Editor-Token': hosted.token }, 'POST')).toBe(200);
    expect(await asHosted(state, proxied, 'POST')).toBe(403);
  });

  test.each([
    ['without the secret of the proxy', { 'X-Editor-Secret': '' }],
    ['with another secret', { 'X-Editor-Secret': 'b'.repeat(32) }],
    ['without a person', { 'X-Person': '' }],
    ['with a person without a mail', { 'X-Person': 'Dana' }],
    ['under the name of this machine', { Host: 'localhost' }],
    ['from another origin', { Origin: 'https://elsewhere.example' }],
    ['from the page of the preview', { Origin: settings.EDITOR_PREVIEW_URL }],
  ])('a request %s is refused', async (_, headers) => {
    const token = { 'X-Editor-Token': hosted.token };
    expect(await asHosted('/', { ...proxied, ...headers })).toBe(403);
    expect(await asHosted(state, { ...proxied, ...token, ...headers }, 'POST')).toBe(403);
  });

  test('only the sender of ten thousand requests past the proxy is blocked', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const guesses = Array.from({ length: 10_000 }, (_, guess) => String(guess).padStart(32, '0'));
    const answers = await Promise.all(
      guesses.map((guess) =>
        ask('/', { ...proxied, 'X-Editor-Secret': guess }, 'GET', { base: hosted.local, agent }),
      ),
    );
    agent.destroy();
    expect(new Set(answers)).toEqual(new Set([403, 429]));
    expect(answers.at(-1)).toBe(429);
    expect(await asHosted('/', proxied)).toBe(200);
  }, 60_000);

  test('a sender who tries 3,000 passwords is stopped after 30', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const trying = (guess: number) => ({ ...proxied, Authorization: `Basic ${btoa(`dana:${guess}`)}` });
    const tryOut = (headers: Record<string, string>) =>
      ask('/sign-in', headers, 'GET', { base: hosted.local, agent });
    const guesses = Array.from({ length: 3000 }, (_, guess) => guess);
    const answers = await Promise.all(guesses.map((guess) => tryOut(trying(guess))));
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    // A known password is not a new attempt.
    expect(await tryOut(trying(0))).toBe(200);
    expect(await tryOut({ ...trying(3000), 'X-Forwarded-For': '192.0.2.2' })).toBe(200);
    expect(await tryOut({ ...trying(0), 'X-Editor-Secret': 'guess' })).toBe(403);
    agent.destroy();
  }, 60_000);

  test.each([
    ['one of the four missing', { EDITOR_PROXY_SECRET: '' }, 'EDITOR_PROXY_SECRET is missing'],
    ['a short secret', { EDITOR_PROXY_SECRET: 'short' }, 'EDITOR_PROXY_SECRET: write 32'],
    ['an address without TLS', { EDITOR_URL: 'http://edit.company.example' }, 'EDITOR_URL: write an https'],
    ['a slash', { EDITOR_URL: 'https://edit.company.example/' }, 'EDITOR_URL: write an https'],
    [
      'one address for both',
      { EDITOR_PREVIEW_URL: settings.EDITOR_URL },
      'EDITOR_PREVIEW_URL: write another',
    ],
    ['a name that no header has', { EDITOR_PERSON_HEADER: 'X Person' }, 'EDITOR_PERSON_HEADER: write'],
  ])('it does not start with %s', (_, changed, message) => {
    expect(() => readHosting({ ...settings, ...changed })).toThrow(message);
  });

  test('without any of the four it is for this machine', () => {
    expect(readHosting({ EDITOR_URL: '' })).toBeUndefined();
  });

  test.each([
    ['Dana Levi <dana@company.example>', { name: 'Dana Levi', mail: 'dana@company.example' }],
    ['"Levi, Dana" <dana@company.example>', { name: 'Levi, Dana', mail: 'dana@company.example' }],
    ['dana@company.example', { name: 'dana@company.example', mail: 'dana@company.example' }],
    [Buffer.from('דנה לוי <d@c.example>').toString('latin1'), { name: 'דנה לוי', mail: 'd@c.example' }],
    ['Dana\nCo-authored-by: x <dana@company.example>', undefined],
    ['<script> <a@b.example>', undefined],
    ['Dana', undefined],
  ])('%j is %j', (header, person) => {
    expect(readPerson(header)).toEqual(person);
  });
});
