/** A name in addresses and files: lower-case letters and digits, in parts joined by single hyphens. */
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
