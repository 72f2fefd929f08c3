import { listTourSceneIds } from '../content/read/tour-scenes';
import { getPathname } from '../i18n/navigation';
import { routing } from '../i18n/routing';

export type Redirect = { from: string; to: string };

/** Addresses that lead on for now, as the content has it. The rules for every address are in next.config.ts and deploy/. */
export function listRedirects(): Redirect[] {
  const [firstScene] = listTourSceneIds();
  return routing.locales.map((locale) => ({
    from: getPathname({ href: '/tour', locale }),
    to: getPathname({ href: `/tour/${firstScene}`, locale }),
  }));
}
