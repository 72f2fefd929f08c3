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

/** Returns a price in the words of the catalogs. */
export function writeAmount(
  t: ReturnType<typeof words>,
  price: Pick<Price, 'per' | 'amount' | 'currency'>,
  place: Place,
): string {
  const amount = t('Unit.amount', { amount: price.amount, currency: signIn(price, place) });
  return t(`Unit.per.${price.per as 'unit'}`, { price: amount });
}
