import { countries, defaultCountry } from '../../lib/countries';
import type { Context, Field, Hit, Rule } from './rule';

/** Returns the country of a record with its facts. */
function countryOf({ record }: Field, { at, records }: Context) {
  const code = (at(record, 'country')?.value ??
    records.company?.country ??
    defaultCountry) as keyof typeof countries;
  return { code, ...countries[code] };
}

/** Two exchanged degrees are far outside of the country. */
const outside: Rule['wrong'] = (field, context): Hit | undefined => {
  const { code, latitude, longitude } = countryOf(field, context);
  const [from, to] = field.field.endsWith('latitude') ? latitude : longitude;
  const degrees = Number(field.value);
  return degrees >= from && degrees <= to
    ? undefined
    : { key: 'country.outside', values: { country: code, from, to } };
};

const companyNumber: Rule['wrong'] = (field, context): Hit | undefined => {
  const { code, companyNumber } = countryOf(field, context);
  const { form, example } = companyNumber;
  return form.test(String(field.value))
    ? undefined
    : { key: 'country.companyNumber', values: { country: code, example } };
};

/** Values that the country of a record contradicts. */
export const countryRules: Rule[] = [
  { at: '{company,buildings/*} position.{latitude,longitude}', wrong: outside },
  { at: 'company companyNumber', wrong: companyNumber },
];
