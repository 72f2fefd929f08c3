/**
 * A step of the build: lays the files that Next leaves out beside the standalone server, so that its folder can be
 * carried anywhere.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { standalone } from './standalone';

for (const folder of ['public', path.join('.next', 'static')]) {
  const copy = path.join(standalone, folder);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
}
