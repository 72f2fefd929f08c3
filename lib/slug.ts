/** A name in addresses and files: lower-case letters and digits, in parts joined by single hyphens. */
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Characters; generated files add a folder, a hash, a width and an ending. */
export const longestName = 80;

/** Windows has no files of these names, whatever their endings; the source of a pattern. */
export const devices = '(?:con|prn|aux|nul|(?:com|lpt)\\d)';

/** Whether a file can have a name, without its ending, on every system. */
export function isFileName(name: string): boolean {
  return slug.test(name) && name.length <= longestName && !new RegExp(`^${devices}$`).test(name);
}
