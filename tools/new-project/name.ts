import { slug } from '../../lib/slug';

/** A name that can be neither a file nor an address, or that is taken; its message says what to write instead. */
export class NameError extends Error {}

/**
 * Checks the name of a new project: it becomes the name of its file and of its folder of pictures.
 *
 * @param taken the name that each address has been given to
 * @throws NameError
 */
export function checkName(name: string | undefined, taken: Record<string, string>): string {
  if (!name) throw new NameError('Name the project: npm run new:project -- silo-west');
  if (!slug.test(name)) {
    throw new NameError(
      `“${name}” cannot be a name: write lower-case letters, digits and single hyphens, such as ${suggest(name)}.`,
    );
  }
  const address = Object.keys(taken).find((index) => taken[index] === name);
  if (address !== undefined) {
    throw new NameError(
      `“${name}” has the address /project/${address} for good, even when it is retired: choose another name.`,
    );
  }
  return name;
}

function suggest(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'silo-west';
}
