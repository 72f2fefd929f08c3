import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { readBody } from './http/body';
import { Refusal } from './http/refusal';

/** The kinds that browsers report; any other kind is counted as one more. */
const kinds = ['csp-violation', 'crash', 'deprecation', 'intervention', 'permissions-policy-violation'];

/** Scripts of browser extensions, by their whole address or, as browsers shorten it, its scheme. */
const extension = /^(?:[a-z-]+-extension|webkit-masked-url)(?::|$)/;

/** In ten minutes, of all visitors: enough to detect a page that is broken for everybody. */
const limits = { points: 300, duration: 600 };

type Reports = ReturnType<typeof createReports>;

/** Counts the reports of browsers about the pages (Reporting API) by kind, as long as the process lives. */
export function createReports() {
  const limit = new RateLimiterMemory(limits);
  const counts: Record<string, number> = {};
  return {
    /** Requests capacity for one more request. Returns the seconds to wait, 0 within the limit. */
    ask: (): Promise<number> =>
      limit.consume('all').then(
        () => 0,
        ({ msBeforeNext }: RateLimiterRes) => Math.max(Math.ceil(msBeforeNext / 1000), 1),
      ),
    add(kind: string): void {
      counts[kind] = (counts[kind] ?? 0) + 1;
    },
    /** Returns the count of each kind since the server started. */
    counts: (): Readonly<Record<string, number>> => counts,
  };
}

/**
 * Counts the reports of one request; nothing else of them is kept.
 *
 * @throws Refusal 400, 408, 413, 415, 429
 */
export async function receiveReports(request: Request, reports: Reports): Promise<void> {
  const retryAfter = await reports.ask();
  if (retryAfter > 0) throw new Refusal(429, 'tooMany', { retryAfter });
  if (!request.headers.get('content-type')?.startsWith('application/reports+json')) {
    throw new Refusal(415, 'unsupported');
  }
  for (const kind of kindsOf(await readBody(request))) reports.add(kind);
}

function kindsOf(body: Uint8Array): string[] {
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(body));
    if (!Array.isArray(list)) throw new TypeError('not a list');
    return list.map(kindOf);
  } catch {
    throw new Refusal(400, 'unreadable');
  }
}

/** Returns `extension` for a report that a visitor's extension causes, which a page cannot prevent. */
function kindOf(report: { type: string; body?: Record<string, unknown> } | null): string {
  const { blockedURL, sourceFile } = report?.body ?? {};
  if ([blockedURL, sourceFile].some((address) => extension.test(String(address)))) return 'extension';
  return report && kinds.includes(report.type) ? report.type : 'other';
}
