import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addLanguages } from './further-languages';

/**
 * Returns the Hebrew catalog as an Arabic one: Arabic has six plural forms, and the dots of the specification do not
 * apply to it.
 */
export function catalogInArabic(catalog: string): string {
  return catalog
    .replace(/ other \{((?:[^{}]|\{[^{}]*\})*)\}/g, ' zero {$1} few {$1} many {$1} other {$1}')
    .replaceAll('...', '…');
}

/** The lines of code of docs/languages.md: for each file, the text before the new one. */
export const lines: [file: string, after: string, added: string][] = [
  ['i18n/routing.ts', "locales: ['he', 'en'", ", 'ar'"],
  ['i18n/routing.ts', "he: 'rtl', en: 'ltr'", ", ar: 'rtl'"],
  [
    'i18n/catalogs.ts',
    "import en from '../messages/en.json' with { type: 'json' };\n",
    "import ar from '../messages/ar.json' with { type: 'json' };\n",
  ],
  ['i18n/catalogs.ts', 'en: en as unknown as Messages', ', ar: ar as unknown as Messages'],
  ['i18n/dates.ts', "he: 'en-GB', en: 'en-US'", ", ar: 'en-GB'"],
  // In Hebrew, as all texts of this Arabic: the fonts of the site have no Arabic letters for its share images.
  ['i18n/dates.ts', "he: 'he', en: 'en-GB'", ", ar: 'he'"],
  ['lib/seo/metadata.ts', "he: 'he_IL', en: 'en_GB'", ", ar: 'ar_IL'"],
];

/** Makes Arabic the third language of a copy of the site, as docs/languages.md describes, with the Hebrew texts. */
export function addArabic(folder: string): void {
  const edit = (file: string, change: (text: string) => string, from = file) => {
    writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, from), 'utf8')));
  };
  for (const [file, after, added] of lines) {
    edit(file, (text) => {
      if (!text.includes(after)) throw new Error(`${file} has no “${after}”.`);
      return text.replace(after, after + added);
    });
  }
  edit('messages/ar.json', catalogInArabic, 'messages/he.json');
  addLanguages(folder, ['ar']);
}
