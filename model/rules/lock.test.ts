import { expectIssues } from '../../e2e/support/content/expected-issues';
import { type Change, removing, setting, writing } from '../../e2e/support/content/fixture-copy';
import { issuesOf, read } from '../../e2e/support/content/fixture-records';
import { emptyDraft } from '../../tools/new-project/draft';

const hall = 'content/projects/steel-hall.json';
const gate = 'content/projects/harbour-gate.json';
const silo = 'content/projects/silo.json';
const building = 'content/buildings/harbourgate.json';
const lock = 'content/projects.lock.json';
const buildingLock = 'content/buildings.lock.json';
/** The next free address of a project. */
const next = 1 + Math.max(...Object.keys(read(lock)).map(Number));
const {
  units: _units,
  tour: _tour,
  levels: _levels,
  form: _form,
  project: _project,
  ...other
} = read(building);

const cases: [what: string, changes: Change[], ...expected: string[]][] = [
  [
    'an index beyond the lock',
    [setting(hall, 'index', 999)],
    `error ${hall} index = 999: /project/0 belongs to steel-hall for good: write the index 0 in its file`,
  ],
  [
    'the index of another project',
    [setting(hall, 'index', 1)],
    `error ${hall} index = 1: /project/0 belongs to steel-hall`,
  ],
  [
    'a second line of a project',
    [setting(lock, String(next), 'steel-hall')],
    `error ${lock} ${next} = "steel-hall": /project/0 belongs to steel-hall for good`,
  ],
  [
    'two lines of the lock that were swapped',
    [setting(lock, '0', 'harbour-gate'), setting(lock, '1', 'steel-hall')],
    `error ${gate} index = 1: /project/0 belongs to harbour-gate`,
    `error ${hall} index = 0: /project/1 belongs to steel-hall`,
  ],
  [
    'a removed line of the lock',
    [setting(lock, '0', undefined)],
    `error ${hall} index = 0: is not in ${lock}: “npm run fix” adds "0": "steel-hall" there`,
  ],
  [
    'a removed project',
    [removing(hall)],
    `error ${lock} 0 = "steel-hall": ${hall} is missing, so /project/0`,
  ],
  [
    'a renamed file of a project',
    [writing('content/projects/steel-house.json', read(hall)), removing(hall)],
    `error ${lock} 0 = "steel-hall": ${hall} is missing, so /project/0`,
  ],
  [
    'a copied project',
    [writing('content/projects/a-copy.json', read(hall))],
    `error content/projects/a-copy.json index = 0: is not in ${lock}: “npm run fix” adds "${next}": "a-copy" there`,
  ],
  [
    'a project with a number in advance',
    [writing(silo, { ...read(hall), index: next })],
    `error ${silo} index = ${next}: is not in ${lock}: “npm run fix” adds "${next}": "silo" there`,
  ],
  [
    'a removed building',
    [removing(building)],
    `error ${buildingLock} = "harbourgate": /harbourgate is the address of a building for good`,
  ],
  [
    'a building without a line in the lock',
    [writing('content/buildings/silo.json', { ...other, order: 3 })],
    `error content/buildings/silo.json = "silo": is not in ${buildingLock}: “npm run fix” adds "silo" there`,
  ],
];

test.each(cases)('%s is reported once', async (_what, changes, ...expected) => {
  expectIssues(await issuesOf(changes), expected);
});

test('a project that is new in its file and in the lock is accepted', async () => {
  const draft = emptyDraft({ index: next, order: 99, updated: '2026-05-29' });
  const found = await issuesOf([writing(silo, draft), setting(lock, String(next), 'silo')]);
  expect(found.filter(({ level }) => level === 'error')).toEqual([]);
});
