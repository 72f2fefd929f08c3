/** An ICU message that has one count, taken apart: what is before and after the count, its name, and its forms in order. */
export type PluralForms = { start: string; name: string; forms: Map<string, string>; end: string };

/** CLDR, the forms that a count of people or days can need; Hebrew's dual is “two”. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const names = `(=\\d+|${pluralForms.join('|')})`;
const form = new RegExp(`^[\\s}]*${names}\\s*\\{`);
const nextForm = new RegExp(`\\s${names}\\s*\\{`);

/** Takes a message apart, also where its braces do not fit together; undefined when it counts nothing or several things. */
export function readForms(text: string): PluralForms | undefined {
  const [head, ...others] = text.matchAll(/(?:\{\s*)?(\w+)\s*,?\s*plural\s*,/g);
  if (!head || others.length > 0) return undefined;
  const forms = new Map<string, string>();
  let rest = text.slice(head.index + head[0].length);
  for (let found = form.exec(rest); found; found = form.exec(rest)) {
    const inside = rest.slice(found[0].length);
    const words = inside.slice(0, endOf(inside));
    forms.set(found[1] ?? '', words);
    rest = inside.slice(words.length).replace(/^\}/, '');
  }
  const parts = { start: text.slice(0, head.index), name: head[1] ?? '', forms };
  return forms.size > 0 ? { ...parts, end: rest.replace(/^\s*\}/, '') } : undefined;
}

/** The parts with other words in a form; one that was missing stands before those that are after it in CLDR. */
export function setForm({ forms, ...parts }: PluralForms, form: string, words: string): PluralForms {
  const entries = [...new Map(forms).set(form, words)];
  const later = entries.findIndex(([name]) => pluralForms.indexOf(name) > pluralForms.indexOf(form));
  if (!forms.has(form) && later >= 0) entries.splice(later, 0, ...entries.splice(-1));
  return { ...parts, forms: new Map(entries) };
}

/** The message of its parts; a form for one number alone is left out when it has no words. */
export function writeForms({ start, name, forms, end }: PluralForms): string {
  const written = [...forms].filter(([form, words]) => words || !form.startsWith('='));
  return `${start}{${name}, plural, ${written.map(([form, words]) => `${form} {${words}}`).join(' ')}}${end}`;
}

/** Where the words of a form end: at the brace that closes it or, where that is missing, before the next form. */
function endOf(text: string): number {
  let depth = 0;
  const braces = [...text.matchAll(/[{}]/g)];
  const close = braces.find(({ 0: brace }) => (brace === '{' ? depth++ : depth--) === 0 && brace === '}');
  const next = /,\s*select\s*,/.test(text) ? -1 : text.search(nextForm);
  const end = close?.index ?? text.length;
  return next >= 0 && next < end ? next : end;
}
