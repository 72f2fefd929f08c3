import { readSettings } from '@/server/settings';
import { checkSenderDns, type Dns } from './sender-dns';

type Zone = Record<string, string[]>;

const good: Zone = {
  'b.example': ['v=spf1 include:_spf.b.example -all', 'another=text'],
  '_spf.b.example': ['v=spf1 include:sendgrid.net ~all'],
  'key._domainkey.b.example': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.b.example': ['v=DMARC1; p=reject'],
  '_mta-sts.b.example': ['v=STSv1; id=1'],
  '_smtp._tls.b.example': ['v=TLSRPTv1; rua=mailto:a@b.example'],
  'MX b.example': ['mail.b.example'],
};

/** Returns a resolver for a zone; other names are not found. */
function dnsOf(zone: Zone, code = 'ENOTFOUND'): Dns {
  async function find(name: string): Promise<string[]> {
    const found = zone[name];
    if (!found) throw Object.assign(new Error(name), { code });
    return found;
  }
  return {
    resolveTxt: async (name) => (await find(name)).map((text) => [text.slice(0, 20), text.slice(20)]),
    resolveMx: async (name) => (await find(`MX ${name}`)).map((exchange) => ({ exchange })),
  };
}

function mailOf(more: Record<string, string> = {}) {
  const { mail } = readSettings({
    NODE_ENV: 'test',
    SMTP_URL: 'smtps://smtp.sendgrid.net:465',
    MAIL_DKIM_SELECTOR: 'key',
    MAIL_FROM: 'Site <site@b.example>',
    MAIL_TO: 'a@b.example',
    ...more,
  });
  if (!mail) throw new Error('no mail');
  return mail;
}

type Case = [title: string, issues: RegExp[], changes: Zone, settings?: Record<string, string>];

const own = { SMTP_URL: 'smtp://mail.own.example' };

const cases: Case[] = [
  ['whatever is needed is there', [], {}],
  [
    'the sender is below the domain of the policy',
    [],
    {
      'w.b.example': good['b.example'] ?? [],
      'MX w.b.example': ['m'],
      'key._domainkey.w.b.example': ['p=x'],
      '_mta-sts.w.b.example': ['v=STSv1'],
      '_smtp._tls.w.b.example': ['v=TLSRPTv1'],
    },
    { MAIL_FROM: 'site@w.b.example' },
  ],
  [
    'no SPF',
    [/^b\.example has no SPF: write b\.example\. TXT "v=spf1 include:sendgrid\.net -all"$/],
    { 'b.example': [] },
  ],
  [
    'two SPF records',
    [/has 2 SPF records/],
    { 'b.example': ['v=spf1 -all', 'v=spf1 include:sendgrid.net -all'] },
  ],
  [
    'an SPF without the relay',
    [/does not name the relay smtp\.sendgrid\.net: write include:sendgrid\.net before/],
    { 'b.example': ['v=spf1 mx ip4:192.0.2.1 -all'] },
  ],
  ['an SPF that includes itself', [/not name the relay/], { 'b.example': ['v=spf1 include:b.example -all'] }],
  ['an SPF with the address of an own relay', [], { 'b.example': ['v=spf1 ip4:192.0.2.1 -all'] }, own],
  ['the name of an own relay', [], { 'b.example': ['v=spf1 include:spf.own.example -all'] }, own],
  [
    'no include of an unknown relay',
    [/the include that the relay’s provider names/],
    { 'b.example': ['v=spf1 include:other.example -all'] },
    own,
  ],
  [
    'a revoked DKIM key',
    [/has no DKIM key: write key\._domainkey\.b\.example\. TXT/],
    { 'key._domainkey.b.example': ['v=DKIM1; p='] },
  ],
  ['no DKIM selector', [], { 'key._domainkey.b.example': [] }, { MAIL_DKIM_SELECTOR: '' }],
  [
    'no DMARC',
    [/write _dmarc\.b\.example\. TXT "v=DMARC1; p=quarantine; rua=mailto:site@b\.example"/],
    { '_dmarc.b.example': [] },
  ],
  [
    'no MX of a recipient',
    [/^c\.example takes no mail \(MX\): write c\.example\. MX 10/],
    {},
    { MAIL_TO: 'a@c.example' },
  ],
  ['no MTA-STS', [/write _mta-sts\.b\.example\. TXT "v=STSv1; id=1"/], { '_mta-sts.b.example': [] }],
  ['no TLS-RPT', [/write _smtp\._tls\.b\.example\. TXT "v=TLSRPTv1; rua=/], { '_smtp._tls.b.example': [] }],
];

test.each(cases)('%s', async (_title, issues, changes, settings = {}) => {
  expect(await checkSenderDns(mailOf(settings), dnsOf({ ...good, ...changes }))).toEqual(
    issues.map((issue) => expect.stringMatching(issue)),
  );
});
