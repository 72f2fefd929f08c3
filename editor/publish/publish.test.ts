import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { type Publication, publish } from './publish';

const file = 'content/hall.json';
const start = { title: 'Hall', text: 'A hall', units: [{ number: '1', status: 'free' }] };
const dana = { name: 'Dana Levi', mail: 'dana@company.example' };
const roni = { name: 'Roni Katz', mail: 'roni@company.example' };
/** The repository and the clones of two people, which each test copies into its place. */
let template: string;
let place: string;

// Many processes, on a machine that may be busy.
jest.setTimeout(120_000);

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: path.join(place, folder), encoding: 'utf8', stdio: 'pipe' }).trim();

/** Commits without the editor, as a developer does. */
const commit = (folder: string) =>
  git(folder, '-c', 'user.name=A', '-c', 'user.email=a@company.example', 'commit', '-q', '-a', '-m', 'Edit');

const read = (folder: string) => JSON.parse(readFileSync(path.join(place, folder, file), 'utf8'));
const inRemote = () => JSON.parse(git('remote', 'show', `main:${file}`));

function write(folder: string, change: object, name = file): void {
  const whole = path.join(place, folder, name);
  mkdirSync(path.dirname(whole), { recursive: true });
  const before = existsSync(whole) ? JSON.parse(readFileSync(whole, 'utf8')) : {};
  writeFileSync(whole, JSON.stringify({ ...before, ...change }, null, 2));
}

const remove = (name: string) => rmSync(path.join(place, name), { recursive: true });

