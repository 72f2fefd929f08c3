import { readFileSync } from 'node:fs';
import { catalogOf, routing } from '../../i18n/routing';
import { listFiles } from '../../lib/list-files';
import { formatJson } from '../../tools/files/format-json';
import { applyEdit, type Edit } from './edit';

const records = ['content', 'e2e/fixtures/all-on/content'].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`),
);

test.each([...routing.locales.map(catalogOf), ...records])('%s is in the form that a save writes', (name) => {
  const text = readFileSync(name, 'utf8');
  expect(formatJson(JSON.parse(text))).toBe(text);
});

const data = { text: 'old', list: ['a', 'b', 'c'], none: null };
const file = 'content/social.json';

test.each<[string, object, object]>([
  ['changes a text', { kind: 'set', path: ['text'], value: 'new' }, { ...data, text: 'new' }],
  ['removes a field', { kind: 'set', path: ['none'] }, { text: 'old', list: data.list }],
  ['adds a field', { kind: 'set', path: ['grid'], value: [12] }, { ...data, grid: [12] }],
  ['changes an item', { kind: 'set', path: ['list', 0], value: 'A' }, { ...data, list: ['A', 'b', 'c'] }],
  ['removes the first item', { kind: 'set', path: ['list', 0] }, { ...data, list: ['b', 'c'] }],
  ['removes the last item', { kind: 'set', path: ['list', 2] }, { ...data, list: ['a', 'b'] }],
  [
    'inserts an item',
    { kind: 'insert', path: ['list', 1], value: 'x' },
    { ...data, list: ['a', 'x', 'b', 'c'] },
  ],
  [
    'inserts into a list that is not there',
    { kind: 'insert', path: ['new', 0], value: 'x' },
    { ...data, new: ['x'] },
  ],
  ['moves an item down', { kind: 'move', path: ['list', 0], to: 2 }, { ...data, list: ['b', 'c', 'a'] }],
  ['moves an item up', { kind: 'move', path: ['list', 2], to: 0 }, { ...data, list: ['c', 'a', 'b'] }],
  ['changes nothing where its group is gone', { kind: 'set', path: ['none', 'a'], value: 1 }, data],
])('an edit %s', (_, edit, expected) => {
  expect(applyEdit(data, { file, ...edit } as Edit)).toEqual(expected);
});
