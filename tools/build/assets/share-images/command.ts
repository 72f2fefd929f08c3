/**
 * Draws the share images (Open Graph) of every page in every language, and writes
 * `model/generated/share-images.json` with their addresses. An address contains a hash of the content: a rebuild draws only
 * changed images, and no network shows a stale one. Runs after `npm run assets -- pictures`. `npm run dev` runs it with `--list`, which
 * only writes the list.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeWhole } from '../../../files/write-whole';
import { writeGenerated } from '../generated';
import { type Card, listCards } from './cards';
import { drawJpeg, recipe } from './draw';
import { drawCard } from './drawing';

const isListOnly = process.argv.includes('--list');
const folder = path.join('public', 'share-images');

async function make(card: Card): Promise<[key: string, name: string]> {
  const drawing = await drawCard(card);
  const hash = createHash('sha256')
    .update(recipe)
    .update(renderToStaticMarkup(drawing))
    .update(card.picture?.files.stem ?? '')
    .update(card.picture?.focus ?? '')
    .digest('hex');
  const key = `${card.name}-${card.locale}`;
  const name = `${key}-${hash.slice(0, 10)}.jpg`;
  const file = path.join(folder, name);
  if (!isListOnly && !existsSync(file)) writeWhole(file, await drawJpeg(card, drawing));
  return [key, name];
}

mkdirSync(folder, { recursive: true });
const drawn = await Promise.all(listCards().map(make));
const names = new Set(drawn.map(([, name]) => name));
for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(path.join(folder, file));
const addresses = drawn.map(([key, name]) => [key, `/share-images/${name}`]);
writeGenerated('share-images', Object.fromEntries(addresses));
console.log(`${drawn.length} share images in ${folder}.`);
