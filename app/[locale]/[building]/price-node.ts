import type { UnitPriceSpecification } from 'schema-dts';
import type { Unit, UnitPrice } from '@/model';

/**
 * Units of a price: UN/CEFACT codes of a square metre, a month and a year, and a text for units without a code. Structured
 * data leave out the unit of a company's own price.
 */
const priceUnits: Record<string, Pick<PriceNode, 'unitCode' | 'unitText'>> = {
  unit: {},
  sqm: { unitCode: 'MTK' },
  unitMonth: { unitCode: 'MON' },
  unitYear: { unitCode: 'ANN' },
  sqmMonth: { unitText: 'm² a month' },
  sqmYear: { unitText: 'm² a year' },
};

type PriceNode = Exclude<UnitPriceSpecification, string> & { '@type': 'UnitPriceSpecification' };

/** Returns a price without its amount: currency, unit, day and VAT. */
export function priceNode({ per, asOf, currency }: Pick<UnitPrice, 'per' | 'asOf' | 'currency'>): PriceNode {
  return {
    '@type': 'UnitPriceSpecification',
    priceCurrency: currency,
    ...priceUnits[per],
    validFrom: asOf,
    valueAddedTaxIncluded: false,
  };
}

const functions = { sale: 'Sell', lease: 'LeaseOut' };

/** Returns what is done with a unit, it is sold or let; undefined where the record does not say. */
export function businessFunction(offer: Unit['offer']): { '@id': string } | undefined {
  return offer === 'any' ? undefined : { '@id': `http://purl.org/goodrelations/v1#${functions[offer]}` };
}
