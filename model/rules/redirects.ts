import { prefixedLocales } from '../../i18n/navigation';
import { keyOf } from '../../lib/http/addresses';
import { link } from './links';
import type { Field, Rule } from './rule';

const languagePrefix = new RegExp(`^/(?:${prefixedLocales.join('|')})(?=[/?#]|$)`);

/** Returns an address as the list of pages has it, without its language. */
const withoutLanguage = (address: string) => address.replace(languagePrefix, '/').replace(/^\/\//, '/');

const keyOfField = ({ value }: Field) => keyOf(encodeURI(String(value)));

/** A former address occurs once, in all of its spellings, and is not a page of this site. */
const former: Rule['wrong'] = (field, { fields, pages }) => {
  const key = keyOfField(field);
  const first = fields.find((other) => keyOfField(other) === key);
  if (first && first !== field) return { key: 'redirects.twice', values: { other: first.field } };
  return pages?.has(withoutLanguage(key)) ? { key: 'redirects.exists' } : undefined;
};

/** A target is the final one, so that redirects cannot form a loop, and exists. */
const target: Rule['wrong'] = (field, context) => {
  const formerFields = context.all.filter(
    ({ record, path }) => record === 'redirects' && path.at(-1) === 'from',
  );
  const path = pathOnSite(String(field.value));
  const next = formerFields.find((other) => path !== undefined && keyOfField(other) === keyOf(path));
  if (next) return { key: 'redirects.chain', values: { other: next.field } };
  return link({ ...field, value: withoutLanguage(String(field.value)) }, context);
};

/** Returns the path of a target on this site, with or without the site's origin. */
function pathOnSite(value: string): string | undefined {
  const origin = new URL(process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:4000').origin;
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname : undefined;
}

export const redirectRules: Rule[] = [
  { at: 'redirects *.from', wrong: former },
  { at: 'redirects *.to', wrong: target },
];
