import { countries, defaultCountry } from '../../lib/countries';
import type { Context, Field, Hit, Rule } from './rule';

/** Returns the country of a group, of its record or of the company, with its facts. */
function countryOf({ record, path }: Field, { at, records }: Context) {
  const beside = [...path.slice(0, -1), 'country'].join('.');
  const named = at(record, beside) ?? at(record, 'country');
  const code = (named?.value ?? records.company?.country ?? defaultCountry) as keyof typeof countries;
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
  { at: 'company legalEntities.*.companyNumber', wrong: companyNumber },
];
