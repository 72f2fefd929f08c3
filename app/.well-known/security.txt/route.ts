import { routing } from '@/i18n/routing';
import { contentTypes } from '@/lib/http/files';
import { emailHref } from '@/lib/seo/contact-links';
import { absoluteUrl } from '@/lib/seo/metadata';
import { getCompany } from '@/model';

export const dynamic = 'force-static';

/** Milliseconds. RFC 9116 asks for less than a year: the contact may have changed since. */
const validFor = 360 * 24 * 60 * 60 * 1000;

/** Serves the address for reports of vulnerabilities (RFC 9116); each build renews it. */
export function GET() {
  const { email } = getCompany(routing.defaultLocale);
  const lines = [
    `Contact: ${emailHref(email)}`,
    `Expires: ${new Date(Date.now() + validFor).toISOString()}`,
    `Preferred-Languages: ${routing.locales.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': contentTypes.txt ?? '' } });
}
