import { describeCampaign, shorten } from '../../lib/campaign';
import { isOwnHost } from '../http/origin';
import { line } from './checks';

/** The known origin of an inquiry. It is input of the visitor: one line of text. */
export type Source = {
  /** The path of its page. */
  page?: string | undefined;
  unit?: string | undefined;
  /** The site that led to the first page of the visit. */
  host?: string | undefined;
  /** The first and the last campaign of the visit. */
  campaign?: string | undefined;
};

/** Bytes of the header: two campaigns in Hebrew letters, which take six each. */
const longestHeader = 8000;

/** Letters of a campaign, which the page has shortened already. */
const longestCampaign = 600;

/** Cached, because creating a schema takes longer than a check. */
const oneLine = line(100);
const campaignLine = line(2 * longestCampaign + 10);

type Given = {
  headers: Headers;
  /** The fields of the form. */
  data: Record<string, unknown>;
  /** The address of the building that the inquiry is about; its units have their pages below it. */
  building?: string | undefined;
};

/**
 * Reads the origin of an inquiry. The page and the unit are fields of the form; the script sends them with the start of
 * the visit in `Inquiry-Origin`. Without them, as without script, `Referer` has the page and its campaign where the page
 * is on the host of the route: browsers cut it elsewhere.
 */
export function sourceOf({ headers, data, building }: Given): Source {
  const header = (headers.get('inquiry-origin') ?? '').slice(0, longestHeader).replace(/%[\da-f]?$/i, '');
  const visit = new URLSearchParams(header);
  const referrer = headers.get('referer') ?? '';
  const ownReferrer =
    URL.canParse(referrer) && isOwnHost(referrer, headers.get('host')) ? new URL(referrer) : null;
  const given = (name: string) => visit.get(name) || (typeof data[name] === 'string' ? data[name] : '');
  const path = decodePath(given('page') || (ownReferrer?.pathname ?? ''));
  const host = visit.get('referrer') ?? '';
  const campaigns = [
    ...visit.getAll('campaign').map((campaign) => shorten(campaign, longestCampaign)),
    // Other programs send the parameters themselves.
    describeCampaign(`?${header}`),
  ].filter(Boolean);
  const campaign =
    campaigns.length > 0 ? campaigns.slice(0, 2).join('; ') : describeCampaign(ownReferrer?.href ?? '');
  return {
    page: path.startsWith('/') ? clean(path) : undefined,
    unit: clean(given('unit')) ?? clean(building && path.split(`/${building}/`)[1]),
    host: /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i.test(host) ? clean(host.replace(/^www\./i, '')) : undefined,
    campaign: clean(campaign, campaignLine),
  };
}

function clean(text: string | undefined, schema = oneLine): string | undefined {
  return text ? schema.safeParse(text).data : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
