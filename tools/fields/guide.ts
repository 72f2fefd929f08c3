import { readFileSync } from 'node:fs';
import path from 'node:path';
import { descriptionOf } from '../../content/fields';
import { type FieldSchema, listParts } from '../../content/fields/schema';
import { listFieldSchemas } from '../../content/fields/shapes';
import { type Locale, routing } from '../../i18n/routing';
import { writeWhole } from '../../lib/write-whole';

const guide = 'docs/content-guide.md';

/** Writes the tables of all fields into the guide, between their marks. */
export function writeGuide(root: string): void {
  const place = path.join(root, guide);
  const text = readFileSync(place, 'utf8');
  const written = withTables(text);
  if (written !== text) writeWhole(place, written);
}

/** The guide with the tables of today's fields in each language. */
export function withTables(text: string): string {
  return routing.locales.reduce((written, locale) => {
    const place = new RegExp(`(<!-- fields ${locale} -->\n)[^]*?(<!-- end of fields -->)`);
    return written.replace(place, (_, start, end) => `${start}\n${tablesIn(locale)}\n${end}`);
  }, text);
}

function tablesIn(locale: Locale): string {
  const parts = Object.values(listFieldSchemas()).flatMap(listParts);
  const fields = new Map<string, FieldSchema>();
  for (const part of parts) {
    if (part.field?.includes('.') && !fields.has(part.field)) fields.set(part.field, part);
  }
  const names = new Set([...fields.keys()].map((field) => field.slice(0, field.indexOf('.'))));
  const fieldsOf = (name: string) => [...fields].filter(([field]) => field.startsWith(`${name}.`));
  return [...names].map((name) => tableOf(locale, name, fieldsOf(name))).join('\n\n');
}

function tableOf(locale: Locale, name: string, fields: [string, FieldSchema][]): string {
  const rows = fields.map(([field, schema]) => {
    const { label, help = '', choices = {} } = descriptionOf(locale, schema);
    const values = Object.entries(choices).map(([choice, meaning]) => `\`${choice}\` ${meaning}`);
    return `| \`${field.slice(name.length + 1)}\` | ${label} | ${[help, values.join(', ')].filter(Boolean).join(' ')} |`;
  });
  return [
    `### ${descriptionOf(locale, { name }).label} (\`${name}\`)`,
    '',
    '| | | |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}
