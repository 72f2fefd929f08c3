import type { Locale } from '../../i18n/routing';
import { readGenerated } from './generated';

/** A drawing of `public/brand`: its address or data, and its size; only the proportion matters. */
export type Drawing = { src: string; width: number; height: number };

/** A logo in one language: `light` is for dark backgrounds. */
export type Logo = { dark: Drawing; light: Drawing };

const brand = () => readGenerated('brand') as { drawings: Record<string, Drawing> };

/** Returns a drawing of `public/brand`; undefined when the file is missing. */
export function optionalDrawing(name: string): Drawing | undefined {
  return brand().drawings[name];
}

/**
 * Returns a drawing of `public/brand` with the size that `npm run assets -- brand` measured.
 *
 * @param name the file without its ending
 * @throws Error when the file is missing or was never measured
 */
export function drawing(name: string): Drawing {
  const found = optionalDrawing(name);
  if (found) return found;
  throw new Error(
    `The drawing ${name} was not found: put it at public/brand/${name}.svg and run “npm run assets -- brand”.`,
  );
}

/** Returns a logo in one language: `logo-he.svg` and, for dark backgrounds, `logo-he-light.svg`. */
export function logo(name: string, locale: Locale): Logo {
  return { dark: drawing(`${name}-${locale}`), light: drawing(`${name}-${locale}-light`) };
}

/** Returns a logo in one language; undefined when the file is missing. */
export function optionalLogo(name: string, locale: Locale): Logo | undefined {
  return optionalDrawing(`${name}-${locale}`) && logo(name, locale);
}
