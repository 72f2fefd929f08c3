import { listTourSceneIds } from '../content/read/building-records';
import { getPathname } from '../i18n/navigation';
import { routing } from '../i18n/routing';
import type { Redirect } from './addresses';

/** The addresses of this site that lead to others: the prefix of the default language for good, the tour to its first stop for now. */
export function listRedirects(): Redirect[] {
  const [firstScene] = listTourSceneIds();
  const tours = (firstScene ? routing.locales : []).map((locale) => ({
    from: getPathname({ href: '/tour', locale }),
    to: getPathname({ href: `/tour/${firstScene}`, locale }),
    status: 307 as const,
  }));
  return [{ from: `/${routing.defaultLocale}`, to: '/', status: 308, below: true }, ...tours];
}
