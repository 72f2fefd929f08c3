import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { type Script, startScriptedRelay } from '../support/mail/scripted-relay';
import { freePort, postContact, startProduction } from '../support/servers/production-server';
import { expect, test } from '../support/test';

const visitors = 6;

/** How the relay answers before each kill. */
const weathers: Script[] = [
  {},
  { message: { after: 150, say: '250 Taken' } },
  { MAIL: '451 Later' },
  { message: 'close' },
  { DATA: 'hang' },
  { greeting: '554 No' },
];

/** A webhook that collects the ids of each inquiry; until it is calm it rejects some and hangs up on others. */
async function startWebhook() {
  const taken = new Map<string, Set<string>>();
  let calls = 0;
  let isCalm = false;
  const server = createServer(async (request, response) => {
    const { data } = (await json(request).catch(() => ({}))) as {
      data?: { id: string; inquiry: { message: string } };
    };
    calls += 1;
    if (!data || (!isCalm && calls % 7 === 0)) return void response.writeHead(500).end();
    taken.set(data.inquiry.message, (taken.get(data.inquiry.message) ?? new Set()).add(data.id));
    if (!isCalm && calls % 5 === 0) response.destroy();
    else response.end();
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}/`;
  return {
    taken,
    url,
    calm(): void {
      isCalm = true;
    },
    close: () => endServer(server),
  };
}

test('no accepted inquiry is lost when the server is killed under load', { tag: '@servers' }, async () => {
  // Every kill waits for a new server, which takes seconds on a busy machine.
  test.setTimeout(600_000);
  const outbox = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const [relay, fallback] = [await startScriptedRelay(), await startScriptedRelay()];
  const webhook = await startWebhook();
  const port = await freePort();
  const settings = {
    SMTP_URL: relay.url,
    SMTP_FALLBACK_URL: fallback.url,
    MAIL_OUTBOX_DIR: outbox,
    MAIL_KEEP_DAYS: '1',
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
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
  for (const weather of weathers) {
    relay.script = weather;
    const goal = accepted.size + 200 / weathers.length;
    await expect.poll(() => accepted.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
    await pause(Math.random() * 600);
    await server.stop('SIGKILL');
    relay.hangUp();
    server = await startProduction(port, settings);
  }
  over = true;
  relay.script = {};
  relay.hangUp();
  webhook.calm();
  await Promise.all(crowd);
  // A start makes messages due whose next attempt would be minutes away.
  await server.stop('SIGKILL');
  server = await startProduction(port, settings);

  const delivered = () => [...relay.delivered, ...fallback.delivered];
  const missing = () => {
    const texts = delivered().map(({ mail }) => mail.text);
    return [...accepted].filter(
      (token) => !webhook.taken.has(token) || !texts.some((text) => text?.includes(token)),
    );
  };
  await expect.poll(() => missing().length, { timeout: 120_000 }).toBe(0);
  // Messages of a killed server are taken over 20 s after its last report.
  const filesIn = (...states: string[]) =>
    states.flatMap((state) =>
      readdirSync(path.join(outbox, state)).map((file) => path.join(outbox, state, file)),
    );
  const waiting = () => filesIn('new', 'busy');
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  expect(filesIn('failed')).toEqual([]);
  expect(filesIn('sent').length, 'kept copies').toBeGreaterThanOrEqual(accepted.size);
  expect(accepted.size).toBeGreaterThanOrEqual(200);
  const ids = new Set(delivered().map(({ mail }) => mail.messageId));
  const texts = new Set(delivered().map(({ mail }) => /inquiry-\d+-\d+-/.exec(mail.text ?? '')?.[0]));
  expect(ids.size, 'a mail that came twice has one Message-ID').toBe(texts.size);
  for (const [token, own] of webhook.taken) expect(own.size, `ids of ${token} at the webhook`).toBe(1);
  expect(fallback.delivered.length, 'mails by the second relay').toBeGreaterThan(0);
  console.log(`${accepted.size} accepted, ${delivered().length} mails, ${texts.size} different`);

  await server.stop('SIGTERM');
  const states = ['tmp', 'new', 'busy', 'failed', 'sent', 'seen'];
  const past = Date.now() / 1000 - 15 * 24 * 3600;
  for (const file of filesIn(...states)) utimesSync(file, past, past);
  server = await startProduction(port, settings);
  await expect.poll(() => filesIn(...states), { timeout: 60_000 }).toEqual([]);
  await server.stop('SIGTERM');
  await Promise.all([relay, fallback, webhook].map((receiver) => receiver.close()));
  rmSync(outbox, { recursive: true });
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
