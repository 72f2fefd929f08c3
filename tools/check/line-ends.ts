import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the option for the linter that accepts the line ends of a clone on Windows. */
export function lineEnds(root: string): string[] {
  return readFileSync(path.join(root, 'biome.json'), 'utf8').includes('\r\n') ? ['--line-ending=crlf'] : [];
}
