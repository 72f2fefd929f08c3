/**
 * Stands for the size in the words of a link to a brochure until the build has made it: a brochure is printed from its
 * page, so the page comes first.
 */
export const brochureSize = '%size%';

/** The folder of the brochures, whose names contain a hash. */
export const brochureFolder = 'brochures';
