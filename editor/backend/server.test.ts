import { request } from 'node:http';
import { makeCopy } from '../../testing/content/fixture-copy';
import { startEditor } from './server';

const copy = makeCopy();
let editor: Awaited<ReturnType<typeof startEditor>>;

beforeAll(async () => {
  editor = await startEditor({ root: copy.root, port: 0 });
});

afterAll(async () => {
  await editor.close();
  copy.remove();
});

/** The status of an answer to a request with these headers. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${editor.origin}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end(method === 'POST' ? '{}' : undefined);
  });
}

const state = '/api/state';

test('the page and its state are for whoever has the token', async () => {
  const own = { 'X-Editor-Token': editor.token, Origin: editor.origin };
  expect(await ask(`/?token=${editor.token}`)).toBe(200);
  expect(await ask(state, own, 'POST')).toBe(200);
});

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
