import { siteUrl } from '@/site/metadata';

/**
 * The address of a form's route: `NEXT_PUBLIC_API_BASE`, fixed at build, else the site's own address (specification §7).
 *
 * @param path the path of the route, for example `/api/email/send`
 */
export function apiUrl(path: string): string {
  return (process.env.NEXT_PUBLIC_API_BASE || siteUrl).replace(/\/$/, '') + path;
}
