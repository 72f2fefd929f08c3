/**
 * Saves and publishes in the folder of a project, and fails at a write: the process of `interrupted.test.ts`.
 *
 * Arguments: the folder, `kill` or `full` (disk), and the number of the write. Prints the number of writes and the outcome
 * of the publication.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const [root = '', kind, at] = process.argv.slice(2);
let writes = 0;

/** Ends in the middle of a write. */
function stop(half: () => void): void {
  half();
  if (kind === 'kill') process.kill(process.pid, 'SIGKILL');
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
}

function isNext(file: unknown): boolean {
  if (!String(file).startsWith(root)) return false;
  writes += 1;
  return writes === Number(at);
}

const { writeFileSync, renameSync, rmSync } = fs;
fs.writeFileSync = (file, data, options) => {
  if (isNext(file)) stop(() => writeFileSync(file, String(data).slice(0, String(data).length / 2)));
  writeFileSync(file, data, options);
};
fs.renameSync = (from, to) => {
  if (isNext(to)) stop(() => {});
  renameSync(from, to);
};
fs.rmSync = (file, options) => {
  // A full disk does not prevent it.
  if (kind === 'kill' && isNext(file)) stop(() => {});
  rmSync(file, options);
};
syncBuiltinESMExports();

const { writeWhole } = await import('../../tools/files/write-whole');
const { openJournal } = await import('./journal');
const { publish, resume } = await import('../publish/publish');

const runAlone = <Result>(work: () => Promise<Result>) => work();
const journal = openJournal(root);
await resume({ root, runAlone });
const file = 'messages/he.json';
const before = fs.readFileSync(path.join(root, file), 'utf8');
const edit = { kind: 'set' as const, file, path: ['title'], value: 'Mine', pictures: ['public/hall.jpg'] };
if (!before.includes('Mine'))
  await journal.withUploads(edit.pictures, async () => {
    writeWhole(path.join(root, 'public/hall.jpg'), 'a picture');
    const after = before.replace('Old', 'Mine');
    journal.add([edit], { [file]: { before, after } });
  });
const outcome = await publish({
  root,
  runAlone,
  findErrors: async () => [],
  onStep: () => {},
  author: { name: 'Dana Levi', mail: 'dana@company.example' },
});
console.log(JSON.stringify({ writes, outcome }));
