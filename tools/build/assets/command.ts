/**
 * `npm run assets -- [kinds] [options]`: generates icons, pictures and share images, or only the named kinds, such as
 * `fonts`. `--list` encodes no picture, `--published` skips pictures of drafts.
 */
import { parseArgs } from 'node:util';

const kinds = {
  brand: () => import('./brand/command'),
  pictures: () => import('./pictures/command'),
  'share-images': () => import('./share-images/command'),
  fonts: () => import('./fonts/command'),
};

const { positionals: named } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, published: { type: 'boolean' } },
});
for (const name of named.length > 0 ? named : ['brand', 'pictures', 'share-images']) {
  if (!Object.hasOwn(kinds, name))
    throw new Error(`There is no asset ${name}: choose ${Object.keys(kinds).join(', ')}.`);
  await kinds[name as keyof typeof kinds]();
}
