import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FixtureCopy, makeCopy } from '../../e2e/support/content/fixture-copy';
import { openWorkspace, type Workspace } from '../backend/workspace';
import { unitWordsOf } from '../messages';
import { importUnits } from './import';

const building = 'content/buildings/harbourgate.json';
let copy: FixtureCopy;
let workspace: Workspace;

beforeEach(() => {
  copy = makeCopy();
  workspace = openWorkspace(copy.root);
});

const source = () => readFileSync(path.join(copy.root, building), 'utf8');
const unitsNow = () => JSON.parse(source()).units;
const take = (table: string) =>
  importUnits(workspace, new TextEncoder().encode(table), { locale: 'en', write: true });

test('rows change, add and clear fields of units until undo', async () => {
  const [first, second] = unitsNow();
  const before = source();
  await take('number,level,use,area,status\n1,minus-6,logistics,650,reserved\n7,street,retail,80,free');
  expect(unitsNow()).toEqual([
    { ...first, area: 650, status: 'reserved' },
    second,
    { number: '7', level: 'street', use: 'retail', area: 80, status: 'free' },
  ]);
  const priced = 'number;price.amount;price.per;price.asOf;facts.powerPossible.power;facts.powerPossible.by';
  await take(`${priced}\n7;"1,200";sqmMonth;15/11/2026;300;1/6/2041`);
  expect(unitsNow()[2]).toMatchObject({
    price: { amount: 1200, per: 'sqmMonth', asOf: '2026-11-15' },
    facts: { powerPossible: { power: 300, by: '2041-06' } },
  });
  await take(`${priced}\n7;;;;;`);
  expect(unitsNow()[2]).toEqual({ number: '7', level: 'street', use: 'retail', area: 80, status: 'free' });
  for (const _ of [1, 2, 3]) await workspace.undo();
  expect(source()).toBe(before);
});

test('a wrong row is left out alone', async () => {
  const { changed, refused } = await take(
    [
      'building,number,level,use,area,status,colour',
      'harbourgate,1,minus-6,logistics,660,free,',
      'harbourgate,2,offices,office,many,taken,',
      'harbourgate,8,cellar,office,80,free,',
      'nowhere,9,offices,office,80,free,',
      'harbourgate,,offices,office,80,free,',
      'harbourgate,1,minus-6,logistics,670,free,',
    ].join('\n'),
  );
  expect(changed.map(({ number }) => number)).toEqual(['1']);
  expect(unitsNow()).toHaveLength(2);
  expect(unitsNow()[0].area).toBe(660);
  expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '1 “colour” is not a unit field: this column is ignored.',
    expect.stringMatching(/^3 Gross area in sqm: "many": write a number/),
    expect.stringMatching(/^4 Level: "cellar": there is no such level/),
    '5 there is no building “nowhere”: write one of harbourgate',
    '6 the number of the unit is missing',
    '7 unit 1 is listed twice: remove one of them',
  ]);
});

test('an error of all rows together writes none of them', async () => {
  const before = source();
  const { changed, refused } = await take('number,area\n1,13000\n2,95');
  expect(changed).toEqual([]);
  expect(refused).toHaveLength(2);
  expect(source()).toBe(before);
});

test.each([
  ['en', 'Save As'],
  ['he', 'שמירה בשם'],
] as const)('a workbook is refused in %s without a row', async (locale, words) => {
  const { refused } = await importUnits(workspace, Uint8Array.from([0x50, 0x4b, 3, 4]), {
    locale,
    write: true,
  });
  expect(refused).toEqual([{ line: 0, reason: expect.stringContaining(words) }]);
  expect(unitWordsOf(locale)('refused', { line: 0, reason: '…' })).toBe('…');
});

test('an empty file changes nothing', async () => {
  expect(await take('')).toEqual({ changed: [], refused: [] });
});

test('a row changes its unit when another person moves the units', async () => {
  const [first, second] = unitsNow();
  await take('number,status\n1,free\n2,free');
  const taking = take('number,status\n1,reserved');
  // In the queue between the reading of the records and the write.
  await workspace.change({ kind: 'move', file: building, path: ['units', 0], to: 1, before: unitsNow() });
  await taking;
  expect(unitsNow()).toEqual([
    { ...second, status: 'free' },
    { ...first, status: 'reserved' },
  ]);
});
