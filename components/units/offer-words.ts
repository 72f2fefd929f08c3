import type { useTranslations } from 'next-intl';
import { formatDayInWords } from '@/i18n/dates';
import type { Locale } from '@/i18n/routing';
import type { Offer } from '@/model';
import { writePrice } from './prices';

/** Returns the sizes of an offer in words, such as “88–640 sqm”. */
export function writeSizes(
  { smallest, largest }: Pick<Offer, 'smallest' | 'largest'>,
  t: ReturnType<typeof useTranslations<'Units'>>,
): string {
  return smallest === largest ? t('areaValue', { n: smallest }) : t('sizes', { from: smallest, to: largest });
}

/** Returns the lowest price of an offer in words, such as “from ₪10,200 per sqm”; undefined without one. */
export function writeLowestPrice(
  { price }: Pick<Offer, 'price'>,
  t: ReturnType<typeof useTranslations<'Unit'>>,
): string | undefined {
  return price && t('priceFrom', { price: writePrice(price, t) });
}

/** Returns the first day of an offer in words, such as “entry from 1 March 2027”; undefined when unknown. */
export function writeEntry(
  { available }: Pick<Offer, 'available'>,
  t: ReturnType<typeof useTranslations<'Units'>>,
  locale: Locale,
): string | undefined {
  if (available === undefined) return undefined;
  return available
    ? t('entryFrom', { day: formatDayInWords(available, locale).replaceAll(' ', '\u00a0') })
    : t('entryNow');
}
