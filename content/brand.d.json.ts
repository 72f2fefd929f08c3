import type { Drawing } from './schema';

/* Made by `npm run brand`; declared here, so that the types need no drawing. */

declare const brand: {
  colours: { ground: string; page: string };
  drawings: Record<string, Drawing>;
};
export default brand;
