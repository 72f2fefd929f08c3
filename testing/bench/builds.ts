import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../scripts/build/folders';
import { kilobytes, print, round } from './figures';
import { copyProject } from './project-copies';

const counts = [13, 130, 1300];
const folder = path.join('var', 'bench-build');

/** Times in milliseconds; `bytes` of all pages in each of their forms. */
type Build = { projects: number; pages: number; next: number; after: number; bytes: number; home: number };

/** Runs a command in the copy and tells the milliseconds. */
function run(name: string, ...words: string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(path.resolve(folder, 'node_modules/.bin', name), words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`“${name} ${words.join(' ')}” failed:\n${stderr}`);
  return performance.now() - started;
}

/** Builds the site with so many projects, without pictures and social previews, from an empty cache. */
function buildSite(projects: number): Build {
  copyProject(folder, projects);
  const next = run('next', 'build');
  const after = run('tsx', 'testing/bench/after-next.ts');
  const site = path.join(folder, siteFolder);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const forms = pages.flatMap((page) => ['', '.br', '.gz'].map((form) => path.join(site, page + form)));
  return {
    projects,
    pages: pages.length,
    next,
    after,
    bytes: forms.filter((form) => existsSync(form)).reduce((sum, form) => sum + statSync(form).size, 0),
    home: statSync(path.join(site, 'index.html.br')).size,
  };
}

/** What the build costs as the projects grow, and what the home page weighs then. */
export async function bench(): Promise<void> {
  const rows: Record<string, object> = {};
  try {
    let first: Build | undefined;
    for (const count of counts) {
      const { projects, pages, next, after, bytes, home } = buildSite(count);
      first ??= { projects, pages, next, after, bytes, home };
      const further = pages - first.pages;
      rows[`${projects} projects`] = {
        pages,
        'total s': round((next + after) / 1000, 1),
        'Next s': round(next / 1000, 1),
        ...(further > 0 && {
          'Next ms a further page': round((next - first.next) / further, 1),
          'ms after Next': round((after - first.after) / further, 1),
          'KB a further page': kilobytes((bytes - first.bytes) / further),
        }),
        'home page KB': kilobytes(home),
        '÷ first': round(home / first.home, 2),
      };
      console.log(`${projects} projects`, rows[`${projects} projects`]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    print(
      'The build without pictures and previews, from an empty cache; KB of pages in all their forms',
      rows,
    );
  }
}
