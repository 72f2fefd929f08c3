import { routing } from '../../i18n/routing';
import { nearName } from '../near-names';
import type { Hit, Rule } from './rule';

/** A link of a record leads to a page of the site, or to an https address that an outsider can reach. */
export const link: Rule['wrong'] = ({ value }, { pages }) => {
  if (typeof value !== 'string') return undefined;
  return value.startsWith('/') ? pages && wrongPage(value, pages) : wrongSite(value);
};

function wrongPage(link: string, pages: ReadonlyMap<string, ReadonlySet<string>>): Hit | undefined {
  const [, address = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(link) ?? [];
  const foreignLocale = routing.locales.find((locale) => `${address}/`.startsWith(`/${locale}/`));
  if (foreignLocale) return { key: 'links.language', values: { locale: foreignLocale } };
  const anchors = pages.get(address);
  if (!anchors) {
    const nearAddress = nearName(address, [...pages.keys()]);
    return nearAddress
      ? { key: 'links.noPageNear', values: { address, near: nearAddress } }
      : { key: 'links.noPage', values: { address } };
  }
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  const nearAnchor = nearName(anchor, [...anchors]);
  return nearAnchor
    ? { key: 'links.noAnchorNear', values: { address, anchor, near: nearAnchor } }
    : { key: 'links.noAnchor', values: { address, anchor } };
}

/** Reports a valid address that no visitor can open. */
function wrongSite(link: string): Hit | undefined {
  if (!URL.canParse(link)) return undefined;
  const { hostname, username } = new URL(link);
  if (username) return { key: 'links.password' };
  if (/\s/.test(link)) return { key: 'links.space' };
  const isLocal = hostname === 'localhost' || /^[\d.]+$|^\[/.test(hostname) || !hostname.includes('.');
  return isLocal ? { key: 'links.local' } : undefined;
}

export const linkRules: Rule[] = [
  { at: '** **.{url,landingPageUrl,virtualTourUrl}', wrong: link },
  { at: 'company social.*', wrong: link },
];
