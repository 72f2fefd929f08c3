import { type BrokenCopy, makeCopy, setting } from '../../testing/broken-copy';

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

/** What is said of facts; the texts of the hall speak of another building. */
async function findingsOfFacts(changes: ReturnType<typeof setting>[]) {
  return (await copy.findingsOf(changes)).filter(({ field }) => field?.includes('facts'));
}

test.each([
  [hall, 'facts.clearHeight', 14, 'is not below the height of the building (14)'],
  [hall, 'facts.officeShare', 108, 'is a share of the area: write 100 (per cent) or less'],
  [hall, 'facts.chargingPoints', 61, 'are more than the car spaces: write 60 or less'],
  [hall, 'facts.columnGrid', [12], 'write two numbers in [ ], such as [12, 24]'],
  [hall, 'facts.columnGrid', '12×24', 'write two numbers in [ ], such as [12, 24]'],
  [hall, 'facts.sprinklers', 'foam', 'choose one of standard, inRack, esfr'],
  [hall, 'facts.dockDoors', 2.5, 'write a whole number'],
  [hall, 'facts.dockDors', 4, 'did you mean “dockDoors”?'],
  [hall, 'facts.year', 2090, 'lies in the future of a completed project'],
  [building, 'purchaseOptions.0.facts.clearHeight', 30, 'is not below the height of the building'],
])('%s: %s cannot be %j', async (file, field, value, cure) => {
  const found = await copy.findingsOf([...ordinary, setting(file, field, value)]);
  expect(found).toContainEqual(
    expect.objectContaining({ level: 'error', file, field, cure: expect.stringContaining(cure) }),
  );
});

test('what can stand together is no fault, and without facts nothing is missing', async () => {
  expect(await findingsOfFacts(ordinary)).toEqual([]);
  const changes = [
    setting(hall, 'facts', undefined),
    setting(building, 'purchaseOptions.0.facts', undefined),
  ];
  expect(await findingsOfFacts(changes)).toEqual([]);
});
