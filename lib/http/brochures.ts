/** The folder of the brochures, which search engines do not index. */
export const brochureFolder = 'brochures';

/** @param name of the brochure without language and extension */
export function brochureAddress(name: string, locale: string): string {
  return `/${brochureFolder}/${name}-${locale}.pdf`;
}

/**
 * Tells whether the build has a browser that prints brochures (tools/build/command.ts); in development there are none.
 */
export function hasBrochures(): boolean {
  return Boolean(process.env.BROCHURES);
}
