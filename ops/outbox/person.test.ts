import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { createOutbox, type Outbox } from '@/server/mail/outbox';
import { deletePerson, exportPerson, find } from './person';

let dir: string;
let outbox: Outbox;
let printed: string[];

const wrote = {
  new: { name: 'Dana', email: 'Dana@Private.example' },
  'new.webhook': { name: 'Dana', email: 'Dana@Private.example' },
  failed: { name: 'Dana', phone: '+972 (50) 555\u20110100' },
  sent: { name: 'Omer', message: 'Dana asked: 050 555 0100 or <dana@private.example>.' },
  busy: { email: 'dana@private.example' },
  other: { name: 'Dana', email: 'adana@private.example', phone: '050-555-0101' },
};

beforeEach(async () => {
  dir = newFolder();
  outbox = createOutbox(dir, 7);
  await outbox.prepare();
  printed = [];
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...[line]: unknown[]) => void printed.push(String(line)));
  for (const [id, inquiry] of Object.entries(wrote)) {
    const times = { received: 0, giveUp: 0, attempts: 1, reason: '' };
    const entry = { id, form: 'contact', inquiry, envelope: { from: '', to: [] }, raw: '', ...times };
    await outbox.put([entry]);
    if (id === 'failed') await outbox.fail(entry);
    else if (id === 'sent') await outbox.discard(entry);
    else if (id !== 'busy') await outbox.postpone(entry, 0);
  }
});

afterEach(() => {
  process.exitCode = undefined;
});

const idsIn = async () =>
  (await Promise.all((['new', 'busy', 'failed', 'sent'] as const).map((state) => outbox.list(state))))
    .flat()
    .map(({ id }) => id)
    .sort();
const logged = () => printed.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));

test.each([
  ['dana@private.example', ['busy', 'new', 'new.webhook', 'sent']],
  ['Dana@PRIVATE.example', ['busy', 'new', 'new.webhook', 'sent']],
  ['050-555-0100', ['failed', 'sent']],
  ['+972505550100', ['failed', 'sent']],
  ['\u202a050\u2013٥٥٥\u22120100\u202c', ['failed', 'sent']],
  ['noone@private.example', []],
])('%s is found in whatever waits, is on its way, has failed or is kept', async (wanted, expected) => {
  await find(outbox, wanted);
  const ids = printed.flatMap((line) => /^ {2}([\w.]+) /.exec(line)?.[1] ?? []);
  expect(ids.sort()).toEqual(expected);
});

test('input that is neither an address nor a number is refused', async () => {
  for (const wanted of ['', 'Dana', '12345']) await find(outbox, wanted);
  expect(printed).toEqual(Array(3).fill(expect.stringContaining('Write an email address')));
  expect(process.exitCode).toBe(1);
});

test('an export is a new file, readable by its owner only', async () => {
  const file = path.join(dir, 'dana.json');
  await exportPerson(outbox, '0505550100', file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
    { state: 'failed', inquiry: wrote.failed, received: '1970-01-01T00:00:00.000Z' },
    { state: 'sent', inquiry: wrote.sent },
  ]);
  expect(logged()).toEqual([expect.objectContaining({ event: 'exported for a person', count: 2 })]);
  expect(printed.join()).not.toMatch(/dana|0100/i);
  await expect(exportPerson(outbox, '0505550100', file)).rejects.toThrow('EEXIST');
});

test('a deletion needs a confirmation in a terminal', async () => {
  const before = await idsIn();
  const wanted = 'dana@private.example';
  await deletePerson(outbox, wanted, null);
  await deletePerson(outbox, wanted, async () => 'no');
  expect([await idsIn(), process.exitCode]).toEqual([before, 1]);
  await deletePerson(outbox, wanted, async () => 'yes');
  expect(await idsIn()).toEqual(['busy', 'failed', 'other']);
  const [line, ...more] = logged();
  expect(more).toEqual([]);
  expect(line).toEqual({
    time: expect.any(String),
    level: 'info',
    event: 'deleted for a person',
    count: 3,
  });
  expect(printed.at(-1)).toContain('1 moved or are being sent');
});
