import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { standalone } from '../standalone';
import { buildEmptyPage, builtEmptyPage } from './empty-page';
import { copyProject } from './project-copies';
import { kilobytes, printTable } from './table';

const counts = [13, 130, 1300];
const folder = path.join('var', 'bench-build');

type Build = { name: string; pages: number; milliseconds: number; bytes: number };

/** What follows the pictures and previews in `npm run pages`, with the copy's own Next: this project's has a second React. */
function stepsOfBuild(): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps = scripts.pages.slice(scripts.pages.indexOf('next build'));
  return `export PATH="$PWD/node_modules/.bin:$PATH" && ${steps}`;
}

/** Builds the site with so many projects; undefined when the build gives up, as Next does after a minute for a page. */
function buildSite(projects: number): Build | undefined {
  copyProject(folder, projects);
  const started = performance.now();
  const { status, stderr } = spawnSync(stepsOfBuild(), {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  const milliseconds = performance.now() - started;
  const name = `the site, ${projects} projects`;
  if (status === 0) return { name, milliseconds, ...measure(path.join(folder, standalone, '.next')) };
  console.error(`The build of ${projects} projects gave up:\n${stderr}`);
  return undefined;
}

/** Builds an empty Next page at as many addresses as those projects have, in both languages. */
function buildEmpty(projects: number): Build {
  const started = performance.now();
  buildEmptyPage(2 * projects);
  const milliseconds = performance.now() - started;
  return { name: `an empty page, ${2 * projects} times`, milliseconds, ...measure(builtEmptyPage) };
}

/** Counts what a server needs, without its packages and the files of `public`. */
function measure(built: string): Pick<Build, 'pages' | 'bytes'> {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(path.join(built, file), { throwIfNoEntry: false }));
  return {
    pages: files.filter((file) => file.startsWith(path.join('server', 'app')) && /\.html(\.gz)?$/.test(file))
      .length,
    bytes: sizes.reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0),
  };
}

function rowsOf(builds: readonly Build[]): string[][] {
  return builds.map((each, at) => {
    const before = builds[at - 1];
    const further = each.pages - (before?.pages ?? 0);
    return [
      each.name,
      String(each.pages),
      (each.milliseconds / 1000).toFixed(1),
      (each.bytes / 1024 ** 2).toFixed(1),
      before ? ((each.milliseconds - before.milliseconds) / further).toFixed(1) : '–',
      before ? kilobytes((each.bytes - before.bytes) / further) : '–',
    ];
  });
}

/** What the build costs as the projects grow: time and size of `.next` for each further page, beside an empty Next page's. */
export async function bench(): Promise<void> {
  try {
    const site = counts.map(buildSite).filter((each) => each !== undefined);
    const empty = counts.map(buildEmpty);
    printTable(
      'The build, without pictures and previews, from an empty cache',
      ['build', 'pages', 'seconds', 'MB of .next', 'ms a further page', 'KB a further page'],
      [...rowsOf(site), ...rowsOf(empty)],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(path.dirname(builtEmptyPage), { recursive: true, force: true });
  }
}
