import { isLoopback } from '../../lib/loopback';
import { isTimeZone } from '../../lib/today';

/**
 * Checks the settings that become part of a build: the addresses, which must be origins such as https://www.example.com, and
 * the time zone.
 *
 * @param environment with NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_API_BASE and SITE_TIME_ZONE, all optional
 * @returns warnings about an address of the site that visitors probably cannot open
 * @throws Error when an address has no scheme or has a path, or the time zone is unknown
 */
export function checkBuildSettings(environment: Record<string, string | undefined>): string[] {
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_API_BASE']) {
    const value = environment[name];
    if (!value) continue;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
      const example = url?.host ? `https://${url.host}` : 'https://www.example.com';
      throw new Error(`${name} is “${value}”: write the origin alone, such as ${example}.`);
    }
  }
  const zone = environment.SITE_TIME_ZONE;
  if (zone && !isTimeZone(zone))
    throw new Error(`SITE_TIME_ZONE is “${zone}”: write a name such as Asia/Jerusalem.`);
  const site = environment.NEXT_PUBLIC_SITE_URL || 'http://localhost:4000';
  const { protocol, hostname } = new URL(site);
  if (isLoopback(hostname)) {
    return [
      `this build calls itself ${site}. Before it goes public, build it with NEXT_PUBLIC_SITE_URL set to the address ` +
        'of the site: canonical links and the sitemap contain it.',
    ];
  }
  const warnings: string[] = [];
  if (protocol === 'http:')
    warnings.push(
      `NEXT_PUBLIC_SITE_URL is ${site}: a public site needs https, or browsers call it not secure.`,
    );
  if (!hostname.includes('.') && !hostname.startsWith('['))
    warnings.push(`NEXT_PUBLIC_SITE_URL is ${site}: the name has no dot, so only a local network finds it.`);
  return warnings;
}

/**
 * Derives settings of a build from the variables of Vercel and Netlify: the public address, unless it is set, and the
 * exclusion of branch builds from search engines.
 *
 * Sources: https://vercel.com/docs/environment-variables/system-environment-variables,
 * https://docs.netlify.com/build/configure-builds/environment-variables/
 */
export function platformSettings(environment: Record<string, string | undefined>): Record<string, string> {
  const {
    VERCEL_PROJECT_PRODUCTION_URL: host,
    VERCEL,
    VERCEL_ENV,
    NETLIFY,
    URL: address,
    CONTEXT,
  } = environment;
  const settings: Record<string, string> = {};
  const publicAddress = VERCEL && host ? `https://${host}` : NETLIFY && address;
  if (publicAddress && !environment.NEXT_PUBLIC_SITE_URL) settings.NEXT_PUBLIC_SITE_URL = publicAddress;
  const stage = VERCEL ? VERCEL_ENV : NETLIFY && CONTEXT;
  if (stage && stage !== 'production') settings.SITE_PREVIEW = '1';
  return settings;
}
