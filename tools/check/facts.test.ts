import { type BrokenCopy, makeCopy, setting } from '../../testing/content/broken-copy';

const hall = 'content/projects/steel-hall.json';
const building = 'content/building.json';

/** A finished hall that is the building’s project, with facts that can stand together. */
const ordinary = [
  setting(hall, 'status', 'completed'),
  setting(hall, 'height', 14),
  setting(hall, 'landingPageUrl', '/hartuvcenter'),
  setting(hall, 'facts', { clearHeight: 11.5, carSpaces: 60 }),
  setting(building, 'purchaseOptions.0.facts', { clearHeight: 3 }),
];

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
});
afterAll(() => copy.remove());

/** The issues of facts; the texts of the hall speak of another building. */
async function issuesOfFacts(changes: ReturnType<typeof setting>[]) {
  return (await copy.issuesOf(changes)).filter(({ field }) => field?.includes('facts'));
}

test.each([
  [hall, 'facts.clearHeight', 14, 'must be less than the height of the building (14)'],
  [hall, 'facts.officeShare', 108, 'is a share of the area: write 100 (per cent) or less'],
  [hall, 'facts.chargingPoints', 61, 'is more than the car parking spaces: write 60 or less'],
  [hall, 'facts.columnGrid', [12], 'write two numbers in [ ], such as [12, 24]'],
  [hall, 'facts.columnGrid', '12×24', 'write two numbers in [ ], such as [12, 24]'],
  [hall, 'facts.sprinklers', 'foam', 'choose one of standard, inRack, esfr'],
  [hall, 'facts.dockDoors', 2.5, 'write a whole number'],
  [hall, 'facts.dockDors', 4, 'did you mean “dockDoors”?'],
  [hall, 'facts.year', 2090, 'the year is in the future'],
  [building, 'purchaseOptions.0.facts.clearHeight', 30, 'must be less than the height of the building'],
])('%s: %s cannot be %j', async (file, field, value, hint) => {
  const found = await copy.issuesOf([...ordinary, setting(file, field, value)]);
  expect(found).toContainEqual(
    expect.objectContaining({ level: 'error', file, field, hint: expect.stringContaining(hint) }),
  );
});

test('what can stand together is no issue, and without facts nothing is missing', async () => {
  expect(await issuesOfFacts(ordinary)).toEqual([]);
  const changes = [
    setting(hall, 'facts', undefined),
    setting(building, 'purchaseOptions.0.facts', undefined),
  ];
  expect(await issuesOfFacts(changes)).toEqual([]);
});
