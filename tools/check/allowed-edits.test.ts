import { readFileSync } from 'node:fs';
import { type Change, makeCopy, replacing, setting } from '../../e2e/support/content/fixture-copy';
import { fixture } from '../../e2e/support/content/other-company';
import { listKeptFiles } from './site-files';

const hall = 'content/projects/steel-hall.json';
const [he, en] = ['messages/he.json', 'messages/en.json'] as const;
const building = 'content/buildings/harbourgate.json';
const company = 'content/company.json';
const gate = 'content/projects/harbour-gate.json';
const partner = { name: { he: 'BIG', en: 'BIG' }, logo: null };

const copy = makeCopy();

function withWindowsLineEnds(file: string): Change {
  return { file, to: (before) => before.replace(/\r?\n/g, '\r\n') };
}

const edits: [what: string, change: () => Change | Change[]][] = [
  [
    'the line ends of Windows in a whole clone',
    () =>
      ['messages', 'content', 'public']
        .flatMap((folder) => listKeptFiles(copy.root, folder))
        .filter((file) => /\.(json|svg)$/.test(file) && !file.includes('generated'))
        .concat('.gitignore', 'app/globals.css')
        .map(withWindowsLineEnds),
  ],
  [
    'what the desktops of Macs and of Windows leave',
    () =>
      ['.DS_Store', 'Thumbs.db', 'desktop.ini'].flatMap((name) =>
        [
          'messages',
          'content',
          'content/projects',
          'public',
          'public/brand',
          'public/projects/steel-hall',
        ].map((folder) => ({ file: `${folder}/${name}`, to: () => 'x' })),
      ),
  ],
  [
    'a hall of 24,000 sqm, 36 m high',
    () => [
      setting(hall, 'height', 36),
      { file: hall, to: (before) => before.replaceAll('8,800', '24,000').replace('8800', '24000') },
      { file: hall, to: (before) => before.replaceAll('15\u00a0', '36\u00a0') },
    ],
  ],
  ['unknown facts', () => ['height', 'dunam', 'totalArea'].map((field) => setting(hall, field, null))],
  [
    'a company that lets, in its own words',
    () => [
      setting(en, 'Building.optionsTitle', 'Spaces to let'),
      setting(he, 'Building.optionsTitle', 'שטחים להשכרה'),
      setting(en, 'BuildingForm.sending', 'One moment…'),
    ],
  ],
  ['a company without a designer', () => setting(company, 'designer', undefined)],
  ['a company without a Facebook page', () => setting(company, 'social.facebook', undefined)],
  ['a toll-free number', () => setting(company, 'phone', '1-700-555-012')],
  ['a star number', () => setting(company, 'phone', '*2345')],
  ['a chat with another number than the phone', () => setting(company, 'whatsapp', '972505550144')],
  ['other hours', () => setting(company, 'accessibility.hours', '08:00-16:00')],
  ['a statement of this year', () => setting(company, 'accessibility.updated', '2026-06-01')],
  [
    'a building that is finished',
    () => [
      setting(building, 'completion', null),
      setting(building, 'status.he', 'הבנייה הסתיימה בספטמבר 2026'),
      setting(building, 'status.en', 'Completed in September 2026'),
    ],
  ],
  ['a partner with a Latin name', () => setting(hall, 'partners.1', partner)],
  ['a project in Hebrew alone', () => setting(gate, 'en', undefined)],
  ['a project that is retired', () => setting(hall, 'retired', true)],
  ['a project in another place', () => setting(hall, 'order', 2.5)],
  ['a project before all others', () => setting(hall, 'order', -1)],
  ['a project that is a draft again', () => setting(hall, 'draft', true)],
  ['a status beside the usual three', () => setting(hall, 'status', { he: 'בהקפאה', en: 'On hold' })],
  [
    'other figures of a project in its record and its texts',
    () => [
      replacing(hall, '"dunam": 16', '"dunam": 17'),
      { file: hall, to: (before) => before.replaceAll('16\u00a0', '17\u00a0') },
    ],
  ],
  [
    'a length that is no height',
    () => [
      setting(hall, 'he.openingLine', 'אולם באורך 120\u00a0מ׳.'),
      setting(hall, 'en.openingLine', 'A hall 120\u00a0m long.'),
    ],
  ],
  [
    'the same picture in two records',
    () => setting(gate, 'images', JSON.parse(readFileSync(`${fixture}/${hall}`, 'utf8')).images),
  ],
  [
    'a sign of the trade in a text',
    () => setting('messages/en.json', 'Hero.text', 'Fields marked with an asterisk (*) & more'),
  ],
];

test.each(edits)('%s is allowed', async (_what, change) => {
  const found = await copy.issuesOf([change()].flat());
  expect(found).toEqual([]);
});

test.each([
  ['בבנייה – סיום משוער: מרץ 2027', 'Under Construction - Expected Completion March 2027'],
  ['בבנייה, נסיים במרץ 2027', 'Under construction – ready in March 2027'],
  ['בבנייה, סיום ב־03/2027', 'Ready by 3/2027'],
  ['נסיים ב־2027', 'Ready in 2027'],
  ['בבנייה', 'Under construction'],
])('with March 2027 as month of completion the badge may say “%s”, “%s”', async (he, en) => {
  const changes = [setting(building, 'completion', '2027-03'), setting(building, 'status', { he, en })];
  expect(await copy.issuesOf(changes)).toEqual([]);
});
