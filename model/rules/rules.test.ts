import { expectIssues } from '../../e2e/support/content/expected-issues';
import { type Change, replacing, setting, writing } from '../../e2e/support/content/fixture-copy';
import { issuesOf, read } from '../../e2e/support/content/fixture-records';
import { listRuleIssues } from '.';

const hall = 'content/projects/steel-hall.json';
const gate = 'content/projects/harbour-gate.json';
const building = 'content/buildings/harbourgate.json';
const company = 'content/company.json';
const clients = 'content/clients.json';
const social = 'content/social.json';
const palette = 'content/palette.json';
const redirects = 'content/redirects.json';
const buildingLock = 'content/buildings.lock.json';
const [he, en] = ['messages/he.json', 'messages/en.json'] as const;
const partner = { name: { he: 'BIG', en: 'BIG' }, logo: null };

/** Returns the changes that add a building and its line of the lock. */
const adding = (id: string, data: unknown) => [
  writing(`content/buildings/${id}.json`, data),
  writing(buildingLock, [...read(buildingLock), id]),
];

/** A building that shares nothing with the first one. */
const {
  order: _order,
  project: _project,
  tour: _tour,
  form: _form,
  virtualTourUrl: _url,
  levels: _levels,
  units: _units,
  ...other
} = read(building);

/** A rectangle on the column grid. */
const bay = (column: number, row: number, columns: number, rows: number) => ({ column, row, columns, rows });

/** A gate with its middle on the column grid. */
const opening = (column: number, row: number, width: number) => ({ column, row, width });

