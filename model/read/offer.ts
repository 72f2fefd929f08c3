import type { Building, Unit } from './buildings';

export type Offer = {
  /** The number of available units. */
  free: number;
  /** The number of units with a known status. */
  total: number;
  /** Of the available units, gross, in square metres. */
  smallest: number;
  largest: number;
  /** The lowest price; undefined without prices, and where units have prices of different kinds. */
  price: Pick<NonNullable<Unit['price']>, 'amount' | 'per' | 'currency'> | undefined;
  /** The first day on which a unit is available, ISO 8601, or '' for now; undefined when unknown. */
  available: string | undefined;
};

/** The offer of at least one building. */
export type Offering = Offer & { buildings: readonly Building[] };

/** Summarizes the available units of one building or of several; undefined when none is known to be available. */
export function summarizeOffer(
  units: readonly Pick<Unit, 'status' | 'area' | 'price' | 'available'>[],
): Offer | undefined {
  const free = units.filter(({ status }) => status === 'free');
  if (free.length === 0) return undefined;
  const areas = free.map(({ area }) => area);
  const prices = free.flatMap(({ price = [] }) => price).sort((a, b) => a.amount - b.amount);
  const [lowest] = prices;
  const [available] = free.flatMap((unit) => unit.available ?? []).sort();
  return {
    free: free.length,
    total: units.filter(({ status }) => status).length,
    smallest: Math.min(...areas),
    largest: Math.max(...areas),
    price:
      lowest && prices.every(({ per, currency }) => per === lowest.per && currency === lowest.currency)
        ? { amount: lowest.amount, per: lowest.per, currency: lowest.currency }
        : undefined,
    available,
  };
}

/** Returns the offer of several buildings, with the buildings that have one; undefined when none has. */
export function findOffering(buildings: readonly Building[]): Offering | undefined {
  const offering = buildings.filter(({ units }) => summarizeOffer(units));
  const offer = summarizeOffer(offering.flatMap(({ units }) => units));
  return offer && { ...offer, buildings: offering };
}
