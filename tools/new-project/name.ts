import { isFileName, longestName } from '../../lib/slug';

/** An invalid or taken name; the message contains a correction. */
export class NameError extends Error {
  constructor(
    message: string,
    readonly isTaken = false,
  ) {
    super(message);
  }
}

/**
 * Converts a name to the name of a project's file and folder: lower-case letters, digits and single hyphens.
 *
 * @param takenNames the names of all projects, by their addresses
 * @throws NameError when the name is invalid or taken
 */
export function nameOf(requestedName: string | undefined, takenNames: Record<string, unknown>): string {
  if (!requestedName) throw new NameError('Name the project: npm run new:project -- silo-west');
  const words = requestedName
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (!words) {
    throw new NameError(
      `“${requestedName}” cannot be a name: write it in Latin letters or digits, such as silo-west.`,
    );
  }
  const name = words.join('-');
  if (!isFileName(name)) {
    throw new NameError(
      `“${name}” cannot be the name of a file on every system: write another, of at most ${longestName} characters.`,
    );
  }
  const address = Object.keys(takenNames).find((index) => takenNames[index] === name);
  if (address !== undefined) {
    throw new NameError(
      `“${name}” has the address /project/${address} for good, even when it is retired: choose another name.`,
      true,
    );
  }
  return name;
}
