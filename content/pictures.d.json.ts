import type { MadePicture } from './schema';

/* Made by `npm run pictures`; declared here, so that the types need no picture. */

declare const pictures: Record<string, MadePicture>;
export default pictures;
