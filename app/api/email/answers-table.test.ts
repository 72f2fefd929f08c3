import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { inquiryOf } from '@/e2e/support/mail/inquiries';
import { buildingPath, contactPath, mountForTests } from '@/e2e/support/mail/mounted-routes';
import { type SlowAnswer, slowPost } from '@/e2e/support/servers/slow-post';
import { honeypot } from '@/lib/form-field';
import type { AnswerKey } from '@/server/http/refusal';
import { buildingForm, contactForm } from '@/server/inquiry/forms';
import { translationsOf } from './translations';

const forms = [
  { form: contactForm, path: contactPath, page: '/', group: 'Contact', isFirst: true },
  { form: buildingForm, path: buildingPath, page: '/silo', group: 'BuildingForm', isFirst: false },
] as const;

const mounted = mountForTests({ ALLOWED_ORIGINS: 'https://partner.example, https://b.example:8443' });
/** A body that never ends, sent before the tests so that its 10 s pass meanwhile. */
let late: Promise<SlowAnswer | null>;

beforeAll(() => {
  late = slowPost(mounted.site.url + contactPath, { 'Content-Length': '500' }, ['{"name":']);
});

type Sent = { headers?: Record<string, string>; body?: BodyInit; method?: string };

async function post(path: string, { headers = {}, body, method = 'POST' }: Sent) {
  const response = await fetch(mounted.site.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function formBody(fields: Record<string, unknown>): string {
  return new URLSearchParams(fields as Record<string, string>).toString();
}

type FormCase = [title: string, body: string, status: number, key: AnswerKey, values: Record<string, string>];

const unreadForms: FormCase[] = [
  ['a broken escape', 'name=%E0%A4%A', 400, 'unreadable', {}],
  ['a form over 32 kB', `message=${'x'.repeat(33_000)}`, 413, 'tooLarge', {}],
];

const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe.each(forms)('POST $path', ({ form, path, page, group, isFirst }) => {
  const translations = translationsOf(group, page);
  const valid = inquiryOf(form);
  /** The field of several lines. */
  const text = form.fields.find((field) => 'rows' in field)?.name ?? '';
  const labelOf: Record<string, string> = Object.fromEntries(
    form.fields.map(({ name, label }) => [name, label]),
  );
  type Case = [
    title: string,
    sent: Sent,
    status: number,
    key: AnswerKey,
    values?: Record<string, string | number>,
  ];

  const label = (key: string) => translations.in('en').label(key);
  const field = (key: string) => ({ field: label(key) });
  const json = JSON.stringify(valid);

  const headed = (headers: Record<string, string>): Sent => ({ body: json, headers });
  const withMore = (more: object): Sent => ({ body: JSON.stringify({ ...valid, ...more }) });

  /** HTTP is handled alike for both forms, so its cases run for one of them. */
  const httpOnly = <Cases extends object>(cases: Cases) => (isFirst ? cases : {});

  const accepted: Record<string, Sent> = {
    'an inquiry': { body: json },
    'an inquiry with unknown fields': withMore({ subject: 'x', to: 'a@b.c', __proto__: 1 }),
    'the website of a visitor': withMore({ website: 'https://www.visitor.example', url: 'visitor.example' }),
    'an empty honeypot and a patient visitor': withMore({ [honeypot]: '', elapsed: 9000 }),
    'a language that is not a string': withMore({ locale: { toString: 1 } }),
    'the longest name': withMore({ name: 'א'.repeat(100) }),
    'the longest text': withMore({ [text]: 'ש'.repeat(5000) }),
    'a text with line breaks and tabs': withMore({ [text]: 'a\r\n\tb\rc' }),
    'a text with the line breaks of a word processor': withMore({ [text]: 'a\vb\fc\u0085d' }),
    'a text with direction marks': withMore({ [text]: '\u202bשלום\u202c \u2066a\u2069' }),
    'a text that is full of emoji': withMore({ [text]: '👩‍👩‍👧‍👦'.repeat(20) }),
    'an address that browsers accept': withMore({ email: "o'neil+x@localhost" }),
    'an international domain': withMore({ email: 'dana@דוגמה.example' }),
    'blanks around the address': withMore({ email: '  dana@example.com\u00a0' }),
    ...httpOnly({
      'an inquiry with its charset': headed({ 'Content-Type': 'application/json; charset="UTF-8"' }),
      'an inquiry after a byte order mark': { body: `\uFEFF${json}` },
      'an identity encoding': headed({ 'Content-Encoding': 'identity' }),
      'its own host as origin': headed({ Origin: 'SELF' }),
      'an allowed origin': headed({ Origin: 'https://b.example:8443' }),
      "the site's address as origin": headed({ Origin: 'http://localhost:4000' }),
      "a loopback name on the site's port": headed({ Origin: 'http://127.0.0.1:4000' }),
      'no origin from the same site': headed({ 'Sec-Fetch-Site': 'same-origin' }),
      'the null origin from the same site': headed({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }),
      'an empty origin': headed({ Origin: '' }),
    }),
  };

  test.each(Object.entries(accepted))(
    'takes %s and sends one mail',
    async (_title, { headers = {}, ...request }) => {
      const origin: Record<string, string> = headers.Origin === 'SELF' ? { Origin: mounted.site.url } : {};
      const answer = await post(path, { ...request, headers: { ...headers, ...origin } });
      expect(answer.text).toBe(JSON.stringify({ message: translations.in('en').answer(form.sent, {}) }));
      expect(answer.status).toBe(200);
      expect(mounted.relay.delivered).toHaveLength(1);
      expect(mounted.site.resting()).toEqual({ new: 0, busy: 0, failed: 0 });
    },
  );

  /** Copied values of both forms, and their meaning. */
  const copied: [name: string, value: string, meant: string][] = [
    ['name', 'דנה לוי\u200f', 'דנה לוי'],
    ['name', '\u2067ד״ר נועה\u2069\u00a0(מהנדסת)\u200e', 'ד״ר נועה (מהנדסת)'],
    ['name', '\u202aOmer\u202c\tBar\u2060', 'Omer Bar'],
    ['name', '\ufeffسارا می\u200cخواهد\u061c', 'سارا می\u200cخواهد'],
    ['name', 'Noa 👩\u200d🔧\u200b', 'Noa 👩\u200d🔧'],
    ['email', '\u202ddana@example.com\u202c', 'dana@example.com'],
    ['email', 'mailto:dana@example.com?subject=Hall', 'dana@example.com'],
    ['email', 'Dana Levi <dana@example.com>;', 'dana@example.com'],
    [text, '\u200fשלום \u202bABC\u202c 👨\u200d👩\u200d👧', '\u200fשלום \u202bABC\u202c 👨\u200d👩\u200d👧'],
  ];

  test.each(copied)('the %s “%s” is taken as “%s”', async (name, value, meant) => {
    const { status } = await post(path, withMore({ [name]: value }));
    expect(status).toBe(200);
    const [delivered] = mounted.relay.delivered;
    if (name === 'email') expect(delivered?.mail.replyTo?.[0]?.address).toBe(meant);
    else expect(delivered?.mail.text).toContain(meant);
    if (name === 'name') expect(delivered?.mail.replyTo?.[0]?.name).toBe(meant);
  });

  /** Refusals with the same answer, by what is sent. */
  const refusals = (status: number, key: AnswerKey, cases: Record<string, Sent>, values?: Case[4]): Case[] =>
    Object.entries(cases).map(([title, sent]) => [title, sent, status, key, values]);
  /** Refusals of a value in one field. */
  const fieldRefusals = (
    key: AnswerKey,
    name: string,
    cases: Record<string, unknown>,
    values = {},
  ): Case[] => {
    const sent = Object.entries(cases).map(([title, value]) => [title, withMore({ [name]: value })]);
    return refusals(400, key, Object.fromEntries(sent), { ...field(labelOf[name] ?? ''), ...values });
  };

  const ofRequests: Case[] = [
    ...refusals(400, 'unreadable', {
      'no body': {},
      'a body that is not JSON': { body: 'name=Dana' },
      'a list': { body: '[]' },
      'a text in JSON': { body: '"hello"' },
      null: { body: 'null' },
      'invalid UTF-8': { body: Buffer.from('{"name":"\xff"}', 'latin1') },
    }),
    ...refusals(403, 'forbidden', {
      'an origin of another site': headed({ Origin: 'https://evil.example' }),
      'the null origin': headed({ Origin: 'null' }),
      'the null origin of a subdomain': headed({ Origin: 'null', 'Sec-Fetch-Site': 'same-site' }),
      'an allowed host on another port': headed({ Origin: 'https://b.example' }),
      'an allowed host without TLS': headed({ Origin: 'http://partner.example' }),
      'a loopback name on another port': headed({ Origin: 'http://localhost:5000' }),
      'an origin that is no address': headed({ Origin: 'http://' }),
      'cross-site without origin': headed({ 'Sec-Fetch-Site': 'cross-site' }),
      'a forged forwarded host': headed({
        Origin: 'https://evil.example',
        'X-Forwarded-Host': 'evil.example',
      }),
    }),
    ...refusals(415, 'unsupported', {
      'no type': { body: Buffer.from(json), headers: { 'Content-Type': '' } },
      'plain text': headed({ 'Content-Type': 'text/plain' }),
      'JSON of another kind': headed({ 'Content-Type': 'application/ld+json' }),
      'JSON in another charset': headed({ 'Content-Type': 'application/json; charset=iso-8859-8' }),
      'a form with files': headed({ 'Content-Type': 'multipart/form-data; boundary=x' }),
      'a compressed body': { body: gzipSync(json), headers: { 'Content-Encoding': 'gzip' } },
    }),
    ...refusals(413, 'tooLarge', {
      'a declared length over 32 kB': { body: ' '.repeat(32 * 1024 + 1) },
    }),
  ];

  const refused: Case[] = [
    ...refusals(400, 'missingAll', {
      'an object without fields': { body: '{}' },
      'two missing fields': withMore({ name: undefined, email: undefined }),
    }),
    ...fieldRefusals('missing', 'name', {
      'a missing name': undefined,
      'a null': null,
      'a blank name': ' \t\u00a0 ',
      'a name of zero-width characters': '\u200b\u2060\ufeff',
    }),
    ...fieldRefusals('missing', 'email', { 'a missing address': undefined }),
    ...fieldRefusals('missing', text, {
      'an empty text': '',
      'a text of zero-width characters': '\u200b\u3164\u2800',
    }),
    ...fieldRefusals('badText', 'name', {
      'a number as name': 7,
      'a line break in the name': 'Dana\r\nBcc: x@evil.example',
      'a Unicode line break in the name': 'Dana\u2028Bcc',
      'a right-to-left override in the name': 'Dana\u202egro',
      'a left-to-right override in the name': '\u202dDana\u202c',
      'a NUL in the name': 'Da\u0000na',
      'half a character in the name': 'Dana \ud83d',
    }),
    ...fieldRefusals('badText', text, {
      'an object as text': { path: '/etc/passwd' },
      'an escape in the text': 'a\u001b[2J',
    }),
    ...fieldRefusals('badText', 'email', {
      'a list as address': ['a@b.c', 'd@e.f'],
      'an override in the address': '\u202emoc.elpmaxe@anad',
    }),
    ...fieldRefusals('tooLong', 'name', { 'a name too long': 'x'.repeat(101) }, { max: 100 }),
    ...fieldRefusals('tooLong', text, { 'a text too long': 'x'.repeat(5001) }, { max: 5000 }),
    ...fieldRefusals('tooLong', 'email', { 'an address too long': `${'a'.repeat(250)}@b.co` }, { max: 254 }),
    ...fieldRefusals('badEmail', 'email', {
      'no @': 'dana.example.com',
      'two addresses': 'a@b.c, d@e.f',
      'two addresses with a name': 'Dana <a@b.c>, Omer <d@e.f>',
      'a line break before an address in brackets': 'Dana\r\nBcc: x <a@b.c>',
      'a line break in the address': 'a@b.c\r\nBcc: x@evil.example',
      'a Hebrew name before the @': 'דנה@example.com',
      'an encoded word as address': '=?utf-8?Q?a?=@b.c',
      'a quoted local part': '"a b"@c.de',
      'an impossible domain': 'a@דוג מה.example',
    }),
    ...refusals(422, 'honeypot', {
      'a filled honeypot': withMore({ [honeypot]: 'https://spam.example' }),
      'a filled honeypot beside missing fields': { body: JSON.stringify({ [honeypot]: 'x' }) },
    }),
    ...refusals(422, 'tooFast', {
      'a form sent too fast': withMore({ elapsed: 300 }),
      'a form sent too fast, in words': withMore({ elapsed: '1499' }),
      'a time that is not a number': withMore({ elapsed: { toString: 1 } }),
    }),
    ...refusals(405, 'method', {
      GET: { method: 'GET' },
    }),
    ...(isFirst ? ofRequests : []),
  ];

  test.each(refused)('refuses %s without a mail', async (_title, request, status, key, values = {}) => {
    const answer = await post(path, request);
    expect({ status: answer.status, body: JSON.parse(answer.text) }).toEqual({
      status,
      body: { error: translations.in('en').answer(key, values) },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
    if (status === 405) expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(mounted.relay.delivered).toHaveLength(0);
    expect(mounted.site.resting()).toEqual({ new: 0, busy: 0, failed: 0 });
  });

  describe.each(['he', 'en'] as const)('without script, in %s', (locale) => {
    const words = translations.in(locale);

    const name = { field: words.label(labelOf.name ?? '') };

    test.each<FormCase>([
      ['a missing field', formBody({ ...valid, name: '', locale }), 400, 'missing', name],
      ['a honeypot', formBody({ ...valid, [honeypot]: 'x', locale }), 422, 'honeypot', {}],
      ...(isFirst ? unreadForms : []),
    ])('answers %s with a page of the same status', async (_title, body, status, key, values) => {
      const answer = await post(path, { body, headers: { ...asForm, 'Accept-Language': locale } });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
      const style = /<style>([^<]*)<\/style>/.exec(answer.text)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(answer.headers.get('content-security-policy')).toContain(
        `default-src 'none'; style-src 'sha256-${hash}';`,
      );
      expect(answer.text).toContain(`<html lang="${locale}" dir="${locale === 'he' ? 'rtl' : 'ltr'}">`);
      expect(answer.text).toContain(words.page('failedTitle'));
      expect(answer.text).toContain(words.answer(key, values));
      expect(answer.text.includes(words.page('hint'))).toBe(status === 400 || status === 413);
      expect(mounted.relay.delivered).toHaveLength(0);
    });

    test('the refusal of a form names phone and email instead of the form', async () => {
      const headers = { ...asForm, 'Accept-Language': locale, Origin: 'null' };
      const answer = await post(path, { body: formBody({ ...valid, locale }), headers });
      expect(answer.status).toBe(403);
      expect(answer.text).toContain(words.answer('forbidden', {}));
      expect(answer.text).toMatch(/<nav><a [^>]*>[^<]*<\/a><\/nav>/);
      expect(answer.text).not.toContain(words.page('back'));
    });
  });

  if (!isFirst) return;

  test.each([
    ['en-US,en;q=0.9', 'en'],
    ['he-IL', 'he'],
    ['iw', 'he'],
    ['fr-FR, en;q=0.3, he;q=0.7', 'he'],
    ['he;q=0, en;q=0.1', 'en'],
    ['fr', 'he'],
    ['*', 'he'],
    ['', 'he'],
    ['en;q=abc', 'he'],
    [';;;,,,', 'he'],
  ])('answers Accept-Language “%s” in %s', async (wish, language) => {
    const { text: body, headers } = await post(path, { body: '{}', headers: { 'Accept-Language': wish } });
    expect(JSON.parse(body)).toEqual({ error: translations.in(language).answer('missingAll', {}) });
    expect(headers.get('content-language')).toBe(language);
  });

  test('only an allowed origin may read the CORS answers of a form', async () => {
    const [allowed, other] = ['https://partner.example', 'https://evil.example'].map((Origin) => ({
      Origin,
    }));
    const preflight = await post(path, { method: 'OPTIONS', headers: allowed });
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': 'https://partner.example',
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': 'Content-Type, Idempotency-Key, Inquiry-Origin',
        allow: 'POST, OPTIONS',
      }),
    ]);
    const refusal = await post(path, { body: '{}', headers: allowed });
    expect(refusal.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    const { status, headers } = await post(path, { method: 'OPTIONS', headers: other });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  test('a truncated body sends no mail', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '500' };
    const sent = request(mounted.site.url + path, { method: 'POST', headers });
    sent.on('error', () => {});
    sent.write(json, () => sent.destroy());
    await new Promise((done) => sent.once('close', done));
    expect(mounted.relay.delivered).toHaveLength(0);
    expect((await post(path, { body: json })).status).toBe(200);
  });

  test('an incomplete body is answered 408 after 10 s', async () => {
    const answer = await late;
    expect([answer?.status, answer?.headers.connection]).toEqual([408, 'close']);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ error: translations.in('en').answer('timeout', {}) });
    expect(answer?.ms).toBeGreaterThan(9000);
    expect(answer?.ms).toBeLessThan(14_500);
  }, 15_000);
});

