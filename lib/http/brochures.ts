/** The folder of the brochures, which search engines leave out. */
export const brochureFolder = 'brochures';

/** @param name what the brochure is called, without language and ending */
export function brochureAddress(name: string, locale: string): string {
  return `/${brochureFolder}/${name}-${locale}.pdf`;
}

/** Whether the build has a browser that prints brochures (tools/build/index.ts); in development there are none. */
export function hasBrochures(): boolean {
  return Boolean(process.env.BROCHURES);
}
