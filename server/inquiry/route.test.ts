import { keysAsWords } from '@/e2e/support/mail/inquiries';
import { createServices, type Services } from '../services';
import { readSettings, SettingsError } from '../settings';
import { contactForm } from './forms';
import { inquiryRoute } from './route';

const translations = { languages: ['he'], in: () => keysAsWords };
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  const note = (line: unknown) => {
    lines.push(String(line));
  };
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});

async function ask(openServices: () => Services) {
  const { POST } = inquiryRoute({ form: contactForm, translations, keepAlive: () => {}, openServices });
  const response = await POST(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }),
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a bug is answered with a general sentence', async () => {
  const { status, text } = await ask(() => {
    throw new Error('cannot read “Dana, dana@private.example”');
  });
  expect([status, text]).toEqual([500, '{"error":"broken"}']);
  expect(lines.join()).toContain('route.test.ts');
  expect(lines.join()).not.toContain('Dana');
});

test('unusable settings are answered 503', async () => {
  const { status, text, headers } = await ask(() => {
    throw new SettingsError('SMTP_URL: write smtp://…');
  });
  expect([status, text, headers.get('retry-after')]).toEqual([503, '{"error":"notConfigured"}', '300']);
  expect(lines.join()).toContain('SMTP_URL: write smtp');
});

test('every reply has the id of its log line', async () => {
  const { headers } = await ask(() => createServices(readSettings({ NODE_ENV: 'test' })));
  const id = headers.get('x-request-id') ?? 'none';
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ event: 'answered', request: id, status: 400 });
});
