/**
 * A step of the build: lays the files that Next leaves out beside the standalone server, so that its folder can be
 * carried anywhere, takes away what only a build without a server would need, and makes both quick and small.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages, listBuiltPages } from './built-pages';
import { hintScripts } from './compile-hint';
import { packPages } from './pack-pages';
import { standalone } from './standalone';

/** A second copy of a page's payload, which neither the server nor the router in the browser asks for. */
const copyOfPayload = '/_full';

for (const folder of ['public', path.join('.next', 'static')]) {
  const copy = path.join(standalone, folder);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
}

for (const { file, meta } of listBuiltPages()) {
  const kept = JSON.parse(readFileSync(meta, 'utf8'));
  if (!kept.segmentPaths?.includes(copyOfPayload)) continue;
  kept.segmentPaths = kept.segmentPaths.filter((segment: string) => segment !== copyOfPayload);
  writeFileSync(meta, JSON.stringify(kept));
  rmSync(`${file.replace(/html$/, 'segments')}${copyOfPayload}.segment.rsc`);
}

hintScripts(path.join(standalone, '.next', 'static'));
await packPages(builtPages);
