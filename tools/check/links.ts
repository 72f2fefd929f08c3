import { nearName } from '../../content/read/near-names';
import { routing } from '../../i18n/routing';
import type { Issue } from './issue';
import type { Message } from './messages';
import { listFields, listRecordFiles } from './project-files';
import { listPages } from './site-pages';

/** Every link of a record leads to a page of the site, or to an https address that an outsider can reach. */
export function checkLinks(root: string): Issue[] {
  const pages = listPages(root);
  return listRecordFiles(root)
    .flatMap((file) => listFields(root, file))
    .filter(({ path }) => /url$/i.test(path.at(-1) ?? '') || path.at(-2) === 'social')
    .flatMap(({ file, field, value }): Issue[] => {
      const hint = value.startsWith('/') ? wrongPage(value, pages) : wrongSite(value);
      // A page of a record that cannot be read would be missed.
      const follows = ({ unreadable }: Issue) => unreadable === true;
      return hint ? [{ level: 'error', file, field, value, hint, follows }] : [];
    });
}

function wrongPage(link: string, pages: Map<string, Set<string>>): Message | undefined {
  const [, address = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(link) ?? [];
  const foreign = routing.locales.find(
    (locale) => address === `/${locale}` || address.startsWith(`/${locale}/`),
  );
  if (foreign) return { key: 'links.language', values: { locale: foreign } };
  const anchors = pages.get(address);
  if (!anchors) {
    const near = nearName(address, [...pages.keys()]);
    return near
      ? { key: 'links.noPageNear', values: { address, near } }
      : { key: 'links.noPage', values: { address } };
  }
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  const near = nearName(anchor, [...anchors]);
  return near
    ? { key: 'links.noAnchorNear', values: { address, anchor, near } }
    : { key: 'links.noAnchor', values: { address, anchor } };
}

/** What the shape of a link lets through and no visitor can open. Addresses without https are left to the shape. */
function wrongSite(link: string): Message | undefined {
  if (!link.startsWith('https://') || !URL.canParse(link)) return undefined;
  const { hostname, username } = new URL(link);
  if (username) return { key: 'links.password' };
  if (/\s/.test(link)) return { key: 'links.space' };
  if (hostname === 'localhost' || /^[\d.]+$|^\[/.test(hostname) || !hostname.includes('.')) {
    return { key: 'links.local' };
  }
  return undefined;
}
