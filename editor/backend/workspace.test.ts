import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { nameEdit } from './edit';
import { present } from './person';
import { openWorkspace, type Workspace } from './workspace';

const hebrew = 'messages/he.json';
const english = 'messages/en.json';
const project = 'content/projects/steel-hall.json';
const copy = makeCopy();
let workspace: Workspace;

beforeEach(() => {
  workspace = openWorkspace(copy.root);
});
afterEach(copy.restore);

function text(file: string): string {
  return readFileSync(path.join(copy.root, file), 'utf8');
}

function value(file: string, ...at: string[]) {
  return at.reduce((part, key) => part?.[key], JSON.parse(text(file)));
}

function set(file: string, at: string[], after: unknown) {
  return workspace.change({ kind: 'set', file, path: at, before: value(file, ...at), value: after });
}

test('a rejected text is a draft beside the file, also after a restart', async () => {
  const before = text(english);
  await set(english, ['Hero', 'eyebrow'], 'Development since {nobody}');
  expect(text(english)).toBe(before);
  workspace = openWorkspace(copy.root);
  const { drafts, files, issues } = await workspace.view();
  expect(drafts).toHaveLength(1);
  expect(files[english]).toMatchObject({ Hero: { eyebrow: 'Development since {nobody}' } });
  const [issue] = issues.filter(({ field, level }) => field === 'Hero.eyebrow' && level === 'error');
  expect(issue?.hint.he).toMatch(/[א-ת]/);
  expect(issue?.hint.en).toMatch(/[a-z]/);
  await workspace.discard({ file: english, path: ['Hero', 'eyebrow'] });
  expect((await workspace.view()).drafts).toEqual([]);
});

test('a file that begins with a hidden mark loses it with the first change', async () => {
  const before = text(english);
  writeFileSync(path.join(copy.root, english), `\ufeff${before}`);
  expect((await workspace.view()).files[english]).toEqual(JSON.parse(before));
  const edit = { kind: 'set' as const, file: english, path: ['Hero', 'eyebrow'] };
  await workspace.change({
    ...edit,
    before: JSON.parse(before).Hero.eyebrow,
    value: 'Building since {founded}',
  });
  expect(value(english, 'Hero', 'eyebrow')).toBe('Building since {founded}');
});

test('two editors on the same folder keep the drafts of both', async () => {
  const other = openWorkspace(copy.root);
  await set(english, ['Hero', 'eyebrow'], 'Since {nobody}');
  const before = value(english, 'Hero', 'primary');
  await other.change({ kind: 'set', file: english, path: ['Hero', 'primary'], before, value: '{nothing}' });
  const { drafts } = await workspace.view();
  expect(drafts.map(({ edit }) => edit.path.at(-1))).toEqual(['eyebrow', 'primary']);
});

test('a value that both languages must name is written when both do', async () => {
  const [old, oldHebrew] = [value(english, 'Answer', 'method'), value(hebrew, 'Answer', 'method')];
  await set(english, ['Answer', 'method'], `${old}, {phone}`);
  expect(value(english, 'Answer', 'method')).toBe(old);
  await set(hebrew, ['Answer', 'method'], `${oldHebrew}, {phone}`);
  expect(value(english, 'Answer', 'method')).toBe(`${old}, {phone}`);
  expect(value(hebrew, 'Answer', 'method')).toBe(`${oldHebrew}, {phone}`);
  expect((await workspace.view()).drafts).toEqual([]);
});

test('a draft in one record holds up no change of another', async () => {
  await set('content/company.json', ['phone'], '12');
  await set('content/buildings/harbourgate.json', ['unitsAsOf'], '2026-11-20');
  expect(value('content/buildings/harbourgate.json', 'unitsAsOf')).toBe('2026-11-20');
  expect(value('content/company.json', 'phone')).not.toBe('12');
});

test('a change in the file is not overwritten by an older page', async () => {
  const old = value(english, 'Hero', 'primary');
  const outside = text(english).replace(`"primary": "${old}"`, '"primary": "From outside"');
  writeFileSync(path.join(copy.root, english), outside);
  const edit = { kind: 'set' as const, file: english, path: ['Hero', 'primary'], before: old, value: 'Mine' };
  await set(english, ['Hero', 'secondary'], 'All our projects');
  await expect(workspace.change(edit)).rejects.toMatchObject({ now: 'From outside' });
  expect(value(english, 'Hero')).toMatchObject({ primary: 'From outside', secondary: 'All our projects' });
  await workspace.change({ ...edit, before: 'From outside' });
  expect(value(english, 'Hero', 'primary')).toBe('Mine');
});

test('a draft is not replaced by an older page', async () => {
  const old = value(english, 'Hero', 'primary');
  const edit = { kind: 'set' as const, file: english, path: ['Hero', 'primary'], before: old };
  await workspace.change({ ...edit, value: 'Ask {whom}' });
  await expect(workspace.change({ ...edit, value: 'Mine' })).rejects.toMatchObject({ now: 'Ask {whom}' });
  await workspace.changeAll([{ ...edit, value: 'From a table' }]);
  expect((await workspace.view()).drafts).toMatchObject([{ conflict: { now: 'From a table' } }]);
  writeFileSync(path.join(copy.root, english), text(english).replace('From a table', 'From outside'));
  const { drafts } = await workspace.view();
  expect(drafts).toMatchObject([{ edit: { value: 'Ask {whom}' }, conflict: { now: 'From outside' } }]);
  await workspace.change({ ...edit, before: 'From outside', value: 'Ask us' });
  expect(value(english, 'Hero', 'primary')).toBe('Ask us');
  expect((await workspace.view()).drafts).toEqual([]);
});

