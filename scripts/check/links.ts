import { nearName } from '../../content/read/near-names';
import { routing } from '../../i18n/routing';
import type { Finding } from './finding';
import { listProjectFiles, readJsonFile, singleRecords } from './project-files';
import { listPages } from './site-pages';

/** Every link of a record leads to a page of the site, or to an https address that an outsider can reach. */
export function checkLinks(root: string): Finding[] {
  const pages = listPages(root);
  const files = [...singleRecords, ...listProjectFiles(root)];
  return files.flatMap((file) => {
    const strings = readJsonFile(root, file)?.strings ?? [];
    return strings
      .filter(({ path }) => /url$/i.test(path.at(-1) ?? '') || path.at(-2) === 'social')
      .flatMap(({ path, value }): Finding[] => {
        const cure = value.startsWith('/') ? wrongPage(value, pages) : wrongSite(value);
        // A page of a record that cannot be read would be missed.
        const follows = ({ unreadable }: Finding) => unreadable === true;
        return cure ? [{ level: 'error', file, field: path.join('.'), value, cure, follows }] : [];
      });
  });
}

function wrongPage(link: string, pages: Map<string, Set<string>>): string | undefined {
  const [, address = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(link) ?? [];
  const foreign = routing.locales.find(
    (locale) => address === `/${locale}` || address.startsWith(`/${locale}/`),
  );
  if (foreign) return `leave out /${foreign}: the site leads every visitor to the page in their language`;
  const anchors = pages.get(address);
  if (!anchors) {
    const near = nearName(address, [...pages.keys()]);
    return `the site has no page ${address}${near ? `: did you mean “${near}”?` : ': name one that it has'}`;
  }
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  const near = nearName(anchor, [...anchors]);
  return `the page ${address} has no place #${anchor}${near ? `: did you mean “#${near}”?` : ''}`;
}

/** What the shape of a link lets through and no visitor can open. Addresses that are no https are told by the shape. */
function wrongSite(link: string): string | undefined {
  if (!link.startsWith('https://') || !URL.canParse(link)) return undefined;
  const { hostname, username } = new URL(link);
  if (username) return 'take the name and password out of the address';
  if (/\s/.test(link)) return 'take the space out of the address';
  if (hostname === 'localhost' || /^[\d.]+$|^\[/.test(hostname) || !hostname.includes('.')) {
    return 'only this machine or network knows the address: write the public one';
  }
  return undefined;
}
