/** Prints the reason why a command has done nothing, and exits with status 1. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
