import type { Locale } from '../../../i18n/routing';
import type { FactsRecord } from '../../../model/schema';
import { words } from './words';

type Known = Exclude<keyof FactsRecord, 'others'> | 'area';

/** Lists the names of facts in a language: of fields in their order, then of facts without a field. */
export function factNames(
  keys: readonly string[],
  others: FactsRecord['others'] | undefined,
  locale: Locale,
): string[] {
  const t = words(locale);
  const known = keys.filter((key) => key !== 'others') as Known[];
  return [...known.map((key) => t(`Facts.${key}`)), ...(others ?? []).map(({ label }) => label[locale])];
}
