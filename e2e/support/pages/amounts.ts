import { signOf } from '../../../lib/countries';
import type { BuildingRecord } from '../../../model/schema';
import { currencyIn } from '../content/records';
import type { words } from './words';

type Price = NonNullable<NonNullable<BuildingRecord['units']>[number]['price']>;
type Place = Pick<BuildingRecord, 'country'>;

/** Returns the sign of the currency of a price in a building. */
export function signIn({ currency }: Pick<Price, 'currency'>, place: Place): string {
  return signOf(currency ?? currencyIn(place));
}

/** Returns the price of a whole unit, also of one that is priced by the square metre. */
export function totalOf(price: Price, area: number): Price {
  const wholeUnits: Record<string, Price['per']> = { sqm: 'unit', sqmMonth: 'unitMonth' };
  const per = wholeUnits[price.per];
  return per ? { ...price, per, amount: Math.round(price.amount * area) } : price;
}

/** Returns a price in the words of the catalogs. */
export function writeAmount(
  t: ReturnType<typeof words>,
  price: Pick<Price, 'per' | 'amount' | 'currency'>,
  place: Place,
): string {
  const amount = t('Unit.amount', { amount: price.amount, currency: signIn(price, place) });
  return t(`Unit.per.${price.per as 'unit'}`, { price: amount });
}
