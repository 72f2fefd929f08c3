import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { newFolder } from '@/e2e/support/folder';
import { listFiles } from '../../lib/list-files';

/* Kills and full disks during a save and a publication: six, or `KILLS=60 npx jest editor/backend/interrupted`. */

jest.setTimeout(60 * 60_000);

const wanted = Number(process.env.KILLS ?? 6);
const place = newFolder();
const folder = (name: string) => path.join(place, name);
const git = (name: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder(name), encoding: 'utf8', stdio: 'pipe' }).trim();
const program = folder('interrupted.mjs');
const realGit = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();

function write(name: string, file: string, data: object): void {
  const whole = path.join(folder(name), file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, `${JSON.stringify(data, null, 2)}\n`);
}

/** Lists the files of the editor in a clone, and temporary files and locks anywhere. */
const listRemains = (clone: string) => listFiles(clone).filter((file) => /^var\/|\.(part|lock)$/.test(file));

/** Saves and publishes, and ends at a step: `kind` is `kill` or `full`, `of` the kind of step. */
function run(name: string, kind = '', of = '', at = 0) {
  const own = of === 'write' ? [kind, String(at)] : [];
  // Its own folder: programs that a killed run has started may still count.
  const count = mkdtempSync(path.join(place, 'count-'));
  const { stdout, stderr } = spawnSync(process.execPath, [program, path.join(folder(name), 'dana'), ...own], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${folder('bin')}:${process.env.PATH}`,
      COUNT: count,
      KIND: of === 'git' ? kind : '',
      AT: String(at),
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      NODE_ENV: 'test',
    },
  });
  const { writes = 0, outcome = {} } = stdout ? JSON.parse(stdout) : {};
  return { writes, outcome, gits: readdirSync(count).length, stderr };
}

/** Copies the clones of two people, one of whom has published. */
function makeClones(name: string): void {
  cpSync(folder('start'), folder(name), { recursive: true });
}

beforeAll(async () => {
  // One bundle for all starts: a start by tsx costs a second.
  await build({
    entryPoints: ['editor/backend/interrupted.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
  mkdirSync(folder('bin'));
  writeFileSync(
    folder('bin/git'),
    `#!/bin/sh
set -C
n=1; until { true > "$COUNT/$n"; } 2>/dev/null; do n=$((n + 1)); done
if [ "$n" = "$AT" ]; then
  [ "$KIND" = kill ] && kill -9 $PPID && exit 1
  [ "$KIND" = full ] && echo "fatal: No space left on device" >&2 && exit 128
fi
exec ${realGit} "$@"
`,
  );
  chmodSync(folder('bin/git'), 0o755);
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@company.example'];
  mkdirSync(folder('start'));
  git('start', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote');
  git('start', 'init', '--quiet', '--initial-branch=main', 'dana');
  write('start/dana', 'messages/he.json', { title: 'Old', text: 'Old text' });
  writeFileSync(folder('start/dana/.gitignore'), 'var/\n*.part\n');
  git('start/dana', 'add', '--all');
  git('start/dana', ...identity, 'commit', '--quiet', '-m', 'Begin');
  git('start/dana', 'remote', 'add', 'origin', '../remote');
  git('start/dana', 'push', '--quiet', '--set-upstream', 'origin', 'main');
  git('start', 'clone', '--quiet', 'remote', 'roni');
  write('start/roni', 'messages/he.json', { title: 'Old', text: 'Theirs' });
  git('start/roni', ...identity, 'commit', '--quiet', '-a', '-m', 'Edit');
  git('start/roni', 'push', '--quiet');
});

test('the start after a kill or a full disk publishes every edit whole', () => {
  makeClones('whole');
  const { writes, gits, outcome, stderr } = run('whole');
  expect([outcome, stderr]).toEqual([expect.objectContaining({ step: 'published' }), '']);
  const counts = { write: writes, git: gits };
  const all = ['kill', 'full'].flatMap((kind) =>
    (['write', 'git'] as const).flatMap((of) =>
      Array.from({ length: counts[of] }, (_, index) => [kind, of, index + 1] as const),
    ),
  );
  const step = Math.max(1, all.length / wanted);
  const chosen = Array.from(
    { length: Math.min(wanted, all.length) },
    (_, index) => all[Math.floor(index * step)],
  );
  const results = chosen.map(([kind, of, at] = ['', 'git', 0]) => {
    const name = `${kind}-${of}-${at}`;
    makeClones(name);
    const first = run(name, kind, of, at);
    const { outcome, stderr } = run(name);
    const dana = path.join(folder(name), 'dana');
    const there = readFileSync(path.join(dana, 'messages/he.json'), 'utf8');
    const result = {
      stopped: kind === 'full' || first.outcome.step === undefined,
      ends: ['published', 'nothing'].includes(outcome.reason ?? outcome.step) || stderr || outcome,
      sent: JSON.parse(git(`${name}/remote`, 'show', 'main:messages/he.json')),
      picture: git(`${name}/remote`, 'show', 'main:public/hall.jpg'),
      there: JSON.parse(there),
      isClean: git(`${name}/dana`, 'status', '--porcelain'),
      head: git(`${name}/dana`, 'rev-parse', 'HEAD') === git(`${name}/remote`, 'rev-parse', 'main'),
      left: listRemains(dana),
    };
    return [name, result];
  });
  const good = { title: 'Mine', text: 'Theirs' };
  const right = {
    stopped: true,
    ends: true,
    sent: good,
    picture: 'a picture',
    there: good,
    isClean: '',
    head: true,
    left: listRemains(path.join(folder('whole'), 'dana')),
  };
  expect(right.left.filter((file) => /\.(part|lock)$|publish|pending/.test(file))).toEqual([]);
  expect(Object.fromEntries(results)).toEqual(
    Object.fromEntries(chosen.map((_, index) => [results[index]?.[0], right])),
  );
});
