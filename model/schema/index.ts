/*
 * The shapes of everything under content/. Each fact is written once, each text as {he, en}.
 */
import { clientsSchema } from './client';
import { companySchema } from './company';
import { paletteSchema } from './palette';
import { redirectsSchema } from './redirects';
import { socialSchema } from './social';

export * from './building';
export * from './client';
export * from './company';
export * from './distances';
export * from './facts';
export type { GridArea } from './grid';
export * from './levels';
export * from './locks';
export * from './map';
export * from './palette';
export * from './parts';
export * from './people';
export * from './pictures';
export * from './progress';
export * from './project';
export * from './redirects';
export * from './social';
export * from './terms';
export * from './tour';
export * from './units';

/** Shapes of records with a single file, by file name. */
export const recordSchemas = {
  company: companySchema,
  clients: clientsSchema,
  social: socialSchema,
  palette: paletteSchema,
  redirects: redirectsSchema,
};
