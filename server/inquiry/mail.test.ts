import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { keysAsWords } from '@/e2e/support/mail/inquiries';
import { Refusal } from '../http/refusal';
import { encodeName, encodeWords } from '../mail/encode-words';
import { contactForm, type Inquiry, parseInquiry } from './forms';
import { composeMail } from './mail';
import { type Source, sourceOf } from './source';
import type { Translation } from './translations';

const translation: Translation = {
  ...keysAsWords,
  mail: (key, values) =>
    key === 'subjectContact'
      ? `פנייה – ${values?.name}`
      : String(values?.subject ?? [key, ...Object.values(values ?? {})].join(' ')),
};

const settings = {
  url: 'smtp://127.0.0.1',
  from: { name: 'Site', address: 'site@company.example' },
  to: [{ name: '', address: 'office@company.example' }],
};

/** Texts with a bias towards characters that break headers. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 110 }),
  fc.string({
    unit: fc.constantFrom(
      '\r',
      '\n',
      ' ',
      ...'=? ?= utf-8 ?Q? ?B? , < > @ " : ; ( \\ ש \u202e 👷🏽‍♀️ 𐤀'.split(' '),
    ),
    maxLength: 30,
  }),
);

const headers = 'Reply-To Subject Content-Language From To Message-ID Date MIME-Version Content-Type';

async function compose(inquiry: Inquiry, source: Source = {}) {
  const { raw } = await composeMail({
    id: 'id',
    form: contactForm,
    inquiry,
    translation,
    source,
    siteOrigin: 'https://www.site.example',
    settings,
    received: new Date(0),
  });
  return { raw, mail: await PostalMime.parse(raw) };
}

/** Returns the headers of a mail, without the boundary of its parts. */
function headOf(raw: string): string[] {
  return raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?!\s)/)
    .map((line) => line.replace(/boundary=.*/, ''));
}

test('encoded words decode to the original text, in lines of ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (value) => {
      const lines = encodeWords(value).split('\r\n ');
      for (const line of lines) expect(line).toMatch(/^=\?UTF-8\?B\?[A-Za-z0-9+/=]*\?=$/);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(66);
      expect(lines.map((line) => Buffer.from(line.slice(10, -2), 'base64').toString()).join('')).toBe(value);
    }),
  );
});

test.each([
  ['Dana Levi', '"Dana Levi"'],
  ["J.-P. O'Brien", `"J.-P. O'Brien"`],
  ['Silo & Sons', '"Silo & Sons"'],
  ['Dana, Levi', '=?UTF-8?B?RGFuYSwgTGV2aQ==?='],
  ['=?UTF-8?Q?x?=', '=?UTF-8?B?PT9VVEYtOD9RP3g/PQ==?='],
  ['דנה', '=?UTF-8?B?15PXoNeU?='],
])('the name %s is %s before the address', (name, written) => {
  expect(encodeName(name)).toBe(written);
});

test('accepted input never adds headers to the mail', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (name, message) => {
      let inquiry: Inquiry;
      try {
        inquiry = parseInquiry(contactForm, { name, email: 'dana@example.com', message });
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
        return;
      }
      const { raw, mail } = await compose(inquiry);
      expect(raw).toMatch(/^[\t\r\n -~]*$/);
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
      for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
      expect(head.match(/^(?!X-Inquiry-Signs)[\w-]+(?=:)/gm)?.join(' ')).toBe(headers);
      const { name: asked = '' } = inquiry;
      expect(mail.replyTo).toEqual([{ name: asked.trim(), address: 'dana@example.com' }]);
      expect(mail.to).toEqual([{ name: '', address: 'office@company.example' }]);
      expect(mail.subject?.replace(/\s+/g, ' ')).toBe(`פנייה – ${asked}`.replace(/\s+/g, ' '));
    }),
    { numRuns: 300 },
  );
});

test('the origin of an inquiry appears only in the text of the mail', async () => {
  const inquiry = { name: 'Dana', email: 'dana@example.com', message: 'x' };
  const plainHead = headOf((await compose(inquiry)).raw);
  await fc.assert(
    fc.asyncProperty(text, text, text, async (path, host, campaign) => {
      const headers = new Headers({
        host: 'www.site.example',
        referer: `https://www.site.example/${encodeURIComponent(path)}?utm_source=${encodeURIComponent(path)}`,
        'inquiry-origin': `${new URLSearchParams({ referrer: host, campaign, utm_source: campaign })}`,
      });
      const source = sourceOf({ headers, data: { page: `/${path}`, unit: path } });
      expect(Object.values(source).join('')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      const { raw, mail } = await compose(inquiry, source);
      expect(headOf(raw)).toEqual(plainHead);
      expect(raw).toMatch(/^[\t\r\n -~]*$/);
      expect(mail.html).not.toMatch(/<(?!\/?(html|body|p|table|tbody|tr|th|td|div|br|a)\b|!doctype)/);
      const hrefs = mail.html?.match(/(?<=href=")[^"]*/g) ?? [];
      expect(hrefs.join(' ')).toContain('mailto:dana@example.com?');
      for (const href of hrefs)
        expect(href).toMatch(/^(mailto:dana@example\.com\?|https:\/\/www\.site\.example\/)/);
    }),
    { numRuns: 300 },
  );
});

test('a validated address is the only address of Reply-To', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.emailAddress(),
        text,
        fc.emailAddress().map((address) => `${address}\r\nBcc: a@b.c`),
      ),
      async (email) => {
        let inquiry: Inquiry;
        try {
          inquiry = parseInquiry(contactForm, { name: 'Dana', email, message: 'x' });
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          return;
        }
        expect(inquiry.email).toMatch(/^[!-~]+@[a-zA-Z0-9.-]+$/);
        const { raw, mail } = await compose(inquiry);
        expect(raw.match(/^Reply-To:.*\r\n <(.*)>\r\n/)?.[1]).toBe(inquiry.email);
        expect(mail.replyTo).toHaveLength(1);
      },
    ),
    { numRuns: 300 },
  );
});
