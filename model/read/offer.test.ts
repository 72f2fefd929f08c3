import { summarizeOffer } from './offer';

const asOf = '2026-11-15';
const unit = (status: 'free' | 'taken' | undefined, area: number, amount?: number, available?: string) => ({
  status,
  area,
  price: amount === undefined ? undefined : ({ amount, per: 'sqm', asOf } as const),
  available,
});

test('an offer has the sizes, the lowest price and the first day of the available units', () => {
  expect(
    summarizeOffer([
      unit('free', 640, 13_200, '2027-06-01'),
      unit('free', 88, 15_600, '2027-03-01'),
      unit('free', 100),
      unit('taken', 20, 1, ''),
    ]),
  ).toEqual({
    free: 3,
    total: 4,
    smallest: 88,
    largest: 640,
    price: { amount: 13_200, per: 'sqm' },
    available: '2027-03-01',
  });
});

test('prices of different kinds have no lowest price', () => {
  const rent = { ...unit('free', 100), price: { amount: 45, per: 'sqmMonth', asOf } as const };
  expect(summarizeOffer([unit('free', 640, 13_200), rent])?.price).toBeUndefined();
});

test('units without an available one have no offer', () => {
  expect(summarizeOffer([unit('taken', 100), unit(undefined, 100)])).toBeUndefined();
});
