import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';

/**
 * Returns the language that the visitor prefers, by `Accept-Language` (RFC 9110, 12.5.4).
 *
 * @param header its value, or null
 * @param languages the available languages; the first is the default
 */
export function preferredLanguage(header: string | null, languages: readonly string[]): string {
  const [fallback = ''] = languages;
  const requested = new Negotiator({ headers: { 'accept-language': header ?? '' } })
    .languages()
    .map((tag) => (tag === '*' ? fallback : tag))
    .filter(isLanguageTag);
  return match(requested, languages, fallback, { algorithm: 'lookup' });
}

/** Tells whether a tag is well-formed, because the matcher throws on malformed tags from visitors. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
