import { expectIssues } from '../../e2e/support/content/expected-issues';
import { type Change, replacing, setting, writing } from '../../e2e/support/content/fixture-copy';
import { issuesOf, read } from '../../e2e/support/content/fixture-records';
import { emptyDraft } from '../../tools/new-project/draft';

const hall = 'content/projects/steel-hall.json';
const building = 'content/buildings/harbourgate.json';
const company = 'content/company.json';
const clients = 'content/clients.json';
const social = 'content/social.json';
const lock = 'content/projects.lock.json';
const { elevation: _elevation, clearHeight: _clearHeight, ...level } = read(building).levels[4];
const without = (field: string) => setting(building, field, undefined);

test.each([
  [hall, 'titel', 'x', '"x": there is no field “titel”: delete it, or use one of index, order, status'],
  [hall, 'dunam', undefined, 'missing: write a number, or leave it empty (null) if there is none'],
  [hall, 'height', '12', '"12": write the number without quotes'],
  [hall, 'totalArea', '1,450', '"1,450": write the number without quotes and without a comma: 1450'],
  [hall, 'height', 'גדול', '"גדול": write a number, or leave it empty (null)'],
  [hall, 'he.title', 12, '12: write the text in straight quotes'],
  [company, 'address', null, 'null: write a group { he, en }'],
  [hall, 'height', 0, '0: is too small: write a number above 0, or leave it empty (null) if there is none'],
  [hall, 'dunam', -3, '-3: is too small: write a number above 0, or leave it empty (null)'],
  [hall, 'totalArea', 0, '0: is too small: write a number above 0, or leave it empty (null)'],
  [hall, 'draft', false, 'false: write true, or delete this line to publish the project'],
  [hall, 'retired', false, 'false: write true, or delete this line to list the project again'],
  [hall, 'status', 'done', '"done": choose one of completed, inProgress, inPlanning'],
  [clients, '1.industry', 'genral', '"genral": choose one of infrastructure, developers'],
  [hall, 'en.title', ' ', '" ": is empty: write something'],
  [hall, 'en.title', 'A steel hall '.repeat(7), '%: write at most 80 characters'],
  [hall, 'he.description', [], '[]: write at least one paragraph'],
  [company, 'services', [], '[]: add at least one service'],
  [company, 'phone', '03-555-0123 ext. 14', '%: write the number as it is dialled in Israel'],
  [hall, 'images.0.alt.en', undefined, 'missing: write the text in straight quotes'],
  [hall, 'images.0.alt', undefined, 'missing: write a group { he, en }'],
  [hall, 'updated', '2026-02-30', '"2026-02-30": write a date, such as 2026-05-29'],
  [
    hall,
    'publishAt',
    '2026-12-01T08:00',
    '%: nothing is published at a set time: keep a project "draft": true',
  ],
  [
    building,
    'units.0.takeOffAt',
    '2026-12-01T08:00',
    '%: nothing is taken down at a set time: %"retired": true',
  ],
  [social, '0.takeOffAt', '2026-12-01T08:00', '%: nothing is taken down at a set time'],
  [company, 'email', 'office', '"office": write an email address'],
  [company, 'designer.url', 'http://studio.example', '%: write an address that starts with https://'],
  [building, 'completion', '2027-13', '"2027-13": write a month, such as 2026-08, or leave it empty (null)'],
  [
    building,
    'completion',
    '20266-08',
    '"20266-08": write a month, such as 2026-08, or leave it empty (null)',
  ],
  [company, 'founded', 20100, '20100: is in the future: write the year of founding'],
  [company, 'facts.plannedArea', -100, '-100: is too small: write 0 or more'],
  [company, 'hero.roofAt', 120, '120: is too large: write 100 or less'],
  [company, 'testimonials.0.role', undefined, 'missing: write a group { he, en }'],
  [company, 'testimonials.1.name', undefined, 'missing: write a group { he, en }'],
  [company, 'results.0.figures', [], '[]: write three figures, each with a value and a label'],
  [hall, 'year', 20270, '20270: is too large: write 2100 or less'],
  [hall, 'images.0.kind', 'render', '"render": choose one of photograph, visualisation'],
  [company, 'phone', '025550100', '%: write the number as it is dialled in Israel, such as 03-555-0123'],
  [company, 'whatsapp', '0225550100', '%: write an international number'],
  [hall, 'facts.clearHeight', 15, '15: must be less than the height of the building (15)'],
  [hall, 'facts.officeShare', 108, '108: is a share of the area: write 100 (per cent) or less'],
  [hall, 'facts.chargingPoints', -1, '-1: is too small'],
  [hall, 'facts.columnGrid', [12], '[12]: write two numbers in [ ], such as [12, 24]'],
  [hall, 'facts.columnGrid', '12×24', '%: write two numbers in [ ], such as [12, 24]'],
  [hall, 'facts.sprinklers', 'foam', '"foam": choose one of standard, inRack, esfr'],
  [hall, 'facts.dockDoors', 2.5, '2.5: write a whole number'],
  [hall, 'facts.dockDors', 4, '4: there is no field “dockDors”: did you mean “dockDoors”?'],
  [
    building,
    'levels.0.facts.chargingPoints',
    61,
    '61: is more than the car parking spaces: write 54 or less',
  ],
  [building, 'progress.0.phase', 'roof', '"roof": choose one of permit, groundworks, structure'],
  [building, 'distances.places.0.minutes', 1, '1: means driving at more than 120 km/h'],
  [building, 'distances.places.0.minutes', 1500, '1500: is too large: write 600 or less'],
  [building, 'distances.places.0.by', 'boat', '"boat": choose one of car, foot, rail, sea'],
  [building, 'road', undefined, 'missing: the drawn map names it: write it, or delete map'],
  [building, 'distances.places', [], '[]: name at least one place, or delete distances'],
  [building, 'units.1.number', '1', '"1": another unit has this number'],
  [building, 'units.1.number', '../1', '"../1": write the number of the unit in quotes'],
  [building, 'units.1.number', 'A 1', '"A 1": write the number of the unit in quotes'],
  [building, 'units.1.divisibleFrom', 50, '50: is more than half of the unit (45 sqm)'],
  [building, 'units.0.joinableWith.0', '1', '"1": is the unit itself: write the number of another unit'],
  [building, 'units.0.joinableWith.0', '3', '"3": there is no such other unit'],
  [building, 'units.1.netArea', 90, '90: is not less than the gross area (90 sqm)'],
  [building, 'units.0.facts.amperes', 63, '63: is 43 kVA, another size than power'],
  [building, 'terms.uses.0.price.to', 30, '30: is not more than the lowest price'],
  [building, 'terms.uses.1.use', 'logistics', '"logistics": is listed twice'],
  [
    building,
    'terms.occupancyPermit.expected',
    undefined,
    'missing: write the day of issue or the expected month',
  ],
  [building, 'units.1.status', 'sold', '"sold": choose one of free, reserved, taken'],
  [
    building,
    'units.1.level',
    'cellar',
    '"cellar": there is no such level: choose one of parking-minus-1, minus-6',
  ],
  [building, 'levels.3.id', 'street', '"street": another level has this id'],
  [building, 'levels.1.clearHeight', 3.5, '3.5: is more than the 3.4 m up to the next level'],
  [building, 'tour.1.id', 'street', '"street": is used twice: give each stop its own id'],
  [hall, 'images.1.src', '/projects/steel-hall/IMG_2041.HEIC', '%HEIC": this is an iPhone photo (HEIC)'],
  [
    hall,
    'images.1.src',
    '/projects/steel-hall/hero 2.jpg',
    '%: rename the file with lower-case Latin letters',
  ],
  [hall, 'images.1.src', '/projects/steel-hall/con.jpg', '%: rename the file with%a Windows device'],
  [hall, 'images.1.src', `/home/${'a'.repeat(90)}.jpg`, '%: rename the file with%at most 80'],
  [hall, 'images.1.src', '/projects/steel-hall/אולם.jpg', '%: rename the file with lower-case Latin letters'],
  [hall, 'images.1.src', '/projects/../../own.jpg', '%: rename the file with'],
  [hall, 'images.1.src', '/projects/steel-hall/hero.png', '%: a picture must be a JPEG'],
  [clients, '0.logo.he', '/clients/north-shipping-he.png', '%: a drawing must be an SVG'],
])('%s %s rejects %j', async (file, field, value, answer) => {
  expectIssues(await issuesOf([setting(file, field, value)]), [`error ${file} ${field} = ${answer}`]);
});

