import { execFile } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a tool of the project and waits for its end.
 *
 * @param root the working folder
 * @param name its name in node_modules/.bin
 * @returns its output, and whether it succeeded
 */
export function runTool(
  root: string,
  name: string,
  args: string[],
): Promise<{ output: string; good: boolean }> {
  const program = path.join(root, 'node_modules', '.bin', name);
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
      resolve({ output: stdout + stderr || String(error?.message), good: !error }),
    );
  });
}
