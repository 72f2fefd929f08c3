import type { useTranslations } from 'next-intl';
import { formatDayInWords, formatMonth } from '@/i18n/dates';
import type { Locale } from '@/i18n/routing';
import { signOf } from '@/lib/countries';
import type { Building, Unit, UnitPrice, UseTerms } from '@/model';

type UnitWords = ReturnType<typeof useTranslations<'Unit'>>;
type TermsWords = ReturnType<typeof useTranslations<'Terms'>>;

/** A row of a list of facts; `field` is its path in the record of the unit, undefined for a field of the building. */
export type Row = { field: string | undefined; name: string; text: string };

/** Returns a row for a known text, otherwise none. */
export function rowOf(field: string | undefined, name: string, text: string | false | undefined): Row[] {
  return text ? [{ field, name, text }] : [];
}

/** Returns an amount in the words of its unit, a key of `Unit.per`. */
function writePer(per: string, price: string, t: UnitWords): string {
  return t(`per.${per as 'unit'}`, { price });
}

/** Returns an amount in words, such as “₪58 per sqm a month”. */
export function writePrice(
  { per, amount, currency }: Pick<UnitPrice, 'per' | 'amount' | 'currency'>,
  t: UnitWords,
): string {
  return writePer(per, t('amount', { amount, currency: signOf(currency) }), t);
}

/**
 * Returns an amount with the day on which it was correct.
 *
 * @param total the amount of the whole unit in words, for one by the square metre
 */
export function writeDatedPrice(price: UnitPrice, t: UnitWords, locale: Locale, total?: string): string {
  const amount = writePrice(price, t);
  return t('priceAsOf', {
    price: total ? t('priceTotal', { price: amount, total }) : amount,
    day: formatDayInWords(price.asOf, locale),
  });
}

/** The keys of prices by the square metre that also have a total, with the keys for the whole unit. */
const wholeUnits: Record<string, string> = { sqm: 'unit', sqmMonth: 'unitMonth' };

/** Returns the price of a whole unit that is priced by the square metre; undefined for other prices. */
export function writeTotal({ price, area }: Pick<Unit, 'price' | 'area'>, t: UnitWords): string | undefined {
  const per = price && wholeUnits[price.per];
  return per && writePrice({ ...price, per, amount: Math.round(price.amount * area) }, t);
}

/** Returns the price of a whole unit, its price by another measure, or the words for a price on request. */
export function writeCost(unit: Pick<Unit, 'price' | 'area'>, t: UnitWords): string {
  return writeTotal(unit, t) ?? (unit.price ? writePrice(unit.price, t) : t('onRequest'));
}

/** Returns a price in words, or a range of prices, such as “from ₪11,000 per sqm”. */
export function writeOffer(price: UnitPrice | NonNullable<UseTerms['price']>, t: UnitWords): string {
  if ('amount' in price) return writePrice(price, t);
  const { from, to, per, currency } = price;
  return to === undefined
    ? t('priceFrom', { price: writePrice({ per, amount: from, currency }, t) })
    : writePer(per, t('range', { from, to, currency: signOf(currency) }), t);
}

/**
 * Returns the note about VAT, and about the area of prices by the square metre; undefined without amounts.
 *
 * @param vat its percentage; undefined when the record does not say
 * @param prices the prices beside the note
 * @param fees the service charges beside the note
 */
export function writeVat(
  vat: number | undefined,
  prices: readonly Pick<UnitPrice, 'per'>[],
  fees: readonly Pick<UnitPrice, 'per'>[],
  t: UnitWords,
): string | undefined {
  if (prices.length === 0 && fees.length === 0) return undefined;
  const single = prices.length > 0 ? 'price' : 'fee';
  return t('vatNote', {
    of: prices.length > 0 && fees.length > 0 ? 'both' : single,
    vat: vat === undefined ? 'none' : String(vat),
    perSqm: [...prices, ...fees].some(({ per }) => per.startsWith('sqm')) ? 'yes' : 'no',
  });
}

/** Lists the municipal tax, the delivery state and the permitted uses of the units of a use. */
export function listUseTerms(
  { taxClass, delivery, permitted }: UseTerms,
  tax: UnitPrice | undefined,
  words: { unit: UnitWords; terms: TermsWords },
): Row[] {
  const amount = tax && writePrice(tax, words.unit);
  const state = delivery && words.terms(`states.${delivery.state}`);
  return [
    ...rowOf(
      'municipalTax',
      words.unit('municipalTax'),
      amount && taxClass ? words.terms('taxClass', { price: amount, taxClass }) : (amount ?? taxClass),
    ),
    ...rowOf(
      undefined,
      words.terms('delivery'),
      state && delivery?.includes ? words.terms('includes', { state, includes: delivery.includes }) : state,
    ),
    ...rowOf(undefined, words.terms('permitted'), permitted),
  ];
}

/** Lists the terms that all units of a building share, apart from the entry date and the service charge. */
export function listBuildingTerms(
  { occupancyPermit, planNumber, parking, payment }: NonNullable<Building['terms']>,
  t: TermsWords,
  locale: Locale,
): Row[] {
  const { issued, expected } = occupancyPermit ?? {};
  return [
    ...rowOf(
      undefined,
      t('permit'),
      issued
        ? t('issued', { day: formatDayInWords(issued, locale) })
        : expected && t('expected', { month: formatMonth(expected, locale) }),
    ),
    ...rowOf(undefined, t('planNumber'), planNumber),
    ...rowOf(undefined, t('parking'), parking),
    ...rowOf(undefined, t('payment'), payment),
  ];
}