test.each([
  [hall, 'facts.energyUse', 95, 'facts.energySource = missing: write the source of the energy figures'],
  [hall, 'status', { he: 'מוקפא' }, 'status.en = missing: write the text in straight quotes'],
  [
    clients,
    '1.industry',
    { he: 'מזון', en: 'Food', fr: 'Vivres' },
    '1.industry.fr = "Vivres": there is no field “fr”',
  ],
  [
    building,
    'tour.1.links.1',
    { scene: 'stret', yaw: 0, pitch: 0 },
    'tour.1.links.1.scene = "stret": there is no such stop',
  ],
  [
    building,
    'tour.2',
    { ...read(building).tour[1], id: 'roof' },
    'tour.2.id = "roof": nothing leads here: add it to the links',
  ],
])('%s %s = %j is reported at another field: %s', async (file, field, value, answer) => {
  expectIssues(await issuesOf([setting(file, field, value)]), [`error ${file} ${answer}`]);
});

test.each<[string, ...Change[]]>([
  [
    'a way by sea with its time',
    setting(building, 'distances.places.0.by', 'sea'),
    setting(building, 'distances.places.0.minutes', 1500),
  ],
  ['a building without map, road and zone', without('map'), without('road'), without('zone')],
  ['levels side by side', setting(building, 'levels.3.elevation', 0)],
  ['a level without measures', setting(building, 'levels.4', { ...level, uses: ['office', 'retail'] })],
  [
    'a clear height without a section',
    without('levels.3.elevation'),
    setting(building, 'levels.1.clearHeight', 9),
  ],
  [
    'a unit without a level, with its own offer',
    without('units.1.level'),
    without('units.1.bays'),
    setting(building, 'units.1.offer', 'lease'),
  ],
])('%s is valid', async (_what, ...changes) => {
  expect(await issuesOf(changes)).toEqual([]);
});

