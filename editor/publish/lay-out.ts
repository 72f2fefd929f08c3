import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { lineEnds } from '../../tools/check/line-ends';

/** Formats a file as `npm run fix` does; returns the text as it is when the formatter cannot run. */
export function layOut(root: string, file: string, text: string): string {
  if (!existsSync(path.join(root, 'biome.json'))) return text;
  const words = ['format', `--stdin-file-path=${file}`, '--vcs-enabled=false', ...lineEnds(root)];
  const options = { cwd: root, input: text, encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
  const { status, stdout } = spawnSync('node_modules/.bin/biome', words, options);
  return status === 0 && stdout ? stdout : text;
}
