import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { link, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dist } from '../../lib/http/folders';
import { hashedFolders } from '../../lib/http/headers';
import { listFiles } from '../../lib/list-files';
import { copy } from '../../tools/files/copy';

/** Number of kept releases, to go back to. */
const keptReleases = 3;

/** Milliseconds for which a replaced hashed file is kept, because open tabs and caches refer to it. */
const gracePeriod = 30 * 86_400_000;

/**
 * Makes a build the current release of a folder: `releases/<time>` with the pages and the server, and the link
 * `current`, which changes in one step.
 *
 * @param target the folder of the releases on this machine
 * @returns the name of the release
 * @throws Error when there is no build
 */
export async function addRelease(target: string, now: Date, build = dist): Promise<string> {
  // Throws before a file is written.
  currentRelease(target);
  // To the millisecond: two releases in one second have two names.
  const name = now.toISOString().slice(0, 23).replace(/[:.]/g, '-');
  const unfinished = path.join(target, '.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await copy(build, unfinished);
  await mkdir(path.join(target, 'releases'), { recursive: true });
  await rename(unfinished, folderOf(target, name));
  await switchTo(target, name, now);
  return name;
}

/**
 * Makes the previous release current.
 *
 * @returns the name of the release
 * @throws Error without a previous release
 */
export async function goBack(target: string, now: Date): Promise<string> {
  const current = currentRelease(target) ?? '';
  const name = listReleases(target)
    .filter((release) => release < current)
    .at(-1);
  if (!name) throw new Error(`${target} has no release before ${current || 'the first'}.`);
  await switchTo(target, name, now);
  return name;
}

async function switchTo(target: string, name: string, now: Date): Promise<void> {
  const before = currentRelease(target);
  if (before) await keepHashedFiles(folderOf(target, before), folderOf(target, name), now.getTime());
  const current = path.join(target, 'current');
  await rm(`${current}.new`, { force: true });
  await symlink(path.join('releases', name), `${current}.new`);
  await rename(`${current}.new`, current);
  // Watched by deploy/company-site-follow.path, because systemd reliably detects a written file, not a replaced link.
  await writeFile(path.join(target, 'released'), `${name}\n`);
  const kept = [...listReleases(target).slice(-keptReleases), name];
  for (const release of listReleases(target).filter((other) => !kept.includes(other)))
    await rm(folderOf(target, release), { recursive: true });
}

/**
 * Links the hashed files of a release, and older ones that it kept, into the next one; `kept.json` has the time of
 * their replacement.
 */
async function keepHashedFiles(before: string, next: string, now: number): Promise<void> {
  const [known, kept] = [readKept(before), readKept(next)];
  for (const folder of hashedFolders) {
    for (const name of listFiles(path.join(before, 'site', folder))) {
      const file = path.join('site', folder, name);
      const replaced = known[file] ?? now;
      // Going back can leave a file that was in use until now, though it had been replaced before.
      if (kept[file] !== undefined) kept[file] = Math.max(kept[file], replaced);
      if (existsSync(path.join(next, file)) || now - replaced > gracePeriod) continue;
      await mkdir(path.dirname(path.join(next, file)), { recursive: true });
      await link(path.join(before, file), path.join(next, file));
      kept[file] = replaced;
    }
  }
  await writeFile(path.join(next, 'kept.json'), JSON.stringify(kept));
}

/** Returns the replacement time, in milliseconds since 1970, of each file from an older release. */
function readKept(release: string): Record<string, number> {
  const file = path.join(release, 'kept.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const folderOf = (target: string, release: string) => path.join(target, 'releases', release);

/** Returns the names of the releases, the oldest first. */
function listReleases(target: string): string[] {
  return readdirSync(path.join(target, 'releases')).sort();
}

/** @throws Error when a web server may still read the configuration of a release */
function currentRelease(target: string): string | undefined {
  const current = path.join(target, 'current');
  if (!existsSync(current)) return undefined;
  if (listReleases(target).some((name) => existsSync(path.join(folderOf(target, name), 'nginx.conf'))))
    throw new Error(
      `${target} has releases with a printed nginx.conf: install deploy/Caddyfile first (CHANGELOG.md, 3.0.0).`,
    );
  return path.basename(realpathSync(current));
}
