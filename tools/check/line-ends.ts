import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A whole clone may have the line ends of Windows. */
export function lineEnds(root: string): string[] {
  return readFileSync(path.join(root, 'biome.json'), 'utf8').includes('\r\n') ? ['--line-ending=crlf'] : [];
}
