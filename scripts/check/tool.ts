import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a tool of the project and waits for its end, whatever that is.
 *
 * @param root the folder in which it runs
 * @param name its name in node_modules/.bin
 * @returns all that it printed, and whether it ended without a fault
 */
export function runTool(
  root: string,
  name: string,
  words: string[],
): Promise<{ output: string; good: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules', '.bin', name), words, { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ output: error.message, good: false }));
    child.on('close', (code) => resolve({ output, good: code === 0 }));
  });
}
