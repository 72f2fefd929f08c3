import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expectIssues } from '../../e2e/support/content/expected-issues';
import { type Change, makeCopy, replacing, setting } from '../../e2e/support/content/fixture-copy';
import { emptyDraft } from '../new-project/draft';
import { listWordFiles } from './site-files';

const hall = 'content/projects/steel-hall.json';
const gate = 'content/projects/harbour-gate.json';
const building = 'content/buildings/harbourgate.json';
const company = 'content/company.json';
const clients = 'content/clients.json';
const social = 'content/social.json';
const lock = 'content/projects.lock.json';
const buildingLock = 'content/buildings.lock.json';

const copy = makeCopy();
afterEach(() => jest.useRealTimers());

const read = (file: string) =>
  JSON.parse(jest.requireActual('node:fs').readFileSync(path.join('e2e/fixtures/all-on', file), 'utf8'));
const writing = (file: string, data: unknown): Change => ({ file, to: () => JSON.stringify(data) });
/** A further building, with its line of the lock. */
const adding = (id: string, data: unknown) => [
  writing(`content/buildings/${id}.json`, data),
  writing(buildingLock, ['harbourgate', id]),
];
const removing = (file: string): Change => ({ file, to: () => undefined });

/** A building that shares nothing with that of the fixture. */
const {
  project: _project,
  tour: _tour,
  form: _form,
  virtualTourUrl: _url,
  levels: _levels,
  units: _units,
  ...other
} = read(building);

test.each([
  [hall, 'titel', 'x', '"x": there is no field “titel”: delete it, or use one of index, order, status'],
  [hall, 'dunam', undefined, 'missing: write a number, or leave it empty (null) if there is none'],
  [hall, 'height', '12', '"12": write the number without quotes'],
  [hall, 'height', 'גדול', '"גדול": write a number, or leave it empty (null)'],
  [hall, 'he.title', 12, '12: write a text in straight quotes'],
  [company, 'address', null, 'null: write a group { he, en }'],
  [hall, 'height', 0, '0: is too small: write a number above 0, or leave it empty (null) if there is none'],
  [hall, 'dunam', -3, '-3: is too small: write a number above 0, or leave it empty (null)'],
  [hall, 'totalArea', 0, '0: is too small: write a number above 0, or leave it empty (null)'],
  [hall, 'draft', false, 'false: write true, or delete this line to publish the project'],
  [hall, 'retired', false, 'false: write true, or delete this line to list the project again'],
  [hall, 'status', 'done', '"done": choose one of completed, inProgress, inPlanning'],
  [clients, '1.industry', 'genral', '"genral": did you mean “general”?'],
  [hall, 'en.title', ' ', '" ": is empty: write a text'],
  [hall, 'en.title', 'A steel hall '.repeat(7), '%: write at most 80 characters'],
  [hall, 'he.description', ['פסקה אחת.'], '%: write at least two paragraphs'],
  [hall, 'images', [], '[]: add at least one picture'],
  [hall, 'images.0.alt.en', undefined, 'missing: write a text'],
  [hall, 'images.0.alt', undefined, 'missing: write a group { he, en }'],
  [hall, 'updated', '2026-02-30', '"2026-02-30": write a date, such as 2026-05-29'],
  [hall, 'publishAt', '2026-02-30T25:00', '"2026-02-30T25:00": write a day of the calendar and an hour'],
  [building, 'units.0.takeOffAt', '2026-12-01', '"2026-12-01": write a day of the calendar and an hour'],
  [social, '0.takeOffAt', '2026-12-01T08:00Z', '%: write a day of the calendar and an hour'],
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
  [company, 'position.latitude', 35.1, '35.1: is not in Israel (latitudes 29 to 34)'],
  [company, 'position.longitude', 31.7, '31.7: is not in Israel (longitudes 34 to 36)'],
  [company, 'facts.plannedArea', -100, '-100: is too small: write 0 or more'],
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
  [building, 'distances.places', [], '[]: name at least one place, or delete distances'],
  [building, 'units.1.number', '1', '"1": another unit has this number'],
  [building, 'units.1.number', 'A 1', '"A 1": write the number of the unit in quotes'],
  [building, 'units.1.divisibleFrom', 90, '90: is not less than the whole unit (90 sqm)'],
  [building, 'units.1.use', 'storage', '"storage": choose one of logistics, retail, lightIndustry, office'],
  [building, 'units.1.status', 'sold', '"sold": choose one of free, reserved, taken'],
  [
    building,
    'units.1.level',
    'cellar',
    '"cellar": there is no such level: choose one of parking-minus-1, minus-6',
  ],
  [building, 'levels.3.id', 'street', '"street": another level has this id'],
  [building, 'levels.3.elevation', 0, '0: another level has this elevation'],
  [building, 'levels.1.clearHeight', 3.5, '3.5: is more than the 3.4 m up to the next level'],
  [building, 'tour.1.id', 'street', '"street": is used twice: give each stop its own id'],
  [hall, 'images.1.src', '/projects/steel-hall/IMG_2041.HEIC', '%HEIC": this is an iPhone photo (HEIC)'],
  [
    hall,
    'images.1.src',
    '/projects/steel-hall/hero 2.jpg',
    '%: rename the file with lower-case Latin letters',
  ],
  [hall, 'images.1.src', '/projects/steel-hall/אולם.jpg', '%: rename the file with lower-case Latin letters'],
  [hall, 'images.1.src', '/projects/steel-hall/hero.png', '%: a picture must be a JPEG'],
  [clients, '0.logo.he', '/clients/north-shipping-he.png', '%: a drawing must be an SVG'],
])('the shape of %s: %s cannot be %j', async (file, field, value, answer) => {
  expectIssues(await copy.issuesOf([setting(file, field, value)]), [`error ${file} ${field} = ${answer}`]);
});

