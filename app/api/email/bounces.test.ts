import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { type MountedRoutes, withRoutes } from '@/e2e/support/mail/mounted-routes';
import { type Delivered, type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { postContact } from '@/e2e/support/servers/production-server';
import { until } from '@/e2e/support/until';
import { asNew } from '@/ops/outbox/as-new';
import { retry } from '@/ops/outbox/retry';
import { handleBounce } from '@/ops/outbox/take-bounce';

const bouncesTo = 'bounces@mail.company.example';
const dsn = '250-relay.example\r\n250 DSN';

/**
 * Postfix and Google return the whole message, Exchange names no envelope and returns the headers alone, Exim had no
 * report until 4.85 but a header and a copy in the text.
 */
const mailServers = ['postfix', 'exim', 'exchange', 'google'] as const;

type Report = { id: string; copy?: string; action?: string; status?: string };

/** Returns a bounce as RFC 3464 or the server's own code writes it (`bounces/*.eml`). */
function bounceOf(server: (typeof mailServers)[number], report: Report): string {
  const { copy = '' } = report;
  const [headers = ''] = copy.split(/\r?\n\r?\n/);
  const values: Record<string, string> = { action: 'failed', status: '5.1.1', ...report, copy, headers };
  const form = readFileSync(`e2e/support/mail/bounces/${server}.eml`, 'utf8');
  return form.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

beforeAll(() => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
});

/** Delivers an inquiry to the relay of a site that reads bounces. */
async function delivered(
  settings: Record<string, string>,
  use: (site: MountedRoutes, mail: Delivered, relay: ScriptedRelay, id: string) => Promise<void>,
): Promise<void> {
  const relay = await startScriptedRelay({ script: { EHLO: dsn } });
  await withRoutes({ SMTP_URL: relay.url, MAIL_BOUNCES_TO: bouncesTo, ...settings }, async (site) => {
    await postContact(site.url, 'Where is the loading dock?');
    const [mail] = relay.delivered;
    if (!mail) throw new Error('no mail');
    await use(site, mail, relay, mail.mail.messageId?.slice(1, 33) ?? '');
  });
  await relay.close();
}

function bounce({ services: { outbox, settings } }: MountedRoutes, raw: string) {
  if (!settings.mail) throw new Error('no mail');
  return handleBounce(outbox, Buffer.from(raw), settings.mail);
}

const filesIn = (site: MountedRoutes, state: string) => readdirSync(path.join(site.outboxDir, state));

test('bounces have their own address, the whole text and the id of the inquiry', async () => {
  const lines: string[] = [];
  const note = (line: string) => {
    lines.push(line);
    return '250 OK';
  };
  for (const EHLO of [dsn, '250 relay.example']) {
    const relay = await startScriptedRelay({ script: { EHLO, MAIL: note, RCPT: note } });
    await withRoutes({ SMTP_URL: relay.url, MAIL_BOUNCES_TO: bouncesTo }, async (site) => {
      await postContact(site.url, 'x');
      const id = relay.delivered[0]?.mail.messageId?.slice(1, 33);
      expect(relay.delivered[0]?.from).toBe(bouncesTo);
      expect(relay.delivered[0]?.mail.from?.address).toBe('site@company.example');
      expect(lines.splice(0)).toEqual(
        EHLO === dsn
          ? [
              `MAIL FROM:<${bouncesTo}> RET=FULL ENVID=${id}`,
              'RCPT TO:<office@company.example> NOTIFY=FAILURE,DELAY',
            ]
          : [`MAIL FROM:<${bouncesTo}>`, 'RCPT TO:<office@company.example>'],
      );
    });
    await relay.close();
  }
});

describe.each(mailServers)('a bounce of %s', (server) => {
  test('moves the kept copy into failed once, for a retry', async () => {
    await delivered({ MAIL_KEEP_DAYS: '7' }, async (site, { raw }, relay, id) => {
      expect(filesIn(site, 'sent')).toEqual([id]);
      expect(await bounce(site, bounceOf(server, { id, copy: raw }))).toEqual({ outcome: 'failed', id });
      expect([filesIn(site, 'sent'), filesIn(site, 'failed')]).toEqual([[], [id]]);
      expect(await bounce(site, bounceOf(server, { id, copy: raw }))).toEqual({ outcome: 'known', id });
      await retry(site.services.outbox);
      await until(() => relay.delivered.length === 2 && filesIn(site, 'sent').length === 1);
      expect(relay.delivered[1]?.raw).toBe(raw);
      expect(await bounce(site, bounceOf(server, { id, copy: raw }))).toEqual({ outcome: 'known', id });
      expect(filesIn(site, 'failed')).toEqual([]);
    });
  });

  test('without a copy, the returned text is sent again by the site', async () => {
    await delivered({}, async (site, { raw, mail }, relay, id) => {
      expect(await bounce(site, bounceOf(server, { id, copy: raw }))).toEqual({ outcome: 'failed', id });
      const held = await site.services.outbox.read(id);
      expect(held?.entry?.reason).toMatch(/^bounced( 5\.\d\.\d+)?$/);
      await retry(site.services.outbox);
      await until(() => relay.delivered.length === 2);
      const again = relay.delivered[1];
      expect([again?.from, again?.to]).toEqual([bouncesTo, ['office@company.example']]);
      expect(again?.mail.from?.address).toBe('site@company.example');
      expect(again?.mail.to).toEqual(mail.to);
      for (const name of ['auto-submitted', 'list-id'])
        expect(again?.mail.headers.find(({ key }) => key === name)).toEqual(
          mail.headers.find(({ key }) => key === name),
        );
      if (server !== 'exim') expect(again?.mail.replyTo?.[0]?.address).toBe(mail.replyTo?.[0]?.address);
      if (server === 'exchange') return;
      for (const part of ['text', 'html'] as const)
        expect(again?.mail[part]).toContain('Where is the loading dock?');
    });
  });
});

test.each([
  ['a delay', 'delayed', (id: string) => bounceOf('postfix', { id, action: 'delayed', status: '4.4.1' })],
  ['a bounce for an unknown id', 'unknown', () => bounceOf('postfix', { id: '0'.repeat(32) })],
  [
    'the mail of a person',
    'person',
    (id: string) => `From: a@b.example\nIn-Reply-To: <${id}@company.example>\n\nHi.`,
  ],
  ['an automatic reply', 'automatic', () => 'From: a@b.example\nAuto-Submitted: auto-replied\n\nAway.'],
  [
    'a report of success',
    'automatic',
    (id: string) => bounceOf('postfix', { id, action: 'relayed', status: '2.0.0' }),
  ],
  ['nothing', 'person', () => ''],
])('%s moves no inquiry (%s)', async (_, outcome, write) => {
  await delivered({ MAIL_KEEP_DAYS: '7' }, async (site, _mail, _relay, id) => {
    expect((await bounce(site, write(id))).outcome).toBe(outcome);
    expect([filesIn(site, 'sent'), filesIn(site, 'failed')]).toEqual([[id], []]);
    expect(filesIn(site, 'stray')).toHaveLength(outcome === 'unknown' ? 1 : 0);
  });
});

test.each([
  ['of one recipient', 'office@company.example', ['office@company.example']],
  ['of an address that forwards', 'other@else.example', ['office@company.example', 'sales@company.example']],
])('after a bounce %s the inquiry goes only to recipients without it', async (_, failing, again) => {
  const to = { MAIL_TO: 'office@company.example, sales@company.example' };
  for (const settings of [to, { ...to, MAIL_KEEP_DAYS: '7' }])
    await delivered(settings, async (site, { raw }, relay, id) => {
      const report = bounceOf('postfix', { id, copy: raw }).replaceAll('office@company.example', failing);
      expect((await bounce(site, report)).outcome).toBe('failed');
      await retry(site.services.outbox);
      await until(() => relay.delivered.length === 2);
      expect(relay.delivered[1]?.to).toEqual(again);
    });
});

test('a second bounce adds its recipient', async () => {
  const to = ['office@company.example', 'sales@company.example'];
  await delivered({ MAIL_TO: to.join(', ') }, async (site, { raw }, relay, id) => {
    const report = bounceOf('postfix', { id, copy: raw });
    await bounce(site, report);
    const second = report.replaceAll('office@', 'sales@');
    expect((await bounce(site, second)).outcome).toBe('here');
    await retry(site.services.outbox);
    await until(() => relay.delivered.length === 2);
    expect(relay.delivered[1]?.to).toEqual(to);
  });
});

test("a forged copy is sent again without its markup, to the company's recipients only", async () => {
  await delivered({}, async (site, _mail, relay, id) => {
    const copy = [
      'From: boss@company.example',
      'To: victim@other.example',
      'Reply-To: a@b.example',
      'Subject: =?utf-8?q?x=0d=0aBcc:victim@other.example?=',
      'Content-Type: text/html',
      '',
      '<p>Pay <a href="https://evil.example">here</a></p>',
    ].join('\n');
    await bounce(site, bounceOf('postfix', { id, copy }));
    await retry(site.services.outbox);
    await until(() => relay.delivered.length === 2);
    const { to, raw, mail } = relay.delivered[1] as Delivered;
    expect(to).toEqual(['office@company.example']);
    expect(mail.from?.address).toBe('site@company.example');
    expect([mail.to, mail.bcc]).toEqual([[{ name: '', address: 'office@company.example' }], undefined]);
    expect(mail.html).not.toMatch(/<a|href|evil/);
    expect(raw).toMatch(/^[\t\r\n -~]*$/);
  });
});

test('a kept copy is private to its owner until it expires', async () => {
  await delivered({ MAIL_KEEP_DAYS: '2' }, async (site, { mail }, relay, id) => {
    const { outbox } = site.services;
    const kept = (await outbox.read(id))?.entry;
    if (!kept) throw new Error('not kept');
    const again = asNew(kept, 'Sent again:', Date.now());
    await outbox.put([again]);
    await outbox.postpone(again, 0);
    await until(() => relay.delivered.length === 2);
    const second = relay.delivered[1]?.mail;
    expect(second?.messageId).not.toBe(mail.messageId);
    expect([second?.references, second?.subject]).toEqual([mail.messageId, `Sent again: ${mail.subject}`]);
    expect(second?.html).toBe(mail.html);
    await until(() => filesIn(site, 'sent').length === 2);
    const day = 24 * 3600;
    const ages = [id, again.id].map(
      (name, index) => [name, Date.now() / 1000 - (1.9 + index * 0.2) * day] as const,
    );
    for (const [name, time] of ages) utimesSync(path.join(site.outboxDir, 'sent', name), time, time);
    await outbox.purge();
    expect(filesIn(site, 'sent')).toEqual([id]);
  });
});
