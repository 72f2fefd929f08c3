/**
 * Generates the icons from public/brand/icon.svg, and `model/generated/brand.json` with the addresses and sizes of the logos.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawingSize } from '../../../../model/read/drawing-size';
import { writeWhole } from '../../../files/write-whole';
import { writeGenerated } from '../generated';
import { makeIcons } from './icons';

const folder = path.join('public', 'brand');
const icons = path.join('public', 'icons');

/** Longest inlined drawing, in characters. */
const inlined = 400;

const drawings = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .sort()
  .map((name) => {
    const file = path.join(folder, name);
    const svg = readFileSync(file, 'utf8');
    return [name.replace(/\.svg$/, ''), { src: addressOf(name, svg), ...drawingSize(svg, file) }] as const;
  });
writeGenerated('brand', { drawings: Object.fromEntries(drawings) });

const files = await makeIcons(readFileSync(path.join(folder, 'icon.svg')));
for (const [name, bytes] of files) {
  // Browsers request this one at the root of the site, even when a page names another.
  const place = name === 'favicon.ico' ? 'public' : icons;
  writeWhole(path.join(place, name), bytes);
}
/** Returns the address of a drawing; a short one becomes a data URL, because a request would cost more. */
function addressOf(name: string, svg: string): string {
  if (svg.length > inlined) return `/brand/${name}`;
  return `data:image/svg+xml,${encodeURI(svg.trim()).replaceAll('#', '%23')}`;
}

console.log(`${drawings.length} logos measured, ${files.length} icons in public.`);
