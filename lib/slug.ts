/** A name in addresses and files: lower-case letters and digits, in parts joined by single hyphens. */
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Characters; generated files add a folder, a hash, a width and an extension. */
export const longestName = 80;

/** Device names of Windows, which are invalid file names with any extension; the source of a pattern. */
export const devices = '(?:con|prn|aux|nul|(?:com|lpt)\\d)';

/** Tells whether every system accepts a file name without extension. */
export function isFileName(name: string): boolean {
  return slug.test(name) && name.length <= longestName && !new RegExp(`^${devices}$`).test(name);
}