test.each([
  [
    'a misspelt field',
    replacing(hall, '"totalArea"', '"totalAera"'),
    `error ${hall} totalAera = 8800: there is no field “totalAera”: did you mean “totalArea”?`,
  ],
  [
    'a translated field name',
    replacing(hall, '"totalArea"', '"שטח"'),
    `error ${hall} שטח = 8800: there is no field “שטח”: did you mean “totalArea”?`,
  ],
  [
    'a record of another kind',
    writing(company, []),
    `error ${company} = []: write a group { name, shortName`,
  ],
  [
    'a record without any field',
    writing(company, { a: 1 }),
    `error ${company} = undefined: has none of the fields`,
  ],
  ['a lock of another form', writing(lock, []), `error ${lock} = []: write a group { "3": "steel-hall" }`],
])('%s is reported once', async (_what, change, expected) => {
  expectIssues(await issuesOf([change]), [expected]);
});

describe('a draft', () => {
  const file = 'content/projects/silo.json';
  const index = 1 + Math.max(...Object.keys(read(lock)).map(Number));
  const draft = emptyDraft({ index, order: 99, updated: '2026-05-29' });
  const adding = (record: object) => [writing(file, record), setting(lock, String(index), 'silo')];
  const lacks = (field: string, hint: string) =>
    `warning ${file} ${field} = %: before this draft is published: ${hint}`;

  test('warns of the fields that it lacks', async () => {
    expectIssues(await issuesOf(adding(draft)), [
      lacks('en.description', 'write at least one paragraph'),
      lacks('en.title', 'is empty'),
      lacks('he.description', 'write at least one paragraph'),
      lacks('he.title', 'is empty'),
    ]);
  });

  test('reports each invalid field once', async () => {
    const { order: _, ...wrong } = { ...draft, height: -1, status: 'done' };
    const found = await issuesOf(adding(wrong));
    const errors = found.filter(({ level }) => level === 'error').map(({ field }) => field);
    expect(errors.sort()).toEqual(['height', 'order', 'status']);
    expect(found.filter(({ field }) => field === 'height')).toHaveLength(1);
  });

  test('cannot be retired', async () => {
    const [retired] = await issuesOf(adding({ ...draft, retired: true }));
    expect(retired).toMatchObject({ level: 'error', field: 'retired' });
  });
});
