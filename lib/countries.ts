/** The lowest and highest degree of a country, WGS 84. */
type Degrees = readonly [from: number, to: number];

type CountryRow = {
  /** The code of its currency, ISO 4217. */
  currency: string;
  /** The form of a number in the register of companies, with an example. */
  companyNumber: { form: RegExp; example: string };
  latitude: Degrees;
  longitude: Degrees;
};

/** What follows from the country of a company or building, by its ISO 3166-1 code: a new country is a row. */
export const countries = {
  IL: {
    currency: 'ILS',
    companyNumber: { form: /^\d{9}$/, example: '512345678' },
    latitude: [29, 34],
    longitude: [34, 36],
  },
  CY: {
    currency: 'EUR',
    companyNumber: { form: /^HE \d{1,6}$/, example: 'HE 312345' },
    latitude: [34.5, 35.8],
    longitude: [32.2, 34.7],
  },
  GR: {
    currency: 'EUR',
    companyNumber: { form: /^\d{12}$/, example: '123456701000' },
    latitude: [34.7, 41.8],
    longitude: [19.3, 29.7],
  },
} as const satisfies Record<string, CountryRow>;

export type Country = keyof typeof countries;

/** The country of a record that names none. */
export const defaultCountry: Country = 'IL';

/** Returns the sign of a currency, such as ₪ or €; of the default country's without one. */
export function signOf(currency: string = countries[defaultCountry].currency): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
