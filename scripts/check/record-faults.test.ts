import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type BrokenCopy, type Change, makeCopy, replacing, setting } from '../../testing/broken-copy';
import { expectTold, type Told } from '../../testing/told';
import { checkDates } from './dates';
import { listWordFiles } from './project-files';

const hall = 'content/projects/steel-hall.json';
const building = 'content/building.json';
const company = 'content/company.json';
const clients = 'content/clients.json';
const social = 'content/social.json';
const tour = 'content/tour.json';
const lock = 'content/projects.lock.json';

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
}, 120_000);
afterAll(() => copy?.remove());

type Row = [what: string, change: Change | Change[], ...told: (Omit<Told, 'file'> & { file?: string })[]];

const moved: Change[] = [
  { file: 'content/projects/steel-house.json', to: () => JSON.stringify({ ...readHall(), index: 10 }) },
  { file: hall, to: () => undefined },
];

/** Changes a list that is a whole file. */
function repeating(file: string, change: (list: Record<string, unknown>[]) => unknown[]): Change {
  return { file, to: (before) => JSON.stringify(change(JSON.parse(before))) };
}

function readHall() {
  return jest.requireActual('../../content/projects/steel-hall.json');
}

const faults: Row[] = [
  [
    'an unknown field',
    setting(hall, 'titel', 'x'),
    { field: 'titel', value: '"x"', cure: 'nobody knows “titel”: take it away' },
  ],
  [
    'a misspelt field',
    replacing(hall, '"totalArea"', '"totalAera"'),
    { field: 'totalArea', value: 'missing', cure: 'is missing: write a number without quotes' },
    { field: 'totalAera', cure: 'did you mean “totalArea”?' },
  ],
  [
    'a field that is missing',
    setting(hall, 'dunam', undefined),
    {
      field: 'dunam',
      value: 'missing',
      cure: 'is missing: write a number without quotes, or null if there is none',
    },
  ],
  [
    'a text for a number',
    setting(hall, 'height', '12'),
    { field: 'height', value: '"12"', cure: 'write a number without quotes' },
  ],
  [
    'a number for a text',
    setting(hall, 'he.title', 12),
    { field: 'he.title', value: '12', cure: 'write a text in straight quotes' },
  ],
  [
    'null for a group',
    setting(company, 'address', null),
    { file: company, field: 'address', value: 'null', cure: 'write a group { he, en }' },
  ],
  ...['height', 'dunam', 'totalArea'].flatMap((field) =>
    [0, -3].map(
      (value): Row => [
        `a ${field} of ${value}`,
        setting(hall, field, value),
        { field, value: String(value), cure: 'write a number above 0, or null if there is none' },
      ],
    ),
  ),
  [
    'an unknown status',
    setting(hall, 'status', 'done'),
    { field: 'status', value: '"done"', cure: 'choose one of completed, inProgress, inPlanning' },
  ],
  [
    'an unknown industry',
    setting(clients, '3.industry', 'genral'),
    { file: clients, field: '3.industry', value: '"genral"', cure: 'choose one of infrastructure' },
  ],
  [
    'a misspelt level',
    setting(tour, '0.level', 'stret'),
    { file: tour, field: '0.level', value: '"stret"', cure: 'did you mean “street”?' },
  ],
  [
    'a title that is empty',
    setting(hall, 'en.title', ' '),
    { field: 'en.title', value: '" "', cure: 'is empty: write a text' },
  ],
  [
    'one paragraph',
    setting(hall, 'he.description', ['פסקה אחת.']),
    { field: 'he.description', cure: 'write at least two paragraphs' },
  ],
  [
    'no pictures',
    setting(hall, 'images', []),
    { field: 'images', value: '[]', cure: 'add at least one picture' },
  ],
  [
    'a day that does not exist',
    setting(hall, 'updated', '2026-02-30'),
    { field: 'updated', value: '"2026-02-30"', cure: 'write a day as 2026-05-29' },
  ],
  [
    'a day in the future',
    setting(hall, 'updated', '2999-01-01'),
    { field: 'updated', value: '2999-01-01', cure: 'lies in the future' },
  ],
  [
    'a post from the future',
    setting(social, '0.date', '2999-01-01'),
    { file: social, field: '0.date', value: '2999-01-01', cure: 'lies in the future' },
  ],
  [
    'four purchase options',
    {
      file: building,
      to: (before) =>
        JSON.stringify({
          ...JSON.parse(before),
          purchaseOptions: JSON.parse(before).purchaseOptions.slice(1),
        }),
    },
    { file: building, field: 'purchaseOptions', cure: 'the building has five purchase options' },
  ],
  [
    'an address that is no e-mail address',
    setting(company, 'email', 'office'),
    { file: company, field: 'email', value: '"office"', cure: 'write an e-mail address' },
  ],
  [
    'a link without https',
    setting(company, 'designer.url', 'http://studio.example'),
    { file: company, field: 'designer.url', cure: 'write an address that starts with https://' },
  ],
  [
    'a link to this machine',
    setting(company, 'designer.url', 'https://localhost/x'),
    { file: company, field: 'designer.url', cure: 'only this machine or network knows the address' },
  ],
  [
    'a link to no page',
    setting(hall, 'landingPageUrl', '/hartuvcentre'),
    { field: 'landingPageUrl', value: '/hartuvcentre', cure: 'did you mean “/hartuvcenter”?' },
  ],
  [
    'a link to no place of a page',
    setting(hall, 'landingPageUrl', '/#project'),
    { field: 'landingPageUrl', value: '/#project', cure: 'did you mean “#projects”?' },
  ],
  [
    'a link to one language',
    setting(hall, 'landingPageUrl', '/en/hartuvcenter'),
    { field: 'landingPageUrl', cure: 'leave out /en' },
  ],
  [
    'a tour that starts nowhere',
    setting(building, 'purchaseOptions.0.virtualTourUrl', '/tour/cellar'),
    {
      file: building,
      field: 'purchaseOptions.0.virtualTourUrl',
      value: '/tour/cellar',
      cure: 'the site has no page /tour/cellar',
    },
  ],
  [
    'a door to nowhere',
    setting(tour, '1.links.0.scene', 'stret'),
    {
      file: tour,
      field: '1.links.0.scene',
      value: '"stret"',
      cure: 'leads nowhere: write the id of another scene',
    },
  ],
  [
    'another month of completion',
    setting(building, 'completion', '2099-09'),
    { file: building, field: 'status.he', cure: 'says another month than completion' },
    { file: building, field: 'status.en', cure: 'write “September 2099”' },
  ],
  [
    'a straight quote in a record',
    setting(hall, 'he.openingLine', 'שטח של 3,000 מ"ר'),
    { field: 'he.openingLine', value: 'מ"ר', cure: 'write ״ (gershayim)' },
  ],
  [
    'a hyphen for maqaf in a record',
    setting(hall, 'he.description.1', 'בניין של כ-3,000\u00a0מטרים'),
    { field: 'he.description.1', value: 'כ-3,000', cure: 'write ־ (maqaf)' },
  ],
  [
    'a character without a font in a record',
    setting(hall, 'en.title', 'Steel ★'),
    { field: 'en.title', value: '★', cure: 'the site’s fonts have no “★”' },
  ],
  [
    'a project in the place of another',
    setting(hall, 'order', 0),
    { field: 'order', value: '0', cure: 'has it too: give one of them another place in the list' },
  ],
  [
    'a changed index',
    setting(hall, 'index', 40),
    { field: 'index', value: '40', cure: 'this project was published as /project/10: write 10' },
  ],
  [
    'an index of another project',
    setting(hall, 'index', 4),
    { field: 'index', value: '4', cure: 'this project was published as /project/10' },
  ],
  [
    'a renamed file',
    moved,
    {
      file: lock,
      field: '10',
      value: '"steel-hall"',
      cure: 'is now called steel-house: give it its published name steel-hall again',
    },
  ],
  [
    'a project that is gone',
    { file: hall, to: () => undefined },
    {
      file: lock,
      field: '10',
      value: '"steel-hall"',
      cure: '/project/10 would answer “not found”: bring the file back',
    },
  ],
  [
    'a new project without a line of the lock',
    {
      file: 'content/projects/new-hall.json',
      to: () => JSON.stringify({ ...readHall(), index: 13 }),
    },
    {
      file: 'content/projects/new-hall.json',
      field: 'index',
      value: '13',
      cure: 'add "13": "new-hall" there',
    },
  ],
  [
    'a line of the lock that is gone',
    setting(lock, '5', undefined),
    { file: lock, field: '5', cure: 'this line is missing: add "5": "spiral-ramp-industry"' },
  ],
  [
    'a project twice in the lock',
    setting(lock, '13', 'steel-hall'),
    { file: lock, field: '13', value: '"steel-hall"', cure: '10 is this project already' },
  ],
  [
    'a file with a name that no address can have',
    [
      { file: 'content/projects/Steel Hall.json', to: () => JSON.stringify(readHall()) },
      { file: hall, to: () => undefined },
      setting(lock, '10', 'Steel Hall'),
    ],
    { file: 'content/projects/Steel Hall.json', cure: 'name the file with small letters' },
  ],
  [
    'a conflict that git left',
    replacing(hall, '"height"', '\n<<<<<<< ours\n"height": 13,\n=======\n>>>>>>> theirs\n"height"'),
    { field: 'line ', value: 'ours', cure: 'a merge conflict: both versions of a passage stand here' },
  ],
  [
    'a record that cannot be read, with pictures and links that lead to it',
    { file: tour, to: (before) => before.slice(0, -10) },
    { file: tour, field: 'line ', cure: 'the file ends too early' },
  ],
  [
    'a month 13',
    setting(building, 'completion', '2027-13'),
    { file: building, field: 'completion', value: '2027-13', cure: 'write a month as 2026-08' },
  ],
  [
    'a month with a digit too many',
    setting(building, 'completion', '20266-08'),
    { file: building, field: 'completion', value: '20266-08', cure: 'write a month as 2026-08' },
  ],
  [
    'a badge with another month',
    setting(building, 'status.he', 'בבנייה – סיום משוער: מרץ 2027'),
    { file: building, field: 'status.he', cure: 'write “אוגוסט 2026”, or change completion' },
  ],
  [
    'a year of founding with a digit too many',
    setting(company, 'founded', 20100),
    { file: company, field: 'founded', value: '20100', cure: 'lies in the future' },
  ],
  [
    'latitude and longitude swapped',
    setting(company, 'position', { latitude: 34.9897, longitude: 31.7703 }),
    {
      file: company,
      field: 'position.latitude',
      value: '34.9897',
      cure: 'perhaps latitude and longitude are swapped',
    },
    {
      file: company,
      field: 'position.longitude',
      value: '31.7703',
      cure: 'perhaps latitude and longitude are swapped',
    },
  ],
  [
    'a figure below nought',
    setting(company, 'facts.plannedArea', -100000),
    { file: company, field: 'facts.plannedArea', value: '-100000', cure: 'write 0 or more' },
  ],
  [
    'a phone without its hyphens',
    setting(company, 'phone', '025550100'),
    { file: company, field: 'phone', value: '025550100', cure: 'write a number as it is dialled in Israel' },
  ],
  [
    'a WhatsApp number in its local form',
    setting(company, 'whatsapp', '0225550100'),
    { file: company, field: 'whatsapp', value: '0225550100', cure: 'write an international number' },
  ],
  [
    'a client twice',
    repeating(clients, (list) => [...list, list[2]]),
    { file: clients, field: '27.name.he', cure: '2.name.he has the same' },
  ],
  [
    'a level twice',
    setting(building, 'purchaseOptions.1.level', 'parkingMinus1'),
    { file: building, field: 'purchaseOptions.1.level', cure: 'purchaseOptions.0.level has the same' },
  ],
  [
    'a scene twice',
    setting(tour, '1.id', 'street'),
    { file: tour, field: '1.id', cure: 'is used twice: give each scene its own id' },
  ],
  [
    'a scene to which nothing leads',
    repeating(tour, (list) => [...list, { ...list[1], id: 'roof' }]),
    {
      file: tour,
      field: '6.id',
      value: '"roof"',
      cure: 'nothing leads here: add it to the links of another scene',
    },
  ],
  [
    'a title twice',
    setting('content/projects/grain-plant.json', 'en.title', 'Logistics Hall Under Construction'),
    { field: 'en.title', cure: 'content/projects/grain-plant.json has the same' },
  ],
  [
    'a sentence for a title',
    setting(
      hall,
      'en.title',
      'A logistics hall that is under construction and that everybody who passes sees as it is',
    ),
    { field: 'en.title', cure: 'write at most 80 characters' },
  ],
  [
    'another name of the building',
    setting(building, 'name.en', 'Har-Tuv Centre'),
    {
      file: 'content/projects/hartuv-center.json',
      field: 'en.title',
      value: 'Hartuv Center',
      cure: 'content/building.json calls the building “Har-Tuv Centre”: write one name in both',
    },
  ],
  [
    'an area that the texts name otherwise',
    setting(hall, 'totalArea', 9000),
    { field: 'he.', value: '8,800', cure: 'totalArea is 9000: write one figure in both' },
  ],
  [
    'a plot that the texts name otherwise',
    setting(hall, 'dunam', 17),
    { field: 'he.', value: '16', cure: 'dunam is 17: write one figure in both' },
  ],
  [
    'another figure in one language',
    replacing(hall, '8,800\u00a0sqm', '8,900\u00a0sqm'),
    { field: 'en.', value: '8,900', cure: 'says 8800' },
  ],
  [
    'HTML in a record',
    setting(hall, 'en.openingLine', 'A <b>large</b> hall'),
    { field: 'en.openingLine', value: '<b>', cure: 'a record has no HTML: take the tag away (2 places)' },
  ],
  [
    'a code of HTML in a record',
    setting(hall, 'en.openingLine', 'Offices &amp; halls'),
    { field: 'en.openingLine', value: '&amp;', cure: 'type the sign itself' },
  ],
  [
    'Markdown in a record',
    setting(hall, 'he.openingLine', 'אולם **גדול** מאוד'),
    { field: 'he.openingLine', value: '**', cure: 'without Markdown' },
  ],
  [
    'a value to fill in, in a record',
    setting(hall, 'en.openingLine', 'A hall by {company}'),
    { field: 'en.openingLine', value: '{company}', cure: 'a record fills in no values' },
  ],
  [
    'a placeholder in a record',
    setting(hall, 'he.openingLine', 'TODO'),
    { field: 'he.openingLine', value: 'TODO', cure: 'still holds the place of a text' },
  ],
  [
    'a catalog that was copied',
    { file: 'messages/he copy.json', to: () => '{}' },
    { file: 'messages/he copy.json', cure: 'put what is new in it into messages/he.json, and delete it' },
  ],
  [
    'a catalog of a language that the site does not have',
    { file: 'messages/ar.json', to: () => '{}' },
    { file: 'messages/ar.json', cure: 'the site has no language “ar”, only he and en' },
  ],
  [
    'a project in a folder',
    { file: 'content/projects/new/silo.json', to: () => '{}' },
    { file: 'content/projects/new/silo.json', cure: 'move it to content/projects/silo.json' },
  ],
  [
    'a project that was copied',
    { file: 'content/projects/a-copy.json', to: () => JSON.stringify(readHall()) },
    {
      file: 'content/projects/a-copy.json',
      field: 'index',
      cure: 'add "13": "a-copy" there and write the index 13 here',
    },
  ],
  [
    'two lines of the lock that were swapped',
    [setting(lock, '3', 'cross-dock-terminal'), setting(lock, '4', 'bronze-headquarters')],
    { file: lock, field: '3', cure: 'swapped with 4: write "3": "bronze-headquarters", as its file says' },
    { file: lock, field: '4', cure: 'swapped with 3: write "4": "cross-dock-terminal", as its file says' },
  ],
  [
    'a picture of an iPhone',
    setting(hall, 'images.0.src', '/projects/steel-hall/IMG_2041.HEIC'),
    {
      field: 'images.0.src',
      value: 'HEIC',
      cure: 'this is an iPhone’s format (HEIC): export the picture as JPEG',
    },
  ],
  [
    'a name of a picture with a blank',
    setting(hall, 'images.0.src', '/projects/steel-hall/hero 2.jpg'),
    { field: 'images.0.src', value: 'hero 2', cure: 'rename the file, and write its new name here' },
  ],
  [
    'a name of a picture in Hebrew',
    setting(hall, 'images.0.src', '/projects/steel-hall/אולם.jpg'),
    { field: 'images.0.src', value: 'אולם', cure: 'only small Latin letters, digits and hyphens' },
  ],
  [
    'a picture that is no JPEG',
    setting(hall, 'images.0.src', '/projects/steel-hall/hero.png'),
    { field: 'images.0.src', value: 'hero.png', cure: 'a picture is a JPEG: export it in that format' },
  ],
  [
    'a logo that is no SVG',
    setting(clients, '0.logo.he', '/clients/korot-steel-he.png'),
    {
      file: clients,
      field: '0.logo.he',
      value: '.png',
      cure: 'a logo is an SVG drawing: export it in that format',
    },
  ],
  [
    'a draft that lacks texts',
    {
      file: hall,
      to: (before) =>
        JSON.stringify({
          draft: true,
          ...JSON.parse(before),
          images: [],
          en: { title: '', openingLine: '', description: [] },
        }),
    },
    { level: 'warning', field: 'images', cure: 'before this draft is published: add at least one picture' },
    { level: 'warning', field: 'en.title', cure: 'before this draft is published: is empty' },
    {
      level: 'warning',
      field: 'en.description',
      cure: 'before this draft is published: write at least two paragraphs',
    },
  ],
];

