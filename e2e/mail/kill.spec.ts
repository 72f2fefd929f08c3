import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Script, startScriptedRelay } from '../../testing/mail/scripted-relay';
import { freePort, postContact, startProduction } from '../../testing/servers/production-server';

const kills = 10;
const visitors = 6;

/** What the relay does between two kills. */
const weathers: Script[] = [
  {},
  { message: { after: 150, say: '250 Taken' } },
  { MAIL: '451 Later' },
  { message: 'close' },
  { DATA: 'hang' },
  { greeting: '554 No' },
];

test('of more than 200 inquiries under load, none that was answered 200 is lost by ten kills, with two relays', async () => {
  // Every kill waits for a new server, which takes seconds on a busy machine.
  test.setTimeout(600_000);
  const outbox = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const [relay, fallback] = [await startScriptedRelay(), await startScriptedRelay()];
  const port = await freePort();
  const settings = {
    SMTP_URL: relay.url,
    SMTP_FALLBACK_URL: fallback.url,
    MAIL_OUTBOX_DIR: outbox,
    MAIL_KEEP_DAYS: '1',
  };
  const url = `http://127.0.0.1:${port}`;
  const accepted = new Set<string>();
  let over = false;

  async function visit(visitor: number): Promise<void> {
    for (let count = 0; !over; count += 1) {
      const token = `inquiry-${visitor}-${count}-`;
      const answer = await postContact(url, token);
      if (answer?.status === 200) accepted.add(token);
      else await pause(50);
    }
  }

  let server = await startProduction(port, settings);
  const crowd = Array.from({ length: visitors }, (_, index) => visit(index));
  for (let kill = 0; kill < kills || accepted.size < 200; kill += 1) {
    relay.script = weathers[kill % weathers.length] ?? {};
    await pause(200 + Math.random() * 600);
    await server.stop('SIGKILL');
    relay.hangUp();
    server = await startProduction(port, settings);
  }
  over = true;
  relay.script = {};
  relay.hangUp();
  await Promise.all(crowd);

  const delivered = () => [...relay.delivered, ...fallback.delivered];
  const missing = () => {
    const texts = delivered().map(({ mail }) => mail.text);
    return [...accepted].filter((token) => !texts.some((text) => text?.includes(token)));
  };
  await expect.poll(() => missing().length, { timeout: 120_000 }).toBe(0);
  // What the killed server was sending is taken over when it has not reported for 20 s.
  const waiting = () => ['new', 'busy'].flatMap((state) => readdirSync(path.join(outbox, state)));
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  expect(readdirSync(path.join(outbox, 'failed'))).toEqual([]);
  expect(readdirSync(path.join(outbox, 'sent')).length, 'kept copies').toBeGreaterThanOrEqual(accepted.size);
  expect(accepted.size).toBeGreaterThanOrEqual(200);
  const ids = new Set(delivered().map(({ mail }) => mail.messageId));
  const texts = new Set(delivered().map(({ mail }) => /inquiry-\d+-\d+-/.exec(mail.text ?? '')?.[0]));
  expect(ids.size, 'a mail that came twice has one Message-ID').toBe(texts.size);
  expect(fallback.delivered.length, 'mails by the second relay').toBeGreaterThan(0);
  console.log(`${accepted.size} accepted, ${delivered().length} mails, ${texts.size} different`);

  await server.stop('SIGTERM');
  await Promise.all([relay.close(), fallback.close()]);
  rmSync(outbox, { recursive: true });
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
