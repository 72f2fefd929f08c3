import { isOwnOrigin } from '../http/origin';
import type { Settings } from '../settings';
import { line } from './checks';

/** The known origin of an inquiry. It is input of the visitor: one line of text. */
export type Source = {
  /** The path of its page. */
  page?: string | undefined;
  unit?: string | undefined;
  /** The site that led to the first page of the visit. */
  host?: string | undefined;
  /** The parameters of the link: source, medium, campaign, term and content. */
  campaign?: string | undefined;
};

/** Bytes of the header. */
const longest = 500;

/** Cached, because creating a schema takes longer than a check. */
const oneLine = line(100);

const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'];

/**
 * Reads the page from `Referer`, which needs no script, and the start of the visit from `Inquiry-Origin`.
 *
 * @param building the address of the building that the inquiry is about; its units have their pages below it
 */
export function sourceOf(headers: Headers, settings: Settings, building?: string): Source {
  const header = headers.get('inquiry-origin') ?? '';
  const visit = new URLSearchParams(header.length > longest ? '' : header);
  const referrer = headers.get('referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : null;
  const sitePage = page && isOwnOrigin(page.origin, headers, settings) ? page : null;
  const host = visit.get('referrer') ?? '';
  const path = sitePage && decodePath(sitePage.pathname);
  const unit = building && path?.split(`/${building}/`)[1];
  return {
    page: clean(path),
    unit: clean(sitePage?.searchParams.get('unit') ?? unit),
    host: /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i.test(host) ? clean(host.replace(/^www\./i, '')) : undefined,
    campaign: campaignParts.flatMap((part) => clean(visit.get(`utm_${part}`)) ?? []).join(' / ') || undefined,
  };
}

function clean(text: string | null | undefined): string | undefined {
  return text ? oneLine.safeParse(text).data : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
