import { describeCampaign } from '@/lib/campaign';

const key = 'visit-origin';

/**
 * Where the visit began: the referring host, and its first and its last campaign, URL-encoded. Kept in the session storage
 * until the tab is closed, in no cookie. Every page loads this module with its islands.
 */
export const visitOrigin = typeof location === 'undefined' ? '' : readVisitOrigin();

function readVisitOrigin(): string {
  const campaign = describeCampaign(location.href);
  const origin = new URLSearchParams(readStored() ?? startOfVisit());
  const [first, ...later] = origin.getAll('campaign');
  if (campaign && campaign !== first && campaign !== later[0]) {
    origin.delete('campaign');
    for (const each of first ? [first, campaign] : [campaign]) origin.append('campaign', each);
  }
  try {
    sessionStorage.setItem(key, `${origin}`);
  } catch {
    // Where the browser blocks storage, each page is the first.
  }
  showAnchor();
  return `${origin}`;
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function startOfVisit(): Record<string, string> {
  const host = document.referrer && new URL(document.referrer).host;
  return host && host !== location.host ? { referrer: host } : {};
}

/** Scrolls to an anchor to which a tool has appended its parameters, as in `#contact?utm_source=…`. */
function showAnchor(): void {
  const [anchor, appended] = location.hash.slice(1).split(/[?&]/);
  if (anchor && appended !== undefined && document.getElementById(anchor)) location.replace(`#${anchor}`);
}
