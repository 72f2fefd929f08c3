import { existsSync } from 'node:fs';
import path from 'node:path';
import { routing } from '../../i18n/routing';
import { checkDrawing } from './drawings';
import type { Finding } from './finding';

/** What content/index.ts and the build ask for by name. */
export const brandFiles = [
  ...['logo', 'building-logo'].flatMap((logo) =>
    routing.locales.flatMap((locale) => [`${logo}-${locale}`, `${logo}-${locale}-light`]),
  ),
  'mark-light',
  'building-mark-light',
  'icon',
].map((name) => `public/brand/${name}.svg`);

/** Every logo and the icon are there, and are drawings. */
export async function checkBrand(root: string): Promise<Finding[]> {
  const findings = brandFiles.map((file): Finding[] | Promise<Finding[]> => {
    if (existsSync(path.join(root, file))) return checkDrawing(root, file);
    return [
      { level: 'error', file, value: 'missing', cure: 'the site needs this drawing: put it there, as SVG' },
    ];
  });
  return (await Promise.all(findings)).flat();
}
