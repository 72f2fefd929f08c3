import { createPostroom, type Postroom } from './postroom';
import { respond } from './respond';
import { readSettings, SettingsError } from './settings';
import type { Words } from './words';

const words: Words = {
  language: 'he',
  direction: 'rtl',
  languageName: 'עברית',
  answer: (key) => key,
  page: (key) => key,
  mail: (key) => key,
  label: (key) => key,
  formPath: '/#contact',
  homePath: '/',
};
const speech = { languages: ['he'], words: () => words };
const room = createPostroom(readSettings({ NODE_ENV: 'test' }));
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  const note = (line: unknown) => {
    lines.push(String(line));
  };
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});

async function ask(openPostroom: () => Postroom, act = async () => ({ status: 200 })) {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  const response = await respond(request, { form: 'contact', speech, openPostroom, act });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a bug is answered with a general sentence; its message goes neither to the visitor nor into the log', async () => {
  const { status, text } = await ask(
    () => room,
    () => Promise.reject(new Error('cannot read “Dana, dana@private.example”')),
  );
  expect([status, text]).toEqual([500, '{"error":"broken"}']);
  expect(lines.join()).toContain('respond.test.ts');
  expect(lines.join()).not.toContain('Dana');
});

test('settings that cannot be used are answered 503, and named in the log', async () => {
  const { status, text, headers } = await ask(() => {
    throw new SettingsError('SMTP_URL: write smtp://…');
  });
  expect([status, text, headers.get('retry-after')]).toEqual([503, '{"error":"notConfigured"}', '300']);
  expect(lines.join()).toContain('SMTP_URL: write smtp');
});

test('every answer has an id that stands in its line of the log', async () => {
  const { headers } = await ask(() => room);
  const id = headers.get('x-request-id') ?? 'none';
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ event: 'answered', request: id, status: 200 });
});
