import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { withRoutes } from '@/e2e/support/mail/mounted-routes';
import { startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { postContact } from '@/e2e/support/servers/production-server';
import { until } from '@/e2e/support/until';
import { resend } from '@/ops/outbox/resend';
import { day } from '@/server/mail/entry';

test('a kept copy can be sent again as a new message until it expires', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const relay = await startScriptedRelay();
  await withRoutes({ SMTP_URL: relay.url, MAIL_KEEP_DAYS: '2' }, async ({ url, outboxDir, services }) => {
    const kept = () => readdirSync(path.join(outboxDir, 'sent'));
    await postContact(url, 'Where is the loading dock?');
    const [id = ''] = kept();
    await resend(services.outbox, [id]);
    await until(() => relay.delivered.length === 2 && kept().length === 2);
    const [first, second] = relay.delivered.map(({ mail }) => mail);
    expect(second?.messageId).not.toBe(first?.messageId);
    expect([second?.references, second?.subject]).toEqual([
      first?.messageId,
      `Sent again: ${first?.subject}`,
    ]);
    expect(second?.html).toBe(first?.html);
    const [again = ''] = kept().filter((name) => name !== id);
    for (const [name, days] of [
      [id, 1.9],
      [again, 2.1],
    ] as const) {
      const time = (Date.now() - days * day) / 1000;
      utimesSync(path.join(outboxDir, 'sent', name), time, time);
    }
    await services.outbox.purge();
    expect(kept()).toEqual([id]);
  });
  await relay.close();
});
