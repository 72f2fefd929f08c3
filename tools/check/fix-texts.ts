import path from 'node:path';
import { formatJson } from '../files/format-json';
import { writeWhole } from '../files/write-whole';
import { changeAt } from './change-at';
import { readSite } from './read';
import { listTexts } from './texts';
import { fixText } from './typography-rules';

/** A text that was fixed. */
export type Fix = { file: string; field: string; before: string; after: string };

/**
 * Fixes the typography of every text with a single possible fix. Skips exceptions of the specification, and files with
 * duplicate names, because the rewritten file would lose the first.
 *
 * @param root the folder of the project
 * @returns the fixed texts
 */
export function fixTexts(root: string): Fix[] {
  const { files } = readSite(root);
  return [...files].flatMap(([file, json]) => {
    if (json.duplicates.size > 0) return [];
    const texts = listTexts(new Map([[file, json]]));
    const fixes = texts
      .map(({ locale, ...text }) => ({ ...text, after: fixText(locale, text.value) }))
      .filter(({ value, after }) => after !== value);
    const fixedData = fixes.reduce((data, fix) => changeAt(data, fix.path, () => fix.after), json.data);
    if (fixes.length > 0) writeWhole(path.join(root, file), formatJson(fixedData));
    return fixes.map(({ field, value, after }) => ({ file, field, before: value, after }));
  });
}
