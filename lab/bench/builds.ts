import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';
import { siteFolder } from '../../site/folders';
import { kilobytes, print, round } from './figures';
import { copyWithProjects } from './project-copies';

const counts = [13, 130, 1300];

/** Times in milliseconds; `home` is what the home page weighs, in bytes. */
type Build = { pages: number; next: number; after: number; home: number };

/** Runs a command in a folder and tells the milliseconds; throws when it fails. */
function run(folder: string, name: string, ...words: string[]): number {
  const started = performance.now();
  execFileSync(path.resolve(folder, 'node_modules/.bin', name), words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return performance.now() - started;
}

/** Builds the site with so many projects, without pictures and social previews, from an empty cache. */
function buildSite(projects: number): Build {
  const { folder, remove } = copyWithProjects(projects);
  try {
    const next = run(folder, 'next', 'build');
    const after = run(folder, 'tsx', 'lab/bench/after-next.ts');
    const site = path.join(folder, siteFolder);
    const pages = listFiles(site).filter((file) => file.endsWith('.html')).length;
    return { pages, next, after, home: statSync(path.join(site, 'index.html.br')).size };
  } finally {
    remove();
  }
}

/** What the build costs as the projects grow, and what the home page weighs then. */
export async function bench(): Promise<void> {
  const rows: Record<string, object> = {};
  let first: Build | undefined;
  for (const projects of counts) {
    const { pages, next, after, home } = buildSite(projects);
    first ??= { pages, next, after, home };
    const further = pages - first.pages;
    rows[`${projects} projects`] = {
      pages,
      'total s': round((next + after) / 1000, 1),
      'Next s': round(next / 1000, 1),
      ...(further > 0 && {
        'Next ms a further page': round((next - first.next) / further, 1),
        'ms after Next': round((after - first.after) / further, 1),
      }),
      'home page KB': kilobytes(home),
      '÷ first': round(home / first.home, 2),
    };
    console.log(`${projects} projects`, rows[`${projects} projects`]);
  }
  print('The build without pictures and previews, from an empty cache', rows);
}
