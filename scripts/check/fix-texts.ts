import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFixed } from './fixed-texts';
import { listWordFiles, readJsonFile } from './project-files';
import { listTexts, type Text } from './texts';
import { mendText } from './typography-rules';

/** A text that was mended. */
export type Mending = { file: string; field: string; before: string; after: string };

/**
 * Mends the typography of every text where only one mending is possible; all else in the files stays as it is, byte for
 * byte. The texts that the specification fixes are left alone.
 *
 * @param root the folder of the project
 * @returns what was mended
 */
export function mendTexts(root: string): Mending[] {
  const texts = listTexts(root).filter(({ file, field, text }) => !isFixed(file, field, text));
  return listWordFiles(root).flatMap((file) => {
    const mendings = texts
      .filter((text) => text.file === file)
      .map((text) => ({ ...text, after: mendText(text.locale, text.text) }))
      .filter(({ text, after }) => after !== text);
    if (mendings.length > 0) write(root, file, mendings);
    return mendings.map(({ field, text, after }) => ({ file, field, before: text, after }));
  });
}

function write(root: string, file: string, mendings: (Text & { after: string })[]): void {
  let source = readJsonFile(root, file)?.source ?? '';
  // From the last to the first, so that the places of those still to come stay true.
  for (const { start, end, after } of [...mendings].sort((a, b) => b.start - a.start)) {
    source = source.slice(0, start) + JSON.stringify(after).slice(1, -1) + source.slice(end);
  }
  writeFileSync(path.join(root, file), source);
}
