/**
 * Writes the weekly mail: `zcat -f access.log* | node weekly.mjs`. Reads the web server's log and the site server's log
 * from the standard input, and puts the mail into the outbox; `--lang en` for English, `--print` to print its text
 * instead.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Locale, routing } from '../../i18n/routing';
import { today } from '../../lib/today';
import { composeNotice } from '../../server/mail/notice';
import { tryFor } from '../../server/mail/retries';
import { openOutbox } from '../../server/open-outbox';
import { readSettings } from '../../server/settings';
import { readLogs } from './read';
import { writeWeekly } from './write';

const { values } = parseArgs({
  options: { lang: { type: 'string', default: routing.defaultLocale }, print: { type: 'boolean' } },
});
const locale = routing.locales.find((known) => known === values.lang) as Locale;
if (!locale) throw new Error(`There is no language “${values.lang}”: write ${routing.locales.join(' or ')}.`);
const settings = readSettings();
const { mail, siteOrigin, allowedOrigins } = settings;
const hosts = [siteOrigin, ...allowedOrigins].map((origin) => new URL(origin).host);
const [site = ''] = hosts;
const report = await readLogs(createInterface({ input: process.stdin }), Date.now(), hosts);
const content = writeWeekly(report, site, locale);
if (values.print) console.log(`${content.subject}\n\n${content.text}`);
else if (!mail) throw new Error('Set SMTP_URL, MAIL_FROM and MAIL_TO.');
else {
  const { from, to } = mail;
  const message = await composeNotice({
    form: 'weekly',
    seed: `weekly ${site} ${today()}`,
    from,
    to,
    ...content,
  });
  const { outbox } = openOutbox(settings, 0, 30_000);
  await outbox.prepare();
  const entry = { ...message, giveUp: message.received + tryFor, attempts: 0, reason: '' };
  if (await outbox.put([entry])) await outbox.postpone(entry, 0);
}
