import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { AnswerKey } from '@/server/http/refusal';
import { buildingForm, contactForm } from '@/server/inquiry/forms';
import { inquiryOf } from '@/testing/mail/inquiries';
import { buildingPath, contactPath, type MountedRoutes, mountRoutes } from '@/testing/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/testing/mail/scripted-relay';
import { at } from '@/testing/pages/pages';
import { head, type RawAnswer, rawHttp } from '@/testing/servers/raw-http';
import { translationsOf } from './translations';

const forms = [
  { form: contactForm, path: contactPath, page: '/', translations: translationsOf('Contact', '/') },
  {
    ...{ form: buildingForm, path: buildingPath, page: '/hartuvcenter' },
    translations: translationsOf('BuildingForm', '/hartuvcenter'),
  },
] as const;

let relay: ScriptedRelay;
let site: MountedRoutes;
/** Bodies that never end, started first so that the tests need not wait for them one by one. */
const late = new Map<string, Promise<RawAnswer>>();

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  relay = await startScriptedRelay();
  site = await mountRoutes({
    SMTP_URL: relay.url,
    ALLOWED_ORIGINS: 'https://partner.example, https://b.example:8443',
  });
  for (const { path } of forms) {
    const start = `${head(path, site.port, { 'Content-Length': '500' })}{"name":`;
    late.set(
      path,
      rawHttp(site.port, (send) => send(start)),
    );
  }
});

afterAll(async () => {
  await site.close();
  await relay.close();
});

beforeEach(() => {
  site.forget();
  relay.delivered.length = 0;
});

type Sent = { headers?: Record<string, string>; body?: BodyInit; method?: string };

