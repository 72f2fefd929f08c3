import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layOutPlatform } from '../../tools/build/platform';
import { eachForm, fill, inquiryFor, partsOf } from '../support/mail/forms';
import { type ScriptedRelay, startScriptedRelay } from '../support/mail/scripted-relay';
import { hydrated } from '../support/pages/pages';
import { type Platform, startPlatform } from '../support/servers/platform';
import { hasPostgres, type Postgres, startPostgres } from '../support/servers/postgres';
import { postContact } from '../support/servers/production-server';
import { expect, test } from '../support/test';

/* The layout for Vercel on an emulator of its router: both forms and the outbox. */

test.describe.configure({ mode: 'serial' });

test.describe('the platform', { tag: '@servers' }, () => {
  test.skip(!hasPostgres, 'postgresql is not installed');

  const secret = 'a-secret-of-the-clock';
  let output: string;
  let relay: ScriptedRelay;
  let postgres: Postgres;
  let platform: Platform;

  test.beforeAll(async () => {
    output = mkdtempSync(path.join(tmpdir(), 'platform-'));
    [relay, postgres] = await Promise.all([startScriptedRelay(), startPostgres(), layOutPlatform(output)]);
    platform = await startPlatform(output, {
      SMTP_URL: relay.url,
      DATABASE_URL: postgres.url,
      CRON_SECRET: secret,
    });
  });

  test.afterAll(async () => {
    platform?.stop();
    await Promise.all([relay?.close(), postgres?.close()]);
    rmSync(output, { recursive: true, force: true });
  });

  test('the smoke test finds no issue', async () => {
    const smoke = await new Promise<string>((done) => {
      const command = ['ops/smoke/command.ts', platform.url];
      execFile('node_modules/.bin/tsx', command, (_, stdout, stderr) => done(stdout + stderr));
    });
    expect(smoke).toContain(`${platform.url}: no issues.`);
  });

  for (const form of eachForm)
    for (const javaScriptEnabled of [true, false]) {
      test(`${form.name} delivers ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
        browser,
      }) => {
        const page = await browser.newPage({ javaScriptEnabled });
        await page.goto(platform.url + form.url);
        if (javaScriptEnabled) await hydrated(page);
        const word = `word${form.locale}${javaScriptEnabled}`;
        await fill(page, form, inquiryFor(form, word));
        await partsOf(page, form).button.click();
        await expect.poll(() => relay.delivered.filter(({ raw }) => raw.includes(word)).length).toBe(1);
        await page.close();
      });
    }

  test('the platform waits for an attempt that outlasts the answer', async () => {
    await expect.poll(() => platform.count('waiting') - platform.count('settled')).toBe(0);
    const before = platform.count('settled');
    relay.script = { message: { after: 6000, say: '250 Taken' } };
    const answer = await postContact(platform.url, 'slow relay');
    expect(answer?.status).toBe(200);
    expect([platform.count('waiting') > before, platform.count('settled')]).toEqual([true, before]);
    await expect.poll(() => platform.count('settled')).toBe(platform.count('waiting'));
    relay.script = {};
    expect(relay.delivered.filter(({ raw }) => raw.includes('slow relay'))).toHaveLength(1);
  });

  test('its clock works through the outbox', async () => {
    const headers = { Authorization: `Bearer ${secret}` };
    const round = await fetch(`${platform.url}/api/outbox`, { headers });
    expect([round.status, await round.json()]).toEqual([200, { delivered: 0, waiting: 0, failed: 0 }]);
    expect((await fetch(`${platform.url}/api/outbox`)).status).toBe(401);
  });

  test('twelve visitors have twelve limits', async () => {
    /** Posts an empty inquiry from an address of this machine. */
    const post = (localAddress: string) =>
      new Promise<number>((done, fail) => {
        const options = {
          localAddress,
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' },
        };
        const sent = request(`${platform.url}/api/email/send`, options, (response) => {
          response.resume();
          done(response.statusCode ?? 0);
        });
        sent.once('error', fail).end(JSON.stringify(validInquiry(localAddress)));
      });
    const visitors = Array.from({ length: 12 }, (_, index) => `127.0.1.${index + 1}`);
    for (const visitor of visitors) {
      const statuses = [];
      for (let count = 0; count < 11; count += 1) statuses.push(await post(visitor));
      expect([visitor, statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
        visitor,
        10,
        429,
      ]);
    }
  });
});

let posted = 0;

/** Returns an inquiry unlike any other. */
function validInquiry(visitor: string) {
  posted += 1;
  return { name: 'Noa', email: 'noa@visitor.example', message: `Inquiry ${posted} of ${visitor}` };
}
