import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { until } from '../../e2e/support/until';
import { openPublishing, type PublicationState } from './job';

const author = { name: 'Dana Levi', mail: 'dana@company.example' };
const release = 'node -p "process.argv[1]" > released';
let root: string;
let isSaved: boolean;
let onPublished: jest.Mock;
/** When the check was done. */
let checked: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const write = (file: string, data: object) => writeFileSync(path.join(root, file), JSON.stringify(data));
const findErrors = async () => {
  checked = new Date().toISOString();
  return [];
};
const open = () =>
  openPublishing({
    root,
    releaseFolder: '/srv/site',
    onPublished,
    isSaved: async () => isSaved,
    findErrors,
    runAlone: (work) => work(),
    onFiles: async () => {},
  });

/** The state of publishing once it is over. */
async function publish(publishing: ReturnType<typeof open>): Promise<PublicationState> {
  publishing.start({ author });
  const state = () => publishing.state().publication;
  await until(() => ['refused', 'conflict', 'published'].includes(state().step));
  return state();
}

beforeEach(() => {
  root = newFolder();
  isSaved = true;
  onPublished = jest.fn();
  mkdirSync(path.join(root, 'content'));
  write('content/hall.json', { title: 'Hall' });
  write('package.json', { scripts: { build: 'exit 1', release } });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@company.example', 'commit', '--quiet', '-m', 'Begin');
});

test('the next publication repeats a failed build, after a restart too', async () => {
  write('content/hall.json', { title: 'Great hall' });
  const failed = await publish(open());
  expect(failed).toEqual({ step: 'refused', reason: 'build', commit: git('rev-parse', 'HEAD') });
  expect(existsSync(path.join(root, 'released'))).toBe(false);
  expect(onPublished.mock.calls.map(([until]) => until >= checked)).toEqual([true]);
  write('package.json', { scripts: { build: 'true', release } });
  expect(await publish(open())).toMatchObject({ step: 'published', commit: git('rev-parse', 'HEAD') });
  expect(readFileSync(path.join(root, 'released'), 'utf8')).toBe('/srv/site\n');
  expect(await publish(open())).toMatchObject({ step: 'refused', reason: 'nothing' });
});

test('a conflict that is decided for the other side is settled, not refused', async () => {
  const publishing = open();
  const place = { file: 'content/hall.json', path: ['title'] };
  publishing.start({ author, choices: [{ ...place, theirs: 'Hall', value: 'Hall' }] });
  await until(() => !['checking', 'fetching'].includes(publishing.state().publication.step));
  expect(publishing.state().publication).toEqual({ step: 'settled' });
});

test('nothing is published over what could not be saved', async () => {
  isSaved = false;
  write('content/hall.json', { title: 'Great hall' });
  expect(await publish(open())).toEqual({ step: 'refused', reason: 'drafts' });
  expect([git('rev-list', '--count', 'HEAD'), onPublished.mock.calls]).toEqual(['1', []]);
});
