import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { type Script, startScriptedRelay } from '../support/mail/scripted-relay';
import { hasPostgres, startPostgres } from '../support/servers/postgres';
import {
  freePort,
  type Production,
  postContact,
  startProduction,
} from '../support/servers/production-server';
import { expect, test } from '../support/test';

const visitors = 6;
const kills = Number(process.env.KILLS ?? 6);

/** The behaviour of the relay before each kill. */
const weathers: Script[] = [
  {},
  { message: { after: 150, say: '250 Taken' } },
  { MAIL: '451 Later' },
  { message: 'close' },
  { DATA: 'hang' },
  { greeting: '554 No' },
];

/** Starts a webhook that collects the ids of each inquiry; until `calm` it rejects some and hangs up on others. */
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

/** A store of inquiries: its settings, the ids in some states, and a way to advance time by fifteen days. */
type Store = {
  settings: Record<string, string>;
  ids: (...states: string[]) => Promise<string[]>;
  age: () => Promise<void>;
  close: () => Promise<void>;
};

const states = ['tmp', 'new', 'busy', 'failed', 'sent', 'seen'];

async function openFolder(): Promise<Store> {
  const dir = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const files = (...wanted: string[]) =>
    wanted.flatMap((state) => readdirSync(path.join(dir, state)).map((file) => path.join(dir, state, file)));
  return {
    settings: { MAIL_OUTBOX_DIR: dir },
    ids: async (...wanted) => files(...wanted),
    async age() {
      const past = Date.now() / 1000 - 15 * 24 * 3600;
      for (const file of files(...states)) utimesSync(file, past, past);
    },
    close: async () => rmSync(dir, { recursive: true }),
  };
}

async function openDatabase(): Promise<Store> {
  const postgres = await startPostgres();
  return {
    settings: { DATABASE_URL: postgres.url },
    async ids(...wanted) {
      const list = wanted.map((state) => `'${state}'`).join();
      const found = await postgres.query(
        `select id from site_outbox where state in (${list})
          union all select id from site_marks where kind in (${list})`,
      );
      return found.map(({ id }) => String(id));
    },
    async age() {
      await postgres.query(`update site_outbox set time = time - interval '15 days'`);
      await postgres.query(`update site_marks set time = time - interval '15 days' where kind = 'seen'`);
    },
    close: postgres.close,
  };
}

for (const [name, count, open] of [
  ['one server and a folder', 1, openFolder],
  ['three servers and PostgreSQL', 3, openDatabase],
] as const)
  test(`no accepted inquiry is lost in kills under load: ${name}`, { tag: '@servers' }, async () => {
    test.skip(open === openDatabase && !hasPostgres, 'postgresql is not installed');
    // Every kill waits for a new server, which takes seconds on a busy machine.
    test.setTimeout(300_000 + kills * 60_000);
    const store = await open();
    const [relay, fallback] = [await startScriptedRelay(), await startScriptedRelay()];
    const webhook = await startWebhook();
    const local = mkdtempSync(path.join(tmpdir(), 'outbox-'));
    const settings = {
      SMTP_URL: relay.url,
      SMTP_FALLBACK_URL: fallback.url,
      MAIL_KEEP_DAYS: '1',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      MAIL_OUTBOX_DIR: local,
      ...store.settings,
    };
    const servers: Production[] = [];
    for (let index = 0; index < count; index += 1)
      servers.push(await startProduction(await freePort(), settings));
    const accepted = new Set<string>();
    let over = false;

    async function visit(visitor: number): Promise<void> {
      for (let round = 0; !over; round += 1) {
        const token = `inquiry-${visitor}-${round}-`;
        const { url = '' } = servers[(visitor + round) % count] ?? {};
        const answer = await postContact(url, token);
        if (answer?.status === 200) accepted.add(token);
        else await pause(50);
      }
    }

    async function kill(index: number): Promise<void> {
      const [server] = servers.splice(index, 1, servers[(index + 1) % count] as Production);
      if (!server) return;
      await server.stop('SIGKILL');
      relay.hangUp();
      servers[index] = await startProduction(server.port, settings);
    }

    const crowd = Array.from({ length: visitors }, (_, index) => visit(index));
    for (let round = 0; round < kills; round += 1) {
      relay.script = weathers[round % weathers.length] ?? {};
      const goal = accepted.size + 200 / weathers.length;
      await expect.poll(() => accepted.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
      await pause(Math.random() * 600);
      await kill(round % count);
    }
    over = true;
    relay.script = {};
    relay.hangUp();
    webhook.calm();
    await Promise.all(crowd);
    // A start makes messages due whose next attempt would be minutes later.
    await kill(0);

    const delivered = () => [...relay.delivered, ...fallback.delivered];
    const missing = () => {
      const texts = new Set(delivered().map(({ mail }) => /inquiry-\d+-\d+-/.exec(mail.text ?? '')?.[0]));
      return [...accepted].filter((token) => !webhook.taken.has(token) || !texts.has(token));
    };
    await expect.poll(() => missing().length, { timeout: 120_000 }).toBe(0);
    // Messages of a killed server are taken over 20 s after its last report.
    await expect.poll(() => store.ids('busy', 'new', 'busy'), { timeout: 60_000 }).toEqual([]);
    expect(await store.ids('failed')).toEqual([]);
    expect((await store.ids('sent')).length, 'kept copies').toBeGreaterThanOrEqual(accepted.size);
    expect(accepted.size).toBeGreaterThanOrEqual(200);
    const ids = new Set(delivered().map(({ mail }) => mail.messageId));
    const texts = new Set(delivered().map(({ mail }) => /inquiry-\d+-\d+-/.exec(mail.text ?? '')?.[0]));
    expect(ids.size, 'a mail that came twice has one Message-ID').toBe(texts.size);
    for (const [token, own] of webhook.taken) expect(own.size, `ids of ${token} at the webhook`).toBe(1);
    expect(fallback.delivered.length, 'mails by the second relay').toBeGreaterThan(0);
    console.log(`${accepted.size} accepted, ${delivered().length} mails, ${texts.size} different`);

    for (const server of servers) await server.stop('SIGTERM');
    await store.age();
    const server = await startProduction(await freePort(), settings);
    // The new process leads, and deletes, once the former leader has been silent for ninety seconds.
    await expect.poll(() => store.ids(...states), { timeout: 180_000 }).toEqual([]);
    await server.stop('SIGTERM');
    if (open === openDatabase) expect(readdirSync(local), 'inquiries on a local disk').toEqual([]);
    await Promise.all([relay, fallback, webhook, store].map((part) => part.close()));
    rmSync(local, { recursive: true });
  });

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
