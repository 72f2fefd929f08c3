import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectRecord } from '../../content/schema';
import { freePort } from './production-server';

/** Made anew in the copy, found on the way up from it, or no part of the site. */
const left = new Set([
  ...['node_modules', 'package-lock.json', '.git', '.next', 'var'],
  ...['test-results', 'playwright-report'],
]);

/** Milliseconds until a server must answer. */
const patience = 60_000;

/** A copy of the site that a test may write into, below the project so that it finds the same packages. */
export function copySite() {
  mkdirSync('var', { recursive: true });
  const folder = mkdtempSync(path.join('var', 'site-'));
  for (const entry of readdirSync('.').filter((each) => !left.has(each))) {
    cpSync(entry, path.join(folder, entry), { recursive: true });
  }
  const fileOf = (name: string) => path.join(folder, `content/projects/${name}.json`);
  return {
    folder,
    /** Runs a script of package.json there, as an editor would. */
    run(...command: string[]): string {
      const env = { ...process.env, NODE_ENV: 'production' as const };
      return execFileSync('npm', ['run', ...command], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
    },
    /** Writes into the record of a project; a field that becomes undefined is taken away. */
    edit(name: string, change: (record: ProjectRecord) => object): void {
      const record: ProjectRecord = JSON.parse(readFileSync(fileOf(name), 'utf8'));
      writeFileSync(fileOf(name), JSON.stringify({ ...record, ...change(record) }));
    },
    /** Serves what was built there, or with `dev` the site as those see it who write, with settings of its own. */
    serve: (mode: 'start' | 'dev', settings: Record<string, string> = {}) => serve(folder, mode, settings),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type SiteCopy = ReturnType<typeof copySite>;

async function serve(folder: string, mode: 'start' | 'dev', settings: Record<string, string>) {
  const port = await freePort();
  const server = spawn(path.resolve('node_modules/.bin/next'), [mode, '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ...settings, NODE_ENV: mode === 'dev' ? 'development' : 'production' },
  });
  // A test that fails half-way leaves no server behind.
  process.once('exit', () => server.kill('SIGTERM'));
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + patience;
  while (!(await fetch(`${url}/robots.txt`).catch(() => null))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The copy does not start.');
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    async stop(): Promise<void> {
      // Asked to end, for in development it has a process of its own to end first, which still writes.
      if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    },
  };
}