/** Adds a hook to a repository. */
function addHook(folder: string, name: string, lines: string): void {
  const hook = path.join(place, folder, 'hooks', name);
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\n${lines}\n`);
  chmodSync(hook, 0o755);
}

const publishIn = (folder: string, more: Partial<Publication> = {}) =>
  publish({
    root: path.join(place, folder),
    author: folder === 'dana' ? dana : roni,
    findErrors: async () => [],
    runAlone: (work) => work(),
    onStep: () => {},
    ...more,
  });

Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
const environment = { ...process.env };
const problem = { file, field: 'text', hint: { en: 'wrong' } };
let working: ChildProcess | undefined;

beforeAll(() => {
  template = newFolder();
  place = template;
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote');
  git('.', 'init', '--quiet', '--initial-branch=main', 'dana');
  write('dana', start);
  writeFileSync(path.join(place, 'dana', 'code.ts'), '');
  writeFileSync(path.join(place, 'dana', '.gitignore'), 'var/\n');
  git('dana', 'add', '--all');
  commit('dana');
  git('dana', 'remote', 'add', 'origin', '../remote');
  git('dana', 'push', '--quiet', '--set-upstream', 'origin', 'main');
  git('.', 'clone', '--quiet', 'remote', 'roni');
  git('roni', 'remote', 'set-url', 'origin', '../remote');
});

beforeEach(() => {
  // The output of git is for the terminal.
  jest.spyOn(console, 'error').mockImplementation();
  place = newFolder();
  cpSync(template, place, { recursive: true });
});

afterEach(() => {
  working?.kill();
  process.env = { ...environment };
});

test('changes, new files and their people arrive in one commit', async () => {
  write('dana', { title: 'Great hall' });
  write('dana', { hero: 'words' }, 'messages/he.json');
  writeFileSync(path.join(place, 'dana', 'code.ts'), 'unfinished');
  const outcome = await publishIn('dana', { people: [dana, roni] });
  expect(outcome).toMatchObject({ step: 'published', commit: git('remote', 'rev-parse', 'main') });
  expect(inRemote().title).toBe('Great hall');
  expect(git('remote', 'show', '--name-only', '--format=%an <%ae>%n%b', 'main')).toBe(
    `Dana Levi <dana@company.example>\n- ${file} title\n- messages/he.json\n\nCo-authored-by: Roni Katz <roni@company.example>\n\n${file}\nmessages/he.json`,
  );
  expect(git('dana', 'status', '--porcelain')).toBe('M code.ts');
  expect(await publishIn('dana')).toMatchObject({ step: 'refused', reason: 'nothing' });
});

test('what two people change at different places comes together', async () => {
  write('dana', { title: 'Great hall', hours: { he: '9-17' } });
  const roni = { text: 'A hall of ours', units: [{ number: '1', status: 'taken' }] };
  write('roni', roni);
  await publishIn('dana');
  expect(await publishIn('roni')).toMatchObject({ step: 'published' });
  const both = { title: 'Great hall', ...roni, hours: { he: '9-17' } };
  expect([inRemote(), read('roni')]).toEqual([both, both]);
});

test('places that both changed get the chosen texts', async () => {
  write('dana', { title: 'Theirs', text: 'Theirs' });
  await publishIn('dana');
  write('roni', { title: 'Mine', text: 'Mine', hours: 'New' });
  const head = git('roni', 'rev-parse', 'HEAD');
  const asked = ['title', 'text'].map((name) => ({ file, path: [name], theirs: 'Theirs' }));
  const fields = asked.map((field) => ({ ...field, mine: 'Mine' }));
  expect(await publishIn('roni')).toEqual({ step: 'conflict', fields });
  expect([git('roni', 'rev-parse', 'HEAD'), read('roni').title]).toEqual([head, 'Mine']);
  expect(git('roni', 'status', '--porcelain')).toBe(`M ${file}`);
  const choices = asked.map((field, at) => ({ ...field, value: ['Theirs', 'Ours'][at] }));
  expect(await publishIn('roni', { choices })).toMatchObject({ step: 'published' });
  const whole = { ...start, title: 'Theirs', text: 'Ours', hours: 'New' };
  expect([inRemote(), read('roni')]).toEqual([whole, whole]);
  expect(git('roni', 'show', '--no-patch', '--format=%b').split('\n')).toEqual([
    `- ${file} text`,
    `- ${file} hours`,
  ]);
});

test('where only the others’ is taken, there is nothing left to publish', async () => {
  write('dana', { title: 'Theirs' });
  await publishIn('dana');
  write('roni', { title: 'Mine' });
  const choices = [{ file, path: ['title'], theirs: 'Theirs', value: 'Theirs' }];
  expect(await publishIn('roni', { choices })).toMatchObject({ step: 'refused', reason: 'nothing' });
  expect(read('roni').title).toBe('Theirs');
  expect(git('roni', 'status', '--porcelain')).toBe('');
});

test('a file removed here but changed there is one question', async () => {
  remove(`dana/${file}`);
  await publishIn('dana');
  write('roni', { title: 'Mine' });
  const outcome = await publishIn('roni');
  expect(outcome).toMatchObject({ step: 'conflict', fields: [{ file, path: [] }] });
  const [field] = 'fields' in outcome ? outcome.fields : [];
  const choices = [{ file, path: [], value: field?.mine }];
  expect(await publishIn('roni', { choices })).toMatchObject({ step: 'published' });
  expect(inRemote().title).toBe('Mine');
});

test('a push that was overtaken starts again', async () => {
  write('roni', { text: 'A hall of ours' });
  let turns = 0;
  const onStep = async (step: string) => {
    if (step !== 'sending' || turns > 0) return;
    turns += 1;
    write('dana', { title: 'Great hall' });
    commit('dana');
    git('dana', 'push', '--quiet');
  };
  expect(await publishIn('roni', { onStep })).toMatchObject({ step: 'published' });
  expect(inRemote()).toMatchObject({ title: 'Great hall', text: 'A hall of ours' });
});

test('a branch that is renamed during a push is not created again', async () => {
  write('dana', { title: 'Great hall' });
  const onStep = (step: string) => {
    if (step === 'sending') git('remote', 'branch', '--move', 'main', 'site');
  };
  expect(await publishIn('dana', { onStep })).toEqual({ step: 'refused', reason: 'branchGone' });
  expect(git('remote', 'branch', '--list', '--format=%(refname:short)')).toBe('site');
});

test('the work folder of a killed publication is deleted', async () => {
  const [killed, ofOther] = [99_999_999, process.ppid].map((id) =>
    path.join(place, `dana/var/editor/publish-${id}`),
  );
  for (const folder of [killed, ofOther]) mkdirSync(folder ?? '', { recursive: true });
  await publishIn('dana');
  expect([existsSync(killed ?? ''), existsSync(ofOther ?? '')]).toEqual([false, true]);
});

test('an error of the merged state stops it with its field', async () => {
  write('dana', { title: 'Great hall' });
  await publishIn('dana');
  write('roni', { text: 'A hall of ours' });
  const findErrors = async (folder?: string) => {
    const data = folder && JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return data?.title === 'Great hall' && data.text === 'A hall of ours' ? [problem] : [];
  };
  const refused = { step: 'refused', reason: 'errorsAfter', problems: [problem] };
  expect(await publishIn('roni', { findErrors })).toEqual(refused);
  expect(inRemote().text).toBe('A hall');
  expect(read('roni')).toMatchObject({ title: 'Hall', text: 'A hall of ours' });
  expect(git('roni', 'status', '--porcelain')).toBe(`M ${file}`);
  // An error of theirs does not stop it.
  const others = { findErrors: async (folder?: string) => (folder ? [problem] : []) };
  expect(await publishIn('roni', others)).toMatchObject({ step: 'published' });
});

test('after a force push only my own changes are sent', async () => {
  write('dana', { title: 'Great hall' });
  await publishIn('dana');
  git('roni', 'pull', '--quiet');
  git('dana', 'push', '--quiet', '--force', 'origin', 'HEAD^:main');
  write('roni', { text: 'A hall of ours' });
  expect(await publishIn('roni')).toMatchObject({ step: 'published' });
  expect(inRemote()).toMatchObject({ title: 'Hall', text: 'A hall of ours' });
  expect(git('remote', 'rev-list', '--count', 'main')).toBe('2');
});

test('commits of a developer go with it as they are', async () => {
  writeFileSync(path.join(place, 'roni', 'code.ts'), 'new');
  commit('roni');
  const own = git('roni', 'rev-parse', 'HEAD');
  write('dana', { title: 'Great hall' });
  await publishIn('dana');
  write('roni', { text: 'A hall of ours' });
  expect(await publishIn('roni')).toMatchObject({ step: 'published' });
  expect(git('remote', 'branch', '--contains', own)).toContain('main');
  expect([git('roni', 'status', '--porcelain'), git('remote', 'show', 'main:code.ts')]).toEqual(['', 'new']);
});

test('text typed during a push stays beside the published text of others', async () => {
  write('dana', { title: 'Great hall' });
  await publishIn('dana');
  write('roni', { text: 'A hall of ours' });
  const onStep = (step: string) => {
    if (step === 'sending') write('roni', { text: 'A hall of mine' });
  };
  expect(await publishIn('roni', { onStep })).toMatchObject({ step: 'published' });
  expect(read('roni')).toMatchObject({ title: 'Great hall', text: 'A hall of mine' });
  expect(git('roni', 'status', '--porcelain')).toBe(`M ${file}`);
});

test('a lock is removed when no git is running', async () => {
  writeFileSync(path.join(place, 'dana/.git/index.lock'), '');
  write('dana', { title: 'Great hall' });
  expect(await publishIn('dana')).toMatchObject({ step: 'published' });
});

const refusals: [string, () => void, string][] = [
  ['an error of the check', () => {}, 'errors'],
  ['a folder that is no repository', () => remove('dana/.git'), 'noRepository'],
  ['no branch', () => git('dana', 'checkout', '--quiet', '--detach'), 'noBranch'],
  ['a branch that follows none', () => git('dana', 'branch', '--unset-upstream'), 'noUpstream'],
  ['a remote that is not there', () => remove('remote'), 'unreachable'],
  [
    'a host that is not there',
    () => git('dana', 'remote', 'set-url', 'origin', 'https://127.0.0.1:9/site.git'),
    'unreachable',
  ],
  [
    'a merge that was begun',
    () => writeFileSync(path.join(place, 'dana/.git/MERGE_HEAD'), git('dana', 'rev-parse', 'HEAD')),
    'unfinished',
  ],
  [
    'another git at work',
    () => {
      writeFileSync(path.join(place, 'dana/.git/index.lock'), '');
      working = spawn('git', ['cat-file', '--batch'], { cwd: path.join(place, 'dana') });
    },
    'locked',
  ],
  [
    'a branch that was renamed on the server',
    () => git('remote', 'branch', '--move', 'main', 'site'),
    'branchGone',
  ],
  ['a pre-push hook of the clone', () => addHook('dana/.git', 'pre-push', 'exit 1'), 'hook'],
  ['a hook of the remote', () => addHook('remote', 'pre-receive', 'exit 1'), 'hook'],
  [
    'a protected branch',
    () => addHook('remote', 'pre-receive', 'echo "GH006: Protected branch update failed" >&2; exit 1'),
    'protected',
  ],
  [
    'a file of the code that others have changed too',
    () => {
      writeFileSync(path.join(place, 'roni', 'code.ts'), 'new');
      commit('roni');
      git('roni', 'push', '--quiet');
      writeFileSync(path.join(place, 'dana', 'code.ts'), 'unfinished');
    },
    'otherChanges',
  ],
  [
    'no git',
    () => {
      process.env.PATH = path.join(place, 'nowhere');
    },
    'noGit',
  ],
];

test.each(refusals)('a rejection keeps the changes: %s', async (_, prepare, reason) => {
  write('dana', { title: 'Great hall' });
  prepare();
  const findErrors = async () => (reason === 'errors' ? [problem] : []);
  expect(await publishIn('dana', { findErrors })).toEqual({ step: 'refused', reason });
  expect(read('dana').title).toBe('Great hall');
  process.env.PATH = environment.PATH;
  if (existsSync(path.join(place, 'dana/.git')))
    expect(git('dana', 'diff', 'HEAD', '--name-only')).toContain(file);
});

test('where the site is published from this machine, no other repository is needed', async () => {
  git('dana', 'branch', '--unset-upstream');
  write('dana', { title: 'Great hall' });
  const outcome = await publishIn('dana', { isLocal: true });
  expect(outcome).toMatchObject({ step: 'published', commit: git('dana', 'rev-parse', 'HEAD') });
  expect(await publishIn('dana', { isLocal: true })).toMatchObject({ step: 'refused', reason: 'nothing' });
});

test('publishing from this machine makes the first commit of a repository', async () => {
  git('.', 'init', '--quiet', 'new');
  write('new', start);
  expect(await publishIn('new')).toEqual({ step: 'refused', reason: 'noBranch' });
  const outcome = await publishIn('new', { isLocal: true });
  expect(outcome).toMatchObject({ step: 'published', commit: git('new', 'rev-parse', 'HEAD') });
  expect(git('new', 'show', '--no-patch', '--format=%b')).toContain(`- ${file}`);
});
