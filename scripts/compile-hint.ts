import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Chromium compiles what it is told to as a script comes in, on another thread; without a word, each function when it
 * is first called, on the thread that answers the visitor. Other browsers read a comment.
 *
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Writes the hint at the head of every script. Nearly all of a page's JavaScript is React and Next, and runs at once.
 *
 * @param folder of the scripts, as the build has made them; everything below it is visited
 */
export function hintScripts(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const script = path.join(folder, file);
    writeFileSync(script, hint + readFileSync(script, 'utf8'));
  }
}
