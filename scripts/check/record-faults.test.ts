import { type BrokenCopy, type Change, makeCopy, replacing, setting } from '../../testing/broken-copy';
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
});
afterAll(() => copy.remove());

type Told = { level?: 'error' | 'warning'; file?: string; field: string; value?: string; cure: string };
type Row = [what: string, change: Change | Change[], ...told: Told[]];

const moved: Change[] = [
  { file: 'content/projects/steel-house.json', to: () => JSON.stringify({ ...readHall(), index: 10 }) },
  { file: hall, to: () => undefined },
];

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
    { field: 'dunam', value: 'missing', cure: 'is missing: write a number without quotes' },
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
  [
    'a number that is too large',
    setting(hall, 'height', 60),
    { field: 'height', value: '60', cure: 'is too large: write 30 or less' },
  ],
  [
    'a number that is too small',
    setting(hall, 'totalArea', 100),
    { field: 'totalArea', value: '100', cure: 'is too small: write 2400 or more' },
  ],
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
    ...['aerial', 'detail', 'hero', 'interior'].map((name) => ({
      file: `public/projects/steel-hall/${name}.jpg`,
      field: '',
      cure: 'nothing uses this file: delete it',
    })),
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
    { file: 'public/building/level-minus-1.jpg', field: '', cure: 'nothing uses this file' },
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
    'a chat with another number',
    setting(company, 'whatsapp', '972500000000'),
    {
      level: 'warning',
      file: company,
      field: 'whatsapp',
      value: '972500000000',
      cure: 'is not the phone number',
    },
  ],
  [
    'other hours than the specified',
    setting(company, 'accessibility.hours', '08:00-16:00'),
    {
      level: 'warning',
      file: company,
      field: 'accessibility.hours',
      value: '08:00-16:00',
      cure: 'write “09:00-17:00”, unless it is no longer true',
    },
  ],
  [
    'another month of completion',
    setting(building, 'completion', '2999-09'),
    { level: 'warning', file: building, field: 'status.he', cure: 'says another month than completion' },
    { level: 'warning', file: building, field: 'status.en', cure: 'write “September 2999”' },
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
    { field: 'order', value: '0', cure: 'two projects stand in one place' },
  ],
  [
    'a changed index',
    setting(hall, 'index', 40),
    { field: 'index', value: '40', cure: 'this project was published as /project/10: write 10' },
  ],
  [
    'an index of another project',
    setting(hall, 'index', 4),
    { field: 'index', value: '4', cure: 'content/projects/cross-dock-terminal.json has it too' },
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
    ...['aerial', 'detail', 'hero', 'interior'].map((name) => ({
      file: `public/projects/steel-hall/${name}.jpg`,
      field: '',
      cure: 'nothing uses this file: delete it',
    })),
  ],
  [
    'a new project without a line of the lock',
    {
      file: 'content/projects/new-hall.json',
      to: () => JSON.stringify({ ...readHall(), index: 13, order: 99 }),
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
    { file: 'content/projects/New Hall.json', to: () => '{' },
    { file: 'content/projects/New Hall.json', field: 'line 1', cure: 'the file ends too early' },
    { file: 'content/projects/New Hall.json', field: '', cure: 'name the file with small letters' },
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
    ...['aerial', 'detail', 'hero', 'interior'].map((name) => ({
      file: `public/projects/steel-hall/${name}.jpg`,
      field: '',
      cure: 'nothing uses this file: delete it',
    })),
  ],
];

test.each(faults)(
  '%s is told with its place and its cure, and nothing else is',
  async (_what, change, ...told) => {
    const found = await copy.findingsOf([change].flat());
    expect(found).toEqual(
      expect.arrayContaining(
        told.map(({ level = 'error', file = hall, field, value, cure }) =>
          expect.objectContaining({
            level,
            file,
            ...(field && { field: expect.stringContaining(field) }),
            ...(value && { value: expect.stringContaining(value) }),
            cure: expect.stringContaining(cure),
          }),
        ),
      ),
    );
    expect(found).toHaveLength(told.length);
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
