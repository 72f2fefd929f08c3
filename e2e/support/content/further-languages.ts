import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routing } from '../../../i18n/routing';
import { listFiles } from '../../../lib/list-files';

/* The fixtures are in Hebrew and English. In a further language of the site, tests show their Hebrew texts and drawings. */

/** The languages of the site that the fixtures lack. */
export const furtherLanguages: readonly string[] = routing.locales.filter(
  (locale) => !/^(he|en)$/.test(locale),
);

/** Adds languages to each text of a record, with its Hebrew. */
export function withLanguages(data: unknown, locales = furtherLanguages): unknown {
  if (Array.isArray(data)) return data.map((item) => withLanguages(item, locales));
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withLanguages(value, locales)]),
  );
  return 'he' in fields
    ? { ...Object.fromEntries(locales.map((locale) => [locale, fields.he])), ...fields }
    : fields;
}

/** Adds languages to the records and drawings of a site's folder. */
export function addLanguages(folder: string, locales = furtherLanguages): void {
  if (locales.length === 0) return;
  for (const file of listFiles(path.join(folder, 'content')).filter(isRecord)) {
    const target = path.join(folder, 'content', file);
    const data = JSON.parse(readFileSync(target, 'utf8'));
    writeFileSync(target, JSON.stringify(withLanguages(data, locales), null, 2));
  }
  const brand = path.join(folder, 'public/brand');
  for (const file of listFiles(brand).filter((name) => name.includes('logo-he')))
    for (const locale of locales)
      cpSync(path.join(brand, file), path.join(brand, file.replace('logo-he', `logo-${locale}`)));
}

/** Returns whether a file is a record: directly in `content`, or one of many of its kind. */
function isRecord(file: string): boolean {
  return /^((projects|buildings)\/)?[^/]+\.json$/.test(file);
}
