import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Front, frontFolder, readFront } from '../front/front';
import { nginxFiles } from '../front/nginx';
import { sweepStore } from '../front/store';
import { standalone } from '../standalone';
import { listChanges, succeed } from './successor';

/** How many releases stay, so that one can go back. */
const kept = 3;

/**
 * Makes the build that stands the current release of a folder: the server and what a front must know in
 * `releases/<build>`, the bodies in `store`, and `current`, which changes in one step.
 *
 * @param target the folder of the releases on this machine
 * @param today the day as 2026-01-31
 * @returns the name of the release, and the absolute addresses that it changes
 */
export async function addRelease(target: string, today: string): Promise<{ id: string; changes: string[] }> {
  const current = path.join(target, 'current');
  const built = readFront(frontFolder);
  const previous = existsSync(current) ? readFront(current) : null;
  if (previous?.id === built.id) throw new Error(`${built.id} is the current release already.`);
  const front = succeed(previous, built, today);
  const changes = listChanges(previous, front);
  await addBodies(path.join(target, 'store'));

  const release = path.join(target, 'releases', built.id);
  await rm(release, { recursive: true, force: true });
  await mkdir(path.join(release, 'nginx'), { recursive: true });
  await cp(standalone, path.join(release, 'server'), { recursive: true });
  await writeFile(path.join(release, 'front.json'), JSON.stringify(front));
  await writeFile(path.join(release, 'changes.json'), JSON.stringify(changes));
  const store = path.join(realpathSync(target), 'store');
  for (const [name, text] of Object.entries(nginxFiles(front, store))) {
    await writeFile(path.join(release, 'nginx', name), text);
  }

  await point(current, path.join('releases', built.id));
  await sweep(target);
  return { id: built.id, changes };
}

/** Copies the bodies that the store lacks; each under another name first, so that none is ever half there. */
async function addBodies(store: string): Promise<void> {
  await mkdir(store, { recursive: true });
  const source = path.join(frontFolder, 'store');
  for (const name of readdirSync(source)) {
    const file = path.join(store, name);
    if (existsSync(file)) continue;
    await cp(path.join(source, name), `${file}.tmp`);
    await rename(`${file}.tmp`, file);
  }
}

async function point(link: string, to: string): Promise<void> {
  await rm(`${link}.new`, { force: true });
  await symlink(to, `${link}.new`);
  await rename(`${link}.new`, link);
}

/** Takes away all but the newest releases, and the bodies that none of them names. */
async function sweep(target: string): Promise<void> {
  const folder = path.join(target, 'releases');
  const releases = await Promise.all(
    readdirSync(folder).map(async (id) => ({ id, time: (await stat(path.join(folder, id))).mtimeMs })),
  );
  releases.sort((a, b) => b.time - a.time);
  for (const { id } of releases.slice(kept)) await rm(path.join(folder, id), { recursive: true });
  const fronts: Front[] = releases.slice(0, kept).map(({ id }) => readFront(path.join(folder, id)));
  await sweepStore(
    path.join(target, 'store'),
    new Set(fronts.flatMap(({ answers }) => answers.map(({ file }) => file))),
  );
}
