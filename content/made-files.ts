import pictures from './pictures.json';
import previews from './previews.json';

/*
 * Apart from pictures.ts and previews.ts, because next.config.ts reads this file: its loader takes a name without an
 * ending for the JSON file of that name.
 */

/** The hash in the address of every picture made by `npm run pictures`. */
export function listPictureHashes(): string[] {
  const stems = Object.values(pictures).flatMap(({ files, panorama }) => [
    files.stem,
    ...(panorama ? [panorama.small.replace(/-\d+\.webp$/, '')] : []),
  ]);
  return [...new Set(stems.map((stem) => stem.slice(stem.lastIndexOf('-') + 1)))];
}

/** The hash in the address of every picture drawn by `npm run previews`. */
export function listPreviewHashes(): string[] {
  return Object.values<string>(previews).map((src) =>
    src.slice(src.lastIndexOf('-') + 1, src.lastIndexOf('.')),
  );
}