describe('the phone number', () => {
  const translations = translationsOf('BuildingForm', '/silo');
  const withPhone = (phone: string) => ({ body: JSON.stringify(inquiryOf(buildingForm, { phone })) });

  test.each([
    '050-555-0123',
    '+972 (50) 555.0123',
    '02/555 0123 *5#',
    '02-5550123 ext. 12',
    '025550123x5',
    '02-5550123, Extension 7',
    '02-5550123 שלוחה 7',
  ])('“%s” is taken', async (phone) => {
    expect((await post(buildingPath, withPhone(phone))).status).toBe(200);
    expect(mounted.relay.delivered).toHaveLength(1);
  });

  test.each([
    ['\u202a+972 54\u2011765\u20114321\u202c', '+972 54-765-4321'],
    ['\u202d02-765-4321\u202c', '02-765-4321'],
    ['\u2066+1 (212) 555\u20100123\u2069', '+1 (212) 555-0123'],
    ['\u200e050\u05be765\u05be4321\u200f', '050-765-4321'],
    ['03\u2212765\u22124321', '03-765-4321'],
    ['\uff10\uff13\uff0d\uff17\uff16\uff15\uff14\uff13\uff12\uff11', '03-7654321'],
    ['٠٥٠٥٥٥٠١٢٣', '0505550123'],
    ['۰۵۰ ۵۵۵ ۰۱۲۳', '050 555 0123'],
    ['050\u00a0765\u200943\u202f21', '050 765 43 21'],
    ['tel:+972-3-765-4321', '+972-3-765-4321'],
    ['\u200f050-765-4321\u060c 03\u2013765\u20134321', '050-765-4321, 03-765-4321'],
  ])('the copied number “%s” is taken as “%s”', async (phone, meant) => {
    expect((await post(buildingPath, withPhone(phone))).status).toBe(200);
    expect(mounted.relay.delivered[0]?.mail.text).toContain(`: ${meant}\n`);
  });

  test.each([
    'call me',
    '12345',
    '*6789',
    '050-555-0123 hello 5',
    'ext. 123456',
    '0505550123; 7',
    '050_555_0123',
    '050-555-0123, ask for Dana',
  ])('“%s” is refused, with a sentence in both languages', async (phone) => {
    for (const language of ['he', 'en']) {
      const headers = { 'Accept-Language': language };
      const { status, text } = await post(buildingPath, { ...withPhone(phone), headers });
      const error = translations.in(language).answer('badPhone', {});
      expect([status, JSON.parse(text)]).toEqual([400, { error }]);
    }
    expect(mounted.relay.delivered).toHaveLength(0);
  });
});
