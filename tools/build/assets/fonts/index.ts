/**
 * Cuts the font files of the site out of the typefaces' packages: `npm run assets -- fonts` after a change of the characters
 * or of a package. The files are small and always come out the same, so they are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from './faces';
import { cutFonts } from './files';

const folder = path.join('app', 'fonts');
const licences = ['ibm-plex-sans-hebrew', 'frank-ruhl-libre'].map((typeface) =>
  readFileSync(path.join(packages, typeface, 'LICENSE_FONT'), 'utf8')
    .replaceAll('\r', '')
    .trim(),
);

let total = 0;
for (const { name, bytes } of await cutFonts()) {
  writeFileSync(path.join(folder, name), bytes);
  total += bytes.length;
}
writeFileSync(path.join(folder, 'OFL.txt'), `${joinLicences(licences)}\n`);
console.log(`The font files in ${folder} have ${(total / 1024).toFixed(1)} KB.`);

/** One licence with the copyright lines of every typeface: the text under the lines is the same. */
function joinLicences(texts: readonly string[]): string {
  const start = 'This Font Software is licensed';
  const [first = ''] = texts;
  const lines = texts.map((text) => text.slice(0, text.indexOf(start)).trim());
  return `${lines.join('\n\n')}\n\n${first.slice(first.indexOf(start))}`;
}
