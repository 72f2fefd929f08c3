import { isLoopback } from '../../lib/loopback';

/**
 * Checks the settings that a build fixes: of an address the origin alone, such as https://www.example.com.
 *
 * @param environment with NEXT_PUBLIC_SITE_URL and NEXT_PUBLIC_API_BASE, both optional
 * @returns a warning when the build calls itself by a name of this machine
 * @throws Error when an address has no scheme, or more than an origin
 */
export function checkOrigins(environment: Record<string, string | undefined>): string[] {
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_API_BASE']) {
    const value = environment[name];
    if (!value) continue;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
      throw new Error(`${name} is “${value}”: write the origin alone, such as https://www.example.com.`);
    }
  }
  const site = environment.NEXT_PUBLIC_SITE_URL || 'http://localhost:4000';
  if (!isLoopback(new URL(site).hostname)) return [];
  return [
    `this build calls itself ${site}. Before it goes public, build it with NEXT_PUBLIC_SITE_URL set to the address ` +
      'of the site: canonical links and the sitemap contain it.',
  ];
}
