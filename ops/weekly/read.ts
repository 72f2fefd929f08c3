import { isbot } from 'isbot';
import { prefixedLocales } from '../../i18n/navigation';
import { routing } from '../../i18n/routing';
import { brochureFolder } from '../../lib/http/brochures';

/** The statistics, in the order of the mail. */
export const sections = [
  'pages',
  'languages',
  'origins',
  'inquiries',
  'inquiryOrigins',
  'brochures',
  'tours',
  'spaces',
  'missing',
] as const;

export type Section = (typeof sections)[number];

/** The count of each name of each section, in this week and in the previous one. */
export type Report = Record<Section, Map<string, [now: number, before: number]>>;

/** A request of the access log, or an inquiry of the server's log. */
type Line = {
  time: string | number;
  event?: string;
  id?: string;
  form?: string;
  from?: string;
  method?: string;
  address?: string;
  status?: number;
  referrer?: string;
  agent?: string;
  purpose?: string;
};

/** The format of Caddy; nginx writes the names above (deploy/nginx.conf). */
type CaddyLine = {
  ts: number;
  status: number;
  request: { method: string; uri: string; headers: Record<string, string[] | undefined> };
};

/** The name for the rest of a section with very many names, and for a visit without a referrer. */
export const others = '';
export const direct = '-';

const week = 7 * 24 * 3_600_000;

/** Maximum names of a section, because scanners request any number of addresses. */
const maxNames = 2000;

/**
 * Counts two weeks of logs, line by line.
 *
 * @param now the end of this week, in milliseconds since 1970
 * @param hosts of the site
 */
export async function readLogs(
  lines: AsyncIterable<string>,
  now: number,
  hosts: readonly string[],
): Promise<Report> {
  const report = Object.fromEntries(sections.map((section) => [section, new Map()])) as Report;
  const bots = new Map<string, boolean>();
  const known = new Set<string>();

  function isBot(agent = ''): boolean {
    if (bots.size > maxNames) bots.clear();
    const found = bots.get(agent) ?? (agent.length < 20 || isbot(agent));
    bots.set(agent, found);
    return found;
  }

  for await (const text of lines) {
    const line = parse(text);
    const age = line ? now - new Date(line.time).getTime() : -1;
    if (!line || !(age >= 0 && age < 2 * week)) continue;
    const count = (section: Section, name: string) => add(report[section], name, age < week ? 0 : 1);
    if (line.event === 'received') {
      // A repeated inquiry is not counted twice.
      if (known.has(line.id ?? '')) continue;
      known.add(line.id ?? '');
      count('inquiries', line.form ?? others);
      count('inquiryOrigins', line.from ?? direct);
    } else if (line.method === 'GET' && !/prefetch/.test(line.purpose ?? '') && !isBot(line.agent)) {
      countRequest(line, hosts, count);
    }
  }
  return report;
}

function parse(text: string): Line | null {
  try {
    const line: Line & Partial<CaddyLine> = JSON.parse(text);
    // In the server's own log `request` is an id.
    if (typeof line.request !== 'object') return line;
    const { method, uri: address, headers } = line.request;
    const header = (name: string) => headers[name]?.[0] ?? '';
    const { ts = 0, status = 0 } = line;
    return {
      time: ts * 1000,
      method,
      address,
      status,
      referrer: header('Referer'),
      agent: header('User-Agent'),
      purpose: header('Sec-Purpose'),
    };
  } catch {
    return null;
  }
}

function countRequest(
  { address = '', status = 0, referrer = '' }: Line,
  hosts: readonly string[],
  count: (section: Section, name: string) => void,
): void {
  const [path = '', query = ''] = address.split('?');
  if (path.startsWith('/api/')) return;
  if (status === 404) count('missing', nameOf(path));
  if (status !== 200 && status !== 304) return;
  if (path.startsWith(`/${brochureFolder}/`) && status === 200) count('brochures', nameOf(path));
  if (path.includes('.')) return;
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isWithin = from !== null && hosts.includes(from.host);
  const [, scene] = /^(?:\/[a-z-]+)?\/tour\/([^/]+)$/.exec(path) ?? [];
  if (scene) count('spaces', nameOf(scene));
  if (scene && !(isWithin && from.pathname.includes('/tour/'))) count('tours', nameOf(path));
  if (isWithin) return;
  const source = new URLSearchParams(query).get('utm_source');
  count('pages', nameOf(path));
  count(
    'languages',
    prefixedLocales.find((locale) => locale === path.split('/')[1]) ?? routing.defaultLocale,
  );
  count('origins', nameOf(source || from?.host.replace(/^www\./, '') || direct));
}

/** Returns a name from an untrusted log as one line that cannot change the direction of other text. */
function nameOf(text: string): string {
  let name = text;
  try {
    name = decodeURI(text);
  } catch {}
  return name.replace(/[\p{C}\p{Bidi_Control}]/gu, '').slice(0, 60);
}

function add(counts: Report[Section], name: string, week: 0 | 1): void {
  const key = counts.has(name) || counts.size < maxNames ? name : others;
  const found = counts.get(key) ?? [0, 0];
  found[week] += 1;
  counts.set(key, found);
}
