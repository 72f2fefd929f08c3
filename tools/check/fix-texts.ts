import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from './read';
import { isSpared, listTexts, type Text } from './texts';
import { fixText } from './typography-rules';

/** A text that was fixed. */
export type Fix = { file: string; field: string; before: string; after: string };

/**
 * Fixes the typography of every text where only one fix is possible; all else in the files stays as it is, byte for
 * byte. What the specification writes against a rule is left alone.
 *
 * @param root the folder of the project
 * @returns what was fixed
 */
export function fixTexts(root: string): Fix[] {
  const { files } = readSite(root);
  const texts = listTexts(files).filter((text) => !isSpared(text));
  return [...files].flatMap(([file, { source }]) => {
    const fixes = texts
      .filter((text) => text.file === file)
      .map((text) => ({ ...text, after: fixText(text.locale, text.value) }))
      .filter(({ value, after }) => after !== value);
    if (fixes.length > 0) writeFileSync(path.join(root, file), replaceTexts(source, fixes));
    return fixes.map(({ field, value, after }) => ({ file, field, before: value, after }));
  });
}

function replaceTexts(source: string, fixes: (Text & { after: string })[]): string {
  // From the last to the first, so that the places of those still to come stay true.
  return [...fixes]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, after }) =>
        text.slice(0, start) + JSON.stringify(after).slice(1, -1) + text.slice(end),
      source,
    );
}
