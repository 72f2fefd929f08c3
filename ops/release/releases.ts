import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';
import { serverFolder, siteFolder } from '../../site/folders';
import { hashedFolders } from '../../site/headers';
import { readSiteInfo, type SiteInfo } from '../../site/site-info';
import { caddySnippet } from '../hosts/caddy';
import { nginxInclude } from '../hosts/nginx';
import { type Addresses, listAddresses, listChanges } from './addresses';

/** How many releases stay, so that one can go back. */
const keptReleases = 3;

/** Milliseconds for which a hashed file stays after it was replaced: pages in open tabs and caches name it. */
const gracePeriod = 30 * 86_400_000;

/** The folders that `npm run build` leaves. */
const finished = { site: siteFolder, server: serverFolder };

/**
 * Makes a build the current release of a folder: `releases/<time>` with the pages and the server, `hashed` with the
 * hashed files of all releases, and `current`, which changes in one step.
 *
 * @param target the folder of the releases on this machine
 * @returns the name of the release
 * @throws Error when there is no build, or when it gives the address of a published project away
 */
export async function addRelease(target: string, now: Date, build = finished): Promise<string> {
  const { site, server } = build;
  const info = readSiteInfo(server);
  keepAddresses(target, info);
  const name = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const unfinished = path.join(target, '.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await cp(server, path.join(unfinished, 'server'), { recursive: true });
  await cp(site, path.join(unfinished, 'site'), { recursive: true });
  await writeFile(path.join(unfinished, 'addresses.json'), JSON.stringify(listAddresses(site, info)));
  const release = path.join(realpathSync(target), 'releases', name);
  const folders = { root: path.join(release, 'site'), hashed: path.join(realpathSync(target), 'hashed') };
  await writeFile(path.join(unfinished, 'nginx.conf'), nginxInclude(info, folders));
  await writeFile(path.join(unfinished, 'Caddyfile'), caddySnippet(info, folders));
  await shareHashedFiles(path.join(unfinished, 'site'), path.join(target, 'hashed'));
  await mkdir(path.join(target, 'releases'), { recursive: true });
  await rename(unfinished, release);
  await switchTo(target, name, now);
  return name;
}

/** Projects and buildings keep their addresses from release to release, unless a company with others has moved in. */
function keepAddresses(target: string, { published }: SiteInfo): void {
  const current = currentRelease(target);
  const before = current ? readSiteInfo(path.join(target, 'releases', current, 'server')).published : {};
  const lost = Object.entries(before).filter(([address, name]) => published[address] !== name);
  const names = Object.values(published);
  if (lost.length === 0 || !Object.values(before).some((name) => names.includes(name))) return;
  const list = lost.map(([address, name]) => `${address} (${name})`).join(', ');
  throw new Error(
    `These are published and keep their addresses: ${list}. Bring their files under content back, and their lines of the lock beside them.`,
  );
}

/**
 * Goes back to the release before the current one.
 *
 * @returns the name of the release
 * @throws Error when there is none
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

/** The absolute addresses that changed since a cache was last told. */
export function readChanges(target: string): string[] {
  const file = changesFile(target);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Forgets the changes, when every cache knows them. */
export async function clearChanges(target: string): Promise<void> {
  await rm(changesFile(target), { force: true });
}

function changesFile(target: string): string {
  return path.join(target, 'changes.json');
}

/** Moves the hashed files out of a release to those of the others; a rename lets a file appear whole, which nginx may serve at once. */
async function shareHashedFiles(site: string, hashed: string): Promise<void> {
  for (const folder of hashedFolders) {
    const source = path.join(site, folder);
    for (const file of listFiles(source)) {
      const target = path.join(hashed, folder, file);
      if (existsSync(target)) continue;
      await mkdir(path.dirname(target), { recursive: true });
      await rename(path.join(source, file), target);
    }
    await rm(source, { recursive: true, force: true });
  }
}

async function switchTo(target: string, name: string, now: Date): Promise<void> {
  const before = currentRelease(target);
  const [old, next] = [before ? readAddresses(target, before) : {}, readAddresses(target, name)];
  const { url } = readSiteInfo(path.join(target, 'releases', name, 'server'));
  const changes = listChanges(old, next).map((address) => url + encodeURI(address));
  const all = [...new Set([...readChanges(target), ...changes])].sort();
  await markReplaced(target, old, next, now);
  await writeFile(changesFile(target), JSON.stringify(all, null, 1));
  const link = path.join(target, 'current');
  await rm(`${link}.new`, { force: true });
  await symlink(path.join('releases', name), `${link}.new`);
  await rename(`${link}.new`, link);
  // Watched by deploy/company-site-follow.path: systemd is sure to see a file that is written, not a link that is replaced.
  await writeFile(path.join(target, 'released'), `${name}\n`);
  await sweep(target, now);
}

/** The time of a hashed file is that at which it was last replaced. */
async function markReplaced(target: string, old: Addresses, next: Addresses, now: Date): Promise<void> {
  for (const file of listFiles(path.join(target, 'hashed'))) {
    const address = addressOfForm(file);
    if (address in old && !(address in next)) await utimes(path.join(target, 'hashed', file), now, now);
  }
}

/** Removes all but the newest releases and the current one, and the hashed files that were replaced long ago. */
async function sweep(target: string, now: Date): Promise<void> {
  const names = listReleases(target);
  const kept = new Set([...names.slice(-keptReleases), currentRelease(target) ?? '']);
  for (const name of names.filter((release) => !kept.has(release))) {
    await rm(path.join(target, 'releases', name), { recursive: true });
  }
  const used = new Set([...kept].flatMap((name) => Object.keys(readAddresses(target, name))));
  for (const file of listFiles(path.join(target, 'hashed'))) {
    if (used.has(addressOfForm(file))) continue;
    const place = path.join(target, 'hashed', file);
    if (now.getTime() - (await stat(place)).mtimeMs > gracePeriod) await rm(place);
  }
}

/** The address of a hashed file, or of the file of which it is the compressed form. */
function addressOfForm(file: string): string {
  return `/${file.replace(/\.(br|gz)$/, '')}`;
}

/** The names of the releases, the oldest first. */
function listReleases(target: string): string[] {
  return readdirSync(path.join(target, 'releases')).sort();
}

function currentRelease(target: string): string | undefined {
  const link = path.join(target, 'current');
  return existsSync(link) ? path.basename(realpathSync(link)) : undefined;
}

function readAddresses(target: string, name: string): Addresses {
  return JSON.parse(readFileSync(path.join(target, 'releases', name, 'addresses.json'), 'utf8'));
}
