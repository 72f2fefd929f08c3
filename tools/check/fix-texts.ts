import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, type Edit } from 'jsonc-parser';
import { readSite } from './read';
import { listTexts } from './texts';
import { fixText } from './typography-rules';

/** A text that was fixed. */
export type Fix = { file: string; field: string; before: string; after: string };

/**
 * Fixes the typography of every text where only one fix is possible; all else in the files stays as it is, byte for
 * byte. Exceptions of the specification are skipped.
 *
 * @param root the folder of the project
 * @returns what was fixed
 */
export function fixTexts(root: string): Fix[] {
  const { files } = readSite(root);
  const fixes = listTexts(files)
    .map(({ value, locale, ...place }) => ({ ...place, before: value, after: fixText(locale, value) }))
    .filter(({ before, after }) => after !== before);
  for (const [file, { source, places }] of files) {
    const edits = fixes.flatMap(({ file: name, field, after }): Edit[] => {
      const place = name === file && places.get(field);
      return place ? [{ ...place, content: JSON.stringify(after) }] : [];
    });
    if (edits.length > 0) writeFileSync(path.join(root, file), applyEdits(source, edits));
  }
  return fixes;
}
