import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { newFolder } from '../../e2e/support/folder';
import { valueAt } from '../../lib/value-at';
import messages from '../../messages/he.json';
import { writeWhole } from '../files/write-whole';
import { listGeneralTexts } from './general-texts';
import { collectOwn, listOfSample } from './moving-in';
import { readSite, type Site } from './read';
import written from './sample.json';

const root = newFolder();
const company = 'content/company.json';
const building = 'content/buildings/hall.json';
const catalog = 'messages/en.json';

/** Returns a site with these files, in the form of the first phase of the check. */
function siteOf(files: Record<string, unknown>): Site {
  const texts = Object.entries(files).map(([file, data]) => [file, { data }]);
  return { root, files: new Map(texts as never), buildings: [], projects: [], misplaced: [], issues: [] };
}

const name = { he: 'שם', en: 'Name' };
const people = [
  { name: { he: 'דנה', en: 'Dana' }, email: 'dana@sample.example' },
  { name: { he: 'נועה', en: 'Noa' }, email: 'noa@sample.example' },
];
const original = {
  [company]: { name, phone: '02-555-0100', founded: 2010, updated: '2026-11-23', people, note: { en: '' } },
  [building]: { name, units: [{ number: '1', area: 120 }], hero: { src: '/a.jpg', alt: { en: 'A hall' } } },
  [catalog]: { Hero: { title: 'We build', arrow: 'Go on' }, Viewer: { close: 'Close' } },
};
writeWhole(`${root}/public/brand/icon.svg`, '<svg/>');
const sample = collectOwn(siteOf(original));

const found = (files: Record<string, unknown>) =>
  listOfSample(siteOf(files), sample)
    .map(({ file, field, hint }) =>
      [file, field, hint.key.replace('movingIn.', '')].filter(Boolean).join(' '),
    )
    .filter((line) => !line.startsWith('public/'));

const other = { he: 'אחר', en: 'Other' };

test.each([
  ['an unchanged record as a whole', { [company]: original[company] }, [`${company} single`]],
  ['an unchanged record of a folder as a whole', { [building]: original[building] }, [`${building} record`]],
  [
    'each unchanged field of a changed record',
    { [company]: { ...original[company], name: { he: 'אחר', en: 'Name' }, people: [] } },
    [`${company} name.en value`, `${company} phone value`, `${company} founded value`],
  ],
  [
    'an item of a list by its first text',
    { [company]: { name: other, people: [{ ...people[1], name: { he: 'נועה', en: 'Noah' } }] } },
    [`${company} people.0.name.he value`, `${company} people.0.email value`],
  ],
  [
    'an unknown item of a list by its position',
    { [company]: { name: other, people: [{ name: other, email: 'dana@sample.example' }] } },
    [`${company} people.0.email value`],
  ],
  ['nothing of a moved text', { [company]: { name: other, legalName: name } }, []],
  [
    'neither dates nor empty texts',
    { [company]: { name: other, updated: '2026-11-23', note: { en: '' } } },
    [],
  ],
  [
    'the file name of a building with other texts',
    { [building]: { ...original[building], name: other, hero: { src: '/a.jpg', alt: other } } },
    [`${building} name`],
  ],
  ['nothing of a new building', { 'content/buildings/other.json': original[building] }, []],
  [
    'the texts of a catalog that are not general',
    { [catalog]: original[catalog] },
    [`${catalog} Hero.title value`],
  ],
] as [string, Record<string, unknown>, string[]][])('reports %s', (_title, files, expected) => {
  expect(found(files)).toEqual(expected);
});

test('reports a file of public under another name', () => {
  writeWhole(`${root}/public/brand/other.svg`, '<svg/>');
  writeWhole(`${root}/public/brand/icon.svg`, '<svg></svg>');
  const files = listOfSample(siteOf({}), sample).map(({ file }) => file);
  expect(files).toEqual(['public/brand/other.svg']);
});

test('reports only catalogs for a company with its own records and pictures', () => {
  const { files, ...site } = readSite(makeCopy().root);
  const catalogs = Object.entries(written.files).filter(([file]) => file.startsWith('messages/'));
  const texts = catalogs.map(([file, data]) => [file, { data }] as [string, never]);
  const issues = listOfSample({ ...site, files: new Map([...files, ...texts]) });
  expect(issues).not.toEqual([]);
  expect(issues.filter(({ file }) => !file.startsWith('messages/'))).toEqual([]);
});

test('every general text is in the catalogs', () => {
  const missing = listGeneralTexts().filter((key) => valueAt(messages, key.split('.')) === undefined);
  expect(missing).toEqual([]);
});