test.each([
  [hall, 'updated', '2999-01-01', ': is in the future: write today'],
  [social, '0.date', '2999-01-01', ': is in the future: write today'],
  [building, 'unitsAsOf', '2999-01-01', ': is in the future'],
  [building, 'progress.0.date', '2999-01-01', ': is in the future'],
  [
    building,
    'units.1.plan',
    [{ name: { he: 'חדר', en: 'Room' }, x: 0, y: 0, width: 9, depth: 9 }],
    ': the rooms are 81 sqm in all, and the unit is 90 sqm',
  ],
  [company, 'accessibility.hours', '09:00-27:00', ': these hours are not valid'],
  [company, 'accessibility.hours', '17:00-09:00', ': these hours are not valid'],
  [company, 'designer.url', 'https://localhost/x', ': only this computer or network knows the address'],
  [company, 'designer.url', 'https://a:b@studio.example/', ': delete the name and password'],
  [hall, 'landingPageUrl', '/en/harbourgate', ': leave out /en'],
  [hall, 'landingPageUrl', '/harbourgates', '%did you mean “/harbourgate”?'],
  [hall, 'landingPageUrl', '/#project', '%did you mean “#projects”?'],
  [building, 'virtualTourUrl', '/tour/cellar', '%/tour/cellar'],
  [building, 'status.he', 'בבנייה – סיום משוער: מרץ 2027', '%write “מרץ 2040”, or change completion'],
  [gate, 'en.title', 'The Gate', ': content/buildings/harbourgate.json calls the building “Harbour Gate”'],
  [hall, 'order', 0, ': content/projects/harbour-gate.json has the same place in the list'],
  [hall, 'en.title', 'Harbour Gate', ': content/projects/harbour-gate.json has the same name'],
  [clients, '1.name.en', 'North Shipping', ': 0.name.en has the same name'],
  [clients, '1.name', { he: 'ספנות צפון', en: 'North Shipping' }, '%0.name.he has the same name'],
  [building, 'levels.1.elevation', -7, ': is below the lowest level of the project (-6)'],
  [building, 'levels.4.elevation', 10, ': this level reaches above the roof of the project (12 m'],
  [building, 'levels.1.area', 600, ': the units of this level are 640 sqm in all'],
  [building, 'units.1.person', 'noa', ': there is no such person: choose one of'],
  [building, 'units.0.clearHeight', 30, ': must be less than the height of the building'],
  [hall, 'facts.year', 2090, ': %the year is in the future'],
  [hall, 'images.1.src', '/projects/steel-hall/hero.jpg', ': images.0.src shows the same picture'],
  [hall, 'images.0.alt.en', 'hero.jpg', ': %name of the file'],
  [hall, 'images.0.alt.en', 'Picture of a hall', ': %without “picture of” or “תמונה של”'],
  [hall, 'images.0.alt.he', 'תמונה של אולם', ': %without “picture of” or “תמונה של”'],
  [hall, 'images.0.alt', { he: '2026', en: '2026' }, '.he%same in both languages'],
  [hall, 'images.1.alt', { he: 'אולם פלדה ארוך', en: 'A long steel hall' }, '.he%hero.jpg has the same'],
  [hall, 'index', 40, ': /project/0 belongs to steel-hall for good: write the index 0 in its file'],
  [hall, 'index', 1, ': /project/0 belongs to steel-hall'],
  [lock, '2', 'steel-hall', ': /project/0 belongs to steel-hall for good'],
])('across records: %s %s cannot be %j', async (file, field, value, answer) => {
  expectIssues(await copy.issuesOf([setting(file, field, value)]), [`error ${file} ${field}%${answer}`]);
});

