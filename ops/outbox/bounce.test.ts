import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import type { Outbox } from '@/server/mail/outbox';
import type { MailSettings } from '@/server/settings';
import { readBounce } from './bounce';

beforeEach(() => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
});

afterEach(() => {
  process.exitCode = undefined;
});

const address = { name: '', address: 'a@b.example' };
const settings = { from: address, to: [address] } as MailSettings;
const person = 'From: a@b.example\n\nHi.';
const report = `X-Failed-Recipients: a@b.example\n\n${'0'.repeat(32)}@company.example`;

test.each([
  ['the mail of a person', person, 'failed', false, 67],
  ['the mail of a person in a mailbox', person, 'failed', true, undefined],
  ['a bounce', report, 'failed', true, undefined],
  ['a bounce of an inquiry that is still being sent to others', report, 'later', true, 75],
])('%s ends with the status that mail programs expect', async (_, mail, outcome, isMailbox, status) => {
  const input = Readable.from([Buffer.from(mail)]) as typeof process.stdin;
  jest.spyOn(process, 'stdin', 'get').mockReturnValue(input);
  const held = { state: outcome === 'later' ? 'new' : 'failed', time: 0, entry: {} };
  const marks = { marked: async () => null, mark: async () => true };
  const outbox = { ...marks, read: async () => held, now: async () => 0, setState: async () => {} };
  await readBounce(outbox as unknown as Outbox, settings, isMailbox);
  expect(process.exitCode).toBe(status);
});

test.each([
  ['the database is away', { DATABASE_URL: 'postgres://127.0.0.1:1/site' }],
  ['the settings are wrong', { MAIL_OUTBOX_DIR: '/proc/none', SMTP_URL: 'nothing' }],
])('a mail server tries again while %s', (_, settings) => {
  const env = { ...process.env, ...settings };
  const { status } = spawnSync('node_modules/.bin/tsx', ['ops/outbox/main.ts', 'bounce'], {
    env,
    input: report,
  });
  expect(status).toBe(75);
});
