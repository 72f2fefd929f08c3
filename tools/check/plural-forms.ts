/** The parts of an ICU message with one count: the text before and after it, its name, and its forms in order. */
export type PluralForms = { start: string; name: string; forms: Map<string, string>; end: string };

/** The plural categories of CLDR for a count of people or days; Hebrew's dual is “two”. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const names = `(=\\d+|${pluralForms.join('|')})`;
const form = new RegExp(`^[\\s}]*${names}\\s*\\{`);
const nextForm = new RegExp(`\\s${names}\\s*\\{`);

/** Parses a message, also with unbalanced braces; undefined without a count or with several. */
export function readForms(text: string): PluralForms | undefined {
  const [head, ...otherHeads] = text.matchAll(/(?:\{\s*)?(\w+)\s*,?\s*plural\s*,/g);
  if (!head || otherHeads.length > 0) return undefined;
  const forms = new Map<string, string>();
  let rest = text.slice(head.index + head[0].length);
  for (let match = form.exec(rest); match; match = form.exec(rest)) {
    const remainder = rest.slice(match[0].length);
    const words = remainder.slice(0, endOf(remainder));
    forms.set(match[1] ?? '', words);
    rest = remainder.slice(words.length).replace(/^\}/, '');
  }
  const parts = { start: text.slice(0, head.index), name: head[1] ?? '', forms };
  return forms.size > 0 ? { ...parts, end: rest.replace(/^\s*\}/, '') } : undefined;
}

/** Returns the parts with another text in a form; a missing form is inserted in the order of CLDR. */
export function setForm({ forms, ...parts }: PluralForms, form: string, words: string): PluralForms {
  const entries = [...new Map(forms).set(form, words)];
  const later = entries.findIndex(([name]) => pluralForms.indexOf(name) > pluralForms.indexOf(form));
  if (!forms.has(form) && later >= 0) entries.splice(later, 0, ...entries.splice(-1));
  return { ...parts, forms: new Map(entries) };
}

/** Returns the message of its parts, without exact-number forms that have no text. */
export function writeForms({ start, name, forms, end }: PluralForms): string {
  const written = [...forms].filter(([form, words]) => words || !form.startsWith('='));
  return `${start}{${name}, plural, ${written.map(([form, words]) => `${form} {${words}}`).join(' ')}}${end}`;
}

/** Returns the end of a form's text: its closing brace or, where that is missing, the next form. */
function endOf(text: string): number {
  let depth = 0;
  const braces = [...text.matchAll(/[{}]/g)];
  const close = braces.find(({ 0: brace }) => (brace === '{' ? depth++ : depth--) === 0 && brace === '}');
  const next = /,\s*select\s*,/.test(text) ? -1 : text.search(nextForm);
  const end = close?.index ?? text.length;
  return next >= 0 && next < end ? next : end;
}