test.each([
  [hall, 'totalArea', 9000, 'he.description.0 = %: totalArea is 9000: use the same figure'],
  [hall, 'dunam', 17, 'he.description.0 = %: dunam is 17: use the same figure'],
  [hall, 'facts.energyUse', 95, 'facts.energySource = missing: write the source of the energy figures'],
  [building, 'units.0.area', 13_000, 'units = 13090: all units together'],
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
  [
    building,
    'facts',
    { power: 8, powerPossible: { power: 8, by: '2030-03' } },
    'facts.powerPossible.power = 8: is not more than the 8 kVA',
  ],
])('%s %s = %j is told at another field: %s', async (file, field, value, answer) => {
  expectIssues(await copy.issuesOf([setting(file, field, value)]), [`error ${file} ${answer}`]);
});

const [soon, later] = ['2998-12-31T23:30', '2999-01-01T08:00'];

const cases: [what: string, changes: Change[], ...expected: string[]][] = [
  [
    'a post that would be taken off before it is published',
    [setting(social, '0.publishAt', later), setting(social, '0.takeOffAt', soon)],
    `error ${social} 0.takeOffAt = ${soon}: is not after publishAt (${later})`,
  ],
  [
    'a link to a project that is planned for later',
    [setting(hall, 'publishAt', later), setting(hall, 'landingPageUrl', '/project/0')],
    `error ${hall} landingPageUrl = /project/0: the site has no page /project/0`,
  ],
  [
    'a step of a later day than that on which it is published',
    [setting(building, 'progress.0.publishAt', soon), setting(building, 'progress.0.date', '2999-01-01')],
    `error ${building} progress.0.date = 2999-01-01: is in the future: write today (2998-12-31)`,
  ],
  [
    'a misspelt field',
    [replacing(hall, '"totalArea"', '"totalAera"')],
    `error ${hall} totalAera = 8800: there is no field “totalAera”: did you mean “totalArea”?`,
  ],
  [
    'a field that was translated',
    [replacing(hall, '"totalArea"', '"שטח"')],
    `error ${hall} שטח = 8800: there is no field “שטח”: did you mean “totalArea”?`,
  ],
  [
    'a record of another kind',
    [writing(company, [])],
    `error ${company} = []: write a group { name, legalName`,
  ],
  [
    'a record without any field',
    [writing(company, { a: 1 })],
    `error ${company} = undefined: has none of the fields`,
  ],
  [
    'a status without its day',
    [setting(building, 'unitsAsOf', undefined)],
    `warning ${building} unitsAsOf%: write the date on which the status of the units was correct`,
  ],
  [
    'another month of completion',
    [setting(building, 'completion', '2099-09')],
    `error ${building} status.en = %write “September 2099”`,
    `error ${building} status.he = %: is not the month of completion (2099-09): write “ספטמבר 2099”`,
  ],
  [
    'another figure in one language',
    [replacing(hall, '8,800\u00a0sqm', '8,900\u00a0sqm')],
    `error ${hall} en.description.0 = %: he.description.0 says 8800`,
  ],
  // The addresses of projects.
  [
    'two lines of the lock that were swapped',
    [writing(lock, { 0: 'harbour-gate', 1: 'steel-hall' })],
    `error ${gate} index = 1: /project/0 belongs to harbour-gate`,
    `error ${hall} index = 0: /project/1 belongs to steel-hall`,
  ],
  [
    'a line of the lock that is gone',
    [setting(lock, '0', undefined)],
    `error ${hall} index = 0: is not in ${lock}: add "0": "steel-hall" there`,
  ],
  ['a lock of another form', [writing(lock, [])], `error ${lock} = []: write a group { "3": "steel-hall" }`],
  [
    'a project that is gone',
    [removing(hall)],
    `error ${lock} 0 = "steel-hall": ${hall} is missing, so /project/0`,
  ],
  [
    'a file of a project that was renamed',
    [writing('content/projects/steel-house.json', read(hall)), removing(hall)],
    `error ${lock} 0 = "steel-hall": ${hall} is missing, so /project/0`,
  ],
  [
    'a project that was copied',
    [writing('content/projects/a-copy.json', read(hall))],
    'error content/projects/a-copy.json index = 0: is not in content/projects.lock.json: add "2": "a-copy" there',
  ],
  [
    'a project with a number in advance',
    [writing('content/projects/silo.json', { ...read(hall), index: 2 })],
    'error content/projects/silo.json index = 2: is not in content/projects.lock.json: add "2": "silo" there',
  ],
  [
    'a building that is gone',
    [removing(building)],
    `error ${buildingLock} = "harbourgate": /harbourgate is the address of a building for good`,
  ],
  [
    'a building that no lock knows',
    [writing('content/buildings/silo.json', other)],
    'error content/buildings/silo.json = "silo": is not in content/buildings.lock.json: add "silo" there',
  ],
  [
    'a building at the address of another page',
    [...adding('privacy', other)],
    'error content/buildings/privacy.json = %: /privacy is another address of the site',
  ],
  [
    'a building with the name of a project, which its brochure would have too',
    [...adding('steel-hall', other)],
    'error content/buildings/steel-hall.json = %: a project has the same name',
  ],
  [
    'a building with the stop and the form of another',
    [
      setting(building, 'form', '/api/email/sendHarTov'),
      ...adding('silo', { ...other, form: '/api/email/sendHarTov', tour: read(building).tour }),
    ],
    'error content/buildings/silo.json form = /api/email/sendHarTov: content/buildings/harbourgate.json has the same form',
    'error content/buildings/silo.json tour.0.id = street: content/buildings/harbourgate.json has a stop of that name',
    'error content/buildings/silo.json tour.1.id = %: content/buildings/harbourgate.json has a stop of that name',
  ],
  [
    'a building to which no page leads',
    [setting(gate, 'landingPageUrl', undefined)],
    'warning content/buildings/harbourgate.json = missing: no page links to /harbourgate',
  ],
  [
    'a building that cannot be read, with pictures and links that lead to it',
    [{ file: building, to: (before) => before.slice(0, -3) }],
    `error ${building}:%: the file ends too early`,
  ],
];

