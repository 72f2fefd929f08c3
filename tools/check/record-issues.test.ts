import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import {
  type BrokenCopy,
  type Change,
  makeCopy,
  replacing,
  setting,
} from '../../testing/content/broken-copy';
import { type ExpectedIssue, expectIssues } from '../../testing/content/expected-issues';
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

type Row = [
  what: string,
  change: Change | Change[],
  ...expected: (Omit<ExpectedIssue, 'file'> & { file?: string })[],
];

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

const cases: Row[] = [
  [
    'an unknown field',
    setting(hall, 'titel', 'x'),
    {
      field: 'titel',
      value: '"x"',
      hint: 'there is no field “titel”: delete it, or use one of index, order, status, height, lowestLevel',
    },
  ],
  [
    'a misspelt field',
    replacing(hall, '"totalArea"', '"totalAera"'),
    { field: 'totalArea', value: 'missing', hint: 'write a number without quotes' },
    { field: 'totalAera', hint: 'did you mean “totalArea”?' },
  ],
  [
    'a field that is missing',
    setting(hall, 'dunam', undefined),
    {
      field: 'dunam',
      value: 'missing',
      hint: 'write a number without quotes, or null if there is none',
    },
  ],
  [
    'a text for a number',
    setting(hall, 'height', '12'),
    { field: 'height', value: '"12"', hint: 'write a number without quotes' },
  ],
  [
    'a number for a text',
    setting(hall, 'he.title', 12),
    { field: 'he.title', value: '12', hint: 'write a text in straight quotes' },
  ],
  [
    'null for a group',
    setting(company, 'address', null),
    { file: company, field: 'address', value: 'null', hint: 'write a group { he, en }' },
  ],
  ...['height', 'dunam', 'totalArea'].flatMap((field) =>
    [0, -3].map(
      (value): Row => [
        `a ${field} of ${value}`,
        setting(hall, field, value),
        { field, value: String(value), hint: 'write a number above 0, or null if there is none' },
      ],
    ),
  ),
  [
    'an unknown status',
    setting(hall, 'status', 'done'),
    { field: 'status', value: '"done"', hint: 'choose one of completed, inProgress, inPlanning' },
  ],
  [
    'an unknown industry',
    setting(clients, '3.industry', 'genral'),
    { file: clients, field: '3.industry', value: '"genral"', hint: 'did you mean “general”?' },
  ],
  [
    'a misspelt level',
    setting(tour, '0.level', 'stret'),
    { file: tour, field: '0.level', value: '"stret"', hint: 'did you mean “street”?' },
  ],
  [
    'a title that is empty',
    setting(hall, 'en.title', ' '),
    { field: 'en.title', value: '" "', hint: 'is empty: write a text' },
  ],
  [
    'one paragraph',
    setting(hall, 'he.description', ['פסקה אחת.']),
    { field: 'he.description', hint: 'write at least two paragraphs' },
  ],
  [
    'no pictures',
    setting(hall, 'images', []),
    { field: 'images', value: '[]', hint: 'add at least one picture' },
  ],
  [
    'a day that does not exist',
    setting(hall, 'updated', '2026-02-30'),
    { field: 'updated', value: '"2026-02-30"', hint: 'write a date, such as 2026-05-29' },
  ],
  [
    'a day in the future',
    setting(hall, 'updated', '2999-01-01'),
    { field: 'updated', value: '2999-01-01', hint: 'is in the future: write today' },
  ],
  [
    'a post from the future',
    setting(social, '0.date', '2999-01-01'),
    {
      file: social,
      field: '0.date',
      value: '2999-01-01',
      hint: 'is in the future: write today',
    },
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
    { file: building, field: 'purchaseOptions', hint: 'write exactly five purchase options' },
  ],
  [
    'an address that is no email address',
    setting(company, 'email', 'office'),
    { file: company, field: 'email', value: '"office"', hint: 'write an email address' },
  ],
  [
    'a link without https',
    setting(company, 'designer.url', 'http://studio.example'),
    { file: company, field: 'designer.url', hint: 'write an address that starts with https://' },
  ],
  [
    'a link to this machine',
    setting(company, 'designer.url', 'https://localhost/x'),
    {
      file: company,
      field: 'designer.url',
      hint: 'only this computer or network knows the address: write the public one',
    },
  ],
  [
    'a link to no page',
    setting(hall, 'landingPageUrl', '/hartuvcentre'),
    { field: 'landingPageUrl', value: '/hartuvcentre', hint: 'did you mean “/hartuvcenter”?' },
  ],
  [
    'a link to no place of a page',
    setting(hall, 'landingPageUrl', '/#project'),
    { field: 'landingPageUrl', value: '/#project', hint: 'did you mean “#projects”?' },
  ],
  [
    'a link to one language',
    setting(hall, 'landingPageUrl', '/en/hartuvcenter'),
    { field: 'landingPageUrl', hint: 'leave out /en' },
  ],
  [
    'a tour that starts nowhere',
    setting(building, 'purchaseOptions.0.virtualTourUrl', '/tour/cellar'),
    {
      file: building,
      field: 'purchaseOptions.0.virtualTourUrl',
      value: '/tour/cellar',
      hint: 'the site has no page /tour/cellar',
    },
  ],
  [
    'a door to nowhere',
    setting(tour, '1.links.0.scene', 'stret'),
    {
      file: tour,
      field: '1.links.0.scene',
      value: '"stret"',
      hint: 'there is no such stop: choose one of street, offices, level-a, parking-minus-1, minus-6',
    },
  ],
  [
    'another month of completion',
    setting(building, 'completion', '2099-09'),
    {
      file: building,
      field: 'status.he',
      hint: 'is not the month of completion (2099-09): write “ספטמבר 2099”, or change completion',
    },
    { file: building, field: 'status.en', hint: 'write “September 2099”' },
  ],
  [
    'a straight quote in a record',
    setting(hall, 'he.openingLine', 'שטח של 3,000 מ"ר'),
    { field: 'he.openingLine', value: 'מ"ר', hint: 'write ״ (gershayim)' },
  ],
  [
    'a hyphen for maqaf in a record',
    setting(hall, 'he.description.1', 'בניין של כ-3,000\u00a0מטרים'),
    { field: 'he.description.1', value: 'כ-3,000', hint: 'write ־ (maqaf)' },
  ],
  [
    'a character without a font in a record',
    setting(hall, 'en.title', 'Steel ★'),
    {
      field: 'en.title',
      value: '★',
      hint: 'the fonts of the site do not have “★” (U+2605): use another character',
    },
  ],
  [
    'a project in the place of another',
    setting(hall, 'order', 0),
    {
      field: 'order',
      value: '0',
      hint: 'content/projects/hartuv-center.json has the same place in the list: change one of them',
    },
  ],
  [
    'a changed index',
    setting(hall, 'index', 40),
    {
      field: 'index',
      value: '40',
      hint: 'was published as /project/10, and an address never changes: write 10',
    },
  ],
  [
    'an index of another project',
    setting(hall, 'index', 4),
    {
      field: 'index',
      value: '4',
      hint: 'was published as /project/10, and an address never changes: write 10',
    },
  ],
  [
    'a renamed file',
    moved,
    {
      file: lock,
      field: '10',
      value: '"steel-hall"',
      hint: 'the project with this index is now called steel-house',
    },
  ],
  [
    'a project that is gone',
    { file: hall, to: () => undefined },
    {
      file: lock,
      field: '10',
      value: '"steel-hall"',
      hint: 'content/projects/steel-hall.json is missing, so /project/10 would be “not found”',
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
      hint: 'add "13": "new-hall" there',
    },
  ],
  [
    'a line of the lock that is gone',
    setting(lock, '5', undefined),
    { file: lock, field: '5', hint: 'this line is missing: add "5": "spiral-ramp-industry"' },
  ],
  [
    'a project twice in the lock',
    setting(lock, '13', 'steel-hall'),
    {
      file: lock,
      field: '13',
      value: '"steel-hall"',
      hint: 'this project has the line 10 already: keep one line for each project',
    },
  ],
  [
    'a file with a name that no address can have',
    [
      { file: 'content/projects/Steel Hall.json', to: () => JSON.stringify(readHall()) },
      { file: hall, to: () => undefined },
      setting(lock, '10', 'Steel Hall'),
    ],
    {
      file: 'content/projects/Steel Hall.json',
      hint: 'name the file with lower-case Latin letters, digits and hyphens, such as steel-hall.json',
    },
  ],
  [
    'a conflict that git left',
    replacing(hall, '"height"', '\n<<<<<<< ours\n"height": 13,\n=======\n>>>>>>> theirs\n"height"'),
    {
      atLine: true,
      value: 'ours',
      hint: 'a merge conflict: both versions of a passage are here. Keep one, and delete the lines <<<<<<<',
    },
  ],
  [
    'a record that cannot be read, with pictures and links that lead to it',
    { file: tour, to: (before) => before.slice(0, -10) },
    { file: tour, atLine: true, hint: 'the file ends too early' },
  ],
  [
    'a month 13',
    setting(building, 'completion', '2027-13'),
    {
      file: building,
      field: 'completion',
      value: '2027-13',
      hint: 'write a month, such as 2026-08, or null if there is none',
    },
  ],
  [
    'a month with a digit too many',
    setting(building, 'completion', '20266-08'),
    {
      file: building,
      field: 'completion',
      value: '20266-08',
      hint: 'write a month, such as 2026-08, or null if there is none',
    },
  ],
  [
    'a badge with another month',
    setting(building, 'status.he', 'בבנייה – סיום משוער: מרץ 2027'),
    { file: building, field: 'status.he', hint: 'write “אוגוסט 2026”, or change completion' },
  ],
  [
    'a year of founding with a digit too many',
    setting(company, 'founded', 20100),
    { file: company, field: 'founded', value: '20100', hint: 'is in the future: write the year of founding' },
  ],
  [
    'latitude and longitude swapped',
    setting(company, 'position', { latitude: 34.9897, longitude: 31.7703 }),
    {
      file: company,
      field: 'position.latitude',
      value: '34.9897',
      hint: 'is not in Israel (latitudes 29 to 34): are latitude and longitude swapped?',
    },
    {
      file: company,
      field: 'position.longitude',
      value: '31.7703',
      hint: 'is not in Israel (longitudes 34 to 36): are latitude and longitude swapped?',
    },
  ],
  [
    'a figure below nought',
    setting(company, 'facts.plannedArea', -100000),
    { file: company, field: 'facts.plannedArea', value: '-100000', hint: 'write 0 or more' },
  ],
  [
    'a phone without its hyphens',
    setting(company, 'phone', '025550100'),
    {
      file: company,
      field: 'phone',
      value: '025550100',
      hint: 'write the number as it is dialled in Israel, such as 03-555-0123, 1-700-555-012 or *2345',
    },
  ],
  [
    'a WhatsApp number in its local form',
    setting(company, 'whatsapp', '0225550100'),
    { file: company, field: 'whatsapp', value: '0225550100', hint: 'write an international number' },
  ],
  [
    'a client twice',
    repeating(clients, (list) => [...list, list[2]]),
    { file: clients, field: '27.name.he', hint: '2.name.he has the same' },
  ],
  [
    'a level twice',
    setting(building, 'purchaseOptions.1.level', 'parkingMinus1'),
    { file: building, field: 'purchaseOptions.1.level', hint: 'purchaseOptions.0.level has the same' },
  ],
  [
    'a scene twice',
    setting(tour, '1.id', 'street'),
    { file: tour, field: '1.id', hint: 'is used twice: give each stop its own id' },
  ],
  [
    'a scene to which nothing leads',
    repeating(tour, (list) => [...list, { ...list[1], id: 'roof' }]),
    {
      file: tour,
      field: '6.id',
      value: '"roof"',
      hint: 'nothing leads here: add it to the links of another stop',
    },
  ],
  [
    'a title twice',
    setting('content/projects/grain-plant.json', 'en.title', 'Logistics Hall Under Construction'),
    { field: 'en.title', hint: 'content/projects/grain-plant.json has the same' },
  ],
  [
    'a sentence for a title',
    setting(
      hall,
      'en.title',
      'A logistics hall that is under construction and that everybody who passes sees as it is',
    ),
    { field: 'en.title', hint: 'write at most 80 characters' },
  ],
  [
    'another name of the building',
    setting(building, 'name.en', 'Har-Tuv Centre'),
    {
      file: 'content/projects/hartuv-center.json',
      field: 'en.title',
      value: 'Hartuv Center',
      hint: 'content/building.json calls the building “Har-Tuv Centre”: use one name in both',
    },
  ],
  [
    'an area that the texts name otherwise',
    setting(hall, 'totalArea', 9000),
    {
      field: 'he.',
      value: '8,800',
      hint: 'totalArea is 9000: use the same figure in the field and in every text',
    },
  ],
  [
    'a plot that the texts name otherwise',
    setting(hall, 'dunam', 17),
    { field: 'he.', value: '16', hint: 'dunam is 17: use the same figure in the field and in every text' },
  ],
  [
    'another figure in one language',
    replacing(hall, '8,800\u00a0sqm', '8,900\u00a0sqm'),
    { field: 'en.', value: '8,900', hint: 'says 8800' },
  ],
  [
    'HTML in a record',
    setting(hall, 'en.openingLine', 'A <b>large</b> hall'),
    {
      field: 'en.openingLine',
      value: '<b>',
      hint: 'HTML is not allowed in a record: delete the tag (2 places)',
    },
  ],
  [
    'a code of HTML in a record',
    setting(hall, 'en.openingLine', 'Offices &amp; halls'),
    {
      field: 'en.openingLine',
      value: '&amp;',
      hint: 'visitors would see this code: type the character itself',
    },
  ],
  [
    'Markdown in a record',
    setting(hall, 'he.openingLine', 'אולם **גדול** מאוד'),
    { field: 'he.openingLine', value: '**', hint: 'without Markdown' },
  ],
  [
    'a value to fill in, in a record',
    setting(hall, 'en.openingLine', 'A hall by {company}'),
    {
      field: 'en.openingLine',
      value: '{company}',
      hint: 'placeholders do not work in a record: write the words themselves',
    },
  ],
  [
    'a placeholder in a record',
    setting(hall, 'he.openingLine', 'TODO'),
    { field: 'he.openingLine', value: 'TODO', hint: 'is a placeholder: write the text' },
  ],
  [
    'a catalog that was copied',
    { file: 'messages/he copy.json', to: () => '{}' },
    {
      file: 'messages/he copy.json',
      hint: 'nothing reads this file: move what is new in it to messages/he.json, and delete it',
    },
  ],
  [
    'a catalog of a language that the site does not have',
    { file: 'messages/ar.json', to: () => '{}' },
    { file: 'messages/ar.json', hint: 'the site has no language “ar”, only he, en: delete the file' },
  ],
  [
    'a project in a folder',
    { file: 'content/projects/new/silo.json', to: () => '{}' },
    { file: 'content/projects/new/silo.json', hint: 'move it to content/projects/silo.json' },
  ],
  [
    'a project that was copied',
    { file: 'content/projects/a-copy.json', to: () => JSON.stringify(readHall()) },
    {
      file: 'content/projects/a-copy.json',
      field: 'index',
      hint: 'add "13": "a-copy" there and write the index 13 here',
    },
  ],
  [
    'two lines of the lock that were swapped',
    [setting(lock, '3', 'cross-dock-terminal'), setting(lock, '4', 'bronze-headquarters')],
    {
      file: lock,
      field: '3',
      hint: 'is swapped with 4: write "3": "bronze-headquarters", as in the project’s file',
    },
    {
      file: lock,
      field: '4',
      hint: 'is swapped with 3: write "4": "cross-dock-terminal", as in the project’s file',
    },
  ],
  [
    'a picture of an iPhone',
    setting(hall, 'images.0.src', '/projects/steel-hall/IMG_2041.HEIC'),
    {
      field: 'images.0.src',
      value: 'HEIC',
      hint: 'this is an iPhone photo (HEIC): export it as JPEG and write its new name, ending in .jpg',
    },
  ],
  [
    'a name of a picture with a blank',
    setting(hall, 'images.0.src', '/projects/steel-hall/hero 2.jpg'),
    {
      field: 'images.0.src',
      value: 'hero 2',
      hint: 'rename the file with lower-case Latin letters, digits and hyphens only, and write its new name here',
    },
  ],
  [
    'a name of a picture in Hebrew',
    setting(hall, 'images.0.src', '/projects/steel-hall/אולם.jpg'),
    {
      field: 'images.0.src',
      value: 'אולם',
      hint: 'rename the file with lower-case Latin letters, digits and hyphens only, and write its new name here',
    },
  ],
  [
    'a picture that is no JPEG',
    setting(hall, 'images.0.src', '/projects/steel-hall/hero.png'),
    {
      field: 'images.0.src',
      value: 'hero.png',
      hint: 'a picture must be a JPEG: export it as JPEG and write its new name, ending in .jpg',
    },
  ],
  [
    'a logo that is no SVG',
    setting(clients, '0.logo.he', '/clients/korot-steel-he.png'),
    {
      file: clients,
      field: '0.logo.he',
      value: '.png',
      hint: 'a logo must be an SVG drawing: export it as SVG and write its new name, ending in .svg',
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
    { level: 'warning', field: 'images', hint: 'before this draft is published: add at least one picture' },
    { level: 'warning', field: 'en.title', hint: 'before this draft is published: is empty' },
    {
      level: 'warning',
      field: 'en.description',
      hint: 'before this draft is published: write at least two paragraphs',
    },
  ],
];

test.each(cases)(
  '%s is reported with its place and a hint, and nothing else is',
  async (_what, change, ...expected) => {
    expectIssues(
      await copy.issuesOf([change].flat()),
      expected.map((each) => ({ file: hall, ...each })),
    );
  },
);

test.each(['null', '5', '"text"', '[]', '{}', '[null]', '{ "he": null }'])(
  'no check breaks when every file holds %s, and each of them is reported',
  async (text) => {
    const files = [...listWordFiles(copy.root), lock];
    const found = await copy.issuesOf(files.map((file) => ({ file, to: () => text })));
    const reported = new Set(found.map(({ file }) => file));
    // An empty list of clients or posts has its shape, and what empty catalogs and locks lack is reported where it is needed.
    const right =
      { '[]': [clients, social], '{}': ['messages/he.json', 'messages/en.json', lock] }[text] ?? [];
    expect(files.filter((file) => !reported.has(file) && !right.includes(file))).toEqual([]);
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

  test('an index that was changed in the project and in the lock alike is reported', async () => {
    const changes = [
      setting(hall, 'index', 13),
      setting(lock, '10', undefined),
      setting(lock, '13', 'steel-hall'),
    ];
    const hint = '/project/10 was published as steel-hall: write "10": "steel-hall" again';
    expectIssues(await copy.issuesOf(changes), [{ file: lock, field: '10', value: 'missing', hint }]);
  });

  test('a project that is new in both is not', async () => {
    const file = 'content/projects/silo.json';
    const silo = { draft: true, ...readHall(), index: 13, order: 13.5, images: [] };
    silo.he = { title: '', openingLine: '', description: [] };
    silo.en = silo.he;
    const found = await copy.issuesOf([
      { file, to: () => JSON.stringify(silo) },
      setting(lock, '13', 'silo'),
    ]);
    expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('what time has overtaken', () => {
  const issuesOn = (day: string) =>
    checkDates(copy.root, new Date(`${day}T12:00:00Z`)).map(({ level, field }) => `${level} ${field}`);

  test('is a warning for a completion in a month that has passed', () => {
    expect(issuesOn('2026-08-31')).not.toContain('warning completion');
    expect(issuesOn('2026-09-01')).toContain('warning completion');
  });

  test('is a warning for an accessibility statement older than a year', () => {
    expect(issuesOn('2026-05-29')).not.toContain('warning accessibility.updated');
    expect(issuesOn('2026-05-30')).toContain('warning accessibility.updated');
  });
});
