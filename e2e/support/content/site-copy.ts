import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Files that the copy creates itself, or that are no part of the site. */
const excluded = new Set([
  'package-lock.json',
  '.git',
  '.next',
  'dist',
  'var',
  'test-results',
  'playwright-report',
]);

/** Linked, because they are never written into: generated pictures have a name for each content. */
const linked = ['node_modules', 'public/pictures', 'public/share-images'];

/** Reads and changes the files of a site's folder, like another program. */
export function filesIn(folder: string) {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return {
    folder,
    /** Reads the current data of a record or catalog. */
    read,
    write: (file: string, content: string): void => writeFileSync(path.join(folder, file), content),
    /** Sets fields of a JSON file; an undefined one is removed. */
    edit: (file: string, fields: object): void =>
      writeFileSync(path.join(folder, file), JSON.stringify({ ...read(file), ...fields })),
    /** Replaces the first occurrence of a text. */
    replace(file: string, text: string, by: string): void {
      const before = readFileSync(path.join(folder, file), 'utf8');
      if (!before.includes(text)) throw new Error(`${file} has no “${text}”.`);
      writeFileSync(
        path.join(folder, file),
        before.replace(text, () => by),
      );
    },
  };
}

export type SiteFiles = ReturnType<typeof filesIn>;

/** Copies the site into a new folder below `var`, so that it is on the same disk. */
export function copySite(folder = mkdtempSync(path.join(varFolder(), 'site-'))) {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync('.').filter((name) => !excluded.has(name))) {
    cpSync(entry, path.join(folder, entry), { recursive: true, filter: (file) => !linked.includes(file) });
  }
  for (const name of linked.filter(existsSync)) linkFolder(name, path.join(folder, name));
  // Its folder is one that the repository of the site ignores.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  return {
    ...filesIn(folder),
    /** Runs a script of package.json there. */
    run(...command: string[]): string {
      const env = { ...process.env, NODE_ENV: 'production' as const };
      const { status, stdout, stderr } = spawnSync('npm', ['run', ...command], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`“npm run ${command.join(' ')}” failed:\n${stdout}${stderr}`);
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function varFolder(): string {
  mkdirSync('var', { recursive: true });
  return 'var';
}

/**
 * Creates a folder of hard links to the files of another one on the same disk: they take no space, and the bundler
 * treats them as files of the copy, while it follows no symbolic link out of its root.
 */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

export type SiteCopy = ReturnType<typeof copySite>;