test.each(cases)('%s is reported once', async (_what, changes, ...expected) => {
  expectIssues(await copy.issuesOf(changes), expected);
});

/** A name for a copy of a project or for a catalog, and what is said of it; the original may be gone. */
const stray: [file: string, answer: string, ...changes: Change[]][] = [
  ['content/projects/steel-hall copy.json', `nothing reads this file: move what is new in it to ${hall}`],
  [
    'content/projects/Steel House.json',
    'name the file with lower-case Latin letters',
    setting(lock, '0', 'Steel House'),
    removing(hall),
  ],
  ['content/projects/Steel-Hall.json', `the site reads this file as ${hall}`, removing(hall)],
  ['content/projects/steel-hall.txt', `the site reads this file as ${hall}`, removing(hall)],
  ['content/projects/new/silo.json', '%move it to content/projects/silo.json'],
  ['content/steel-hall.json', `the site reads this file as ${hall}`, removing(hall)],
  ['content/projects/note.txt', 'not a project'],
  ['messages/english.json', 'the site reads this file as messages/en.json', removing('messages/en.json')],
  ['messages/he copy.json', '%move what is new in it to messages/he.json'],
  ['messages/ar.json', 'the site has no language “ar”, only he, en'],
];

test.each(stray)('nothing reads %s, which is reported once: %s', async (file, answer, ...changes) => {
  const found = await copy.issuesOf([
    writing(file, file.startsWith('content') ? read(hall) : {}),
    ...changes,
  ]);
  expectIssues(found, [`error ${file} = undefined: ${answer}`]);
});