test.each([
  [hall, 'updated', '2999-01-01', ': is in the future: write today'],
  [social, '0.date', '2999-01-01', ': is in the future: write today'],
  [building, 'unitsAsOf', '2999-01-01', ': is in the future'],
  [building, 'progress.0.date', '2999-01-01', ': is in the future'],
  [
    building,
    'units.1.plan',
    [{ name: { he: 'חדר', en: 'Room' }, x: 0, y: 0, width: 9, depth: 10 }],
    ': the rooms are 90 sqm in all, which is not less than the gross area of the unit (90 sqm)',
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
  [redirects, '1.from', '/accessibility', ': is a page of this site'],
  [redirects, '1.from', '/EN/Privacy/', ': is a page of this site'],
  [redirects, '1.from', '/he/צור-קשר', ': 0.from is the same address'],
  [redirects, '1.to', '/accessibilty', '%did you mean “/accessibility”?'],
  [redirects, '1.to', '/en/accessibilty', '%did you mean “/accessibility”?'],
  [redirects, '1.to', 'https://localhost/x', ': only this computer or network knows the address'],
  [hall, 'order', 0, ': content/projects/harbour-gate.json has the same place in the list'],
  [hall, 'en.title', 'Harbour Gate', ': content/projects/harbour-gate.json has the same name'],
  [clients, '1.name.en', 'North Shipping', ': 0.name.en has the same name'],
  [clients, '1.name', { he: 'ספנות צפון', en: 'North Shipping' }, '%0.name.he has the same name'],
  [building, 'levels.1.elevation', -7, ': is below the lowest level of the project (-6)'],
  [building, 'levels.4.elevation', 10, ': this level reaches above the roof of the project (12 m'],
  [building, 'levels.1.area', 600, ': the units of this level are 640 sqm in all'],
  [company, 'featuredProject', 'steelhall', ': there is no such project: choose one of'],
  [company, 'results.0.project', 'steelhall', ': there is no such project: choose one of'],
  [building, 'units.1.person', 'noa', ': there is no such person: choose one of'],
  [building, 'people', ['maya', 'noa'], '.1%: there is no such person: choose one of'],
  [building, 'units.0.clearHeight', 30, ': must be less than the height of the building'],
  [
    'content/buildings/old-granary.json',
    'order',
    1,
    ': content/buildings/harbourgate.json has the same place',
  ],
  [hall, 'year', 2090, ': %the year is in the future'],
  [hall, 'year', 1950, ': the company was founded in'],
  [company, 'facts.experienceYears', 90, ': the company was founded in %: write'],
  [company, 'facts.zoneYears', 90, ': the company was founded in %: write'],
  [company, 'facts.builtArea', 8000, ': the finished projects are'],
  [company, 'facts.plannedArea', 3000, ': the projects in planning are'],
  [building, 'units.0.facts', { power: 700 }, '.power%: is more than the 630 kVA of the building'],
  [building, 'units.0.facts', { amperes: 1000 }, '.amperes%: is more than the 630 kVA of the building'],
  [
    building,
    'units.0.price',
    { amount: 50, per: 'sqmMonth', asOf: '2026-10-01' },
    ': is outside of the range of its use (36–42)',
  ],
  [
    building,
    'units.1.price',
    { amount: 60, per: 'sqmMonth', asOf: '2026-10-01' },
    ': is outside of the range of its use (70 or more)',
  ],
  [building, 'terms.availableFrom', '2040-03-31', ': is before the occupancy permit (2040-04)'],
  [building, 'units.0.availableFrom', '2040-03-31', ': is before the occupancy permit (2040-04)'],
  [building, 'units.1.bays', [bay(5, 2, 1.5, 0.75)], ': reaches beyond the outline of the level'],
  [
    building,
    'units.1.bays',
    [bay(4, 2, 1.3, 0.75)],
    ': the bays are 78 sqm, more than 10% off the gross area',
  ],
  [building, 'units.1.bays', [bay(4, 2, 1, 0.75), bay(4.5, 2, 1, 0.75)], ': two of its rectangles overlap'],
  [building, 'units.1.gates', [opening(4.5, 1, 1)], '.0%: is not in a wall of the unit'],
  [building, 'units.1.gates', [opening(4.01, 2, 1)], '.0%: is not in a wall of the unit'],
  [building, 'units.0.gates', [opening(0.5, 2, 3)], ': no gate has the width of the doors (4 m)'],
  [building, 'levels.1.facts.levelDoors', 0, ': the units of this level have 1 in all'],
  [hall, 'images.1.src', '/projects/steel-hall/hero.jpg', ': images.0.src shows the same picture'],
  [hall, 'images.0.alt.en', 'hero.jpg', ': %name of the file'],
  [hall, 'images.0.alt.en', 'Picture of a hall', ': %without “picture of” or “תמונה של”'],
  [hall, 'images.0.alt.he', 'תמונה של אולם', ': %without “picture of” or “תמונה של”'],
  [hall, 'images.0.alt', { he: '2026', en: '2026' }, '.he%same in both languages'],
  [hall, 'images.1.alt', { he: 'אולם פלדה ארוך', en: 'A long steel hall' }, '.he%hero.jpg has the same'],
])('%s %s rejects %j across records', async (file, field, value, answer) => {
  expectIssues(await issuesOf([setting(file, field, value)]), [`error ${file} ${field}%${answer}`]);
});

test.each([
  [hall, 'totalArea', 9000, 'he.description.0 = %: totalArea is 9000: use the same figure'],
  [hall, 'dunam', 17, 'he.description.0 = %: dunam is 17: use the same figure'],
  [building, 'units.0.area', 13_000, 'units = %: all units together'],
  [building, 'levels.1.facts', { floorLoad: 3 }, 'levels.1.outline%: needs the spacing of the columns'],
  [building, 'levels.4.outline', undefined, 'units.1.bays%: the level offices has no outline'],
])('%s %s = %j is reported at another field: %s', async (file, field, value, answer) => {
  expectIssues(await issuesOf([setting(file, field, value)]), [`error ${file} ${answer}`]);
});

test('a target with the name of this site is not a former address either', async () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://www.company.example';
  const loop = { id: 'a1', from: '/old-about', to: 'https://www.company.example/Old-about' };
  const issues = await issuesOf([writing(redirects, [loop])]);
  delete process.env.NEXT_PUBLIC_SITE_URL;
  expectIssues(issues, [`error ${redirects} 0.to%: leads to another former address (0.from)`]);
});

