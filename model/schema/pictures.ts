/** The folders of each kind of picture under `public`. `npm run assets -- pictures` encodes the first kind for pages. */
export const pictureFolders = {
  picture: ['projects', 'building', 'home', 'social'],
  panorama: ['building'],
  drawing: ['clients', 'partners', 'building'],
};

/**
 * Limits of an original: least and greatest width in pixels, and size in bytes. Pages show most pictures up to 1600 wide,
 * pictures of posts up to 960 and none wider than 2560, and each as a JPEG of 960.
 */
export const pictureLimits = {
  picture: { width: 1600, widest: 4000, bytes: 1_000_000 },
  post: { width: 960, widest: 4000, bytes: 1_000_000 },
  panorama: { width: 4096, widest: 4096, bytes: 2_000_000 },
};
