import type { Locale } from '../../i18n/routing';
import type { Facts, FactsRecord } from '../schema';

/** The facts of a project or a level in one language; none when the record has none. */
export function factsIn(record: FactsRecord | undefined, locale: Locale): Facts {
  const { certificate, ...facts } = record ?? {};
  return certificate ? { ...facts, certificate: certificate[locale] } : facts;
}