test('a change that is sent again, because its answer was lost, is no conflict', async () => {
  const edit = { kind: 'set' as const, file: english, path: ['Hero', 'primary'] };
  const sent = { ...edit, before: value(english, 'Hero', 'primary'), value: 'Write to us today' };
  await workspace.change(sent);
  await workspace.change(sent);
  expect(value(english, 'Hero', 'primary')).toBe('Write to us today');
  expect((await workspace.view()).changes).toHaveLength(1);
});

test.each([
  ['broken', () => writeFileSync(path.join(copy.root, project), '{')],
  ['deleted', () => rmSync(path.join(copy.root, project))],
])('a draft in a record that others have %s stays, and can be given up', async (_, harm) => {
  await set(project, ['height'], 'tall');
  harm();
  expect((await workspace.view()).drafts).toMatchObject([{ edit: { value: 'tall' }, conflict: {} }]);
  await set(english, ['Hero', 'primary'], 'Write to us today');
  await workspace.discard({ file: project, path: ['height'] });
  expect((await workspace.view()).drafts).toEqual([]);
});

test('a change is not taken back when the file was changed since', async () => {
  await set(english, ['Hero', 'primary'], 'Write to us today');
  writeFileSync(path.join(copy.root, english), text(english).replace('Write to us today', 'Mine'));
  await expect(workspace.undo()).rejects.toThrow(english);
  expect(value(english, 'Hero', 'primary')).toBe('Mine');
});

describe('a rejected area of unit 2, after others have', () => {
  const building = 'content/buildings/harbourgate.json';
  const place = { file: building, path: ['units', 1, 'area'] };
  let units: { first: object; second: object; others: object[] };

  beforeEach(async () => {
    const record = value(building);
    const [first, second, ...others] = record.units;
    const edit = { ...place, kind: 'set' as const, before: second.area };
    await workspace.change(nameEdit({ ...edit, value: 'many' }, record));
    expect((await workspace.view()).drafts).toMatchObject([{ edit: place }]);
    units = { first: { ...first, area: second.area }, second, others };
  });

  const write = (list: object[]) =>
    writeFileSync(path.join(copy.root, building), JSON.stringify({ ...value(building), units: list }));

  test('moved it, stays with the unit', async () => {
    write([units.second, units.first, ...units.others]);
    const moved = { ...place, path: ['units', 0, 'area'] };
    const { drafts, files } = await workspace.view();
    expect(drafts).toMatchObject([{ edit: moved, conflict: undefined }]);
    expect(files[building]).toMatchObject({ units: [{ area: 'many' }, units.first] });
    await workspace.discard(moved);
    expect((await workspace.view()).drafts).toEqual([]);
  });

  test('removed it, conflicts', async () => {
    write([{ number: 'A1' }, units.first]);
    const { drafts, files } = await workspace.view();
    expect(drafts).toMatchObject([{ conflict: { now: undefined } }]);
    expect(files[building]).toMatchObject({ units: [{ number: 'A1' }, units.first] });
    await workspace.discard({ file: building, path: drafts[0]?.edit.path ?? [] });
    expect((await workspace.view()).drafts).toEqual([]);
  });
});

describe('two people who have signed in', () => {
  const [dana, roni] = ['dana', 'roni'].map((name) => ({ name, mail: `${name}@company.example` }));
  const asPerson = <Result>(person: typeof dana, work: () => Promise<Result>) => present.run(person, work);
  const hero = () => value(english, 'Hero');

  test('undo and redo only their own work', async () => {
    const before = hero();
    await asPerson(roni, () => set(english, ['Hero', 'primary'], 'Write to Roni'));
    await asPerson(dana, () => set(english, ['Hero', 'secondary'], 'Work of Dana'));
    await asPerson(roni, () => workspace.undo());
    expect(hero()).toEqual({ ...before, secondary: 'Work of Dana' });
    const steps = await asPerson(roni, workspace.view);
    expect([steps.undo, steps.redo]).toMatchObject([undefined, { path: ['Hero', 'primary'] }]);
    await asPerson(roni, () => workspace.redo());
    expect(hero()).toMatchObject({ primary: 'Write to Roni', secondary: 'Work of Dana' });
    await asPerson(dana, () => workspace.undo());
    expect(hero()).toMatchObject({ primary: 'Write to Roni', secondary: before.secondary });
  });

  test('undo nothing that the other has changed since', async () => {
    await asPerson(roni, () => set(english, ['Hero', 'primary'], 'Write to Roni'));
    await asPerson(dana, () => set(english, ['Hero', 'primary'], 'Write to Dana'));
    await expect(asPerson(roni, () => workspace.undo())).rejects.toMatchObject({ kind: 'changedSince' });
    expect(hero().primary).toBe('Write to Dana');
  });
});

test('changes of two languages of one name are no conflict', async () => {
  const name = value('content/company.json', 'name');
  const edit = { kind: 'set' as const, file: 'content/company.json', path: ['name'], before: name };
  await set('content/company.json', ['name', 'en'], 'Northern Halls');
  await workspace.change({ ...edit, value: { ...name, he: 'אולמות הצפון' } });
  expect(value('content/company.json', 'name')).toMatchObject({ en: 'Northern Halls', he: 'אולמות הצפון' });
});
