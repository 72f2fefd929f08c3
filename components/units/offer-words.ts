import type { useTranslations } from 'next-intl';
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
