import { spawn, spawnSync } from 'node:child_process';
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
import type { ProjectRecord } from '../../../content/schema';
import { serverFolder } from '../../../site/folders';
import { endProcess, freePort, spawnServer, untilAnswered } from '../../../tools/serve/server-process';
import { endWithTests } from '../servers/production-server';

/** Made anew in the copy, or no part of the site. */
const left = new Set([
  ...['package-lock.json', '.git', '.next', 'dist', 'var'],
  ...['test-results', 'playwright-report'],
]);

/** Never written into: what is made of pictures has a name for each content. */
const linked = ['node_modules', 'public/pictures', 'public/previews'];

/** Copies the site into a folder of its own below `var`, so that it is on the same disk. */
export function copySite(folder = mkdtempSync(path.join(varFolder(), 'site-'))) {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync('.').filter((name) => !left.has(name))) {
    cpSync(entry, path.join(folder, entry), { recursive: true, filter: (file) => !linked.includes(file) });
  }
  for (const name of linked.filter(existsSync)) linkFolder(name, path.join(folder, name));
  const fileOf = (name: string) => path.join(folder, `content/projects/${name}.json`);
  return {
    folder,
    /** Runs a script of package.json there, as an editor would. */
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
    /** The data of a record or catalog there, as it is now. */
    read: (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    /** Writes into the record of a project; a field that becomes undefined is taken away. */
    edit(name: string, change: (record: ProjectRecord) => object): void {
      const record: ProjectRecord = JSON.parse(readFileSync(fileOf(name), 'utf8'));
      writeFileSync(fileOf(name), JSON.stringify({ ...record, ...change(record) }));
    },
    /** Serves what was built there, or with `dev` the site as those see it who write, with its own settings. */
    serve: (mode: 'start' | 'dev', settings: Record<string, string> = {}) => serve(folder, mode, settings),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function varFolder(): string {
  mkdirSync('var', { recursive: true });
  return 'var';
}

/**
 * Makes a folder of hard links to the files of another one on the same disk: they cost no room, and the bundler takes
 * them for files of the copy, while it follows no symbolic link that leaves its root.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

export type SiteCopy = ReturnType<typeof copySite>;

async function serve(folder: string, mode: 'start' | 'dev', settings: Record<string, string>) {
  const port = await freePort();
  const server =
    mode === 'start'
      ? spawnServer({ port, folder: path.join(folder, serverFolder), environment: settings, stdio: 'ignore' })
      : spawn('node_modules/.bin/tsx', ['tools/serve/index.ts', 'dev'], {
          cwd: folder,
          stdio: 'ignore',
          // With its own relay it starts no inbox.
          env: {
            ...process.env,
            SMTP_URL: 'smtp://127.0.0.1:9',
            ...settings,
            PORT: String(port),
            NODE_ENV: 'development',
          },
        });
  endWithTests(server, 'SIGTERM');
  const url = `http://localhost:${port}`;
  await untilAnswered(`${url}/robots.txt`, server);
  // Asked to end, for in development it has its own process to end first, which still writes.
  return { url, stop: () => endProcess(server, 'SIGTERM') };
}
