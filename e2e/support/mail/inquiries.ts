import type { Form } from '../../../server/inquiry/forms';
import type { Translation } from '../../../server/inquiry/translations';

/** What a visitor writes into a field, by its name or its type. */
const written: Record<string, string> = {
  name: 'Dana Private',
  email: 'dana@private.example',
  tel: '050-555-0100',
  text: 'Where is the loading dock?',
};

/**
 * A whole inquiry: every field that the description of a form has.
 *
 * @param own what a test writes otherwise
 */
export function inquiryOf(form: Form, own: Record<string, unknown> = {}): Record<string, unknown> {
  const fields = form.fields.map(({ name, type }) => [name, written[name] ?? written[type]]);
  return { ...Object.fromEntries(fields), ...own };
}

/** A language whose texts are their keys. */
export const keysAsWords: Translation = {
  ...{ language: 'he', direction: 'rtl', languageName: 'עברית', formPath: '/#contact', homePath: '/' },
  answer: (key) => key,
  page: (key) => key,
  mail: (key) => key,
  label: (key) => key,
};
