import type { Form } from '../../../server/inquiry/forms';
import type { Translation } from '../../../server/inquiry/translations';

/** The input of a visitor by the name or type of a field. */
const written: Record<string, string> = {
  name: 'Dana Private',
  email: 'dana@private.example',
  tel: '050-555-0100',
  text: 'Where is the loading dock?',
};

/**
 * Returns a whole inquiry with every field of a form.
 *
 * @param own different values for some fields
 */
export function inquiryOf(form: Form, own: Record<string, unknown> = {}): Record<string, unknown> {
  const fields = form.fields.map(({ name, type }) => [name, written[name] ?? written[type]]);
  return { ...Object.fromEntries(fields), ...own };
}

/** A language whose texts are their keys. */
export const keysAsWords: Translation = {
  language: 'he',
  direction: 'rtl',
  languageName: 'עברית',
  formPath: '/#contact',
  homePath: '/',
  answer: (key) => key,
  page: (key) => key,
  mail: (key) => key,
  unit: (number: string) => number,
  label: (key) => key,
};