test.each(faults)(
  '%s is told with its place and its cure, and nothing else is',
  async (_what, change, ...told) => {
    expectTold(
      await copy.findingsOf([change].flat()),
      told.map((each) => ({ file: hall, ...each })),
    );
  },
);

test.each(['null', '5', '"text"', '[]', '{}', '[null]', '{ "he": null }'])(
  'no check breaks when every file holds %s, and each of them is told',
  async (text) => {
    const files = [...listWordFiles(copy.root), lock];
    const found = await copy.findingsOf(files.map((file) => ({ file, to: () => text })));
    const told = new Set(found.map(({ file }) => file));
    // An empty list of clients or posts has its shape, and what empty catalogs and locks lack is told where it is needed.
    const right =
      { '[]': [clients, social], '{}': ['messages/he.json', 'messages/en.json', lock] }[text] ?? [];
    expect(files.filter((file) => !told.has(file) && !right.includes(file))).toEqual([]);
  },
);

describe('where git knows the lock', () => {
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
      cwd: copy.root,
    });
  beforeAll(() => {
    git('init');
    git('add', 'content/projects.lock.json', 'content/projects');
    git('commit', '--message', 'Publish');
  });
  afterAll(() => rmSync(path.join(copy.root, '.git'), { recursive: true }));

  test('an index that was changed in the project and in the lock alike is told', async () => {
    const changes = [
      setting(hall, 'index', 13),
      setting(lock, '10', undefined),
      setting(lock, '13', 'steel-hall'),
    ];
    const cure = '/project/10 was published as steel-hall: write "10": "steel-hall" again';
    expectTold(await copy.findingsOf(changes), [{ file: lock, field: '10', value: 'missing', cure }]);
  });

  test('a project that is new in both is not', async () => {
    const file = 'content/projects/silo.json';
    const silo = { draft: true, ...readHall(), index: 13, order: 13.5, images: [] };
    silo.he = { title: '', openingLine: '', description: [] };
    silo.en = silo.he;
    const found = await copy.findingsOf([
      { file, to: () => JSON.stringify(silo) },
      setting(lock, '13', 'silo'),
    ]);
    expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('what time has overtaken', () => {
  const told = (day: string) =>
    checkDates(copy.root, new Date(`${day}T12:00:00Z`)).map(({ level, field }) => `${level} ${field}`);

  test('is a warning for a completion in a month that has passed', () => {
    expect(told('2026-08-31')).not.toContain('warning completion');
    expect(told('2026-09-01')).toContain('warning completion');
  });

  test('is a warning for an accessibility statement older than a year', () => {
    expect(told('2026-05-29')).not.toContain('warning accessibility.updated');
    expect(told('2026-05-30')).toContain('warning accessibility.updated');
  });
});
