import type { Locale } from '../i18n/routing';
import made from './brand.json';
import type { Drawing, Logo } from './schema';

/** The colours of the browser's own bars: `ground` of the dark parts, `page` of the light ones, as `#17211f`. */
export const themeColours: { ground: string; page: string } = made.colours;

/**
 * A drawing of `public/brand` with its size, as `npm run brand` measured it.
 *
 * @param name the file without its ending
 * @throws Error when it is not there or was never measured
 */
export function drawing(name: string): Drawing {
  const found = (made.drawings as Record<string, Drawing | undefined>)[name];
  if (found) return found;
  throw new Error(
    `The drawing ${name} was not found: put it at public/brand/${name}.svg and run “npm run brand”.`,
  );
}

/** A logo in one language: `logo-he.svg` and, for dark grounds, `logo-he-light.svg`. */
export function logo(name: 'logo' | 'building-logo', locale: Locale): Logo {
  return { dark: drawing(`${name}-${locale}`), light: drawing(`${name}-${locale}-light`) };
}