const cases: [what: string, changes: Change[], ...expected: string[]][] = [
  [
    'former addresses that lead to one another',
    [
      writing(redirects, [
        { id: 'a1', from: '/old-about', to: '/older-about?x=1' },
        { id: 'a2', from: '/older-about', to: '/Old-about/' },
      ]),
    ],
    `error ${redirects} 0.to%: leads to another former address (1.from)`,
    `error ${redirects} 1.to%: leads to another former address (0.from)`,
  ],
  [
    'two units in one bay',
    [setting(building, 'units.1.level', 'minus-6'), setting(building, 'units.1.bays', [bay(3, 0, 0.75, 1)])],
    `error ${building} units.0.bays%: overlaps unit 2`,
    `error ${building} units.1.bays%: overlaps unit 1`,
  ],
  [
    'a gate without the place of the unit',
    [setting(building, 'units.1.bays', undefined), setting(building, 'units.1.gates', [opening(4.5, 2, 1)])],
    `error ${building} units.1.gates.0 = %: needs the place of the unit`,
  ],
  [
    'two drafts without a title',
    [hall, gate].flatMap((file) => [setting(file, 'draft', true), setting(file, 'en.title', '')]),
    `error ${gate} en.title% calls the building`,
    `warning ${gate} en.title%`,
    `warning ${hall} en.title%`,
  ],
  [
    'a level above a roof of decimals',
    [setting(gate, 'height', 18.1), setting(building, 'levels.4.elevation', 10)],
    `error ${building} levels.4.elevation = 10: this level reaches above the roof of the project (12.1 m`,
  ],
  [
    'a status without its day',
    [setting(building, 'unitsAsOf', undefined)],
    `warning ${building} unitsAsOf%: write the date on which the availability of the units was correct`,
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
  [
    'another figure before a hyphen in one language',
    [
      setting(hall, 'he.openingLine', 'עגורן של 20\u00a0טון.'),
      setting(hall, 'en.openingLine', 'A 25-tonne crane.'),
    ],
    `error ${hall} en.openingLine = %: he.openingLine says 20`,
  ],
  [
    'a clear height that a text has otherwise',
    [
      setting(hall, 'he.openingLine', 'אולם של 13\u00a0מ׳ נטו.'),
      setting(hall, 'en.openingLine', '13\u00a0m clear.'),
    ],
    `error ${hall} he.openingLine = %: facts.clearHeight is 12: use the same figure`,
  ],
  [
    'a year that the building contradicts',
    [setting(gate, 'year', 2041), setting(building, 'terms.occupancyPermit', undefined)],
    `error ${building} completion = 2040-03: its project says 2041: write the same year in both`,
  ],
  [
    'a year that the occupancy permit contradicts',
    [setting(gate, 'year', 2041)],
    `error ${building} terms.occupancyPermit.expected = 2040-04: its project says 2041: write the same year in both`,
  ],
  [
    'a fact that the building has otherwise',
    [setting(gate, 'facts', { power: 800 })],
    `error ${gate} facts.power = 800: ${building} has another value`,
  ],
  [
    'spaces of the levels in another sum',
    [setting(gate, 'facts', { carSpaces: 90 })],
    `error ${gate} facts.carSpaces = 90: the levels in ${building} have 54 in all`,
  ],
  [
    'figures in the text of a level that its units do not have',
    [
      setting(building, 'levels.1.description.he', '650\u00a0מ״ר, יחידה אחת.'),
      setting(building, 'levels.1.description.en', '650\u00a0sqm in 1\u00a0unit.'),
    ],
    `error ${building} levels.1.description.en = %: “650\u00a0sqm” is not in the record (640)`,
    `error ${building} levels.1.description.he = %: “650\u00a0מ״ר” is not in the record (640)`,
  ],
  [
    'parking spaces in the text of a level that has others',
    [
      setting(building, 'levels.0.description.he', 'יותר מ־60 מקומות חניה.'),
      setting(building, 'levels.0.description.en', 'About 54 parking spaces.'),
    ],
    `error ${building} levels.0.description.he = %: “60 מקומות חניה” is not in the record (54)`,
  ],
  [
    'a price of a taken unit',
    [setting(building, 'units.1.price', { amount: 80, per: 'sqmMonth', asOf: '2026-10-01' })],
    `warning ${building} units.1.price = %: the unit is taken, so no page shows its price`,
  ],
  [
    'an occupancy permit that was expected in the past',
    [setting(building, 'terms.occupancyPermit.expected', '2026-01')],
    `warning ${building} terms.occupancyPermit.expected = 2026-01: this month has passed`,
  ],
  [
    'rooms larger than the net area',
    [
      setting(building, 'units.1.netArea', 70),
      setting(building, 'units.1.plan', [
        { name: { he: 'חדר', en: 'Room' }, x: 0, y: 0, width: 8, depth: 10 },
      ]),
    ],
    `error ${building} units.1.plan = %: the rooms are 80 sqm in all, more than the net area (70 sqm)`,
  ],
  [
    'a day of the update before another day',
    [setting(building, 'updated', '2026-09-01')],
    `warning ${building} updated = 2026-09-01: is before 2026-10-01`,
  ],
  [
    'a past year of an unfinished project',
    [setting(hall, 'status', 'inProgress'), setting(hall, 'year', 2025)],
    `warning ${hall} year = 2025: this year has passed: write the expected year`,
  ],
  [
    'a building at the address of another page',
    adding('privacy', other),
    'error content/buildings/privacy.json = %: /privacy is another address of the site',
  ],
  [
    'a building with the name of a project, which its brochure would have too',
    adding('steel-hall', other),
    'error content/buildings/steel-hall.json = %: a project has the same name',
  ],
  [
    'a form whose route the site lacks',
    [setting(building, 'form', '/api/email/silo')],
    `error ${building} form = /api/email/silo: there is no app/api/email/silo/route.ts`,
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
];

test.each(cases)('%s is reported once', async (_what, changes, ...expected) => {
  expectIssues(await issuesOf(changes), expected);
});

test('a single building without a link to it is a warning', () => {
  const issues = listRuleIssues({ 'buildings/harbourgate': read(building) }, new Map());
  expect(issues).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      file: building,
      hint: { key: 'names.unlinked', values: { href: '/harbourgate' } },
    }),
  );
});