async function post(path: string, { headers = {}, body, method = 'POST' }: Sent) {
  const response = await fetch(site.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function formBody(fields: Record<string, unknown>): string {
  return new URLSearchParams(fields as Record<string, string>).toString();
}

const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe.each(forms)('POST $path', ({ form, path, page, translations }) => {
  const valid = inquiryOf(form);
  /** The field of several lines, and those that are labelled otherwise in each form. */
  const [text = '', textLabel = ''] = form.fields.flatMap((each) =>
    'rows' in each ? [each.name, each.label] : [],
  );
  const nameLabel = form.fields.find(({ name }) => name === 'name')?.label ?? '';
  type Case = [
    title: string,
    sent: Sent,
    status: number,
    key: AnswerKey,
    values?: Record<string, string | number>,
  ];

  const withField = (field: string, value: unknown): Sent => ({
    body: JSON.stringify({ ...valid, [field]: value }),
  });
  const without = (...names: string[]): Sent => ({
    body: JSON.stringify(Object.fromEntries(Object.entries(valid).filter(([name]) => !names.includes(name)))),
  });
  const label = (key: string) => translations.in('en').label(key);
  const field = (key: string) => ({ field: label(key) });
  const json = JSON.stringify(valid);

  const accepted: [string, Sent][] = [
    ['an inquiry', { body: json }],
    [
      'an inquiry with its charset',
      { body: json, headers: { 'Content-Type': 'application/json; charset="UTF-8"' } },
    ],
    ['an inquiry after a byte order mark', { body: `\uFEFF${json}` }],
    [
      'an inquiry with fields of others',
      { body: JSON.stringify({ ...valid, subject: 'x', to: 'a@b.c', __proto__: 1 }) },
    ],
    [
      'an empty honeypot and a patient visitor',
      { body: JSON.stringify({ ...valid, website: '', elapsed: 9000 }) },
    ],
    ['an identity encoding', { body: json, headers: { 'Content-Encoding': 'identity' } }],
    ['the longest name', withField('name', 'א'.repeat(100))],
    ['the longest text', withField(text, 'ש'.repeat(5000))],
    ['a text with line breaks and tabs', withField(text, 'a\r\n\tb\rc')],
    ['a text that is full of emoji', withField(text, '👩‍👩‍👧‍👦'.repeat(20))],
    ['an address that browsers take', withField('email', "o'neil+x@localhost")],
    ['an international domain', withField('email', 'dana@דוגמה.example')],
    ['blanks around the address', withField('email', '  dana@example.com ')],
    ['its own host as origin', { body: json, headers: { Origin: 'SELF' } }],
    ['an allowed origin', { body: json, headers: { Origin: 'https://b.example:8443' } }],
    ["the site's address as origin", { body: json, headers: { Origin: 'http://localhost:4000' } }],
    ["a loopback name on the site's port", { body: json, headers: { Origin: 'http://127.0.0.1:4000' } }],
    ['no origin from the same site', { body: json, headers: { 'Sec-Fetch-Site': 'same-origin' } }],
  ];

  test.each(accepted)('takes %s and sends one mail', async (_title, { headers = {}, ...request }) => {
    const origin: Record<string, string> = headers.Origin === 'SELF' ? { Origin: site.url } : {};
    const answer = await post(path, { ...request, headers: { ...headers, ...origin } });
    expect(answer.text).toBe(JSON.stringify({ message: translations.in('en').answer(form.sent, {}) }));
    expect(answer.status).toBe(200);
    expect(relay.delivered).toHaveLength(1);
    expect(site.resting()).toEqual({ new: 0, busy: 0, failed: 0 });
  });

  const refused: Case[] = [
    ['no body', {}, 400, 'unreadable'],
    ['a body that is not JSON', { body: 'name=Dana' }, 400, 'unreadable'],
    ['a list', { body: '[]' }, 400, 'unreadable'],
    ['a text in JSON', { body: '"hello"' }, 400, 'unreadable'],
    ['null', { body: 'null' }, 400, 'unreadable'],
    ['bytes that are no UTF-8', { body: Buffer.from('{"name":"\xff"}', 'latin1') }, 400, 'unreadable'],
    ['an object without fields', { body: '{}' }, 400, 'missingAll'],
    ['two missing fields', without('name', 'email'), 400, 'missingAll'],
    ['a missing name', without('name'), 400, 'missing', field(nameLabel)],
    ['a missing address', without('email'), 400, 'missing', field('email')],
    ['an empty text', withField(text, ''), 400, 'missing', field(textLabel)],
    ['a name of blanks', withField('name', ' \t\u00a0 '), 400, 'missing', field(nameLabel)],
    ['a name of no width', withField('name', '\u200b\u2060\ufeff'), 400, 'missing', field(nameLabel)],
    ['a text of no width', withField(text, '\u200b\u3164\u2800'), 400, 'missing', field(textLabel)],
    ['a null', withField('name', null), 400, 'missing', field(nameLabel)],
    ['a number as name', withField('name', 7), 400, 'badText', field(nameLabel)],
    ['an object as text', withField(text, { path: '/etc/passwd' }), 400, 'badText', field(textLabel)],
    ['a list as address', withField('email', ['a@b.c', 'd@e.f']), 400, 'badText', field('email')],
    [
      'a name too long',
      withField('name', 'x'.repeat(101)),
      400,
      'tooLong',
      { ...field(nameLabel), max: 100 },
    ],
    [
      'a text too long',
      withField(text, 'x'.repeat(5001)),
      400,
      'tooLong',
      { ...field(textLabel), max: 5000 },
    ],
    [
      'an address too long',
      withField('email', `${'a'.repeat(250)}@b.co`),
      400,
      'tooLong',
      { ...field('email'), max: 254 },
    ],
    [
      'a line break in the name',
      withField('name', 'Dana\r\nBcc: x@evil.example'),
      400,
      'badText',
      field(nameLabel),
    ],
    [
      'a Unicode line break in the name',
      withField('name', 'Dana\u2028Bcc'),
      400,
      'badText',
      field(nameLabel),
    ],
    ['a bidi control in the name', withField('name', 'Dana\u202egro'), 400, 'badText', field(nameLabel)],
    ['a direction mark in the name', withField('name', 'Dana\u200f!'), 400, 'badText', field(nameLabel)],
    ['a NUL in the name', withField('name', 'Da\u0000na'), 400, 'badText', field(nameLabel)],
    ['half a character in the name', withField('name', 'Dana \ud83d'), 400, 'badText', field(nameLabel)],
    ['an escape in the text', withField(text, 'a\u001b[2J'), 400, 'badText', field(textLabel)],
    ['no @', withField('email', 'dana.example.com'), 400, 'badEmail'],
    ['two addresses', withField('email', 'a@b.c, d@e.f'), 400, 'badEmail'],
    ['an address with a name', withField('email', 'Dana <a@b.c>'), 400, 'badEmail'],
    ['a line break in the address', withField('email', 'a@b.c\r\nBcc: x@evil.example'), 400, 'badEmail'],
    ['a Hebrew name before the @', withField('email', 'דנה@example.com'), 400, 'badEmail'],
    ['an encoded word as address', withField('email', '=?utf-8?Q?a?=@b.c'), 400, 'badEmail'],
    ['a quoted local part', withField('email', '"a b"@c.de'), 400, 'badEmail'],
    ['an impossible domain', withField('email', 'a@דוג מה.example'), 400, 'badEmail'],
    ...Object.entries<Record<string, string>>({
      'an origin of another site': { Origin: 'https://evil.example' },
      'the null origin': { Origin: 'null' },
      'an allowed host on another port': { Origin: 'https://b.example' },
      'an allowed host without TLS': { Origin: 'http://partner.example' },
      'a loopback name on another port': { Origin: 'http://localhost:5000' },
      'an origin that is no address': { Origin: 'http://' },
      'cross-site without origin': { 'Sec-Fetch-Site': 'cross-site' },
      'another host that a visitor claims was forwarded': {
        ...{ Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
      },
    }).map(([title, headers]): Case => [title, { body: json, headers }, 403, 'forbidden']),
    ...Object.entries({
      'no type': '',
      'plain text': 'text/plain',
      'JSON of another kind': 'application/ld+json',
      'JSON in another charset': 'application/json; charset=iso-8859-8',
      'a form with files': 'multipart/form-data; boundary=x',
    }).map(([title, type]): Case => {
      return [title, { body: Buffer.from(json), headers: { 'Content-Type': type } }, 415, 'unsupported'];
    }),
    [
      'a compressed body',
      { body: gzipSync(json), headers: { 'Content-Encoding': 'gzip' } },
      ...([415, 'unsupported'] as const),
    ],
    ['a declared length over 32 kB', { body: ' '.repeat(32 * 1024 + 1) }, 413, 'tooLarge'],
    [
      'a filled honeypot',
      { body: JSON.stringify({ ...valid, website: 'https://spam.example' }) },
      422,
      'honeypot',
    ],
    ['a filled honeypot beside missing fields', { body: '{"website":"x"}' }, 422, 'honeypot'],
    ['a form sent too fast', { body: JSON.stringify({ ...valid, elapsed: 300 }) }, 422, 'tooFast'],
    [
      'a form sent too fast, in words',
      { body: JSON.stringify({ ...valid, elapsed: '1499' }) },
      422,
      'tooFast',
    ],
    ['GET', { method: 'GET' }, 405, 'method'],
    ['PUT', { method: 'PUT', body: json }, 405, 'method'],
    ['PATCH', { method: 'PATCH', body: json }, 405, 'method'],
    ['DELETE', { method: 'DELETE' }, 405, 'method'],
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
    expect(relay.delivered).toHaveLength(0);
    expect(site.resting()).toEqual({ new: 0, busy: 0, failed: 0 });
  });

  test('HEAD is refused without a body', async () => {
    const { status, headers, text: body } = await post(path, { method: 'HEAD' });
    expect([status, headers.get('allow'), body]).toEqual([405, 'POST, OPTIONS', '']);
  });

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

  test('a preflight of an allowed origin learns what it may send', async () => {
    const { status, headers } = await post(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://partner.example' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(headers.get('access-control-allow-headers')).toContain('Content-Type');
    expect(headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('a preflight of another origin learns nothing', async () => {
    const { status, headers } = await post(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  test('an allowed origin can read a refusal', async () => {
    const { headers } = await post(path, { body: '{}', headers: { Origin: 'https://partner.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
  });

  describe.each(['he', 'en'] as const)('without script, in %s', (locale) => {
    const words = translations.in(locale);

    test('takes an ordinary form and answers with a page', async () => {
      const {
        status,
        headers,
        text: body,
      } = await post(path, {
        headers: { ...asForm, 'Accept-Language': '' },
        body: formBody({ ...valid, [text]: 'a\r\nb', website: '', locale }),
      });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(body).toContain(`<html lang="${locale}" dir="${locale === 'he' ? 'rtl' : 'ltr'}">`);
      for (const part of [
        words.page('sentTitle'),
        words.answer(form.sent, {}),
        `href="${at(locale, page)}#contact"`,
      ]) {
        expect(body).toContain(part);
      }
      expect(relay.delivered).toHaveLength(1);
    });

    test.each<[string, Sent, number, AnswerKey, Record<string, string>]>([
      [
        'a missing field',
        { body: formBody({ ...valid, name: '', locale }) },
        400,
        'missing',
        { field: words.label(nameLabel) },
      ],
      ['a honeypot', { body: formBody({ ...valid, website: 'x', locale }) }, 422, 'honeypot', {}],
      ['a broken escape', { body: 'name=%E0%A4%A' }, 400, 'unreadable', {}],
      ['a form over 32 kB', { body: `message=${'x'.repeat(33_000)}` }, 413, 'tooLarge', {}],
      [
        'a form of another site',
        { body: formBody(valid), headers: { Origin: 'null' } },
        403,
        'forbidden',
        {},
      ],
    ])('answers %s with a page of the same status', async (_title, request, status, key, values) => {
      const answer = await post(path, {
        ...request,
        headers: { ...asForm, 'Accept-Language': locale, ...request.headers },
      });
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(words.page('failedTitle'));
      expect(answer.text).toContain(words.answer(key, values));
      expect(answer.text.includes(words.page('hint'))).toBe(status === 400 || status === 413);
      expect(relay.delivered).toHaveLength(0);
    });
  });

  test('an early refusal reads nothing of a body of 1 GB, answers at once and hangs up', async () => {
    const answer = await rawHttp(site.port, async (send) => {
      await send(head(path, site.port, { 'Content-Length': '1073741824' }));
    });
    expect(answer.status).toBe(413);
    expect(answer.headers.connection).toBe('close');
    expect(answer.ms).toBeLessThan(1000);
  });

  test('a body without a length is cut at 32 kB', async () => {
    const answer = await rawHttp(site.port, async (send, isAnswered) => {
      await send(head(path, site.port, { 'Transfer-Encoding': 'chunked' }));
      const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
      for (let count = 0; count < 4096 && !isAnswered(); count += 1) await send(chunk);
    });
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close']);
  });

  test('a body that is cut off leaves no mail, and the server well', async () => {
    const socket = connect(site.port, '127.0.0.1');
    socket.end(`${head(path, site.port, { 'Content-Length': '500' })}${json}`);
    await once(socket.resume(), 'close');
    expect(relay.delivered).toHaveLength(0);
    expect((await post(path, { body: json })).status).toBe(200);
  });

  test('a body that is not complete in 10 s is answered 408', async () => {
    const answer = await late.get(path);
    expect([answer?.status, answer?.headers.connection]).toEqual([408, 'close']);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ error: translations.in('en').answer('timeout', {}) });
    expect(answer?.ms).toBeGreaterThan(9000);
    expect(answer?.ms).toBeLessThan(14_500);
  }, 15_000);
});

describe('the phone number', () => {
  const translations = translationsOf('BuildingForm', '/hartuvcenter');
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
    expect(relay.delivered).toHaveLength(1);
  });

  test.each([
    'call me',
    '12345',
    '*6789',
    '050-555-0123 hello 5',
    'ext. 123456',
    '0505550123; 7',
    '050_555_0123',
    '٠٥٠٥٥٥٠١٢٣',
  ])('“%s” is refused, with a sentence in both languages', async (phone) => {
    for (const language of ['he', 'en']) {
      const headers = { 'Accept-Language': language };
      const { status, text } = await post(buildingPath, { ...withPhone(phone), headers });
      const error = translations.in(language).answer('badPhone', {});
      expect([status, JSON.parse(text)]).toEqual([400, { error }]);
    }
    expect(relay.delivered).toHaveLength(0);
  });
});
