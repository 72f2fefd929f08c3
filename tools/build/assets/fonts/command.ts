/**
 * Subsets the font files of the site from the packages of the typefaces: run `npm run assets -- fonts` after a change of the
 * characters or of a package. The files are committed, because they are small and reproducible.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from './files';
import { joinLicences } from './licence';

const folder = path.join('app', 'fonts');

let total = 0;
for (const { name, bytes } of await cutFonts()) {
  writeFileSync(path.join(folder, name), bytes);
  total += bytes.length;
}
writeFileSync(path.join(folder, 'OFL.txt'), joinLicences());
console.log(`The font files in ${folder} have ${(total / 1024).toFixed(1)} KB.`);
