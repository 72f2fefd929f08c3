import { z } from 'zod';
import { countries } from '../../lib/countries';
import { daySchema, hint, monthSchema, textSchema } from './parts';

/** Returns the shape of a key in a group of texts, which the check looks up in the catalogs. */
function textKey(kind: string, among: string) {
  return z
    .string()
    .regex(/^[a-z][A-Za-z]*$/)
    .meta({ kind, among });
}

/** A key of `Units.uses` in the catalogs, where a company adds its own kinds of use. */
export const useSchema = textKey('unitUse', 'Units.uses');

export const offerSchema = z.enum(['sale', 'lease']);

/**
 * A key of `Unit.per` in the catalogs, where a company adds its own, such as `day`; a key that begins with `sqm` is for
 * amounts per square metre of the gross area.
 */
const per = textKey('priceUnit', 'Unit.per');

/** The currency of a price, where it is not the country's. */
const currency = z.enum([...new Set(Object.values(countries).map((country) => country.currency))]).optional();

/** `amount` is without VAT. */
export const priceSchema = z
  .strictObject({ amount: z.number().positive(), currency, per, asOf: daySchema })
  .meta({ name: 'price' });

/** Lowest and highest price of the units of a use without VAT; without `to` pages write “from”. */
const rangeSchema = z
  .strictObject({
    from: z.number().positive(),
    to: z.number().positive().optional(),
    currency,
    per,
    asOf: daySchema,
  })
  .refine(({ from, to = Infinity }) => from < to, { path: ['to'], params: hint('range') })
  .meta({ name: 'priceRange' });

/** The state of a unit at the handover, and the work that is included. */
const deliverySchema = z.strictObject({
  state: z.enum(['shell', 'shellAndServices', 'finished']),
  includes: textSchema.optional(),
});

const useTermsSchema = z.strictObject({
  use: useSchema,
  price: rangeSchema.optional(),
  /** The class of municipal tax. */
  taxClass: textSchema.optional(),
  municipalTax: priceSchema.optional(),
  delivery: deliverySchema.optional(),
  /** Permitted uses, by plan and business licence. */
  permitted: textSchema.optional(),
});

/** The certificate of occupancy (Form 4): its day, or the expected month. */
const permitSchema = z
  .strictObject({ issued: daySchema.optional(), expected: monthSchema.optional() })
  .refine(({ issued, expected }) => (issued === undefined) !== (expected === undefined), {
    path: ['expected'],
    params: hint('permit'),
  });

/** Terms of all units of a building, or of the units of one use. */
export const termsSchema = z
  .strictObject({
    uses: z.array(useTermsSchema).min(1).optional(),
    managementFee: priceSchema.optional(),
    /** Per cent. */
    vat: z.number().min(0).max(50).optional(),
    availableFrom: daySchema.optional(),
    occupancyPermit: permitSchema.optional(),
    /** The number of the zoning plan. */
    planNumber: textSchema.optional(),
    parking: textSchema.optional(),
    payment: textSchema.optional(),
  })
  .superRefine(({ uses = [] }, context) => {
    for (const [index, { use }] of uses.entries()) {
      if (uses.findIndex((other) => other.use === use) === index) continue;
      context.addIssue({ code: 'custom', path: ['uses', index, 'use'], params: hint('useTwice') });
    }
  });

export type TermsRecord = z.infer<typeof termsSchema>;
