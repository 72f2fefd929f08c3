import { catalogs } from '@/i18n/catalogs';
import { readLogs } from './read';
import { writeWeekly } from './write';

const now = Date.UTC(2030, 0, 15);
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const siteUrl = 'https://www.site.example/en/tour/hall';

type Request = {
  address: string;
  daysAgo?: number;
  status?: number;
  referrer?: string;
  agent?: string;
  purpose?: string;
};

const nginxLine = ({
  address,
  daysAgo = 1,
  status = 200,
  referrer = '',
  agent = person,
  purpose = '',
}: Request) =>
  JSON.stringify({
    time: new Date(now - daysAgo * 86_400_000).toISOString(),
    visitor: '192.0.2.0',
    method: 'GET',
    address,
    status,
    referrer,
    agent,
    purpose,
  });
const caddyLine = ({ address: uri, daysAgo = 1, status = 200, referrer, agent = person, purpose }: Request) =>
  JSON.stringify({
    ts: now / 1000 - daysAgo * 86_400,
    status,
    request: {
      method: 'GET',
      uri,
      headers: {
        'User-Agent': [agent],
        ...(referrer && { Referer: [referrer] }),
        ...(purpose && { 'Sec-Purpose': [purpose] }),
      },
    },
  });
const inquiry = (id: string, more = {}) =>
  JSON.stringify({
    time: new Date(now - 1).toISOString(),
    level: 'info',
    event: 'received',
    request: '858ad57c-ced6-4f0c-a3a7-168f6c2993b8',
    form: 'contact',
    id,
    ...more,
  });

const requests: Request[] = [
  { address: '/' },
  { address: '/en?utm_source=news', referrer: 'https://www.search.example/' },
  { address: '/en', referrer: 'https://www.search.example/', daysAgo: 8 },
  { address: '/project/1', referrer: siteUrl },
  { address: '/project/1', purpose: 'prefetch;prerender' },
  { address: '/', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { address: '/', agent: 'curl/8.5.0' },
  { address: '/', daysAgo: 15 },
  { address: '/favicon.ico' },
  { address: '/brochures/project-1-he.pdf', referrer: siteUrl },
  { address: '/tour/hall', referrer: 'https://www.site.example/building' },
  { address: '/en/tour/offices', referrer: siteUrl },
  { address: '/%3Cscript%3E%E2%80%AE', status: 404 },
];
const others = ['not JSON', '[]', inquiry('a', { from: 'search.example' }), inquiry('a'), inquiry('b')];

async function read(lines: string[]) {
  async function* linesOfLog() {
    yield* lines;
  }
  return await readLogs(linesOfLog(), now, ['www.site.example']);
}

test.each([
  ['nginx', nginxLine],
  ['Caddy', caddyLine],
])('people’s visits and what they did are counted from the log of %s', async (_, line) => {
  const report = await read([...requests.map(line), ...others]);
  expect(
    Object.fromEntries(Object.entries(report).map(([name, counts]) => [name, Object.fromEntries(counts)])),
  ).toEqual({
    pages: { '/': [1, 0], '/en': [1, 1] },
    languages: { he: [1, 0], en: [1, 1] },
    origins: { '-': [1, 0], news: [1, 0], 'search.example': [0, 1] },
    inquiries: { contact: [2, 0] },
    inquiryOrigins: { 'search.example': [1, 0], '-': [1, 0] },
    brochures: { '/brochures/project-1-he.pdf': [1, 0] },
    tours: { '/tour/hall': [1, 0] },
    spaces: { hall: [1, 0], offices: [1, 0] },
    missing: { '/<script>': [1, 0] },
  });
});

test.each(['he', 'en'] as const)(
  'the mail in %s escapes names and shows every figure with a bar',
  async (locale) => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      nginxLine({ address: `/scan-${index}`, status: 404 }),
    );
    const report = await read([...requests.map(nginxLine), ...others, ...many]);
    const { subject, text, html } = writeWeekly(report, 'www.site.example', locale);
    expect(subject).toMatch(/^www\.site\.example: /);
    expect(text).toContain('/en\u2069: 1 (1)');
    expect(text).toContain(`${catalogs[locale].Weekly.others}\u2069: 4,991 (0)`);
    const blocks = html.match(/<(?:p|h2|table)\b(?! role="presentation")[^>]*/g) ?? [];
    for (const block of blocks) expect(block).toContain(` dir="${locale === 'he' ? 'rtl' : 'ltr'}"`);
    expect(html).toContain('width="100%" cellspacing="0"><tr><td bgcolor=');
    expect(html).not.toMatch(/<script|<svg/);
  },
);