test.each<[what: string, tones: Record<string, string>, ...answers: string[]]>([
  ['without #', { oxide: '0b5cad' }, 'oxide = "0b5cad": write the colour as # and six digits'],
  ['by its name', { ink: 'black' }, 'ink = "black": write the colour as # and six digits'],
  [
    'of text too light for its grounds',
    { steel: '#95a3aa' },
    'steel = #95a3aa: is hard to read with Stone and Paper%contrast is 4.5',
  ],
  [
    'of a ground too dark for its texts',
    { stone: '#777777', steel: '#535f75' },
    'stone = #777777: is hard to read with Ink and Secondary text and Accent',
  ],
  [
    'of a button too light for white letters',
    { completed: '#7fc47a' },
    'completed = #7fc47a: is hard to read with white: make it darker until the contrast is 4.5',
  ],
  [
    'from which tones follow that are hard to read',
    { ink: '#454545' },
    'field = #%: is hard to read with Stone%contrast is 3',
    'oxide-light = #%: is hard to read with Ink and Dark section: make it lighter until%',
    'steel = #%: is hard to read with Stone and Paper%',
  ],
])('a colour %s is reported once', async (_what, tones, ...answers) => {
  const found = await issuesOf(Object.entries(tones).map((tone) => setting(palette, ...tone)));
  expectIssues(
    found,
    answers.map((answer) => `error ${palette} ${answer}`),
  );
});

