import { existsSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { health } from './health';
import { createServices } from './services';
import { readSettings } from './settings';

beforeEach(() => {
  process.env.VERCEL = '1';
});
afterEach(() => {
  delete process.env.VERCEL;
});

/** Returns services on a host that keeps no files, and the folder that is set as their outbox. */
function servicesWith(relay: string) {
  const outbox = path.join(newFolder(), 'outbox');
  const settings = readSettings({
    NODE_ENV: 'test',
    SMTP_URL: relay,
    MAIL_FROM: 'site@b.example',
    MAIL_TO: 'a@b.example',
    MAIL_OUTBOX_DIR: outbox,
  });
  return { services: createServices(settings), outbox };
}

const inquiry = {
  id: 'a-1',
  form: 'contact',
  envelope: { from: 'site@b.example', to: ['a@b.example'] },
  inquiry: {},
  raw: 'Subject: Inquiry\r\n\r\nText\r\n',
  received: Date.now(),
};

test('on a host without files an inquiry is accepted when the relay takes it', async () => {
  const relay = await startScriptedRelay();
  const { services, outbox } = servicesWith(relay.url);
  const { safe } = (await services.mail?.delivery.accept(inquiry)) ?? {};
  expect(safe).toBe(true);
  expect(relay.delivered).toHaveLength(1);
  expect(existsSync(path.join(outbox, 'new'))).toBe(false);
  services.mail?.relays.close();
  await relay.close();
});

test('on a host without files an inquiry is refused while the relay is away', async () => {
  const { services } = servicesWith('smtp://127.0.0.1:1');
  const { safe } = (await services.mail?.delivery.accept(inquiry)) ?? {};
  expect(safe).toBe(false);
});

test('on a host without files the status is red with the reason', async () => {
  const relay = await startScriptedRelay();
  const response = await health(servicesWith(relay.url).services);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    outbox: 'not writable',
    relay: 'ok',
    warnings: ['Vercel keeps no files: set DATABASE_URL, or inquiries cannot wait for a retry'],
  });
  await relay.close();
});
