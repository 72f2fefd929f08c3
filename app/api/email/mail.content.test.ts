import { inquiryOf } from '@/e2e/support/mail/inquiries';
import { buildingPath, contactPath, mountForTests, testBuildings } from '@/e2e/support/mail/mounted-routes';
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

const contact = inquiryOf(contactForm, {
  name: 'דנה לוי',
  email: 'dana@example.com',
  message: 'שלום,\nמתי אפשר לבקר?',
  locale: 'he',
});
const building = inquiryOf(buildingForm, { name: 'Dana Levi', businessName: 'Silo & Sons', locale: 'en' });

test('a Hebrew inquiry becomes a Hebrew mail, from right to left', async () => {
  const { mail, from, to } = await mailOf(contactPath, contact);
  expect([from, to]).toEqual(['site@company.example', ['office@company.example']]);
  expect(mail.from).toMatchObject({ name: 'Site', address: 'site@company.example' });
  expect(mail.html).toContain('<html lang="he" dir="rtl">');
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  expect([header('auto-submitted'), header('list-id')]).toEqual([
    ['auto-generated'],
    ['<inquiries.company.example>'],
  ]);
  for (const part of [
    'שם: דנה לוי',
    'דוא״ל: dana@example.com',
    'הודעה:\nשלום,\nמתי אפשר לבקר?',
    'שפת הדף: עברית',
  ]) {
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(part);
  }
  expect(mail.text).toMatch(/התקבלה: \d\d\/\d\d\/\d{4} \d\d:\d\d/);
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

test("an inquiry's origin is in its mail, log line and subject", async () => {
  const log = jest.spyOn(console, 'log');
  const { mail } = await mailOf(buildingPath, building, {
    Referer: `${mounted.site.url}/en/somewhere?unit=12#contact`,
    'Inquiry-Origin': 'referrer=www.search.example&utm_source=news&utm_campaign=spring+2030&utm_x=y',
  });
  expect(mail.subject).toMatch(/^Inquiry about .+, unit 12 – Silo & Sons$/);
  expect(log.mock.calls.join()).toContain('"from":"news"');
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

test('an inquiry from the page of a unit has the unit in its subject', async () => {
  const page = `${mounted.site.url}/en/${testBuildings[0].id}/3a`;
  const { mail } = await mailOf(buildingPath, building, { Referer: page });
  expect(mail.subject).toMatch(/, unit 3a – Silo & Sons$/);
});

test.each([
  ['no header', {}],
  ['another site', { Referer: 'https://evil.example/x?unit=1' }],
  ['an invalid host', { 'Inquiry-Origin': 'referrer=%3Cb%3E' }],
  ['more than 500 bytes', { 'Inquiry-Origin': `utm_source=${'x'.repeat(490)}` }],
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
    const { mail } = await mailOf(contactPath, { ...contact, message });
    const t = translationsOf('Contact', '/').in('he').mail;
    expect(mail.text).toContain(`\n${t('spam')}: ${t(key, { n })}\n`);
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

test('a page whose path begins with two slashes is linked on the site', async () => {
  const { mail } = await mailOf(contactPath, contact, { Referer: `${mounted.site.url}//evil.example/x` });
  expect(mail.html).toContain('href="http://localhost:4000//evil.example/x"');
});

test('a long word breaks inside its cell', async () => {
  const { mail } = await mailOf(contactPath, { ...contact, message: 'x'.repeat(170) });
  expect(mail.html).toMatch(/<td [^>]*overflow-wrap:anywhere[^>]*>x{170}<\/td>/);
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
