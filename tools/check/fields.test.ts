import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { valueAt } from '@/lib/value-at';
import { checkFields } from './fields';
import { readSite } from './read';

type Fields = Record<
  string,
  { label?: string; help?: string; hint?: string; choices?: Record<string, string> }
>;

/** The errors after a change of the Hebrew descriptions, as `key field`. */
function errorsAfter(change: (fields: Fields) => void, file = 'model/fields/he.json'): string[] {
  const root = newFolder();
  for (const folder of ['messages', 'model/fields'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  const fields: Fields = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  change(fields);
  writeFileSync(path.join(root, file), JSON.stringify(fields));
  return checkFields(readSite(root)).map(({ field, hint }) => `${hint.key} ${field}`);
}

test('every field, choice and message is described in every language', () => {
  expect(checkFields(readSite('.'))).toEqual([]);
});

test.each([
  [
    'a field without a label',
    ['project.totalArea', 'label'],
    undefined,
    'fields.missing project.totalArea.label',
  ],
  ['a help in one language only', ['facts.power', 'help'], undefined, 'fields.missing facts.power.help'],
  [
    'a choice without a name',
    ['project.status', 'choices', 'completed'],
    undefined,
    'fields.missing project.status.choices.completed',
  ],
  ['an empty label', ['project.title', 'label'], ' ', 'record.empty project.title.label'],
  ['a field that does not exist', ['project.totlArea'], { label: 'שטח' }, 'fields.stray project.totlArea'],
  [
    'a message that does not exist',
    ['messages.Hero.noSuchMessage'],
    { help: 'איננו' },
    'fields.stray messages.Hero.noSuchMessage',
  ],
  ['a hint that cannot be read', ['month', 'hint'], 'כתבו {', 'fields.hint month.hint'],
  ['a hint with a value that nothing fills in', ['month', 'hint'], 'כתבו {year}', 'fields.hint month.hint'],
  ['an unknown part', ['month', 'hnit'], 'כתבו', 'record.unknownNear month.hnit'],
])('%s is an error', (_, path, value, error) => {
  const last = path.pop() ?? '';
  const change = (fields: object) => {
    Reflect.set(valueAt(fields, path) as object, last, value);
  };
  expect(errorsAfter(change)).toEqual([error]);
});

test('a misspelt name is reported with the nearest field', () => {
  const errors = errorsAfter((all) => {
    all['project.totlArea'] = all['project.totalArea'] ?? {};
    delete all['project.totalArea'];
  });
  expect(errors).toContain('fields.strayNear project.totlArea');
});

test('a group of messages needs no description', () => {
  expect(errorsAfter((all) => Object.assign(all, { Vision: { label: 'חזון' } }), 'messages/he.json')).toEqual(
    [],
  );
});
