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
    `error ${hall} index = 0: is not in ${lock}: add "0": "steel-hall" there`,
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
    `error content/projects/a-copy.json index = 0: is not in ${lock}: add "${next}": "a-copy" there`,
  ],
  [
    'a project with a number in advance',
    [writing(silo, { ...read(hall), index: next })],
    `error ${silo} index = ${next}: is not in ${lock}: add "${next}": "silo" there`,
  ],
  [
    'a removed building',
    [removing(building)],
    `error ${buildingLock} = "harbourgate": /harbourgate is the address of a building for good`,
  ],
  [
    'a building without a line in the lock',
    [writing('content/buildings/silo.json', { ...other, order: 3 })],
    `error content/buildings/silo.json = "silo": is not in ${buildingLock}: add "silo" there`,
  ],
];

test.each(cases)('%s is reported once', async (_what, changes, ...expected) => {
  expectIssues(await issuesOf(changes), expected);
});

describe('in a site with a commit', () => {
  type Unit = { number: string; joinableWith?: string[] };
  /** Changes the list of units without `joinableWith`, so that no reference to a removed unit is reported. */
  const withUnits = (change: (units: Unit[]) => Unit[]) => {
    const units: Unit[] = read(building).units;
    return setting(building, 'units', change(units.map(({ joinableWith: _, ...unit }) => unit)));
  };

  test('an index changed in both project and lock is reported', async () => {
    const { 0: name, ...others } = read(lock);
    const changes = [setting(hall, 'index', next), writing(lock, { ...others, [next]: name })];
    expectIssues(await issuesOf(changes, read), [
      `error ${lock} 0 = missing: /project/0 belongs to steel-hall`,
    ]);
  });

  test.each([
    ['a removed unit', withUnits(([, ...others]) => others)],
    ['a renumbered unit', withUnits(([first, ...others]) => [...others, { ...first, number: '1a' }])],
  ])('%s is reported', async (_what, change) => {
    expectIssues(await issuesOf([change], read), [
      `error ${building} units = "1": /harbourgate/1 is the address of a unit for good`,
    ]);
  });

  test('a project that is new in its file and in the lock is accepted', async () => {
    const draft = emptyDraft({ index: next, order: 99, updated: '2026-05-29' });
    const found = await issuesOf([writing(silo, draft), setting(lock, String(next), 'silo')], read);
    expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
