import { readSettings } from '../../server/settings';
import { checkSenderDns } from './sender-dns';
import type { Site } from './site';

/** Checks the DNS records of the configured sender. */
export async function checkMail(site: Site): Promise<void> {
  const { mail } = readSettings();
  if (!mail) throw new Error('set SMTP_URL, MAIL_FROM and MAIL_TO as the server has them');
  site.issues.push(...(await checkSenderDns(mail)));
}
