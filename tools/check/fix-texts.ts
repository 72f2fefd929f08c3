import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFixed } from './fixed-texts';
import { listWordFiles, readJsonFile } from './project-files';
import { listTexts, type Text } from './texts';
import { fixText } from './typography-rules';

/** A text that was fixed. */
export type Fix = { file: string; field: string; before: string; after: string };

/**
 * Fixes the typography of every text where only one fix is possible; all else in the files stays as it is, byte for
 * byte. The texts that the specification fixes are left alone.
 *
 * @param root the folder of the project
 * @returns what was fixed
 */
export function fixTexts(root: string): Fix[] {
  const texts = listTexts(root).filter(({ file, field, text }) => !isFixed(file, field, text));
  return listWordFiles(root).flatMap((file) => {
    const fixes = texts
      .filter((text) => text.file === file)
      .map((text) => ({ ...text, after: fixText(text.locale, text.text) }))
      .filter(({ text, after }) => after !== text);
    if (fixes.length > 0) write(root, file, fixes);
    return fixes.map(({ field, text, after }) => ({ file, field, before: text, after }));
  });
}

function write(root: string, file: string, fixes: (Text & { after: string })[]): void {
  let source = readJsonFile(root, file)?.source ?? '';
  // From the last to the first, so that the places of those still to come stay true.
  for (const { start, end, after } of [...fixes].sort((a, b) => b.start - a.start)) {
    source = source.slice(0, start) + JSON.stringify(after).slice(1, -1) + source.slice(end);
  }
  writeFileSync(path.join(root, file), source);
}
