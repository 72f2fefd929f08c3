import { readFileSync } from 'node:fs';
import { catalogOf, routing } from '../../i18n/routing';
import { listRecordFiles } from '../../tools/check/site-files';
import type { Edit } from './edit';
import { editJson } from './json-edit';

const catalogs = routing.locales.map(catalogOf);
const records = listRecordFiles('e2e/fixtures/all-on').map((name) => `e2e/fixtures/all-on/${name}`);
const file = 'content/social.json';
const source =
  '{\n  "b": "old",\n  "a": [{ "x": 1 }, { "x": 2 }],\n  "list": [8.1, 8.1],\n  "unknown": null\n}\n';

function edit(change: object): string {
  return editJson(source, { file, ...change } as Edit);
}

type Place = { path: (string | number)[]; value: unknown };

/** Every text, number and other single value, with its place. */
function leavesOf(data: unknown, path: (string | number)[] = []): Place[] {
  if (typeof data !== 'object' || data === null) return [{ path, value: data }];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, value]) =>
    leavesOf(value, [...path, isList ? Number(key) : key]),
  );
}

test.each([...catalogs, ...records])('saving every field of %s without a change changes no byte', (name) => {
  const text = readFileSync(name, 'utf8');
  const leaves = leavesOf(JSON.parse(text));
  // Each place once: a file has up to 600, and each edit reads the file.
  const edited = leaves.reduce(
    (each, { path, value }) => editJson(each, { kind: 'set', file: name, path, before: value, value }),
    text,
  );
  expect(edited).toBe(text);
  expect(leaves.length).toBeGreaterThan(0);
});

test('a changed text leaves every other byte as it is', () => {
  expect(edit({ kind: 'set', path: ['b'], before: 'old', value: 'new ״ע״\u00A0' })).toBe(
    source.replace('old', 'new ״ע״\u00A0'),
  );
});

test('a field that is taken away takes its comma with it', () => {
  const left = edit({ kind: 'set', path: ['unknown'], before: null });
  expect(left).toBe(source.replace(',\n  "unknown": null', ''));
});

test('a new field has the layout of the formatter', () => {
  const added = edit({ kind: 'set', path: ['grid'], value: [12, 24] });
  expect(added).toBe(source.replace('null\n', 'null,\n  "grid": [12, 24]\n'));
});

test('an item that moves keeps its layout', () => {
  const before = [{ x: 1 }, { x: 2 }];
  expect(edit({ kind: 'move', path: ['a', 0], to: 1, before })).toBe(
    source.replace('[{ "x": 1 }, { "x": 2 }]', '[{ "x": 2 }, { "x": 1 }]'),
  );
});

test('an item is put in at its place', () => {
  const added = edit({ kind: 'insert', path: ['list', 1], value: 9, before: [8.1, 8.1] });
  expect(JSON.parse(added).list).toEqual([8.1, 9, 8.1]);
  expect(added).toContain('[8.1, 9, 8.1]');
});

test.each([
  ['first', 0, '["b", ""]'],
  ['middle', 1, '["a", ""]'],
  ['last', 2, '["a", "b"]'],
])('the %s item of a list in one line is taken away with its comma', (_, index, left) => {
  const line = '{ "list": ["a", "b", ""] }\n';
  const before = JSON.parse(line).list[index];
  expect(editJson(line, { kind: 'set', file, path: ['list', index], before })).toBe(
    line.replace('["a", "b", ""]', left),
  );
});
