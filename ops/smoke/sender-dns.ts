import { Resolver } from 'node:dns/promises';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { errorCode } from '../../server/log';
import type { MailSettings } from '../../server/settings';

/** The DNS lookups, which tests replace. */
export type Dns = {
  resolveTxt: (name: string) => Promise<string[][]>;
  resolveMx: (name: string) => Promise<{ exchange: string }[]>;
};

type Asked = Pick<MailSettings, 'url' | 'from' | 'to' | 'dkimSelector'>;

/** SPF includes of well-known relays, by the end of their name. */
const includes: Record<string, string> = {
  'gmail.com': '_spf.google.com',
  'google.com': '_spf.google.com',
  'office365.com': 'spf.protection.outlook.com',
  'amazonaws.com': 'amazonses.com',
  'sendgrid.net': 'sendgrid.net',
  'mailgun.org': 'mailgun.org',
  'postmarkapp.com': 'spf.mtasv.net',
  'brevo.com': 'spf.brevo.com',
  'mailjet.com': 'spf.mailjet.com',
};

/** RFC 7208, 4.6.4. */
const maxLookups = 10;

const domainOf = (address: string) => address.split('@').pop()?.toLowerCase() ?? '';
const endOf = (host: string) => host.split('.').slice(-2).join('.');

/**
 * Checks the DNS records that mailboxes look up for the sender of the inquiries.
 *
 * @returns missing records, each with the line to write
 * @throws Error when the DNS does not answer
 */
export async function checkSenderDns(
  { url, from, to, dkimSelector }: Asked,
  dns: Dns = new Resolver({ timeout: 5000, tries: 2 }),
): Promise<string[]> {
  const domain = domainOf(from.address);
  const issues: string[] = [];
  const miss = (what: string, line: string) => issues.push(`${what}: write ${line}`);

  await checkSpf();
  if (dkimSelector) {
    const name = `${dkimSelector}._domainkey.${domain}`;
    const isThere = (await texts(name)).some((text) => /(^|;)\s*p=\s*[^\s;]/.test(text));
    if (!isThere)
      miss(`${name} has no DKIM key`, `${name}. TXT "v=DKIM1; p=…", as the relay's provider shows it`);
  }
  const parents = domain
    .split('.')
    .map((_, index, labels) => labels.slice(index).join('.'))
    .slice(0, -1);
  const policies = await Promise.all(parents.map((parent) => records(`_dmarc.${parent}`, 'v=DMARC1')));
  if (policies.flat().length === 0)
    miss(
      `${domain} has no DMARC policy`,
      `_dmarc.${domain}. TXT "v=DMARC1; p=quarantine; rua=mailto:${from.address}"`,
    );
  for (const receiver of new Set([domain, ...to.map(({ address }) => domainOf(address))])) {
    const servers = await ask(dns.resolveMx(receiver));
    if (servers.length === 0) miss(`${receiver} takes no mail (MX)`, `${receiver}. MX 10 mail.${receiver}.`);
  }
  if ((await records(`_mta-sts.${domain}`, 'v=STSv1')).length === 0)
    miss(
      `${domain} does not ask for TLS (MTA-STS)`,
      `_mta-sts.${domain}. TXT "v=STSv1; id=1", with the policy at https://mta-sts.${domain}/.well-known/mta-sts.txt`,
    );
  if ((await records(`_smtp._tls.${domain}`, 'v=TLSRPTv1')).length === 0)
    miss(
      `${domain} is told of no TLS failures (TLS-RPT)`,
      `_smtp._tls.${domain}. TXT "v=TLSRPTv1; rua=mailto:${from.address}"`,
    );
  return issues;

  async function checkSpf(): Promise<void> {
    const relay = parseConnectionUrl(url).host ?? '';
    const include = includes[endOf(relay)];
    const wanted = include ? `include:${include}` : 'the include that the relay’s provider names';
    const policies = await records(domain, 'v=spf1');
    if (policies.length === 0) miss(`${domain} has no SPF`, `${domain}. TXT "v=spf1 ${wanted} -all"`);
    else if (policies.length > 1)
      miss(`${domain} has ${policies.length} SPF records`, 'one that has the terms of all');
    else if (!(await isNamed(relay, include, policies)))
      miss(`the SPF of ${domain} does not name the relay ${relay}`, `${wanted} before its “all”`);
  }

  /**
   * Tells whether SPF names the relay: by its include, by a name of its domain, or by addresses, which are not
   * verified.
   */
  async function isNamed(relay: string, include: string | undefined, policies: string[]): Promise<boolean> {
    const queue = [...policies];
    for (let lookups = 0; queue.length > 0 && lookups <= maxLookups; lookups += 1) {
      for (const term of (queue.shift() ?? '').split(/\s+/).slice(1)) {
        const [, kind = '', , name = ''] = /^\+?(\w+)([:=](.+))?$/.exec(term.toLowerCase()) ?? [];
        if (
          include ? name === include : /^(ip4|ip6|a|mx)$/.test(kind) || (name && endOf(name) === endOf(relay))
        )
          return true;
        if (kind === 'include' || kind === 'redirect') queue.push(...(await records(name, 'v=spf1')));
      }
    }
    return false;
  }

  async function records(name: string, version: string): Promise<string[]> {
    const pattern = new RegExp(`^${version}(?![\\w])`, 'i');
    return (await texts(name)).filter((text) => pattern.test(text));
  }

  async function texts(name: string): Promise<string[]> {
    return (await ask(dns.resolveTxt(name))).map((parts) => parts.join(''));
  }
}

/** Returns an empty list for a missing record. */
async function ask<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer;
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(errorCode(error))) return [];
    throw error;
  }
}
