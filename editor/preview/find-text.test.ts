import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { words } from '../../e2e/support/pages/words';
import { findText } from './find-text';

const { root } = makeCopy();
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const nameIn = (folder: string) => readdirSync(path.join(root, folder))[0] ?? '';
const building = nameIn('content/buildings');
const file = `content/buildings/${building}`;
const { units } = read(file);
const project = nameIn('content/projects');
const record = read(`content/projects/${project}`);
const company = read('content/company.json');

test('a text of a page leads to its message, with its values filled in', () => {
  const text = words('en')('Hero.eyebrow', { founded: '2010' });
  expect(findText(root, 'en', text)).toEqual([{ file: 'messages/en.json', field: 'Hero.eyebrow' }]);
});

test('a form of a count leads to the message that has it', () => {
  const places = findText(root, 'he', words('he')('SocialFeed.comments', { comments: 2 }));
  expect(places).toContainEqual({ file: 'messages/he.json', field: 'SocialFeed.comments' });
});

test('a text of a record leads to its field', () => {
  expect(findText(root, 'en', company.address.en)).toContainEqual({
    file: 'content/company.json',
    field: 'address.en',
  });
});

test('a phone number leads to its field in its international form too', () => {
  const international = `+972-${company.phone.slice(1)}`;
  expect(findText(root, 'en', international)).toContainEqual({
    file: 'content/company.json',
    field: 'phone',
  });
});

test('what the page shows comes before what only its head says', () => {
  const title = words('he')('Hero.title');
  const file = path.join(root, 'messages/he.json');
  const before = readFileSync(file, 'utf8');
  const catalog = JSON.parse(before);
  catalog.Metadata.ogHomeTitle = title;
  writeFileSync(file, JSON.stringify(catalog));
  expect(findText(root, 'he', title).map(({ field }) => field)).toEqual([
    'Hero.title',
    'Metadata.ogHomeTitle',
  ]);
  writeFileSync(file, before);
});

test('a text of nowhere leads nowhere', () => {
  expect(findText(root, 'en', 'Nobody has written this sentence.')).toEqual([]);
});

describe.each(['he', 'en'] as const)('a text about a record, on a page in %s,', (locale) => {
  const t = words(locale);
  const { number, area, use, status } = units.at(-1);
  const row = [`/en/${building.replace('.json', '')}/${number}`, '/'];
  const taken =
    status === 'taken'
      ? t('Units.statuses.taken', { offer: 'sale' })
      : t(`Units.statuses.${status as 'free'}`);
  test.each([
    ['number', number],
    ['number', t('Unit.heading', { number })],
    ['area', t('Units.areaValue', { n: area })],
    ['use', t(`Units.uses.${use as 'office'}`)],
    ['status', taken],
  ])('leads from the row of a unit to its %s', (field, text) => {
    expect(findText(root, locale, text, row)).toContainEqual({
      file,
      field: `units.${units.length - 1}.${field}`,
    });
  });

  test('leads from the page of a project to its figures and its status', () => {
    const place = { file: `content/projects/${project}` };
    const find = (text: string) => findText(root, locale, text, [`/project/${record.index}`]);
    expect(find(t(`Status.${record.status as 'completed'}`))).toEqual([{ ...place, field: 'status' }]);
    expect(find(t('Facts.areaValue', { n: record.totalArea }))).toEqual([{ ...place, field: 'totalArea' }]);
  });

  test('leads to the word where its row is about none', () => {
    const [place] = findText(root, locale, t('Units.statuses.free'), ['/', '#']);
    expect(place).toEqual({ file: `messages/${locale}.json`, field: 'Units.statuses.free' });
  });
});
