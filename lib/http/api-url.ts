/**
 * Returns the address of a form's route: at `NEXT_PUBLIC_API_BASE`, fixed at build, otherwise at the page's server on
 * any port (specification §7).
 *
 * @param path the path of the route, for example `/api/email/send`
 */
export function apiUrl(path: string): string {
  return (process.env.NEXT_PUBLIC_API_BASE ?? '').replace(/\/$/, '') + path;
}