const edits: [what: string, ...changes: Change[]][] = [
  [
    'a hall of 24,000 sqm, 36 m high',
    setting(hall, 'height', 36),
    { file: hall, to: (before) => before.replaceAll('8,800', '24,000').replace('8800', '24000') },
    { file: hall, to: (before) => before.replaceAll('15\u00a0', '36\u00a0') },
  ],
  ['unknown facts', ...['height', 'dunam', 'totalArea'].map((field) => setting(hall, field, null))],
  [
    'a company that lets, in its own words',
    setting(en, 'Building.optionsTitle', 'Spaces to let'),
    setting(he, 'Building.optionsTitle', 'שטחים להשכרה'),
    setting(en, 'BuildingForm.sending', 'One moment…'),
  ],
  ['a company without a designer', setting(company, 'designer', undefined)],
  ['a company without a Facebook page', setting(company, 'social.facebook', undefined)],
  ['a company without WhatsApp', setting(company, 'whatsapp', undefined)],
  [
    'a company without social networks and figures',
    setting(company, 'social', {}),
    setting(company, 'facts', {}),
  ],
  ['a client with a Hebrew name alone', setting(clients, '0.name.en', undefined)],
  ['a building without a place in the order', setting(building, 'order', undefined)],
  ['a toll-free number', setting(company, 'phone', '1-700-555-012')],
  ['a star number', setting(company, 'phone', '*2345')],
  ['a chat with another number than the phone', setting(company, 'whatsapp', '972505550144')],
  ['other hours', setting(company, 'accessibility.hours', '08:00-16:00')],
  ['a statement of this year', setting(company, 'accessibility.updated', '2026-06-01')],
  [
    'a badge of a month that has slipped, and a project of the later year',
    setting(building, 'completion', '2039-03'),
    setting(building, 'status.he', 'בבנייה – סיום משוער מרץ 2039'),
    setting(building, 'status.en', 'Under construction – expected completion March 2039'),
  ],
  [
    'a building that is finished',
    setting(building, 'completion', null),
    setting(building, 'status.he', 'הבנייה הסתיימה בספטמבר 2026'),
    setting(building, 'status.en', 'Completed in September 2026'),
  ],
  ['a partner with a Latin name', setting(hall, 'partners.1', partner)],
  ['a project in Hebrew alone', setting(gate, 'en', undefined)],
  ['a project that is retired', setting(hall, 'retired', true)],
  ['a project in another place', setting(hall, 'order', 2.5)],
  ['a project before all others', setting(hall, 'order', -1)],
  ['a project that is a draft again', setting(hall, 'draft', true)],
  ['a status beside the usual three', setting(hall, 'status', { he: 'בהקפאה', en: 'On hold' })],
  [
    'other figures of a project in its record and its texts',
    replacing(hall, '"dunam": 16', '"dunam": 17'),
    { file: hall, to: (before) => before.replaceAll('16\u00a0', '17\u00a0') },
  ],
  [
    'a length that is no height',
    setting(hall, 'he.openingLine', 'אולם באורך 120\u00a0מ׳.'),
    setting(hall, 'en.openingLine', 'A hall 120\u00a0m long.'),
  ],
  ['a sign of the trade in a text', setting(en, 'Hero.text', 'Fields marked with an asterisk (*) & more')],
];

test.each(edits)('%s is allowed', async (_what, ...changes) => {
  expect(await issuesOf(changes)).toEqual([]);
});

test.each([
  ['בבנייה – סיום משוער: מרץ 2027', 'Under Construction - Expected Completion March 2027'],
  ['בבנייה, נסיים במרץ 2027', 'Under construction – ready in March 2027'],
  ['בבנייה, סיום ב־03/2027', 'Ready by 3/2027'],
  ['נסיים ב־2027', 'Ready in 2027'],
  ['בבנייה', 'Under construction'],
])('a badge for March 2027 may say “%s”, “%s”', async (he, en) => {
  const changes = [setting(building, 'completion', '2027-03'), setting(building, 'status', { he, en })];
  expect(await issuesOf(changes)).toEqual([]);
});
