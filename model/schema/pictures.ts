/** The folders of each kind of picture under `public`. `npm run assets -- pictures` encodes the first kind for pages. */
export const pictureFolders = {
  picture: ['projects', 'building', 'home', 'social'],
  panorama: ['building'],
  drawing: ['clients', 'partners', 'building'],
};

/**
 * Limits of an original: least and greatest width in pixels, and size in bytes. The widths of generated files are in
 * `tools/build/assets/pictures/files.ts`.
 */
export const pictureLimits = {
  picture: { width: 1600, widest: 4000, bytes: 1_000_000 },
  post: { width: 960, widest: 4000, bytes: 1_000_000 },
  panorama: { width: 4096, widest: 4096, bytes: 2_000_000 },
};
