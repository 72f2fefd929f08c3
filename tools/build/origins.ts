import { isLoopback } from '../../lib/loopback';

const preloadWarning =
  'HSTS_PRELOAD binds every subdomain to HTTPS for two years; the list that browsers come with lets a domain go only ' +
  'after months. Build with it once each of them answers HTTPS.';

/**
 * Checks the settings that a build fixes: of an address the origin alone, such as https://www.example.com.
 *
 * @param environment with NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_API_BASE and HSTS_PRELOAD, any of which may be missing
 * @returns a warning when the build calls itself by a name of this machine, and when it binds every subdomain
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
  if (!isLoopback(new URL(site).hostname)) return environment.HSTS_PRELOAD ? [preloadWarning] : [];
  return [
    `this build calls itself ${site}. Before it goes public, build it with NEXT_PUBLIC_SITE_URL set to the address ` +
      'of the site: canonical links and the sitemap contain it.',
  ];
}
