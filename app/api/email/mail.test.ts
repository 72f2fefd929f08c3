import { inquiryOf } from '@/e2e/support/mail/inquiries';
import { buildingPath, contactPath, mountForTests, testBuildings } from '@/e2e/support/mail/mounted-routes';
import { removeMarks } from '@/lib/pasted-text';
import { getContact } from '@/model';
import { buildingForm, contactForm } from '@/server/inquiry/forms';
import { translationsOf } from './translations';

const mounted = mountForTests();

/** Posts an inquiry and returns the resulting mail. */
async function mailOf(path: string, fields: object, headers: Record<string, string> = {}) {
  const response = await fetch(mounted.site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(200);
  expect(mounted.relay.delivered).toHaveLength(1);
  const [delivered] = mounted.relay.delivered;
  if (!delivered) throw new Error('no mail');
  return delivered;
}

/** Returns the text of a mail without the isolates around its values. */
function readText({ mail }: Awaited<ReturnType<typeof mailOf>>): string {
  return removeMarks(mail.text ?? '').replace(/ *\r?\n/g, '\n');
}

const contact = inquiryOf(contactForm, {
  name: 'דנה לוי',
  email: 'dana@example.com',
  message: 'שלום,\nמתי אפשר לבקר?',
  locale: 'he',
});
const building = inquiryOf(buildingForm, { name: 'Dana Levi', businessName: 'Silo & Sons', locale: 'en' });

test('a Hebrew inquiry becomes a Hebrew mail, from right to left', async () => {
  const delivered = await mailOf(contactPath, contact);
  const { mail, from, to } = delivered;
  expect([from, to]).toEqual(['site@company.example', ['office@company.example']]);
  expect(mail.from).toMatchObject({ name: 'Site', address: 'site@company.example' });
  expect(mail.html).toContain('<html lang="he" dir="rtl">');
  // Headers by which a helpdesk would take it for no person's mail.
  const automatic = /^(auto-submitted|precedence|x-auto.*|list-.*|return-path)$/;
  expect(mail.headers.filter(({ key }) => automatic.test(key))).toEqual([]);
  for (const part of [
    'שם: דנה לוי',
    'דוא״ל: dana@example.com',
    'הודעה:\nשלום,\nמתי אפשר לבקר?',
    'שפת הדף: עברית',
  ]) {
    expect(readText(delivered)).toContain(part);
  }
  expect(readText(delivered)).toMatch(/התקבלה: \d\d\/\d\d\/\d{4} \d\d:\d\d/);
});

test('an inquiry about the building becomes an English mail with every field', async () => {
  const { mail } = await mailOf(buildingPath, building);
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
  expect(mail.html).toContain('Silo &amp; Sons');
  const label = (key: string) => translationsOf('BuildingForm', '/silo').in('en').mail(key, {});
  for (const field of buildingForm.fields) {
    expect(mail.text).toContain(`${label(field.label)}: ${building[field.name]}`);
  }
});

test("an inquiry's origin is in its mail and subject", async () => {
  const { mail } = await mailOf(buildingPath, building, {
    // With the routes on another host browsers send no more.
    Referer: 'http://localhost:4000/',
    'Inquiry-Origin': 'page=/en/somewhere&unit=12&referrer=www.search.example&campaign=news+/+spring+2030',
  });
  expect(mail.subject).toMatch(/^Enquiry about .+, unit 12 – Silo & Sons$/);
  const page = 'http://localhost:4000/en/somewhere';
  for (const part of [page, 'search.example', 'news / spring 2030']) {
    expect(mail.text?.split(part)).toHaveLength(2);
    expect(mail.text).toContain(`: ${part}\n`);
  }
  expect(mail.html).toContain(`<a href="${page}">${page}</a></td>`);
  const [link = ''] = mail.html?.match(/mailto:[^"]*/) ?? [];
  const answer = new URL(link.replaceAll('&amp;', '&'));
  expect(answer.pathname).toBe(building.email);
  expect(answer.searchParams.get('body')).toMatch(/^Hello Dana Levi,\r\n/);
  expect(answer.searchParams.get('subject')).toBe(`Re: ${mail.subject} – ${getContact('en').company}`);
});

const unitPage = `/en/${testBuildings[0].id}/3a`;

test.each<[string, object, () => Record<string, string>]>([
  ['fields without script', { page: unitPage, unit: '3a' }, () => ({ Referer: 'http://localhost:4000/' })],
  ['the path of its page', { page: unitPage }, () => ({})],
  ['Referer on the same host', {}, () => ({ Referer: mounted.site.url + unitPage })],
])('page and unit of an inquiry come from %s', async (_title, fields, headers) => {
  const { mail } = await mailOf(buildingPath, { ...building, ...fields }, headers());
  expect(mail.subject).toMatch(/, unit 3a – Silo & Sons$/);
  expect(mail.text).toContain(`: http://localhost:4000${unitPage}\n`);
});

const flyer = 'utm_source=flyer&utm_medium=print';

test.each<[string, () => Record<string, string>, string]>([
  ['two', () => ({ 'Inquiry-Origin': 'campaign=news&campaign=flyer+/+print' }), 'news; flyer / print'],
  ['the parameters of another program', () => ({ 'Inquiry-Origin': flyer }), 'flyer / print'],
  ['the page without script', () => ({ Referer: `${mounted.site.url}/?${flyer}` }), 'flyer / print'],
  [
    'a header that is cut',
    () => ({ 'Inquiry-Origin': `campaign=${encodeURIComponent('מחסן'.repeat(400))}` }),
    `${'מחסן'.repeat(150)}…`,
  ],
])('the mail names the campaign of %s', async (_title, headers, campaign) => {
  const delivered = await mailOf(contactPath, contact, headers());
  const label = translationsOf('Contact', '/').in('he').mail('campaign');
  expect(readText(delivered)).toContain(`\n${label}: ${campaign}\n`);
});

test.each<[string, Record<string, string>]>([
  ['no header', {}],
  ['another site', { Referer: 'https://evil.example/x?utm_source=y' }],
  ['the bare address of the site', { Referer: 'http://localhost:4000/' }],
  ['an invalid host', { 'Inquiry-Origin': 'referrer=%3Cb%3E' }],
  ['an invalid page', { 'Inquiry-Origin': 'page=https://evil.example' }],
  ['invalid parameters', { Referer: '::', 'Inquiry-Origin': '%%%=&;\u00ff' }],
])('%s leaves the origin of an inquiry empty', async (_title, headers) => {
  const { mail } = await mailOf(contactPath, contact, headers);
  const t = translationsOf('Contact', '/').in('he').mail;
  for (const key of ['page', 'unit', 'host', 'campaign']) expect(mail.text).not.toContain(`\n${t(key)}:`);
});

test('the same inquiry from elsewhere is the same mail', async () => {
  for (const source of ['a', 'b'])
    await mailOf(contactPath, contact, { 'Inquiry-Origin': `utm_source=${source}` });
});

test.each([
  ['four links', 'www.a.example www.b.example https://c.example HTTP://d.example', 'spamLinks', 4],
  ['a link in HTML', 'see <a rel=x href="//a.example">this</a>', 'spamMarkup', 0],
  ['a link in BBCode', 'see [url=//a.example]this[/url]', 'spamMarkup', 0],
  ['only letters of rare scripts', '购买广告 2030', 'spamScript', 0],
])(
  '%s is named as a sign of spam in a row and a header, not in the subject',
  async (_title, message, key, n) => {
    const delivered = await mailOf(contactPath, { ...contact, message });
    const { mail } = delivered;
    const t = translationsOf('Contact', '/').in('he').mail;
    expect(readText(delivered)).toContain(`\n${t('spam')}: ${t(key, { n })}\n`);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-inquiry-signs', value: key }));
    expect(mail.subject).toBe(t('subjectContact', { name: String(contact.name) }));
  },
);

test.each([
  'https://a.example https://b.example www.c.example',
  '050-555-0100',
  'Où est מחסן?',
  'أين المخزن؟',
  'Ищем склад на 600 метров',
])('“%s” is not spam', async (message) => {
  const { mail } = await mailOf(contactPath, { ...contact, message });
  expect(mail.text).not.toContain(translationsOf('Contact', '/').in('he').mail('spam'));
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-inquiry-signs');
});

test.each(['he', 'en'] as const)(
  'the first line in %s names the company and the address of the site',
  async (locale) => {
    for (const [path, fields] of [
      [contactPath, contact],
      [buildingPath, building],
    ] as const) {
      const { mail } = await mailOf(path, { ...fields, locale });
      const [first] = mail.text?.split(/\r?\n/) ?? [];
      expect(first).toContain(getContact(locale).company);
      expect(first).toContain('\u2068localhost:4000\u2069');
      mounted.relay.delivered.length = 0;
    }
  },
);

test.each([
  ['050-555-0100', 'tel:0505550100'],
  ['+972 (0)50 555 0100', 'tel:+972505550100'],
  ['03-555-0123 ext. 12', 'tel:035550123'],
])('the phone number %s is a link to %s', async (phone, href) => {
  const { mail } = await mailOf(buildingPath, { ...building, phone });
  expect(mail.html).toContain(`<a href="${href}">${phone}</a></td>`);
});

test('each of two phone numbers is a link', async () => {
  const { mail } = await mailOf(buildingPath, { ...building, phone: '050-555-0100, 03-555-0123' });
  expect(mail.html).toContain(
    '<td dir="ltr" style="vertical-align:top;text-align:left;white-space:pre-wrap;overflow-wrap:anywhere">' +
      '<a href="tel:0505550100">050-555-0100</a>, <a href="tel:035550123">03-555-0123</a></td>',
  );
});

test('each line of a text has its own direction in the HTML part', async () => {
  const message = 'Silo Ltd מחפשים אולם.\n\nצריך גישה ל-truck.';
  const { mail } = await mailOf(contactPath, { ...contact, message });
  expect(mail.html).toContain(
    '<div dir="auto">Silo Ltd מחפשים אולם.</div><div dir="auto"><br></div><div dir="auto">צריך גישה ל-truck.</div></td>',
  );
});

test.each(['he', 'en'])('every block of the HTML part in %s names its direction', async (locale) => {
  const { mail } = await mailOf(buildingPath, { ...building, locale });
  const direction = locale === 'he' ? 'rtl' : 'ltr';
  expect(mail.html?.match(/<(?:p|table)\b[^>]*/g)).toEqual(
    ['<p', '<table', '<p', '<p'].map((tag) => expect.stringContaining(`${tag} dir="${direction}"`)),
  );
  for (const field of ['email', 'phone']) {
    const cell = `<td dir="ltr"[^>]*>(?:<a [^>]*>)?${building[field]}<`;
    expect(mail.html).toMatch(new RegExp(cell));
  }
});

test.each([
  ['he', 'phone', '+972 54-123-4567', ':\u2066 +972 54-123-4567 \u2069\n'],
  ['he', 'email', '5dana@private.example', ':\u2066 5dana@private.example \u2069\n'],
  ['he', 'name', 'Silo Ltd.', ':\u2068 Silo Ltd. \u2069\n'],
  ['he', 'name', 'דנה לוי', ': דנה לוי\n'],
  ['en', 'phone', '+972 54-123-4567', ': +972 54-123-4567\n'],
  ['en', 'phone', '02-555-0123 שלוחה 7', ':\u2066 02-555-0123 שלוחה 7 \u2069\n'],
  ['en', 'name', 'נגריית האורן.', ':\u2068 נגריית האורן. \u2069\n'],
])('the text part in %s isolates a mixed %s: %s', async (locale, field, value, written) => {
  const { mail } = await mailOf(buildingPath, { ...building, [field]: value, locale });
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(written);
});

test('the text part in Hebrew isolates the time and the page', async () => {
  const { mail } = await mailOf(contactPath, contact, { Referer: `${mounted.site.url}/` });
  expect(mail.text).toMatch(/:\u2066 \d\d\/\d\d\/\d{4} \d\d:\d\d \u2069/);
  expect(mail.text).toContain(':\u2066 http://localhost:4000/ \u2069');
});

test('a page whose path begins with two slashes is linked on the site', async () => {
  const { mail } = await mailOf(contactPath, contact, { Referer: `${mounted.site.url}//evil.example/x` });
  expect(mail.html).toContain('href="http://localhost:4000//evil.example/x"');
});

test('a long word breaks inside its cell', async () => {
  const { mail } = await mailOf(contactPath, { ...contact, message: 'x'.repeat(170) });
  expect(mail.html).toMatch(/<td [^>]*overflow-wrap:anywhere[^>]*><div dir="auto">x{170}<\/div><\/td>/);
});

test('the HTML part escapes all input of visitors', async () => {
  const evil = `<script>alert(1)</script><img src=x onerror="x">&amp;'`;
  const { mail } = await mailOf(contactPath, { ...contact, name: evil, message: evil });
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(mail.html).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;x&quot;&gt;&amp;amp;&#39;',
  );
  expect(mail.text).toContain(evil);
});

test('every mail is ASCII in short lines, also with a line of one dot', async () => {
  const message = `${'x'.repeat(4000)}\n.\n\n..\nFrom me\n‏${'ש'.repeat(900)}`;
  const { raw, mail } = await mailOf(contactPath, { ...contact, message });
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(message);
  expect(raw).toMatch(/^[\t\r\n -~]*$/);
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
});

test('an international domain is written in ASCII', async () => {
  const { mail, raw } = await mailOf(contactPath, { ...contact, email: 'Dana@דוגמה.example' });
  expect(raw).toContain('<Dana@xn--6dbbec0c.example>');
  expect(mail.replyTo).toHaveLength(1);
});