test.each(['null', '5', '"text"', '[]', '{}', '[null]', '{ "he": null }'])(
  'no phase breaks when every file holds %s, and each of them is reported',
  async (text) => {
    const files = [...listWordFiles(copy.root), lock];
    const found = await copy.issuesOf(files.map((file) => ({ file, to: () => text })));
    const reported = new Set(found.map(({ file }) => file));
    expect(reported).not.toContain('tools/check');
    // An empty list of clients or posts has its shape, and what empty catalogs and locks lack is reported where it is needed.
    const right =
      { '[]': [clients, social], '{}': ['messages/he.json', 'messages/en.json', lock] }[text] ?? [];
    expect(files.filter((file) => !reported.has(file) && !right.includes(file))).toEqual([]);
  },
);

describe('a draft', () => {
  const file = 'content/projects/silo.json';
  const draft = emptyDraft({ index: 2, order: 2, updated: '2026-05-29' });
  const adding = (record: object) => [writing(file, record), setting(lock, '2', 'silo')];
  const lacks = (field: string, hint: string) =>
    `warning ${file} ${field} = %: before this draft is published: ${hint}`;

  test('is told what it lacks, as warnings', async () => {
    expectIssues(await copy.issuesOf(adding(draft)), [
      lacks('en.description', 'write at least two paragraphs'),
      lacks('en.title', 'is empty'),
      lacks('he.description', 'write at least two paragraphs'),
      lacks('he.title', 'is empty'),
      lacks('images', 'add at least one picture'),
    ]);
  });

  test('is told once what is wrong even for a draft', async () => {
    const { order: _, ...wrong } = { ...draft, height: -1, status: 'done' };
    const found = await copy.issuesOf(adding(wrong));
    const errors = found.filter(({ level }) => level === 'error').map(({ field }) => field);
    expect(errors.sort()).toEqual(['height', 'order', 'status']);
    expect(found.filter(({ field }) => field === 'height')).toHaveLength(1);
    const [retired] = await copy.issuesOf(adding({ ...draft, retired: true }));
    expect(retired).toMatchObject({ level: 'error', field: 'retired' });
  });

  test('is told that no moment publishes it', async () => {
    const found = await copy.issuesOf([setting(hall, 'draft', true), setting(hall, 'publishAt', later)]);
    expectIssues(found, [`warning ${hall} publishAt = ${later}: a draft stays a draft at this moment`]);
  });

  test('may name a picture that is not there yet', async () => {
    const image = { src: '/projects/silo/hero.jpg', alt: { he: 'מגורה', en: 'A silo' } };
    const found = await copy.issuesOf(adding({ ...draft, images: [image] }));
    expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('where git knows the lock', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: copy.root,
    });
  beforeAll(() => {
    git('init');
    git('add', lock, buildingLock, 'content/projects', 'content/buildings');
    git('commit', '--message', 'Publish');
  });
  afterAll(() => rmSync(path.join(copy.root, '.git'), { recursive: true }));

  test('an index that was changed in the project and in the lock alike is reported', async () => {
    const changes = [setting(hall, 'index', 2), writing(lock, { 1: 'harbour-gate', 2: 'steel-hall' })];
    expectIssues(await copy.issuesOf(changes), [
      `error ${lock} 0 = missing: /project/0 belongs to steel-hall`,
    ]);
  });

  test('a unit that is gone, or has another number, is reported', async () => {
    const [first, ...others] = read(building).units;
    const gone = `error ${building} units = "1": /harbourgate/1 is the address of a unit for good`;
    expectIssues(await copy.issuesOf([setting(building, 'units', others)]), [gone]);
    const renamed = [...others, { ...first, number: '1a' }];
    expectIssues(await copy.issuesOf([setting(building, 'units', renamed)]), [gone]);
  });

  test('a published project or unit that is planned for later is reported', async () => {
    const changes = [setting(hall, 'publishAt', later), setting(building, 'units.0.publishAt', later)];
    expectIssues(await copy.issuesOf(changes), [
      `error ${building} units.0.publishAt = "${later}": /harbourgate/1 is published`,
      `error ${hall} publishAt = "${later}": /project/0 is published`,
    ]);
  });

  test('what was only ever planned may go, or wait longer', async () => {
    const undo = copy.change([
      setting(building, 'units.1.publishAt', soon),
      setting(hall, 'publishAt', soon),
    ]);
    git('commit', '--all', '--message', 'Plan');
    const [{ joinableWith: _, ...first }] = read(building).units;
    const changes = [setting(building, 'units', [first]), setting(hall, 'publishAt', later)];
    expectIssues(await copy.issuesOf(changes), []);
    undo();
    git('commit', '--all', '--message', 'Publish');
  });

  test('a record that was published broken can be corrected', async () => {
    const undo = copy.change([{ file: building, to: () => '{' }]);
    git('commit', '--all', '--message', 'Break');
    undo();
    expectIssues(await copy.issuesOf([]), []);
    git('commit', '--all', '--message', 'Publish');
  });

  test('a project that is new in both is not', async () => {
    const draft = emptyDraft({ index: 2, order: 2, updated: '2026-05-29' });
    const changes = [writing('content/projects/silo.json', draft), setting(lock, '2', 'silo')];
    expect((await copy.issuesOf(changes)).filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('what time has overtaken is a warning', () => {
  const at = (time: string) =>
    jest.useFakeTimers({
      now: new Date(time),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });

  test.each([
    [building, 'completion', '2027-03', '2027-03-31', '2027-04-01'],
    [company, 'accessibility.updated', '2026-05-29', '2027-05-29', '2027-05-30'],
    [building, 'unitsAsOf', '2026-03-01', '2026-04-30', '2026-05-01'],
    [building, 'units.0.availableFrom', '2026-03-01', '2026-03-01', '2026-03-02'],
    [building, 'progress.0.date', '2026-03-01', '2026-05-30', '2026-05-31'],
    [building, 'facts.powerPossible.by', '2027-03', '2027-03-31', '2027-04-01'],
    [building, 'units.0.price.asOf', '2026-03-01', '2027-03-01', '2027-03-02'],
    [hall, 'publishAt', '2027-03-02T08:00', '2027-03-01', '2027-03-02'],
    [hall, 'takeOffAt', '2027-03-02T08:00', '2027-03-01', '2027-03-02'],
    [building, 'units.0.takeOffAt', '2027-03-02T08:00', '2027-03-01', '2027-03-02'],
    [building, 'progress.0.takeOffAt', '2027-03-02T08:00', '2027-03-01', '2027-03-02'],
    [social, '0.takeOffAt', '2027-03-02T08:00', '2027-03-01', '2027-03-02'],
  ])('%s %s = %s is right on %s, and not on %s', async (file, field, value, rightDay, wrongDay) => {
    const levelsOn = async (day: string) => {
      at(`${day}T12:00:00Z`);
      const found = await copy.issuesOf([setting(file, field, value)]);
      return found.filter((issue) => issue.file === file && issue.field === field).map(({ level }) => level);
    };
    expect(await levelsOn(rightDay)).toEqual([]);
    expect(await levelsOn(wrongDay)).toEqual(['warning']);
  });

  test('after the handover nothing more is asked for', async () => {
    at('2039-01-01T12:00:00Z');
    const found = await copy.issuesOf([setting(building, 'progress.0.phase', 'handover')]);
    expect(found.filter(({ field }) => field?.startsWith('progress'))).toEqual([]);
  });

  test('a draft written at 01:00 in Israel is not in the future', async () => {
    at('2027-05-31T22:00:00Z');
    const found = await copy.issuesOf([setting(company, 'updated', '2027-06-01')]);
    expect(found.filter(({ field }) => field === 'updated')).toEqual([]);
  });
});
